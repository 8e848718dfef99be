/**
 * Where the men of a side could go if it were their turn, for moves that are made ahead of it: to every square that they attack or could go to
 * now, and to those that they could if the other side's men were out of the way. Whether such a move is legal shows when it is due.
 */
import { choicesOf } from '../choices.js';

/**
 * @param kingcraft the loaded package
 * @param game where the other side is to move
 * @param {readonly string[]} squares of the board
 * @returns {Map<string, string[]>} the men of the side that waits, and the squares that each could reach
 */
export function reachOf(kingcraft, game, squares) {
  const color = game.turn() === 'white' ? 'black' : 'white';
  const reach = new Map(
    game
      .board()
      .filter((man) => man.color === color)
      .map(({ square }) => [square, new Set()]),
  );
  collectAttacks(game, color, squares, reach);
  for (const fen of [turned(game.fen()), cleared(turned(game.fen()), color)]) {
    if (!kingcraft.validateFen(game.variant, fen).ok) continue;
    const other = kingcraft.newGame(game.variant, fen);
    collectAttacks(other, color, squares, reach);
    for (const [from, targets] of choicesOf(other.moves()).dests)
      for (const to of targets) reach.get(from).add(to);
    other.dispose();
  }
  return new Map([...reach].map(([from, targets]) => [from, [...targets]]));
}

function collectAttacks(game, color, squares, reach) {
  for (const to of squares)
    for (const from of game.attackers(to, color)) if (from !== to) reach.get(from).add(to);
}

/** The FEN with the other side to move. */
function turned(fen) {
  const [placement, side, rights, , ...clocks] = fen.split(' ');
  return [placement, side === 'w' ? 'b' : 'w', rights, '-', ...clocks].join(' ');
}

/** The FEN with no men of the other side but kings. */
function cleared(fen, color) {
  const isOwn = (letter) => (letter === letter.toUpperCase()) === (color === 'white');
  const [placement, side, rights, ...rest] = fen.split(' ');
  const rows = placement.replaceAll(/[^/|]+/g, (row) => clearedRow(row, isOwn));
  const own = [...rights].filter((letter) => letter !== '-' && isOwn(letter)).join('') || '-';
  return [rows, side, own, ...rest].join(' ');
}

function clearedRow(row, isOwn) {
  let text = '';
  let empty = 0;
  for (const [token] of row.matchAll(/\d+|[a-z]/gi)) {
    if (/\d/.test(token)) empty += Number(token);
    else if (isOwn(token) || token.toLowerCase() === 'k') {
      text += (empty || '') + token;
      empty = 0;
    } else empty += 1;
  }
  return text + (empty || '');
}
