// node scripts/piece-values/fit-values.mjs FILE GAME POSITIONS
// Fits the worth of the game's pieces to POSITIONS, as scripts/self-play/run writes and names them. Replaces the row of
// the game in the .jsonl beside FILE, and writes the tables of all rows into FILE, between its marks. The rest of FILE
// stays as it is.

import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { writePart } from '../shared/page-part.mjs';
import { readVariants } from '../variants/variants.mjs';
import { readSelfPlay, withoutLevels } from './positions.mjs';
import { valueTables } from './value-table.mjs';
import { worthOf } from './worth.mjs';

/** @import { Variant } from '../variants/variants.mjs' */
/** @import { GameValues, PieceValue } from './value-table.mjs' */
/** @import { Quotient } from './worth.mjs' */

/** The value of a rook on the second scale. */
const ROOK = 5;

/** The pieces of chess; a descriptor names those that its game has alone. */
const CHESS = { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'second king' };

/** Letter → name of a piece, of all games. */
function namesOf(/** @type {Variant[]} */ variants) {
  const own = variants.flatMap(({ pieces = {} }) => Object.entries(pieces));
  return new Map([
    ...Object.entries(CHESS),
    ...own.map(([role, { letter }]) => /** @type {const} */ ([letter.toUpperCase(), role])),
  ]);
}

const rounded = (/** @type {number} */ number, /** @type {number} */ digits) =>
  Number(number.toFixed(digits));

/** A worth and its error on a scale on which the unit counts `scale`. */
const inUnits = (/** @type {Quotient} */ { value, error }, /** @type {number} */ scale) => [
  rounded(scale * value, 2),
  rounded(scale * error, 2),
];

/**
 * @param {ReturnType<typeof worthOf>} worths
 * @param {Map<string, string>} names
 * @param {Record<string, string>} [said] what others have said
 * @returns {PieceValue[]}
 */
const valuesOf = (worths, names, said = {}) =>
  worths.map(({ role, pawns, rooks, score, scoreLow, scoreHigh }) => ({
    piece: `${names.get(role[0]) ?? role[0]}${role.length > 1 ? ' on the upper level' : ''}`,
    pawns: inUnits(pawns, 1),
    rooks: inUnits(rooks, ROOK),
    score: [score, scoreLow, scoreHigh].map((share) => rounded(100 * share, 1)),
    ...(said[role] ? { said: Number(said[role]) } : {}),
  }));

/** The nodes of a move, which the name of the file ends with. */
const nodesOf = (/** @type {string} */ positions) =>
  Number(path.basename(positions, '.tsv').split('-').at(-1));

/**
 * @param {Awaited<ReturnType<typeof readSelfPlay>>} selfPlay
 * @param {{ game: string, names: Map<string, string>, nodes: number, said?: Record<string, string> }} about
 * @returns {GameValues}
 */
function gameValues({ games, results, rows }, { game, names, nodes, said }) {
  const [losses, draws, wins] = results;
  const whole = rows.map((row) => ({ ...row, differences: withoutLevels(row.differences) }));
  const hasLevels = rows.some(({ differences }) =>
    [...differences.keys()].some((role) => role.length > 1),
  );
  return {
    ...{ game, games, wins, draws, losses, nodes, differences: rows.length },
    values: valuesOf(worthOf(whole), names, said),
    ...(hasLevels ? { byLevel: valuesOf(worthOf(rows), names) } : {}),
  };
}

/** The rows of a file, those of the game replaced or added. */
function rowsWith(/** @type {GameValues} */ values, /** @type {string} */ data) {
  const lines = existsSync(data) ? readFileSync(data, 'utf8').trim().split('\n') : [];
  /** @type {GameValues[]} */
  const rows = lines.map((line) => JSON.parse(line));
  const isThere = rows.some(({ game }) => game === values.game);
  return isThere ? rows.map((row) => (row.game === values.game ? values : row)) : [...rows, values];
}

const [file, game, positions] = process.argv.slice(2);
const data = file.replace(/\.md$/, '.jsonl');
/** @type {GameValues[]} */
let rows = [];
await writePart({ file, name: 'values', writer: 'scripts/piece-values/run' }, async () => {
  const variants = await readVariants();
  const lines = createInterface({ input: createReadStream(positions, 'ascii') });
  const values = gameValues(await readSelfPlay(lines), {
    game,
    names: namesOf(variants),
    nodes: nodesOf(positions),
    said: variants.find(({ id }) => id === game)?.saidWorths,
  });
  rows = rowsWith(values, data);
  return valueTables(rows);
});
if (process.exitCode !== 1)
  writeFileSync(data, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
