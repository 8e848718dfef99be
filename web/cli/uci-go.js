// The command `go` of UCI, read as engine/uci/go_command.cpp reads it for the native program.

/**
 * @import { Color } from '../kingcraft/index.js'
 * @import { SearchOptions } from '../worker/client.js'
 * @typedef {object} Go
 * @property {Pick<SearchOptions, 'depth' | 'nodes' | 'movetime' | 'mate' | 'clock'>} limits
 * @property {string[]} moves to choose from, as they were written
 * @property {boolean} ponder whether the time begins with `ponderhit`
 * @property {boolean} infinite whether the answer waits for `stop`
 * @property {number} [perft] the plies to count instead of searching; NaN where they cannot be read, which begins
 *   nothing
 * @property {string[]} faults what could not be read as it stands; the search begins without it
 */

import { perftDepthMost, quotable } from '../kingcraft/arguments.js';
import { depthMost } from '../worker/search-options.js';

const intMost = 2 ** 31 - 1;

/**
 * The words with a number, and its range. A clock may be below zero.
 * @type {Record<string, readonly [number, number]>}
 */
const ranges = {
  depth: [1, depthMost],
  nodes: [1, Number.MAX_SAFE_INTEGER],
  movetime: [0, intMost],
  wtime: [-intMost, intMost],
  btime: [-intMost, intMost],
  winc: [0, intMost],
  binc: [0, intMost],
  movestogo: [0, intMost],
  mate: [1, 50],
  perft: [1, perftDepthMost],
};

/** How long to search when no limit of a command can be read, in milliseconds. */
const timeWithoutLimits = 1000;

/** The words that `go` understands. */
export const goWords = [...Object.keys(ranges), 'infinite', 'ponder', 'searchmoves'];

/** @param {string} word */
const isKeyword = (word) => goWords.includes(word);

/**
 * The number without its decimals, which some programs send; NaN where the text is none.
 * @param {string | undefined} text
 */
function wholeNumber(text = '') {
  const number = Number(/^(-?\d+)(?:\.\d+)?$/.exec(text)?.[1] ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/** @param {string} word @param {string} text @param {readonly [number, number]} range */
const rangeFault = (word, text, [least, most]) =>
  `After "${word}" "${quotable(text)}" is not a number from ${least} to ${most}.`;

/** @param {Record<string, number>} numbers @param {Color} turn @returns {Go['limits']} */
function limitsOf({ depth, nodes, movetime, mate, movestogo, ...clocks }, turn) {
  const side = turn === 'white' ? 'w' : 'b';
  const parts = [clocks[`${side}time`], clocks[`${side}inc`], movestogo];
  const [remaining = 0, increment, movesToGo] = parts;
  const hasClock = parts.some((part) => part !== undefined);
  return {
    depth,
    nodes,
    movetime: movetime === 0 ? 1 : movetime,
    mate,
    clock: hasClock ? { remaining: Math.max(0, remaining), increment, movesToGo } : undefined,
  };
}

/**
 * Reads the words after `go`; the clock is that of the side to move. Unknown words are skipped, as the protocol
 * requires. A client always waits for a move, so a limit out of range becomes the nearest one, an unreadable one is
 * left out, and a command without any readable limit means one second.
 * @param {string[]} words
 * @param {Color} turn
 * @returns {Go}
 */
export function parseGo(words, turn) {
  /** @type {Record<string, number>} */
  const numbers = {};
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const moves = [];
  for (let i = 0; i < words.length; ++i) {
    const word = words[i];
    const isMissing = i + 1 === words.length || isKeyword(words[i + 1]);
    if (word === 'searchmoves') {
      if (isMissing) faults.push('After "searchmoves" a move is missing.');
      while (i + 1 < words.length && !isKeyword(words[i + 1])) moves.push(words[++i]);
    } else if (Object.hasOwn(ranges, word)) {
      const text = isMissing ? undefined : words[++i];
      const [least, most] = ranges[word];
      const number = wholeNumber(text);
      const nearest = Math.min(Math.max(number, least), most);
      if (text === undefined) faults.push(`After "${word}" a number is missing.`);
      else if (number !== nearest) faults.push(rangeFault(word, text, ranges[word]));
      if (word === 'perft') numbers.perft = number === nearest ? number : Number.NaN;
      else if (!Number.isNaN(number)) numbers[word] = nearest;
    }
  }
  const { perft, ...others } = numbers;
  const limits = limitsOf(others, turn);
  const isLimited = Object.values(limits).some((limit) => limit !== undefined);
  const infinite = words.includes('infinite') || (!isLimited && faults.length === 0);
  if (!isLimited && !infinite) limits.movetime = timeWithoutLimits;
  return { limits, moves, ponder: words.includes('ponder'), infinite, perft, faults };
}

/** Whether depth, nodes or its own time end what was asked for, if it need not wait for `stop`. @param {Go} go */
export const isBounded = ({ limits, infinite, perft }) =>
  perft !== undefined || (!infinite && [limits.depth, limits.nodes, limits.movetime].some(Boolean));
