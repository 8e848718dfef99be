// Finds endings in the games of a corpus: few pieces, and one move that wins, or that draws. The engine searches each
// position twice, with tables of two sizes, and both searches must agree. A move that a short search finds is left out.

import { readCorpus } from '../figures/read-corpus.mjs';
import { Analyst } from '../puzzles/analyst.mjs';
import { onlyMove } from '../puzzles/only-move.mjs';

/**
 * @import { Game, Kingcraft } from 'kingcraft'
 * @import { Aim } from '../puzzles/only-move.mjs'
 *
 * @typedef {{ fen: string, move: string, aim: Aim, kind: string }} Ending `kind`: the pieces of both sides, each letter
 *   once, without kings
 */

/** The pieces of an ending, with kings. */
const pieces = { least: 5, most: 10 };
/** The nodes of a search that finds what is easy, of the draft, and of both searches that decide. */
const nodes = { easy: 2000, draft: 100_000, first: 4_000_000, second: 16_000_000 };
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
 * The only good move of a position, unless it is easy to find.
 * @param {Analyst} analyst
 * @param {Game} game
 */
async function examine(analyst, game) {
  const fen = game.fen();
  const decide = async (
    /** @type {number} */ limit,
    /** @type {number} */ slack,
    /** @type {'first' | 'second'} */ opinion,
  ) => onlyMove(await analyst.search(fen, { nodes: limit, count: 2, opinion }), slack);
  const draft = await decide(nodes.draft, -0.1, 'first');
  if (!draft) return null;
  const [easy] = await analyst.search(fen, { nodes: nodes.easy });
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
    for await (const { seed, moves } of readCorpus(folder, variant, kingcraft)) {
      const game = kingcraft.newGame(variant);
      try {
        const ending = await findInGame(analyst, game, moves, seed, found);
        if (ending) yield ending;
      } finally {
        game.dispose();
      }
    }
  } finally {
    analyst.dispose();
  }
}

/**
 * One ending of the game at most: games go on with the same pieces for long. Looks at every fifth to seventh position.
 * @param {Analyst} analyst @param {Game} game @param {string[]} moves @param {number} seed @param {Ending[]} found
 * @returns {Promise<Ending | null>}
 */
async function findInGame(analyst, game, moves, seed, found) {
  const step = 5 + (seed % 3);
  for (const [ply, move] of moves.entries()) {
    const fen = game.fen();
    if (ply % step === 0 && isEnding(fen) && game.moveIds().length > 3) {
      const kind = kindOf(fen);
      const alike = found.filter((each) => each.kind === kind).length;
      if (found.some((each) => each.fen === fen)) return null;
      if (alike < 3 + kindShare * found.length) {
        const only = await examine(analyst, game);
        if (only) return { fen, move: only.move, aim: only.aim, kind };
      }
    }
    game.move(move);
  }
  return null;
}
