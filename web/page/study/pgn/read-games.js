/**
 * Reads the games of a PGN as data: tags, and a tree of moves with comments, NAGs and variations. It knows no rules; moves are words. The
 * package reads the first game of a text and gives only its main line back, and libraries know the moves of chess alone, hence a reader here.
 */

import { nextGame, RESULTS } from '../../../kingcraft/pgn-games.js';
import { wholeNumber } from '../../formats.js';
import { texts } from '../../texts.js';
import { countLines, PgnFault, quote } from './pgn-fault.js';
import { tokenAt } from './tokens.js';

const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'];
const DEEPEST_VARIATION = 100;
const LAST_NAG = 255;
const MOST_GAMES = 100_000;

/** A move number with its dots; digits alone are one when nothing follows them. */
const NUMBER = /^(\d*\.+|\d+$)/;

/** Tokens that have no place among moves, with the name of the text that says so. */
const MISPLACED = { tag: 'misplacedTag', close: 'misplacedClose' };

/**
 * Reads all games of a text, in slices: a generator that yields the offset up to which it has read. A game that cannot be read has a
 * `fault`, and the games behind it are read all the same. The moves are not kept, since a text may have millions: see readGame.
 * @param {string} text
 * @returns {Generator<number, { tags: { name, value, at }[], result: string | null, fault: PgnFault | null, start: { at, line } }[]>}
 */
export function* readGames(text) {
  const games = [];
  let start = { at: 0, line: 1 };
  while (!endsAt(text, start.at)) {
    const reader = new GameReader(text, start.at);
    const { tags, line, result, fault } = yield* reader.read();
    fault?.countFrom(start);
    // Comments behind a result are no game.
    if (tags.length > 0 || line.moves.length > 0 || result !== null || fault !== null)
      games.push({ tags, result, fault, start });
    if (games.length > MOST_GAMES) return tooMany(games, text);
    start = { at: reader.at, line: start.line + countLines(text, start.at, reader.at) };
  }
  return games;
}

/** The games as far as they are listed, and one that says so. */
function tooMany(games, text) {
  const { start } = games.pop();
  const message = texts.pgn.tooMany(wholeNumber(MOST_GAMES));
  const at = start.at + text.slice(start.at).search(/\S/);
  const fault = new PgnFault(message, text, at);
  fault.countFrom(start);
  return [...games, { tags: [], result: null, fault, start }];
}

/**
 * Reads one game of a text with its moves; a generator, as readGames.
 * @param {{ start: { at, line } }} game of readGames
 * @returns {Generator<number, { tags, result, fault, start, line }>} a line is
 *   with comments as they are written, `{ comments: string[], moves: { san, at, nags: number[], comments: string[], variations: line[] }[] }`
 */
export function* readGame(text, { start }) {
  const game = yield* new GameReader(text, start.at).read();
  game.fault?.countFrom(start);
  return { ...game, start };
}

/** Whether only spaces are left; what is no token is left to the reader of the game. */
function endsAt(text, at) {
  try {
    return tokenAt(text, at).type === 'end';
  } catch {
    return false;
  }
}

class GameReader {
  #text;
  /** The token at this place, once it is known. */
  #next = null;
  #game = { tags: [], line: createLine(), result: null, fault: null };

  constructor(text, at) {
    this.#text = text;
    this.at = at;
  }

  /** Reads one game and goes behind it; behind a faulty one, to where the next seems to begin. */
  *read() {
    try {
      while (this.#peek().type === 'tag') {
        this.#game.tags.push(this.#take());
        yield this.at;
      }
      yield* this.#readLine(this.#game.line, 0);
    } catch (error) {
      if (!(error instanceof PgnFault)) throw error;
      this.#game.fault = error;
      this.at = nextGame(this.#text, error.at);
    }
    return this.#game;
  }

  #peek() {
    this.#next ??= tokenAt(this.#text, this.at);
    return this.#next;
  }

  #take() {
    const token = this.#peek();
    this.#next = null;
    this.at = token.end;
    return token;
  }

  #fail(message, { at }) {
    throw new PgnFault(message, this.#text, at);
  }

  /** Reads moves up to the game's result, the next game's tags, or the parenthesis that closes the line. */
  *#readLine(line, depth) {
    for (let token = this.#peek(); token.type !== 'end'; token = this.#peek()) {
      if (token.type === 'tag' && depth === 0) return;
      if (token.type === 'close' && depth > 0) return;
      this.#take();
      if (token.type === 'word' && RESULTS.includes(token.value)) {
        if (depth > 0) continue;
        this.#game.result = token.value;
        return;
      }
      yield this.at;
      if (token.type === 'open') yield* this.#readVariation(line, token, depth + 1);
      else this.#readPart(line, token);
    }
  }

  #readPart(line, token) {
    const move = line.moves.at(-1);
    if (token.type === 'word') this.#readWord(line, token);
    else if (token.type === 'comment') (move ?? line).comments.push(token.value);
    else if (token.type !== 'nag') this.#fail(texts.pgn[MISPLACED[token.type]], token);
    else if (!move) this.#fail(texts.pgn.nagNeedsMove, token);
    else move.nags.push(this.#nag(token));
  }

  #nag(token) {
    const nag = Number(token.value || Number.NaN);
    if (!(nag <= LAST_NAG)) this.#fail(texts.pgn.nag, token);
    return nag;
  }

  *#readVariation({ moves }, opening, depth) {
    if (moves.length === 0) this.#fail(texts.pgn.variationNeedsMove, opening);
    if (depth > DEEPEST_VARIATION) this.#fail(texts.pgn.tooDeep(DEEPEST_VARIATION), opening);
    const line = createLine();
    yield* this.#readLine(line, depth);
    if (this.#take().type !== 'close') this.#fail(texts.pgn.openVariation, opening);
    moves.at(-1).variations.push(line);
  }

  /** A move with its number and glyph, or one of these alone. */
  #readWord(line, token) {
    const [number = ''] = NUMBER.exec(token.value) ?? [];
    const [san, glyph] = withoutGlyph(token.value.slice(number.length));
    if (san) {
      const at = token.at + number.length;
      line.moves.push({ san, at, nags: [], comments: [], variations: [] });
    }
    if (!glyph) return;
    const move = line.moves.at(-1);
    if (!GLYPHS.includes(glyph)) this.#fail(texts.pgn.noAnnotation(quote(glyph)), token);
    if (!move) this.#fail(texts.pgn.annotationNeedsMove, token);
    move.nags.push(GLYPHS.indexOf(glyph) + 1);
  }
}

/** A word as the move and the `!` and `?` behind it. */
function withoutGlyph(word) {
  let end = word.length;
  while (end > 0 && '!?'.includes(word[end - 1])) end -= 1;
  return [word.slice(0, end), word.slice(end)];
}

function createLine() {
  return { comments: [], moves: [] };
}
