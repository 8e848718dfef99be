// @ts-nocheck
/** A move that was typed: as SAN or as coordinates, and as far as it can be told from all others. */
import { shownSan } from '../../scene/check-words.js';
import { faultText, texts } from '../texts.js';
import { reasonOf } from './reason-of.js';

const MOST_NAMED = 6;

/**
 * @param kingcraft the loaded package
 * @param game in which it would be played; it stays as it is
 * @param {string} text
 * @returns {{ id: string } | { fault: string }} a fault is a sentence or two
 */
export function readTypedMove(kingcraft, game, text) {
  const copy = kingcraft.newGame(game.variant, game.fen());
  try {
    return { id: copy.move(text).id };
  } catch (error) {
    if (error.code !== 'illegal-move') return { fault: faultText(error) };
    return complete(kingcraft, copy, text) ?? { fault: faultText(error) + reasonOf(copy, text) };
  } finally {
    copy.dispose();
  }
}

/** The only move that begins like this, whatever the case; null when none does. */
function complete(kingcraft, game, text) {
  const begins = (written) => written.toLowerCase().startsWith(text.toLowerCase());
  const fitting = game.moves().filter(({ san, id }) => begins(san) || begins(id));
  if (fitting.length === 0) return null;
  if (fitting.length === 1) return { id: fitting[0].id };
  const bare = (san) => san.replace(/[+#]$/, '').toLowerCase();
  const whole = fitting.filter(({ san }) => bare(san) === text.toLowerCase());
  if (whole.length === 1) return { id: whole[0].id };
  const variant = kingcraft.variants.find(({ id }) => id === game.variant);
  const names = fitting.slice(0, MOST_NAMED).map((move) => shownSan(variant, move));
  return { fault: texts.typing.several(names.join(', '), fitting.length > MOST_NAMED) };
}
