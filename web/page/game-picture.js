// @ts-nocheck
/** One telling move a game for the cards of the gallery: the pieces after it, and how it went. */
import { pictures } from '../variants/generated/page/pictures.js';

/**
 * The picture of a game: `placement` (FEN), `motions` of the move, `path` to draw or null, `crowns` on kings, as the board takes them. A game that has none
 * shows its start position.
 * @param variant of the package
 */
export function pictureOf({ id, startFen }) {
  return { placement: startFen, motions: [], path: null, crowns: [], ...pictures[id] };
}
