/** What may be played in a position, and what comes of it: asked of the package, by FEN. */

import { withGame } from '../../kingcraft/with-game.js';

/**
 * Plays a move in the tree: the node that it leads to.
 * @param move as the package takes it
 * @throws IllegalMoveError, AmbiguousMoveError
 */
export function playFrom(kingcraft, variant, tree, node, move) {
  return withGame(kingcraft, variant, node.fen, (game) => {
    const played = game.move(move);
    return tree.add(node, played, game.fen());
  });
}
