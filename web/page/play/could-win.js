/**
 * Whether a player could still win by any series of legal moves, so that the other one's fallen flag loses (FIDE 6.9). It says no only
 * where that is certain; what is in doubt counts as enough.
 */

import { createLayout } from '../../board/layout.js';

const BOARD = createLayout({ files: 8, ranks: 8, levels: 1 });

/** Without a rule of its own, a single king cannot win, and any man besides it may, with the opponent's help. */
const ENOUGH = {
  /** Captured is the king that comes near enough, and the opponent's king may do so. */
  levitating: () => true,
  /** As in chess where each side has a single king; of two, one gives check, and a second one of the opponent is in his way. */
  twokings: (own, others) =>
    own.length > 1 && (haveSecondKing([...own, ...others]) || enoughOfChess(own, others)),
  /** A king alone has no pawns that pay for a move of its own: it attacks nothing. */
  tax: (own) => own.length > 1,
  /**
   * Two levels do not help a king alone. Boards that the rules call dead have ended the game of themselves; what one man more can do there
   * against others nobody has worked out.
   */
  flying: (own) => own.length > 1,
  /** As in chess for a king alone; chancellors and jesters are more than a knight or a bishop. */
  kingscourt: (own) => own.length > 1,
  chess: enoughOfChess,
};

/**
 * @param {string} variant its id
 * @param {{ square: string, piece: string, color: string }[]} board
 * @param {'white' | 'black'} color
 */
export function couldWin(variant, board, color) {
  const own = board.filter((man) => man.color === color);
  const others = board.filter((man) => man.color !== color);
  return ENOUGH[variant](own, others);
}

/** A knight or bishops of one color mate only a king whose own men stand in its way. */
function enoughOfChess(own, others) {
  const men = own.filter(({ piece }) => piece !== 'king');
  if (men.length === 0) return false;
  if (men.length === 1 && men[0].piece === 'knight')
    return others.some(({ piece }) => piece !== 'king' && piece !== 'queen');
  if (men.some(({ piece }) => piece !== 'bishop')) return true;
  const bishops = [...men, ...others.filter(({ piece }) => piece === 'bishop')];
  const onOneColor = new Set(bishops.map(({ square }) => BOARD.isDark(square))).size === 1;
  const helpers = others.some(({ piece }) => piece === 'pawn' || piece === 'knight');
  return helpers || !onOneColor;
}

function haveSecondKing(men) {
  return men.filter(({ piece }) => piece === 'king').length > 2;
}
