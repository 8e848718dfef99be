/**
 * Reads the games of a PGN as data: tags, and a tree of moves with comments, NAGs and variations. It knows no rules; moves are words. The
 * package reads the first game of a text and gives only its main line back, and libraries know the moves of chess alone, hence a reader here.
 */
import { texts } from '../../texts.js';
import { PgnFault, quote } from './pgn-fault.js';
import { nextGame, tokenAt } from './tokens.js';

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];
const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'];
const DEEPEST_VARIATION = 100;
const LAST_NAG = 255;

/** A move number with its dots; digits alone are one when nothing follows them. */
const NUMBER = /^(\d*\.+|\d+$)/;

/** Tokens that belong to a move, with the name of the text that asks for it. */
const NEEDS_MOVE = { nag: 'nagNeedsMove', open: 'variationNeedsMove' };

/** Tokens that have no place among moves, with the name of the text that says so. */
const MISPLACED = { tag: 'misplacedTag', close: 'misplacedClose' };

/**
 * All games of a text. One that cannot be read has a `fault`, and the games behind it are read all the same.
 * @param {string} text
 * @returns {{ tags: { name, value, at }[], line, result: string | null, fault: PgnFault | null }[]} a line is
 *   `{ comments: string[], moves: { san, at, nags: number[], comments: string[], variations: line[] }[] }`
 */
export function readGames(text) {
  const games = [];
  for (let at = 0; !endsAt(text, at); ) {
    const reader = new GameReader(text, at);
    games.push(reader.read());
    at = reader.at;
  }
  return games.filter(isMoreThanWords);
}

/** Comments behind a result are no game. */
function isMoreThanWords({ tags, line, result, fault }) {
  return tags.length > 0 || line.moves.length > 0 || result !== null || fault !== null;
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
  #game = { tags: [], line: createLine(), result: null, fault: null };

  constructor(text, at) {
    this.#text = text;
    this.at = at;
  }

  /** Reads one game and goes behind it; behind a faulty one, to where the next seems to begin. */
  read() {
    try {
      while (this.#peek().type === 'tag') this.#game.tags.push(this.#take());
      this.#readLine(this.#game.line, 0);
    } catch (error) {
      if (!(error instanceof PgnFault)) throw error;
      this.#game.fault = error;
      this.at = nextGame(this.#text, error.at);
    }
    return this.#game;
  }

  #peek() {
    return tokenAt(this.#text, this.at);
  }

  #take() {
    const token = this.#peek();
    this.at = token.end;
    return token;
  }

  #fail(message, { at }) {
    throw new PgnFault(message, this.#text, at);
  }

  /** Reads moves up to the game's result, the next game's tags, or the parenthesis that closes the line. */
  #readLine(line, depth) {
    for (let token = this.#peek(); token.type !== 'end'; token = this.#peek()) {
      if (token.type === 'tag' && depth === 0) return;
      if (token.type === 'close' && depth > 0) return;
      this.#take();
      if (token.type === 'word' && RESULTS.includes(token.value)) {
        if (depth > 0) continue;
        this.#game.result = token.value;
        return;
      }
      this.#readPart(line, token, depth);
    }
  }

  #readPart(line, token, depth) {
    const move = line.moves.at(-1);
    if (token.type === 'word') this.#readWord(line, token);
    else if (token.type === 'comment') (move ?? line).comments.push(withSingleSpaces(token.value));
    else if (!NEEDS_MOVE[token.type]) this.#fail(texts.pgn[MISPLACED[token.type]], token);
    else if (!move) this.#fail(texts.pgn[NEEDS_MOVE[token.type]], token);
    else if (token.type === 'nag') move.nags.push(this.#nag(token));
    else move.variations.push(this.#readVariation(token, depth + 1));
  }

  #nag(token) {
    const nag = Number(token.value || Number.NaN);
    if (!(nag <= LAST_NAG)) this.#fail(texts.pgn.nag, token);
    return nag;
  }

  #readVariation(opening, depth) {
    if (depth > DEEPEST_VARIATION) this.#fail(texts.pgn.tooDeep(DEEPEST_VARIATION), opening);
    const line = createLine();
    this.#readLine(line, depth);
    if (this.#take().type !== 'close') this.#fail(texts.pgn.openVariation, opening);
    return line;
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

function withSingleSpaces(text) {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function createLine() {
  return { comments: [], moves: [] };
}
