/** Comments of a PGN as one line of text, which may be very long. */
import { inOneLine } from '../../../kingcraft/pgn-tag.js';

/** So many characters are read before the page may do something else. */
const PIECE = 50_000;

const SPACE = /\s/g;

/**
 * The comments of a move as one, with single spaces between their words; a generator, as readGames.
 * @param {string[]} comments as they are written
 * @param {number} at yields this offset of the text
 * @returns {Generator<number, string>}
 */
export function* joinComments(comments, at) {
  const pieces = [];
  for (const comment of comments)
    for (let start = 0; start < comment.length; ) {
      const end = endOfPiece(comment, start);
      pieces.push(inOneLine(comment.slice(start, end)));
      if (end < comment.length) yield at;
      start = end;
    }
  return pieces.filter(Boolean).join(' ');
}

/** A piece ends at a space, so that no word is torn. */
function endOfPiece(comment, start) {
  SPACE.lastIndex = start + PIECE;
  return SPACE.exec(comment)?.index ?? comment.length;
}
