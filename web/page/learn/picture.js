/** Boards to look at only. */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { make } from '../dom.js';
import { pictureOf } from '../gallery-pictures.js';
import { piecesOf } from '../placement.js';
import { royalKingsInQuestion } from '../royal.js';

/** A board that fills the width of a room. */
export function createPicture(room, layout) {
  return new Board(room.appendChild(make('div')), {
    layout,
    room,
    interactive: false,
    space: () => ({ width: room.clientWidth, height: room.clientWidth }),
  });
}

/** The telling move of a game, as on its card. */
export function showTellingMove(variant, room) {
  const layout = createLayout(variant);
  const { placement, motions, path } = pictureOf(variant);
  const pieces = piecesOf(layout, placement);
  const [move] = motions;
  const board = createPicture(room, layout);
  const crowns = royalKingsInQuestion(layout, pieces);
  board.set({ pieces, path, lastMove: move ? [move.from, move.to] : [], crowns });
  return board;
}
