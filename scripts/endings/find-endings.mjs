// Finds endings in the games of a corpus: few pieces, and one move that wins, or that draws. It looks where the score
// of the game changed most, since there a short search misses something. The engine searches each position twice, with
// tables of two sizes, and both searches must agree. A move that a short search finds is left out.

import { winChance } from '../../web/game/win-chance.js';
import { readCorpus } from '../figures/read-corpus.mjs';
import { Analyst } from '../puzzles/analyst.mjs';
import { onlyMove } from '../puzzles/only-move.mjs';

/**
 * @import { Game, Kingcraft } from 'kingcraft'
 * @import { CorpusGame } from '../figures/read-corpus.mjs'
 * @import { Aim } from '../puzzles/only-move.mjs'
 *
 * @typedef {{ fen: string, move: string, aim: Aim, kind: string }} Ending `kind`: the pieces of both sides, each letter
 *   once, without kings
 */

/** The pieces of an ending, with kings. */
const pieces = { least: 5, most: 10 };
/** The nodes of a search that finds what is easy, of the draft, and of both searches that decide. */
const nodes = { easy: 20_000, draft: 1_000_000, first: 4_000_000, second: 16_000_000 };
/** So many positions of a game are searched. */
const positionsOfGame = 3;
/** How many moves after a position its score is compared with the one before it. */
const lookahead = [1, 3, 5];
/** No kind of pieces has more endings than this share of them, and three. */
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

/**
 * The only good move of a position, unless it is easy to find.
 * @param {Analyst} analyst
 * @param {string} fen
 */
async function examine(analyst, fen) {
  const decide = async (
    /** @type {number} */ limit,
    /** @type {number} */ slack,
    /** @type {'first' | 'second'} */ opinion,
  ) => onlyMove(await analyst.search(fen, { nodes: limit, count: 2, opinion }), slack);
  const [easy] = await analyst.search(fen, { nodes: nodes.easy });
  const draft = await decide(nodes.draft, -0.1, 'first');
  if (!draft || easy?.pv[0] === draft.move) return null;
  const first = await decide(nodes.first, 0.03, 'first');
  if (!first || easy?.pv[0] === first.move) return null;
  const second = await decide(nodes.second, 0, 'second');
  return second?.move === first.move && second.aim === first.aim ? first : null;
}

/**
 * Endings of the games in a corpus.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {{ folder: string, command: string[], found: Ending[] }} options `found`: those that there are already
 * @returns {AsyncGenerator<Ending>}
 */
export async function* findEndings(kingcraft, variant, { folder, command, found }) {
  const analyst = new Analyst(command, variant);
  try {
    for await (const corpusGame of readCorpus(folder, variant, kingcraft)) {
      const game = kingcraft.newGame(variant);
      const fens = turningPoints(game, corpusGame);
      game.dispose();
      const ending = await findOne(analyst, fens, found);
      if (ending) yield ending;
    }
  } finally {
    analyst.dispose();
  }
}

/**
 * One ending of a game at most: games go on with the same pieces for long.
 * @param {Analyst} analyst @param {string[]} fens @param {Ending[]} found
 * @returns {Promise<Ending | null>}
 */
async function findOne(analyst, fens, found) {
  if (found.some(({ fen }) => fens.includes(fen))) return null;
  const most = 3 + kindShare * found.length;
  const wanted = fens.filter((fen) => {
    const kind = kindOf(fen);
    return found.filter((each) => each.kind === kind).length < most;
  });
  for (const fen of wanted.slice(0, positionsOfGame)) {
    const only = await examine(analyst, fen);
    if (only) return { fen, move: only.move, aim: only.aim, kind: kindOf(fen) };
  }
  return null;
}
