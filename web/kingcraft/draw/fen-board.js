// The size and the pieces of the board in a FEN. Reads only the placement, so that a picture needs no engine.

/** @import { Layout, Piece } from '../../board/board-types.js' */

import { createLayout } from '../../board/layout.js';
import { piecesOf } from '../../game/position-scene.js';
import { quotable } from '../arguments.js';
import { readFen } from '../fen.js';
import { FenError } from '../part-errors.js';

/** More files, ranks or levels than any board has. */
const MOST = { files: 26, ranks: 26, levels: 4 };

/** How many squares the text of a rank has. @param {string} rank */
function widthOf(rank) {
  const foreign = /[^a-z\d]/i.exec(rank);
  if (foreign)
    throw new FenError('fen-letter', { letter: quotable(foreign[0]), rank: quotable(rank) });
  return [...rank.matchAll(/\d+|[a-z]/gi)].reduce(
    (sum, [token]) => sum + (/\d/.test(token) ? Number(token) : 1),
    0,
  );
}

/**
 * @param {string} fen
 * @returns {{ layout: Layout, pieces: Map<string, Piece> }}
 * @throws FenError
 */
export function boardOfFen(fen) {
  const { placement } = readFen(fen);
  if (placement === '') throw new FenError('fen-empty');
  const levels = placement.split('|').map((level) => level.split('/'));
  const ranks = levels[0].length;
  const files = Math.min(widthOf(levels[0][0]), MOST.files);
  for (const level of levels) {
    if (level.length !== ranks || ranks > MOST.ranks || levels.length > MOST.levels)
      throw new FenError('fen-ranks', { count: level.length, needed: Math.min(ranks, MOST.ranks) });
    for (const rank of level) {
      const count = widthOf(rank);
      if (count > files) throw new FenError('fen-rank-long', { files, rank: quotable(rank) });
      if (count < files || count === 0)
        throw new FenError('fen-rank-short', { count, files, rank: quotable(rank) });
    }
  }
  const layout = createLayout({ files, ranks, levels: levels.length });
  return { layout, pieces: piecesOf(layout, placement) };
}
