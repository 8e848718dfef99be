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

/** SAN of a piece's move: its letter, and what follows. */
const PIECE_MOVE = /^[A-Z](?=[a-z1-8])/;
/** A capture on a square that SAN leaves out, as in a headbutt. */
const ELSEWHERE = /x[^a-z\d]*$/;
/** A promotion, whose piece is said as a word. */
const PROMOTION = /=[A-Z]$/;

/** @typedef {Pick<Move, 'san' | 'piece' | 'kind' | 'to' | 'promotion' | 'captured'>} SpokenMove */

/**
 * A move as it is said: "knight takes f3, check".
 * @param {LiveTexts} words
 * @param {Pick<Variant, 'kingMayBeCaptured'>} variant
 * @param {SpokenMove} move
 */
export function spokenMove(words, variant, move) {
  const san = shownSan(variant, move);
  const [, moved, end] = /^(.*?)([+#]?)$/.exec(san) ?? [];
  const ending = { '+': words.check, '#': words.mate }[end] ?? '';
  return `${move.kind === 'castle' ? words.castles(move.to) : spokenSan(words, moved, move)}${ending}`;
}

/**
 * @param {LiveTexts} words
 * @param {string} san without a sign of check
 * @param {SpokenMove} move
 */
function spokenSan(words, san, { piece, promotion, captured }) {
  const [taken] = captured;
  const whole = san.replace(ELSEWHERE, `x${taken?.square}`).replace(PROMOTION, '');
  const named = PIECE_MOVE.test(whole) ? words.piece(pieceName(piece), whole.slice(1)) : whole;
  const spoken = named.replace(/ ?x/, words.takesPiece).replaceAll('^', words.above);
  return promotion ? words.promotes(spoken, pieceName(promotion)) : spoken;
}

/** @param {string} role */
const pieceName = (role) => /** @type {Record<string, string>} */ (texts.pieces)[role] ?? '';

/**
 * A time as it is said: "4 minutes 12."
 * @param {LiveTexts} words
 * @param {number} left in milliseconds
 */
export const spokenTime = (words, left) =>
  words.time(Math.floor(left / MINUTE), Math.floor((left % MINUTE) / SECOND));
