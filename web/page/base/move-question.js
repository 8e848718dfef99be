/** A move that is seen on a board before it is played: the reader says whether it is. */
/** @import { Layout } from '../../board/board-types.js' */
/** @import { GameBoard } from '../../game/game-board.js' */
/** @import { MoveQuestion, PositionScene } from '../../game/scene-types.js' */
/** @import { Move } from '../../kingcraft/index.js' */
import { targetsOf } from '../../game/move-choices.js';
import { motionsOf, pathOf, squaresOf } from '../../game/move-paths.js';

/**
 * Shows a move as if it were played, and resolves with whether it is to be. A second press on its square plays it; any
 * other one, and another position, take it back.
 * @param {GameBoard} board
 * @param {Layout} layout of the board
 * @param {Move} move
 * @param {(answer: (isYes: boolean) => void) => () => void} open opens what the reader can answer with; returns what
 *   closes it
 * @returns {Promise<boolean>}
 */
export function askToPlay(board, layout, move, open) {
  const { shown } = board;
  if (!shown) return Promise.resolve(true);
  board.question?.close();
  return new Promise((resolve) => {
    /** @param {boolean} isYes */
    const answer = (isYes) => {
      if (board.question !== question) return;
      board.question = null;
      board.seen = isYes ? motionsOf(move) : null;
      close();
      if (!isYes && board.shown) board.set(board.shown);
      resolve(isYes);
    };
    /** @type {MoveQuestion} */
    const question = {
      press(square) {
        const isYes = targetsOf(move).some((target) => board.isSamePlace(square, target));
        answer(isYes);
        return isYes;
      },
      follow() {
        if (board.shown?.state === shown.state) board.set(sceneAfter(layout, shown, move));
        else answer(false);
      },
      close: () => answer(false),
    };
    board.question = question;
    const close = open(answer);
    question.follow();
  });
}

/**
 * The board after a move, as far as the move determines it.
 * @param {Layout} layout
 * @param {PositionScene} scene in front of it
 * @param {Move} move
 */
function sceneAfter(layout, { pieces }, move) {
  const after = new Map(pieces);
  const motions = motionsOf(move);
  for (const { square } of move.captured) after.delete(square);
  for (const { from } of motions) after.delete(from);
  for (const { from, to } of motions) {
    const piece = pieces.get(from);
    if (piece) after.set(to, piece);
  }
  if (move.promotion) after.set(move.to, { role: move.promotion, color: move.color });
  return {
    pieces: after,
    hints: new Map(),
    lastMove: squaresOf(move),
    path: pathOf(layout, move),
    check: [],
    crowns: [],
  };
}
