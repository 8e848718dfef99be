/** Why a move is good, in sentences of a language. */
/** @import { Message, Variant } from '../../kingcraft/index.js' */

import { shownSan } from '../../game/game-facts.js';

/** So many reasons are read with pleasure. */
const MOST = 2;

/** A reason with its move as a screen names it. @param {Variant} variant @param {Message} reason @returns {Message} */
function shownReason(variant, { key, values }) {
  const { san } = values;
  return typeof san === 'string'
    ? { key, values: { ...values, san: shownSan(variant, { san }) } }
    : { key, values };
}

/**
 * The strongest of the reasons as one text; empty if there are none.
 * @param {Variant} variant
 * @param {readonly Message[]} reasons of `game.reasons()`
 * @param {(message: Message) => string} say
 * @param {number} [most]
 */
export const reasonText = (variant, reasons, say, most = MOST) =>
  reasons
    .slice(0, most)
    .map((reason) => say(shownReason(variant, reason)))
    .join(' ');
