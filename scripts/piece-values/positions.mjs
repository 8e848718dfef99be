// Turns the output of scripts/self-play/run into rows for the fit: one for each difference in material that lasted.

/** How many plies a difference must last: a piece that is won back at once says nothing. */
const LASTING = 4;
const LEVEL_MARK = '^';

/** @typedef {{ game: number, result: number, turn: number, differences: Map<string, number> }} Row */

const FIELDS = /^(\S+) ([wb]) [^\t]*\t([012])\t-?\d+\t(\d+)\t(\d+)$/;

/**
 * The number of White's pieces less Black's, by letter; on an upper level with the mark of its squares.
 * @param {string} placement
 */
export function differencesOf(placement) {
  /** @type {Map<string, number>} */
  const differences = new Map();
  for (const [level, squares] of placement.split('|').entries()) {
    for (const letter of squares.replace(/[^a-z]/gi, '')) {
      const role = letter.toUpperCase() + LEVEL_MARK.repeat(level);
      differences.set(role, (differences.get(role) ?? 0) + (letter === role[0] ? 1 : -1));
    }
  }
  return differences;
}

/**
 * The same without levels.
 * @param {Map<string, number>} differences
 */
export function withoutLevels(differences) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const [role, count] of differences) sums.set(role[0], (sums.get(role[0]) ?? 0) + count);
  return sums;
}

/** A text for the difference, which is empty if both sides have the same pieces. */
const textOf = (/** @type {Map<string, number>} */ differences) =>
  [...withoutLevels(differences)]
    .filter(([, count]) => count !== 0)
    .sort()
    .join();

/**
 * Reads lines of self-play. Of every difference in material, as long as it stands without a break, it gives the first
 * quiet position in which it has stood for some plies. An Error quotes a line that is none of self-play.
 * @param {AsyncIterable<string> | Iterable<string>} lines
 * @returns {Promise<{ games: number, results: number[], rows: Row[] }>} `results` are Black's wins, draws and White's
 *   wins; `turn` is 1 where it is White's move and -1 where it is Black's
 */
export async function readSelfPlay(lines) {
  const results = [0, 0, 0];
  /** @type {Row[]} */
  const rows = [];
  let games = 0;
  let now = { game: '', text: '', since: 0, taken: true };
  for await (const line of lines) {
    const fields = FIELDS.exec(line);
    if (!fields) throw new Error(`not a line of self-play: ${line.slice(0, 60)}`);
    const [, placement, color, resultDigit, game, plyText] = fields;
    const result = Number(resultDigit);
    const ply = Number(plyText);
    const differences = differencesOf(placement);
    const text = textOf(differences);
    if (now.game !== game) {
      games += 1;
      results[result] += 1;
    }
    if (now.game !== game || now.text !== text)
      now = { game, text, since: ply, taken: text === '' };
    if (now.taken || ply - now.since < LASTING) continue;
    now.taken = true;
    const turn = color === 'w' ? 1 : -1;
    rows.push({ game: Number(game), result: result / 2, turn, differences });
  }
  return { games, results, rows };
}
