/**
 * Whether a player could still win by any series of legal moves, so that the other one's fallen flag loses (FIDE 6.9). It says no only
 * where that is certain; what is in doubt counts as enough.
 */

import { createLayout } from '../../board/layout.js';

const BOARD = createLayout({ files: 8, ranks: 8, levels: 1 });

/** Of games without an entry: a king alone gives no check, and with any man besides it the opponent's help may be enough. */
const enoughElsewhere = (own) => own.length > 1;

/** Where the rules say more. In games of twelve files or two levels nobody has worked out what one man can do against others. */
const ENOUGH = {
  /** Captured is the king that comes near enough, and the opponent's king may do so. */
  levitating: () => true,
  /** As in chess where each side has a single king; of two, one gives check, and a second one of the opponent is in his way. */
  twokings: (own, others) =>
    own.length > 1 && (haveSecondKing([...own, ...others]) || enoughOfChess(own, others)),
  chess: enoughOfChess,
};

/**
 * @param {string} variant its id, also of a game that has no entry here
 * @param {{ square: string, piece: string, color: string }[]} board
 * @param {'white' | 'black'} color
 */
export function couldWin(variant, board, color) {
  const own = board.filter((man) => man.color === color);
  const others = board.filter((man) => man.color !== color);
  const isEnough = ENOUGH[variant] ?? enoughElsewhere;
  return isEnough(own, others);
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
