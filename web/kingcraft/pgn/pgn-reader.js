// Reads a game of a PGN as data: tags, and a tree of moves with comments, NAGs and variations. It knows no rules; moves
// are words.

/**
 * @import { PgnResult } from './pgn.js'
 * @import { Token } from './pgn-tokens.js'
 *
 * @typedef {{ name: string, value: string, at: number }} ReadTag with its offset in the text
 *
 * @typedef {object} ReadMove
 * @property {string} san
 * @property {number} at
 * @property {number[]} nags this and what follows are `none` where there are none
 * @property {string[]} comments
 * @property {ReadLine[]} variations
 *
 * @typedef {object} ReadLine
 * @property {string[]} comments before the first move
 * @property {ReadMove[]} moves
 * @property {{ at: number, moves: number } | null} cut where a null move is, and how many moves stand in front of it
 *
 * @typedef {{ key: string, at: number, values?: Record<string, string | number> }} Fault a message and its offset
 *
 * @typedef {object} ReadGame
 * @property {ReadTag[]} tags
 * @property {ReadLine} line
 * @property {PgnResult | null} result null if the game has none
 * @property {Fault | null} fault
 * @property {{ san: string, at: number } | null} nullMove the first one, which ends its line: it and what follows are a
 *   comment
 * @property {boolean} isOpen whether the text ended before the game did
 */

import { movesMax } from '../arguments.js';
import { takeSigns } from './pgn-signs.js';
import { tokenAt } from './pgn-tokens.js';
import { findTag, isNullMove, LAST_NAG, nextGame, none, resultOf } from './pgn-words.js';

const DEEPEST_VARIATION = 100;

/** So many characters are read in one step. */
const STEP = 10_000;

/** The key of a fault, where a tag stands inside a variation. */
const MISPLACED_TAG = 'pgn-misplaced-tag';

/** Where reading cannot go on. */
class Stop extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.key);
    this.fault = fault;
  }
}

/**
 * Reads one game of a text, in steps: a generator that yields the offset up to which it has read.
 * @param {string} text
 * @param {number} at where it begins, or space before it
 * @returns {Generator<number, ReadGame & { end: number }>} end: the offset after the game; after a faulty one where the
 *   next seems to begin
 */
export function* readGame(text, at) {
  const reader = new GameReader(text, at);
  yield* reader.read();
  return { ...reader.game, end: reader.at };
}

/** Whether nothing but spaces is left. @param {string} text @param {number} at */
export function endsAt(text, at) {
  return tokenAt(text, at).type === 'end';
}

/**
 * What a generator returns, without a pause.
 * @template T
 * @param {Generator<unknown, T>} steps
 * @returns {T}
 */
export function atOnce(steps) {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

class GameReader {
  /** @type {ReadGame} */
  game = {
    tags: [],
    line: createLine(),
    result: null,
    fault: null,
    nullMove: null,
    isOpen: false,
  };
  #text;
  /** The token at this place, once it is known. @type {Token | null} */
  #next = null;
  /** Signs in front of the first move of a variation. @type {number[]} */
  #earlyNags = [];
  #moves = 0;
  /** The offset after which the reader rests. */
  #rest;

  /** @param {string} text @param {number} at */
  constructor(text, at) {
    this.#text = text;
    this.at = at;
    this.#rest = at;
  }

  /** @returns {Generator<number, void>} */
  *read() {
    const { game } = this;
    try {
      while (this.#peek().type === 'tag') {
        const { name = '', value, at } = this.#take();
        game.tags.push({ name, value, at });
        if (this.at > this.#rest) yield this.#step();
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

  /** Where the reader rests. */
  #step() {
    this.#rest = this.at + STEP;
    return this.at;
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

  /**
   * @param {string} key
   * @param {{ at: number }} token
   * @param {Fault['values']} [values]
   * @returns {never}
   */
  #fail(key, { at }, values = {}) {
    throw new Stop({ key, at, values });
  }

  /**
   * Reads moves up to the game's result, the next game's tags, or the parenthesis that closes the line.
   * @param {ReadLine} line
   * @param {number} depth
   * @returns {Generator<number, void>}
   */
  *#readLine(line, depth) {
    for (let token = this.#peek(); !endsLine(token, depth); token = this.#peek()) {
      if (token.type === 'tag') this.#fail(MISPLACED_TAG, token);
      this.#take();
      const result = token.type === 'word' ? resultOf(token.value) : undefined;
      if (result && depth === 0) {
        this.game.result = result;
        return this.#leaveOut(line, token.at);
      }
      if (this.at > this.#rest) yield this.#step();
      if (token.type === 'open') yield* this.#readVariation(line, token, depth + 1);
      else if (!result) this.#readPart(line, token, depth);
    }
    const { type, at } = this.#peek();
    this.game.isOpen = type === 'end';
    this.#leaveOut(line, at);
  }

  /** @param {ReadLine} line @param {Token} token @param {number} depth */
  #readPart(line, token, depth) {
    const { type, value } = token;
    if (type === 'word') this.#readWord(line, token, depth);
    else if (type === 'close') this.#fail('pgn-bracket', token, { sign: ')' });
    else if (type === 'nag') {
      const nag = Number(value || Number.NaN);
      if (!(nag <= LAST_NAG)) this.#fail('pgn-nag', token);
      this.#annotate(line, [nag], depth, 'pgn-nag-first', token);
    } else addComment(line, value);
  }

  /**
   * A move with its number and signs, or one of these alone.
   * @param {ReadLine} line @param {Token} token @param {number} depth
   */
  #readWord(line, token, depth) {
    const length = lengthOfNumber(token.value);
    const word = token.value.slice(length);
    if (word === '') return;
    const at = token.at + length;
    if (isNullMove(word)) {
      this.game.nullMove ??= { san: word, at };
      line.cut ??= { at, moves: line.moves.length };
      return;
    }
    const { san, nags } = takeSigns(word);
    if (!san) return this.#annotate(line, nags, depth, 'pgn-annotation-first', token);
    if (line.cut === null) this.#moves += 1;
    if (this.#moves > movesMax) this.#fail('game-long', token, { most: movesMax });
    line.moves.push({ san, at, nags: this.#takeEarly(nags), comments: none, variations: none });
  }

  /**
   * Puts NAGs on the last move, or on the first one of a variation that has none yet.
   * @param {ReadLine} line
   * @param {number[]} nags
   * @param {number} depth
   * @param {string} key of the fault that there is no move
   * @param {Token} token
   */
  #annotate({ moves }, nags, depth, key, token) {
    if (moves.length === 0 && depth === 0 && nags.length > 0) this.#fail(key, token);
    const move = moves.at(-1);
    if (move?.nags === none) move.nags = [];
    (move?.nags ?? this.#earlyNags).push(...nags);
  }

  /** NAGs after those that had no move yet. @param {number[]} nags */
  #takeEarly(nags) {
    if (this.#earlyNags.length === 0) return nags;
    const all = new Set([...this.#earlyNags, ...nags]);
    this.#earlyNags = [];
    return [...all];
  }

  /**
   * @param {ReadLine} parent the line that it belongs to
   * @param {Token} opening
   * @param {number} depth
   * @returns {Generator<number, void>}
   */
  *#readVariation(parent, opening, depth) {
    const move = parent.moves.at(-1);
    if (!move) this.#fail('pgn-variation-first', opening);
    if (depth > DEEPEST_VARIATION) this.#fail('pgn-nesting', opening, { depth: DEEPEST_VARIATION });
    const line = createLine();
    yield* this.#readLine(line, depth);
    if (this.#take().type !== 'close') this.#fail('pgn-open-variation', opening);
    move.nags = this.#takeEarly(move.nags);
    if (line.moves.length > 0) {
      if (move.variations === none) move.variations = [];
      move.variations.push(line);
      // One by one: a copy of all for each variation takes quadratic time, and a spread fails on very many.
    } else for (const comment of line.comments) addComment(parent, comment);
  }

  /**
   * Makes a comment of what follows the moves that can be played, up to an offset.
   * @param {ReadLine} line @param {number} end
   */
  #leaveOut(line, end) {
    const { cut } = line;
    if (!cut) return;
    line.moves.length = cut.moves;
    const rest = this.#text.slice(cut.at, end).replaceAll('{', '(').replaceAll('}', ')');
    addComment(line, rest);
  }
}

/** @param {Token} token @param {number} depth */
function endsLine({ type }, depth) {
  return type === 'end' || type === (depth === 0 ? 'tag' : 'close');
}

/** @returns {ReadLine} */
function createLine() {
  return { comments: none, moves: [], cut: null };
}

/**
 * Adds a comment to the last move of a line, or to the line where it has none.
 * @param {Pick<ReadLine, 'comments' | 'moves'>} line @param {string} comment
 */
function addComment(line, comment) {
  const said = line.moves.at(-1) ?? line;
  if (said.comments === none) said.comments = [comment];
  else said.comments.push(comment);
}

/**
 * How long the number of a move is with its dots; digits alone are one when nothing follows them.
 * @param {string} word
 */
function lengthOfNumber(word) {
  let digits = 0;
  while (word[digits] >= '0' && word[digits] <= '9') digits += 1;
  let length = digits;
  while (word[length] === '.') length += 1;
  return length > digits || (length === word.length && !isNullMove(word)) ? length : 0;
}
