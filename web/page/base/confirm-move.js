/**
 * Whether a move that was chosen on a board is to be played, where the reader wants to be asked that.
 * @import { GameBoardOptions } from '../../game/scene-types.js'
 * @import { Variant } from '../../kingcraft/index.js'
 */
import { LEAST_FOR_FINGER } from '../../board/level-arrangement.js';
import { settings } from '../store/settings.js';

/**
 * Asks a question on a board.
 * @param {HTMLElement} host the board's box, below which the question stands
 * @param {Variant} variant
 * @returns {NonNullable<GameBoardOptions['confirms']>}
 */
export function confirmMoves(host, variant) {
  return async (board, move) => {
    if (!isAsked(board.cell)) return true;
    const state = board.shown?.state;
    const bar = await import('./confirm-bar.js').catch(() => null);
    await bar?.loadBarStyle();
    if (board.shown?.state !== state) return false;
    // Where nothing can be asked the move is played.
    return bar ? bar.confirmByBar(host, board, variant, move) : true;
  };
}

/** @param {number} cell the side of a square, in CSS pixels */
function isAsked(cell) {
  const { confirm } = settings.current;
  if (confirm !== 'small') return confirm === 'always';
  return cell < LEAST_FOR_FINGER && matchMedia('(pointer: coarse)').matches;
}
