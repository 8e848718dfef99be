// Random positions of chosen pieces: what engines find hard is rarer in games than on a board where pieces stand
// anywhere.

import { letterOf } from '../../web/board/pieces.js';
import { UsageError } from '../../web/cli/referee/player.js';
import { PositionSetup } from '../../web/game/position-setup.js';
import { createRandom } from '../match/random.mjs';

/** @import { Color, Kingcraft, Variant } from 'kingcraft' */

/**
 * The pieces that a text such as `KRPvKR` names, those of White first.
 * @param {Variant} variant
 * @param {string} text
 * @throws UsageError
 */
export function piecesNamed(variant, text) {
  const [, white, black] = /^([A-Z]+)v([A-Z]+)$/.exec(text) ?? [];
  const piecesOf = (/** @type {Color} */ color, letters = '') =>
    [...letters].map((letter) => {
      const role = variant.pieces.find((each) => letterOf(each).toUpperCase() === letter);
      if (!role) throw new UsageError(`--pieces: ${variant.name} has no piece '${letter}'`);
      return { role, color };
    });
  if (!white) throw new UsageError(`--pieces needs a text such as KRPvKR, not '${text}'`);
  return [...piecesOf('white', white), ...piecesOf('black', black)];
}

/**
 * Random positions that can be played, without end, as FEN.
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {string} text as for `piecesNamed()`
 * @param {string} seed
 */
export function* randomEndings(kingcraft, variant, text, seed) {
  const pieces = piecesNamed(variant, text);
  const random = createRandom(seed);
  for (;;) {
    const setup = new PositionSetup(variant);
    setup.clear();
    for (const piece of pieces) {
      const free = setup.squares.filter((square) => !setup.pieces.has(square));
      setup.put(free[random(free.length)], piece);
    }
    setup.setTurn(random(2) === 0 ? 'white' : 'black');
    if (canBePlayed(kingcraft, variant, setup.fen)) yield setup.fen;
  }
}

/** @param {Kingcraft} kingcraft @param {Variant} variant @param {string} fen */
function canBePlayed(kingcraft, variant, fen) {
  try {
    const game = kingcraft.newGame(variant.id, fen);
    const goesOn = game.moveIds().length > 1;
    game.dispose();
    return goesOn;
  } catch (error) {
    if (error instanceof Error && error.name === 'FenError') return false;
    throw error;
  }
}
