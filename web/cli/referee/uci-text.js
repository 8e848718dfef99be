// Parses the lines of a UCI engine.

/**
 * @typedef {object} UciOption an option that an engine offers
 * @property {string} name
 * @property {string} type
 * @property {string} default
 * @property {number} min
 * @property {number} max
 * @property {string[]} choices of a combo
 *
 * @typedef {{ depth: number, score: { cp: number } | { mate: number } }} UciInfo
 *
 * @typedef {object} UciLine one of the best moves with what follows it, as an `info` line says it
 * @property {number} rank 1 for the best move
 * @property {number} depth
 * @property {number} nodes
 * @property {UciInfo['score']} score from the side to move; a bound where `isBound`
 * @property {boolean} isBound
 * @property {string[]} pv
 */

/** @param {string} key @returns {key is 'name' | 'type' | 'default' | 'min' | 'max'} */
const isField = (key) => ['name', 'type', 'default', 'min', 'max'].includes(key);

/**
 * The option that a line `option name … type …` offers. Names and values may hold spaces.
 * @param {string} line
 * @returns {UciOption}
 */
export function readOption(line) {
  /** @type {Record<'name' | 'type' | 'default' | 'min' | 'max', string>} */
  const fields = { name: '', type: '', default: '', min: '-Infinity', max: 'Infinity' };
  const choices = [];
  const parts = line.split(/\s(name|type|default|min|max|var)(?=\s|$)/).slice(1);
  for (let i = 0; i < parts.length; i += 2) {
    const value = parts[i + 1].trim();
    const key = parts[i];
    if (key === 'var') choices.push(value);
    else if (isField(key)) fields[key] = value;
  }
  return { ...fields, min: Number(fields.min), max: Number(fields.max), choices };
}

/**
 * Depth and score of an `info` line, from the side to move, or null when it has no exact score.
 * @param {string} line
 * @returns {UciInfo | null}
 */
export function readInfo(line) {
  const found = /\bscore (cp|mate) (-?\d+)\b(?! (?:upper|lower)bound)/.exec(line);
  if (!found || /\bmultipv (?!1\b)\d+/.test(line)) return null;
  const depth = Number(/\bdepth (\d+)/.exec(line)?.[1] ?? 0);
  const value = Number(found[2]);
  return { depth, score: found[1] === 'mate' ? { mate: value } : { cp: value } };
}

/**
 * The line of moves that an `info` line reports, or null when it has none.
 * @param {string} line
 * @returns {UciLine | null}
 */
export function readLine(line) {
  const found = /\bscore (cp|mate) (-?\d+)\b( (?:upper|lower)bound)?/.exec(line);
  const pv = / pv (.+)$/.exec(line)?.[1].split(' ');
  if (!found || !pv) return null;
  const value = Number(found[2]);
  return {
    rank: Number(/\bmultipv (\d+)/.exec(line)?.[1] ?? 1),
    depth: Number(/\bdepth (\d+)/.exec(line)?.[1] ?? 0),
    nodes: Number(/\bnodes (\d+)/.exec(line)?.[1] ?? 0),
    score: found[1] === 'mate' ? { mate: value } : { cp: value },
    isBound: found[3] !== undefined,
    pv,
  };
}

/** The move of a `bestmove` line; empty when the line names none. @param {string} line */
export function readBestMove(line) {
  return line.split(/\s+/)[1] ?? '';
}

/** The sum of a perft, `Nodes: 8902` or `Nodes searched: 8902`; undefined in any other line. @param {string} line */
export function readLeaves(line) {
  const found = /^Nodes(?: searched)?: (\d+)$/i.exec(line);
  return found ? Number(found[1]) : undefined;
}
