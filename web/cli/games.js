// The games of a PGN text, each with its place in it. loadPgn() reads the first game of a text; here is
// only found where one ends.

import { nextGame, RESULTS, variantNamed } from '../kingcraft/pgn-games.js';

/** Escape lines, comments, tags, parentheses and words, as PGN has them. */
const token = /^%.*|;.*|\{[^}]*\}?|\[[^\]\n]*\]?|[()]|[^\s{}()[\];]+/gm;

// Only spaces of one line: a run of empty lines would be gone through again from each of them.
const variantTag = /(?<=^|\])[ \t]*\[[ \t]*Variant[ \t]*"((?:\\.|[^"\\\n])*)"[ \t]*\]/m;

/** Nothing but spaces and comments, which behind a result are no game. */
const words = /^\s*(\{[^}]*\}\s*)*$/;

/** Finds where the games of a text begin and end. */
class Divider {
  #text;
  #spans = [];
  #start = -1;
  #depth = 0;
  #hasMoves = false;

  constructor(text) {
    this.#text = text;
  }

  /** Pairs of offsets. */
  divide() {
    token.lastIndex = 0;
    for (let found = token.exec(this.#text); found; found = token.exec(this.#text)) {
      token.lastIndex = this.#take(found[0], found.index);
    }
    this.#close(this.#text.length);
    return this.#spans;
  }

  /** Takes a token at an offset; returns where the next one is looked for. */
  #take(word, at) {
    const end = at + word.length;
    const isTag = word.startsWith('[');
    if (isTag && this.#hasMoves) this.#close(at);
    if (this.#start < 0) {
      if (/^[%;]/.test(word)) return end;
      this.#start = at;
    }
    const swallowed = word.startsWith('{') ? nextGame(this.#text, at, end) : end;
    if (swallowed < end) return this.#close(swallowed);
    if (word === '(') this.#depth += 1;
    else if (word === ')') this.#depth -= 1;
    else if (this.#depth <= 0 && RESULTS.includes(word)) return this.#close(end);
    else if (!isTag) this.#hasMoves = true;
    return end;
  }

  /** Ends the game, if there is one, at an offset, which is returned. */
  #close(end) {
    const isGame = this.#start >= 0 && !words.test(this.#text.slice(this.#start, end));
    if (isGame) this.#spans.push([this.#start, end]);
    this.#start = -1;
    this.#depth = 0;
    this.#hasMoves = false;
    return end;
  }
}

/** Tells the places of offsets, which must not go down, as line and column from 1. */
class Places {
  #text;
  #at = 0;
  #line = 1;

  constructor(text) {
    this.#text = text;
  }

  of(at) {
    this.#line += this.#text.slice(this.#at, at).split('\n').length - 1;
    this.#at = at;
    return { line: this.#line, column: at - (at > 0 ? this.#text.lastIndexOf('\n', at - 1) : -1) };
  }
}

/** The id of the variant that a game names; PGN without the tag is of chess. Undefined for a strange one. */
function variantOf(text, variants) {
  const name = variantTag.exec(text)?.[1].replaceAll(/\\(.)/g, '$1') ?? 'chess';
  return variantNamed(variants, name)?.id;
}

function faultAt({ line, column }, { line: innerLine, column: innerColumn }, message) {
  return {
    line: line + innerLine - 1,
    column: innerLine === 1 ? column + innerColumn - 1 : innerColumn,
    message,
  };
}

/**
 * Opens each game of a text, one after the other.
 * @template T
 * @param {import('../kingcraft/index.js').Kingcraft} kingcraft
 * @param {string} text PGN
 * @param {(game: import('../kingcraft/index.js').Game) => T} work is done with each that can be read
 * @returns {Generator<{ value: T } | { fault: { line: number, column: number, message: string } }>}
 */
export function* openGames(kingcraft, text, work) {
  const places = new Places(text);
  for (const [start, end] of new Divider(text).divide()) {
    const own = text.slice(start, end);
    const place = places.of(start);
    const variant = variantOf(own, kingcraft.variants);
    if (variant === undefined) {
      const tag = new Places(own).of(own.search(variantTag));
      yield { fault: faultAt(place, tag, 'There is no such variant.') };
      continue;
    }
    const game = kingcraft.newGame(variant);
    try {
      game.loadPgn(own);
      yield { value: work(game) };
    } catch (error) {
      if (error.code !== 'pgn') throw error;
      yield { fault: faultAt(place, error, error.message) };
    } finally {
      game.dispose();
    }
  }
}
