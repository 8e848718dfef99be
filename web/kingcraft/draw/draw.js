// `kingcraft/draw`: draws positions as SVG. The docs are in draw.d.ts.

/**
 * @import { Piece } from '../../board/board-types.js'
 * @import { Game } from '../index.js'
 */

import { ENGLISH } from '../../board/board-texts.js';
import { pictureGeometry, svgPicture } from '../../board/svg-picture.js';
import { crownsOf, royalsOf } from '../../game/game-facts.js';
import { squaresOf } from '../../game/move-paths.js';
import { checkText, kindError } from '../arguments.js';
import { isGame } from '../part-arguments.js';
import { inOneLine } from '../pgn/pgn-words.js';
import { readDrawOptions } from './draw-options.js';
import { boardOfFen } from './fen-board.js';

/**
 * The marks of a position, computed only if no option gives them.
 * @param {Game | string} position
 * @param {Map<string, Piece>} pieces
 */
function factsOf(position, pieces) {
  const game = isGame(position) ? position : null;
  return {
    lastMove() {
      const move = game?.history().at(-1);
      return move ? squaresOf(move) : [];
    },
    check: () => (game?.isCheck() ? game.royals(game.turn()) : []),
    crowns: () => (game ? crownsOf(pieces, royalsOf(game)) : []),
  };
}

/**
 * @param {Game | string} position
 * @param {import('./draw.js').DrawOptions} [options]
 */
export function toSvg(position, options = {}) {
  if (!isGame(position) && typeof position !== 'string')
    throw kindError('position', 'position', position);
  const fen = isGame(position) ? position.fen() : inOneLine(checkText(position, 'position'));
  const { layout, pieces } = boardOfFen(fen);
  const read = readDrawOptions(options, layout, factsOf(position, pieces));
  const { orientation, coordinates, levelNames = ENGLISH.levels, theme, size, label = fen } = read;
  const geometry = pictureGeometry(layout, orientation, coordinates);
  return svgPicture(geometry, { ...read, pieces, levelNames }, theme, { size, label });
}
