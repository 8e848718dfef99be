// node scripts/piece-values/fit-values.mjs FILE GAME POSITIONS
// Fits the worth of the game's pieces to POSITIONS, as scripts/self-play/run writes and names them, and writes a table
// into FILE between the game's marks. The rest of the file stays as it is.

import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { grouped, tableLines, writePart } from '../shared/page-part.mjs';
import { readVariants } from '../variants/variants.mjs';
import { readSelfPlay, withoutLevels } from './positions.mjs';
import { worthOf } from './worth.mjs';

/** @import { Variant } from '../variants/variants.mjs' */
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

const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);

/** A worth on a scale on which the unit counts `scale`. */
function inUnits(/** @type {Quotient} */ { value, error }, /** @type {number} */ scale) {
  const figure = (scale * value).toFixed(2);
  return error > 0 ? `${figure} ± ${(scale * error).toFixed(2)}` : figure;
}

/**
 * @param {ReturnType<typeof worthOf>} worths
 * @param {Map<string, string>} names
 * @param {Record<string, string>} [said] what others have said
 */
function table(worths, names, said) {
  const nameOf = (/** @type {string} */ role) =>
    `${names.get(role[0]) ?? role[0]}${role.length > 1 ? ' on the upper level' : ''}`;
  const rows = worths.map(({ role, pawns, rooks, score, scoreLow, scoreHigh }) => {
    return [
      nameOf(role),
      inUnits(pawns, 1),
      inUnits(rooks, ROOK),
      `${percent(score)} (${percent(scoreLow)}–${percent(scoreHigh)})`,
      ...(said ? [said[role] ?? '–'] : []),
    ];
  });
  const heads = [
    'piece',
    'pawn = 1',
    'rook = 5',
    'score with one more, %',
    ...(said ? ['said'] : []),
  ];
  return [...tableLines(heads, rows), '', ''].join('\n');
}

/** The nodes of a move, which the name of the file ends with. */
const nodesOf = (/** @type {string} */ positions) =>
  Number(path.basename(positions, '.tsv').split('-').at(-1));

/**
 * @param {Awaited<ReturnType<typeof readSelfPlay>>} selfPlay
 * @param {{ names: Map<string, string>, nodes: number, said?: Record<string, string> }} about
 */
function partOf({ games, results, rows }, { names, nodes, said }) {
  const [losses, draws, wins] = results;
  const counts = `${grouped(games)} games (+${wins} =${draws} -${losses}) at ${nodes} nodes a move, ${grouped(rows.length)} differences.`;
  const whole = rows.map((row) => ({ ...row, differences: withoutLevels(row.differences) }));
  const parts = [`${counts}\n\n`, table(worthOf(whole), names, said)];
  if (rows.some(({ differences }) => [...differences.keys()].some((role) => role.length > 1))) {
    parts.push('By the level on which a piece stands:\n\n', table(worthOf(rows), names));
  }
  return parts.join('');
}

const [file, game, positions] = process.argv.slice(2);
await writePart({ file, name: game, writer: 'scripts/piece-values/run' }, async () => {
  const variants = await readVariants();
  const lines = createInterface({ input: createReadStream(positions, 'ascii') });
  return partOf(await readSelfPlay(lines), {
    names: namesOf(variants),
    nodes: nodesOf(positions),
    said: variants.find(({ id }) => id === game)?.saidWorths,
  });
});
