// The tables of docs/notes/piece-values.md, from the rows of piece-values.jsonl beside it.

import { tableLines } from '../shared/page-part.mjs';

/**
 * The worth of a piece: a value and half of its 95 % interval where a pawn is 1 and where a rook is 5, and the score in
 * percent with one more such piece, between the ends of its interval.
 * @typedef {{ piece: string, pawns: number[], rooks: number[], score: number[], said?: number }} PieceValue
 */

/**
 * The values of a game, and the positions they come from; `byLevel` where pieces stand on two levels.
 * @typedef {object} GameValues
 * @property {string} game
 * @property {number} games
 * @property {number} wins of White
 * @property {number} draws
 * @property {number} losses
 * @property {number} nodes of a move
 * @property {number} differences positions in which a side has something more
 * @property {PieceValue[]} values
 * @property {PieceValue[]} [byLevel]
 */

function cell(/** @type {PieceValue | undefined} */ value) {
  if (!value) return '';
  const [worth, error] = value.rooks.map((number) => number.toFixed(2));
  return value.rooks[1] > 0 ? `${worth} ± ${error}` : worth;
}

/** A row for each piece and a column for each game, the most valuable pieces first. */
function table(/** @type {string} */ head, /** @type {[string, PieceValue[]][]} */ games) {
  const all = games
    .flatMap(([, values]) => values)
    .sort((one, other) => other.rooks[0] - one.rooks[0]);
  const pieces = [...new Set(all.map(({ piece }) => piece))];
  const rows = pieces.map((piece) => [
    piece,
    ...games.map(([, values]) => cell(values.find((value) => value.piece === piece))),
  ]);
  return tableLines([head, ...games.map(([game]) => `\`${game}\``)], rows);
}

/** @param {GameValues[]} rows */
export function valueTables(rows) {
  const values = rows.map(
    ({ game, values }) => /** @type {[string, PieceValue[]]} */ ([game, values]),
  );
  const levels = rows.flatMap(({ game, byLevel }) =>
    byLevel ? [table('piece by its level', [[game, byLevel]])] : [],
  );
  return [table('piece', values), ...levels].map((lines) => `${lines.join('\n')}\n\n`).join('');
}
