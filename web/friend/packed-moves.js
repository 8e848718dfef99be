/**
 * Moves in few letters: each is its place among the legal moves, in the order of their ids, and all places together are
 * one number of a mixed radix. A move of chess takes about five bits.
 * @import { Game } from '../kingcraft/index.js'
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** No game is longer; each move has less than two letters. */
const MOST_LETTERS = 10_000;

/** @param {Game} game */
const idsOf = (game) =>
  game
    .moves()
    .map(({ id }) => id)
    .sort();

/**
 * Plays moves and packs them.
 * @param {Game} game where they begin; it stands after them afterwards
 * @param {readonly string[]} ids
 * @returns {string} letters of base64url
 */
export function packMoves(game, ids) {
  const places = ids.map((id) => {
    const legal = idsOf(game);
    game.move(id);
    return { place: BigInt(legal.indexOf(id)), count: BigInt(legal.length) };
  });
  let number = places.reduceRight((sum, { place, count }) => sum * count + place, 0n);
  let text = '';
  for (; number > 0n; number /= 64n) text += LETTERS[Number(number % 64n)];
  return text;
}

/**
 * Unpacks moves and plays them.
 * @param {Game} game where they begin; it stands after them afterwards
 * @param {string} text as packMoves() gives it
 * @param {number} count of moves
 * @returns {string[]} their ids
 * @throws {RangeError} where the letters are not those of so many moves
 */
export function unpackMoves(game, text, count) {
  if (text.length > MOST_LETTERS) throw new RangeError('too many letters');
  let number = 0n;
  for (const letter of [...text].reverse()) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) throw new RangeError(`no letter of moves: ${letter}`);
    number = number * 64n + BigInt(digit);
  }
  /** @type {string[]} */
  const ids = [];
  while (ids.length < count) {
    const legal = idsOf(game);
    if (legal.length === 0 || game.outcome()) throw new RangeError('moves after the end');
    const id = legal[Number(number % BigInt(legal.length))];
    number /= BigInt(legal.length);
    game.move(id);
    ids.push(id);
  }
  if (number > 0n) throw new RangeError('letters after the last move');
  return ids;
}
