/**
 * The names of openings, if a game has them; by positions, so that the order of the moves does not
 * matter.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { MoveNode } from '../../kingcraft/pgn/pgn.js'
 */
import { repetitionKey } from '../../kingcraft/fen.js';
import { onceEach } from '../../kingcraft/once.js';
import { withGame } from '../../kingcraft/with-game.js';
import { openingNames } from '../../variants/generated/page/opening-names.js';
import { texts } from '../base/page-texts.js';

/** @type {ReturnType<typeof onceEach<Map<string, string>>>} */
const namesByPosition = onceEach();

/**
 * The name of the opening that a line belongs to: that of its last position with a name, or empty.
 * @param {Kingcraft} kingcraft
 * @param {string} variant its id
 * @param {Pick<MoveNode, 'fen' | 'parent'>} node the end of the line
 * @throws when the names cannot be loaded
 */
export async function openingName(kingcraft, variant, node) {
  const names = await namesByPosition(variant, () => readNames(kingcraft, variant));
  if (names.size === 0) return '';
  for (let one = /** @type {typeof node | null} */ (node); one; one = one.parent) {
    const name = names.get(repetitionKey(one.fen));
    if (name) return name;
  }
  return '';
}

/**
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 */
async function readNames(kingcraft, variant) {
  const openings = (await openingNames[variant]?.()) ?? [];
  return new Map(
    openings.map(([line, names]) => [
      withGame(kingcraft, variant, undefined, (game) => {
        for (const san of line.split(' ')) game.move(san);
        return repetitionKey(game.fen());
      }),
      names[texts.language] ?? names.en,
    ]),
  );
}
