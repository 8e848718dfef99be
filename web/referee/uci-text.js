// @ts-nocheck
// What the lines of a UCI engine say.

/**
 * @typedef {object} UciOption an option that an engine offers
 * @property {string} name
 * @property {string} type
 * @property {string} default
 * @property {number} min
 * @property {number} max
 * @property {string[]} choices of a combo
 */

const optionKeys = ['name', 'type', 'default', 'min', 'max', 'var'];

/**
 * The option that a line `option name … type …` offers. Names and values may hold spaces.
 * @returns {UciOption}
 */
export function readOption(line) {
  const fields = { name: '', type: '', default: '', min: '-Infinity', max: 'Infinity' };
  const choices = [];
  const parts = line.split(/\s(name|type|default|min|max|var)(?=\s|$)/).slice(1);
  for (let i = 0; i < parts.length; i += 2) {
    const value = parts[i + 1].trim();
    if (parts[i] === 'var') choices.push(value);
    else if (optionKeys.includes(parts[i])) fields[parts[i]] = value;
  }
  return { ...fields, min: Number(fields.min), max: Number(fields.max), choices };
}

/** Depth and score of an `info` line, from the side to move, or null when it has no exact score. */
export function readInfo(line) {
  const found = /\bscore (cp|mate) (-?\d+)\b(?! (?:upper|lower)bound)/.exec(line);
  if (!found || /\bmultipv (?!1\b)\d+/.test(line)) return null;
  const depth = Number(/\bdepth (\d+)/.exec(line)?.[1] ?? 0);
  return { depth, score: { [found[1]]: Number(found[2]) } };
}

/** The move of a `bestmove` line; empty when the line names none. */
export function readBestMove(line) {
  return line.split(/\s+/)[1] ?? '';
}

/** The sum of a perft, `Nodes: 8902` or `Nodes searched: 8902`; undefined in any other line. */
export function readLeaves(line) {
  const found = /^Nodes(?: searched)?: (\d+)$/i.exec(line);
  return found ? Number(found[1]) : undefined;
}
