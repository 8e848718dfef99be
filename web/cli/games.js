// The games of PGN texts, each with its place. loadPgn() reads the first game of a text; here is only found where one ends.

import { variantNamed } from '../kingcraft/pgn-games.js';
import { readGame } from '../kingcraft/pgn-reader.js';
import { InputError } from './input.js';

/** A place that moves on through a text; line and column from 1. */
class Place {
  line = 1;
  column = 1;

  goOver(text) {
    const last = text.lastIndexOf('\n');
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1;
    this.column = last < 0 ? this.column + text.length : text.length - last;
  }

  /** Where a place of a text that begins here is. */
  of({ line, column }) {
    return {
      line: this.line + line - 1,
      column: line === 1 ? this.column + column - 1 : column,
    };
  }
}

/** Divides a text that comes in pieces, and keeps no more of it than the game that has not ended. */
class Divider {
  #text = '';
  /** Looked at again only when there is twice as much of it, so that a long game is not read over and over. */
  #awaited = 0;
  #place = new Place();

  /**
   * Takes the next piece.
   * @param {string} piece
   * @param {boolean} isLast whether the text ends behind it
   * @returns {Generator<{ text: string, tags: { name, value, at }[], place: Place }>} the games that are whole; `at` counts in `text`
   */
  *take(piece, isLast) {
    this.#text += piece;
    if (!isLast && this.#text.length < this.#awaited) return;
    let at = 0;
    while (at < this.#text.length) {
      const game = readWhole(this.#text, at);
      const mayGoOn = game.isOpen || game.end >= this.#text.length;
      if (mayGoOn && !isLast) break;
      yield* this.#found(game, at, game.isOpen ? this.#text.length : game.end);
      at = game.isOpen ? this.#text.length : game.end;
    }
    this.#text = this.#text.slice(at);
    this.#awaited = 2 * this.#text.length;
  }

  *#found({ tags, line, result, fault }, at, end) {
    const text = this.#text.slice(at, end);
    const lead = text.search(/\S/);
    // Comments behind a result are no game.
    if (tags.length > 0 || line.moves.length > 0 || result !== null || fault !== null) {
      this.#place.goOver(text.slice(0, lead));
      const own = tags.map((tag) => ({ ...tag, at: tag.at - at - lead }));
      yield { text: text.slice(lead), tags: own, place: this.#place };
      this.#place.goOver(text.slice(lead));
    } else this.#place.goOver(text);
  }
}

/** Reads a game without a rest. */
function readWhole(text, at) {
  const steps = readGame(text, at);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the work with a game of a text; the answer is as openGames yields it. */
function open(kingcraft, { text, tags, place }, work) {
  const tag = tags.find(({ name }) => name === 'Variant');
  const variant = variantNamed(kingcraft.variants, tag?.value ?? '');
  if (!variant) {
    const inside = new Place();
    inside.goOver(text.slice(0, tag.at));
    return { fault: { ...place.of(inside), message: 'There is no such variant.' } };
  }
  const game = kingcraft.newGame(variant.id);
  try {
    const notes = game.loadPgn(text).map((note) => ({ ...note, ...place.of(note) }));
    return { value: work(game), notes };
  } catch (error) {
    // What has no place of its own, such as a text that is too long, is of the whole game.
    const isOfGame = error.code === 'argument' || error instanceof InputError;
    if (error.code !== 'pgn' && !isOfGame) throw error;
    return { fault: { ...place.of(isOfGame ? new Place() : error), message: error.message } };
  } finally {
    game.dispose();
  }
}

/**
 * Opens each game of a text, one after the other.
 * @template T
 * @param {import('../kingcraft/index.js').Kingcraft} kingcraft
 * @param {Iterable<string> | AsyncIterable<string>} pieces of PGN
 * @param {(game: import('../kingcraft/index.js').Game) => T} work is done with each that can be read; an InputError of it is a fault of the game
 * @returns {AsyncGenerator<{ value: T, notes: Note[] } | { fault: Note }>} a note is `{ line, column, message }`
 */
export async function* openGames(kingcraft, pieces, work) {
  const divider = new Divider();
  for await (const piece of pieces) {
    for (const game of divider.take(piece, false)) yield open(kingcraft, game, work);
  }
  for (const game of divider.take('', true)) yield open(kingcraft, game, work);
}
