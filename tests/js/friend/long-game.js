// A game of chess that is too long for a link.

/** After so many half-moves without one a pawn moves: 150 of them would end the game. */
const PATIENCE = 110;

const RANKS = { white: '123', black: '876' };
const PAWN_RANKS = { white: '34', black: '65' };
const SHUFFLED = ['knight', 'rook', 'king'];

/** Numbers below 1 that look random, and are the same each time. */
function createNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether a side has the square at home. */
const isIn = (ranks, color, square) => ranks[color].includes(square[1]);

/**
 * The ids of so many half-moves from the start of chess, without any attacks: both sides stay at home.
 * @param {import('../../../web/kingcraft/index.js').Kingcraft} kingcraft
 * @param {number} count
 */
export function longGame(kingcraft, count) {
  const number = createNumbers(1);
  const game = kingcraft.newGame('chess');
  const ids = [];
  while (ids.length < count) {
    const moves = game.moves().filter(({ captured }) => captured.length === 0);
    const pawns = moves.filter(
      ({ piece, color, to }) => piece === 'pawn' && isIn(PAWN_RANKS, color, to),
    );
    const others = moves.filter(
      ({ piece, color, to }) => SHUFFLED.includes(piece) && isIn(RANKS, color, to),
    );
    const isDue = Number(game.fen().split(' ')[4]) > PATIENCE && pawns.length > 0;
    const choice = isDue ? pawns : others;
    const { id } = choice[Math.floor(number() * choice.length)];
    game.move(id);
    if (game.outcome()) game.undo();
    else ids.push(id);
  }
  game.dispose();
  return ids;
}
