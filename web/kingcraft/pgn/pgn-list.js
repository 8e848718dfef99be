// Finds the games of a text, whole or as it comes in: their tags and faults, without a game of the package.

/**
 * @import { PgnEntry } from './pgn.js'
 * @import { Start } from './pgn-faults.js'
 * @import { Fault, ReadGame, ReadTag } from './pgn-reader.js'
 */

import { checkPgn } from './pgn-arguments.js';
import { countLines, createFault, placeOf } from './pgn-faults.js';
import { atOnce, endsAt, readGame } from './pgn-reader.js';

const MOST_GAMES = 100_000;

/** The first character of a game: no space, and no Ctrl-Z, which ends the files of old programs. */
const NO_SPACE = /[^\s\cZ]/;

/** Comments after a result are no game. @param {ReadGame} game */
function isGame({ tags, line, result, fault }) {
  return tags.length > 0 || line.moves.length > 0 || result !== null || fault !== null;
}

/**
 * Lists the games of a text, in steps: a generator that yields the offset up to which it has read. The games after one
 * that cannot be read are listed too. The moves are left out, since a text may have millions.
 * @param {string} text
 * @returns {Generator<number, PgnEntry[]>}
 */
export function* listGamesInSteps(text) {
  /** @type {PgnEntry[]} */
  const games = [];
  let start = { at: 0, line: 1 };
  while (!endsAt(checkPgn(text), start.at)) {
    const game = yield* readGame(text, start.at);
    const { tags, result, fault, end } = game;
    if (isGame(game))
      games.push({ tags, result, error: fault && errorOf(fault, text, start), start });
    if (games.length > MOST_GAMES) return tooMany(games, text);
    start = { at: end, line: start.line + countLines(text, start.at, end) };
  }
  return games;
}

/** The result of `listGamesInSteps`. @param {string} text */
export const listGames = (text) => atOnce(listGamesInSteps(text));

/** @param {Fault} fault @param {string} text @param {Start} start */
function errorOf({ key, at, values = {} }, text, start) {
  return createFault(key, values, placeOf(text, at, start));
}

/**
 * The games listed so far, and an entry that says that more follow.
 * @param {PgnEntry[]} games @param {string} text @returns {PgnEntry[]}
 */
function tooMany(games, text) {
  const { start } = /** @type {PgnEntry} */ (games.pop());
  const at = start.at + text.slice(start.at).search(NO_SPACE);
  const error = errorOf({ key: 'pgn-too-many', at, values: { most: MOST_GAMES } }, text, start);
  return [...games, { tags: [], result: null, error, start }];
}

/** Where a text that comes in pieces is read; line and column from 1. */
class Place {
  line = 1;
  column = 1;

  /** @param {string} text */
  pass(text) {
    const lines = countLines(text, 0, text.length);
    this.line += lines;
    this.column = lines === 0 ? this.column + text.length : text.length - text.lastIndexOf('\n');
  }
}

/**
 * A game of a text that came in pieces, with the place where it begins. The offsets of its tags count in its own text,
 * those of what was read begin at `offset`.
 * @typedef {{ text: string, tags: ReadTag[], line: number, column: number, game: ReadGame, offset: number }}
 *   DividedGame
 */

/** Divides a text that comes in pieces, and stores no more of it than the game that has not ended. */
export class GameDivider {
  #text = '';
  /**
   * The length at which the text is read again: twice as long as before, so that a long game is read only a few times.
   */
  #awaited = 0;
  #place = new Place();

  /** How many characters wait for the end of their game. */
  get waiting() {
    return this.#text.length;
  }

  /** Where the game that waits begins, behind any space. */
  get place() {
    const place = Object.assign(new Place(), this.#place);
    place.pass(this.#text.slice(0, Math.max(0, this.#text.search(NO_SPACE))));
    return place;
  }

  /**
   * Takes the next piece.
   * @param {string} piece
   * @param {boolean} isLast whether the text ends with it
   * @returns {Generator<DividedGame>} the games that are whole
   */
  *take(piece, isLast) {
    this.#text += piece;
    if (!isLast && this.#text.length < this.#awaited) return;
    let at = 0;
    while (at < this.#text.length) {
      const game = atOnce(readGame(this.#text, at));
      const mayGoOn = game.isOpen || game.end >= this.#text.length;
      if (mayGoOn && !isLast) break;
      const end = game.isOpen ? this.#text.length : game.end;
      const text = this.#text.slice(at, end);
      if (isGame(game)) yield this.#pass(text, game, at);
      else this.#place.pass(text);
      at = end;
    }
    this.#text = this.#text.slice(at);
    this.#awaited = 2 * this.#text.length;
  }

  /**
   * Goes past a game that begins at an offset, maybe with space.
   * @param {string} text @param {ReadGame} game @param {number} at
   */
  #pass(text, game, at) {
    const lead = text.search(NO_SPACE);
    this.#place.pass(text.slice(0, lead));
    const { line, column } = this.#place;
    this.#place.pass(text.slice(lead));
    const tags = game.tags.map((tag) => ({ ...tag, at: tag.at - at - lead }));
    return { text: text.slice(lead), tags, line, column, game, offset: at + lead };
  }
}
