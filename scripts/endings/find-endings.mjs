// Finds endings, in the games of a corpus or among random positions: few pieces, and one move that wins, or that draws.
// In a game it looks where the score changed most, since there a short search misses something. The engine searches
// each position longer and longer, the last time with a table of another size. A move that a short search without
// options finds is left out.

import { winChance } from '../../web/game/win-chance.js';
import { readCorpus } from '../figures/read-corpus.mjs';
import { Analyst } from '../puzzles/analyst.mjs';
import { onlyMove } from '../puzzles/only-move.mjs';
import { randomEndings } from './random-endings.mjs';

/**
 * @import { Game, Kingcraft, Variant } from 'kingcraft'
 * @import { CorpusGame } from '../figures/read-corpus.mjs'
 * @import { Aim } from '../puzzles/only-move.mjs'
 *
 * @typedef {{ fen: string, move: string, aim: Aim, kind: string }} Ending `kind`: the pieces of both sides, each letter
 *   once, without kings
 * @typedef {object} Search
 * @property {Variant} variant
 * @property {string[]} command of the engine
 * @property {[string, string][]} options of the engine
 * @property {Ending[]} found those that there are already
 */

/** The pieces of an ending in a game, with kings. */
const pieces = { least: 5, most: 10 };
/** The nodes of a search that finds what is easy. */
const easyNodes = 20_000;
/** The searches that decide: nodes, how clear the result must be (`onlyMove()`), and the size of the table. */
const steps = /** @type {const} */ ([
  { nodes: 100_000, slack: -0.25, opinion: 'first' },
  { nodes: 1_000_000, slack: -0.1, opinion: 'first' },
  { nodes: 4_000_000, slack: 0.03, opinion: 'first' },
  { nodes: 16_000_000, slack: 0, opinion: 'second' },
]);
/** From this step on the move must not be the easy one, and all steps must agree. */
const firstSure = 1;
/** So many positions of a game are searched. */
const positionsOfGame = 3;
/** How many moves after a position its score is compared with the one before it. */
const lookahead = [1, 3, 5];
/** No kind of pieces has more endings of games than this share of them, and three. */
const kindShare = 0.3;

const lettersOf = (/** @type {string} */ fen) => fen.split(' ')[0].replace(/[^a-zA-Z]/g, '');

/** @param {string} fen */
export function kindOf(fen) {
  const letters = new Set(lettersOf(fen).toUpperCase().replaceAll('K', ''));
  return [...letters].sort().join('');
}

/** Whether a position counts as an ending. @param {string} fen */
export function isEnding(fen) {
  const count = lettersOf(fen).length;
  return count >= pieces.least && count <= pieces.most;
}

/**
 * The endings of a game, those first after which the score changed most.
 * @param {Game} game a new one, which plays the moves
 * @param {Pick<CorpusGame, 'moves' | 'evals'>} corpusGame
 */
export function turningPoints(game, { moves, evals }) {
  const chances = evals.map((score) => winChance(score, 'white'));
  const found = [];
  for (const [ply, move] of moves.entries()) {
    const fen = game.fen();
    if (ply > 0 && isEnding(fen) && game.moveIds().length > 3) {
      const later = lookahead.map((plies) => chances[ply + plies] ?? chances[ply - 1]);
      const change = Math.max(...later.map((chance) => Math.abs(chance - chances[ply - 1])));
      found.push({ fen, change });
    }
    game.move(move);
  }
  return found.sort((one, other) => other.change - one.change).map(({ fen }) => fen);
}

/** Examines positions with two engines, one of which has no options. */
class Examiner {
  #plain;
  #engine;

  /** @param {Search} search */
  constructor({ variant, command, options }) {
    this.#plain = new Analyst(command, variant.id);
    this.#engine = new Analyst(command, variant.id, options);
  }

  /** The ending of this position; null where several moves are as good, or the best is easy. @param {string} fen */
  async examine(fen) {
    const [easy] = await this.#plain.search(fen, { nodes: easyNodes });
    /** @type {Pick<Ending, 'move' | 'aim'> | null} */
    let sure = null;
    for (const [at, { nodes, slack, opinion }] of steps.entries()) {
      const lines = await this.#engine.search(fen, { nodes, count: 2, opinion });
      const only = onlyMove(lines, slack);
      if (!only) return null;
      if (at < firstSure) continue;
      if (only.move === easy?.pv[0] || (sure && sure.move !== only.move)) return null;
      sure = only;
    }
    return sure && { fen, move: sure.move, aim: sure.aim, kind: kindOf(fen) };
  }

  dispose() {
    this.#plain.dispose();
    this.#engine.dispose();
  }
}

/**
 * The first ending among some positions.
 * @param {Examiner} examiner
 * @param {string[]} fens
 */
async function firstEnding(examiner, fens) {
  for (const fen of fens) {
    const ending = await examiner.examine(fen);
    if (ending) return ending;
  }
  return null;
}

/**
 * Endings of the games in a corpus, one of a game at most: games go on with the same pieces for long.
 * @param {Kingcraft} kingcraft
 * @param {string} folder of the corpus
 * @param {Search} search
 * @returns {AsyncGenerator<Ending>}
 */
export async function* findInCorpus(kingcraft, folder, search) {
  const { variant, found } = search;
  const examiner = new Examiner(search);
  try {
    for await (const corpusGame of readCorpus(folder, variant.id, kingcraft)) {
      const game = kingcraft.newGame(variant.id);
      const fens = turningPoints(game, corpusGame);
      game.dispose();
      if (found.some(({ fen }) => fens.includes(fen))) continue;
      const most = 3 + kindShare * found.length;
      const isWanted = (/** @type {string} */ kind) =>
        found.filter((each) => each.kind === kind).length < most;
      const wanted = fens.filter((fen) => isWanted(kindOf(fen)));
      const ending = await firstEnding(examiner, wanted.slice(0, positionsOfGame));
      if (ending) yield ending;
    }
  } finally {
    examiner.dispose();
  }
}

/**
 * Endings among random positions.
 * @param {Kingcraft} kingcraft
 * @param {string} text the pieces, such as `KRPvKR`
 * @param {Search} search
 * @returns {AsyncGenerator<Ending>}
 */
export async function* findAtRandom(kingcraft, text, search) {
  const { variant, found } = search;
  const fens = randomEndings(kingcraft, variant, text, `${text} ${found.length}`);
  const examiner = new Examiner(search);
  try {
    for (const fen of fens) {
      const ending = await examiner.examine(fen);
      if (ending) yield ending;
    }
  } finally {
    examiner.dispose();
  }
}
