// @ts-nocheck
/** Boards to look at only. */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { createElement } from '../../scene/elements.js';
import { piecesOf } from '../../scene/position-scene.js';
import { pictureOf } from '../gallery.js';
import { texts } from '../page-texts.js';

/**
 * The plan of a board that fills the width of a room; see Gradually.
 * @param {(board: Board) => void} show says what is to be seen
 * @param {() => { width: number, height: number }} space when it is not to be as high as the room is wide
 */
export function planPicture(
  room,
  layout,
  show,
  space = () => ({ width: room.clientWidth, height: room.clientWidth }),
) {
  const open = () => {
    const host = room.appendChild(createElement('div'));
    const board = new Board(host, {
      layout,
      container: room,
      words: texts.board,
      interactive: false,
      space,
    });
    show(board);
    return board;
  };
  return { room, layout, labels: false, space, open };
}

/** The plan of the telling move of a game, as on its card. */
export function planTellingMove(variant, room) {
  const layout = createLayout(variant);
  return planPicture(room, layout, (board) => {
    const { placement, motions, path, crowns } = pictureOf(variant);
    const pieces = piecesOf(layout, placement);
    const [move] = motions;
    board.set({ pieces, path, lastMove: move ? [move.from, move.to] : [], crowns });
  });
}
