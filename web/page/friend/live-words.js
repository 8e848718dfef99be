/**
 * The texts of live games, which are loaded with the first of them, and what a screen reader says of a move.
 * @import { Move, Variant } from '../../kingcraft/index.js'
 * @import { liveTexts } from '../../texts/page/live.en.js'
 */
import { shownSan } from '../../game/game-facts.js';
import { loadTexts } from '../../variants/generated/page/live-texts.js';
import { texts } from '../base/page-texts.js';

/** @typedef {typeof liveTexts} LiveTexts */

/** @type {Record<string, () => Promise<LiveTexts>>} */
const loaders = loadTexts;

/** The texts in the language of the page. */
export const loadLiveTexts = () => loaders[texts.language]();

const MINUTE = 60_000;
const SECOND = 1000;

/** A move of a piece: its letter, and what follows. */
const PIECE_MOVE = /^[A-Z](?=[a-z1-8@'])/;

/**
 * A move as it is said: "knight takes f3, check".
 * @param {LiveTexts} words
 * @param {Pick<Variant, 'kingMayBeCaptured'>} variant
 * @param {Pick<Move, 'san' | 'piece'>} move
 */
export function spokenMove(words, variant, move) {
  const san = shownSan(variant, move);
  const [, moved, end] = /^(.*?)([+#]?)$/.exec(san) ?? [];
  const named = PIECE_MOVE.test(moved)
    ? words.piece(
        /** @type {Record<string, string>} */ (texts.pieces)[move.piece] ?? '',
        moved.slice(1),
      )
    : moved;
  const ending = { '+': words.check, '#': words.mate }[end] ?? '';
  return `${named.replace(/ ?x/, words.takesPiece)}${ending}`;
}

/**
 * A time as it is said: "4 minutes 12."
 * @param {LiveTexts} words
 * @param {number} left in milliseconds
 */
export const spokenTime = (words, left) =>
  words.time(Math.floor(left / MINUTE), Math.floor((left % MINUTE) / SECOND));
