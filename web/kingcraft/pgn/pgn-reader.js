// @ts-nocheck
// Reads a game of a PGN as data: tags, and a tree of moves with comments, NAGs and variations. It knows no rules; moves are words.

import { takeSigns } from './pgn-signs.js';
import { tokenAt } from './pgn-tokens.js';
import { findTag, isNullMove, LAST_NAG, nextGame, resultOf } from './pgn-words.js';

const DEEPEST_VARIATION = 100;

/** A move number with its dots; digits alone are one when nothing follows them. */
const NUMBER = /^(\d*\.+|\d+$)/;

/** The key of a fault, where a tag stands inside a variation. */
const MISPLACED_TAG = 'pgn-misplaced-tag';

/** Where reading cannot go on. */
class Stop extends Error {
  /** @param {{ key: string, at: number, values: object }} fault */
  constructor(fault) {
    super(fault.key);
    this.fault = fault;
  }
}

/**
 * Reads one game of a text, in steps: a generator that yields the offset up to which it has read.
 * @param {string} text
 * @param {number} at where it begins, or space before it
 * @returns {Generator<number, { tags, line, result, fault, nullMove, end, isOpen }>} tags: `{ name, value, at }[]`; a line is
 *   with comments as they are written, `{ comments: string[], moves: { san, at, nags: number[], comments: string[], variations: line[] }[] }`;
 *   result: one of RESULTS, or null where the game has none; fault: null, or `{ key, at, values }` as pgn-faults.js has them; nullMove: null, or
 *   `{ san, at }` of the first one, which ends its line: it and what follows are a comment; end: the offset after the game, after a faulty
 *   one where the next seems to begin; isOpen: whether the text ended before the game did
 */
export function* readGame(text, at) {
  const reader = new GameReader(text, at);
  yield* reader.read();
  return { ...reader.game, end: reader.at };
}

/** Whether nothing is left but spaces. */
export function endsAt(text, at) {
  return tokenAt(text, at).type === 'end';
}

/**
 * What a generator returns in the end, without a rest.
 * @template T
 * @param {Generator<unknown, T>} steps
 * @returns {T}
 */
export function atOnce(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

class GameReader {
  game = {
    tags: [],
    line: createLine(),
    result: null,
    fault: null,
    nullMove: null,
    isOpen: false,
  };
  #text;
  /** The token at this place, once it is known. */
  #next = null;
  /** Signs before the first move of a variation. */
  #earlyNags = [];

  constructor(text, at) {
    this.#text = text;
    this.at = at;
  }

  *read() {
    const { game } = this;
    try {
      while (this.#peek().type === 'tag') {
        game.tags.push(this.#take());
        yield this.at;
      }
      yield* this.#readLine(game.line, 0);
      const tag = findTag(game.tags, 'Result');
      if (tag) game.result ??= resultOf(tag.value.trim()) ?? null;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      game.fault = error.fault;
      game.isOpen = false;
      // A tag inside a variation may be the next game's, if an empty line is before it.
      const from = error.fault.key === MISPLACED_TAG ? this.at : error.fault.at;
      this.at = nextGame(this.#text, from);
    }
  }

  #peek() {
    this.#next ??= tokenAt(this.#text, this.at);
    return this.#next;
  }

  #take() {
    const token = this.#peek();
    if (token.type === 'fault') this.#fail(token.value, token, token.values);
    this.#next = null;
    this.at = token.end;
    return token;
  }

  #fail(key, { at }, values = {}) {
    throw new Stop({ key, at, values });
  }

  /** Reads moves up to the game's result, the next game's tags, or the parenthesis that closes the line. */
  *#readLine(line, depth) {
    for (let token = this.#peek(); !endsLine(token, depth); token = this.#peek()) {
      if (token.type === 'tag') this.#fail(MISPLACED_TAG, token);
      this.#take();
      const result = token.type === 'word' ? resultOf(token.value) : undefined;
      if (result && depth === 0) {
        this.game.result = result;
        return this.#leaveOut(line, token.at);
      }
      yield this.at;
      if (token.type === 'open') yield* this.#readVariation(line, token, depth + 1);
      else if (!result) this.#readPart(line, token, depth);
    }
    const { type, at } = this.#peek();
    this.game.isOpen = type === 'end';
    this.#leaveOut(line, at);
  }

  #readPart(line, token, depth) {
    const { type, value } = token;
    if (type === 'word') this.#readWord(line, token, depth);
    else if (type === 'close') this.#fail('pgn-bracket', token, { sign: ')' });
    else if (type === 'nag') {
      const nag = Number(value || Number.NaN);
      if (!(nag <= LAST_NAG)) this.#fail('pgn-nag', token);
      this.#annotate(line, [nag], depth, ['pgn-nag-first', token]);
    } else (line.moves.at(-1) ?? line).comments.push(value);
  }

  /** A move with its number and signs, or one of these alone. */
  #readWord(line, token, depth) {
    const [number = ''] = isNullMove(token.value) ? [] : (NUMBER.exec(token.value) ?? []);
    const word = token.value.slice(number.length);
    const at = token.at + number.length;
    if (isNullMove(word)) {
      this.game.nullMove ??= { san: word, at };
      line.cut ??= { at, moves: line.moves.length };
      return;
    }
    const { san, nags } = takeSigns(word);
    if (!san) return this.#annotate(line, nags, depth, ['pgn-annotation-first', token]);
    line.moves.push({ san, at, nags: this.#takeEarly(nags), comments: [], variations: [] });
  }

  /** Puts NAGs on the last move, or on the first one of a variation that has none yet. */
  #annotate({ moves }, nags, depth, fault) {
    if (moves.length === 0 && depth === 0 && nags.length > 0) this.#fail(...fault);
    (moves.at(-1)?.nags ?? this.#earlyNags).push(...nags);
  }

  /** NAGs with those before them that had no move yet. */
  #takeEarly(nags) {
    if (this.#earlyNags.length === 0) return nags;
    const all = new Set([...this.#earlyNags, ...nags]);
    this.#earlyNags = [];
    return [...all];
  }

  *#readVariation({ moves }, opening, depth) {
    if (moves.length === 0) this.#fail('pgn-variation-first', opening);
    if (depth > DEEPEST_VARIATION) this.#fail('pgn-nesting', opening, { depth: DEEPEST_VARIATION });
    const line = createLine();
    yield* this.#readLine(line, depth);
    if (this.#take().type !== 'close') this.#fail('pgn-open-variation', opening);
    const move = moves.at(-1);
    move.nags = this.#takeEarly(move.nags);
    if (line.moves.length > 0) move.variations.push(line);
    // One by one: a copy of all for each variation takes quadratic time, and a spread fails on very many.
    else for (const comment of line.comments) move.comments.push(comment);
  }

  /** Makes a comment of what follows the moves that can be played, up to an offset. */
  #leaveOut(line, end) {
    const { cut } = line;
    if (!cut) return;
    line.moves.length = cut.moves;
    const rest = this.#text.slice(cut.at, end).replaceAll('{', '(').replaceAll('}', ')');
    (line.moves.at(-1) ?? line).comments.push(rest);
  }
}

function endsLine({ type }, depth) {
  return type === 'end' || type === (depth === 0 ? 'tag' : 'close');
}

/** `cut`: null, or where a null move is and how many moves stand before it. */
function createLine() {
  return { comments: [], moves: [], cut: null };
}
