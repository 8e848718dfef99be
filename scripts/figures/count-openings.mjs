// Counts the openings of a corpus: what was played in each position, how often, and how it went.

/** @import { Game, Kingcraft } from '../../web/kingcraft/index.js' */
/** @import { Openings } from '../../web/variants/statistics.js' */
/** @import { CorpusGame } from './read-corpus.mjs' */

import { repetitionKey } from '../../web/kingcraft/fen.js';

/** So many half-moves of each game are counted. */
const PLIES = 12;
/** A position in fewer games is left out, as chance decides what they say. */
const LEAST_GAMES = 20;
/** The mean would follow the few scores that are larger. */
const SCORE_MAX = 1000;

/** @typedef {{ next: string, games: number, whiteWins: number, draws: number, scores: number }} MoveCount */

/** White's score in hundredths of a pawn after a move of a game. @param {CorpusGame} game @param {number} ply */
function scoreAfter({ evals, result }, ply) {
  const evaluation = evals[ply];
  if ('cp' in evaluation) return Math.max(-SCORE_MAX, Math.min(SCORE_MAX, evaluation.cp));
  if (evaluation.mate === 0) return result === '1-0' ? SCORE_MAX : -SCORE_MAX;
  return Math.sign(evaluation.mate) * SCORE_MAX;
}

/** The positions of a game, by the keys that tell when two are the same, the start first. */
function* keysOf(/** @type {Game} */ game, /** @type {string[]} */ moves) {
  yield repetitionKey(game.fen());
  for (const id of moves) {
    game.move(id);
    yield repetitionKey(game.fen());
  }
  while (game.undo());
}

class Counts {
  /** The moves of each position, by their ids. @type {Map<string, Map<string, MoveCount>>} */
  #positions = new Map();
  start = '';

  /** Counts a game. A move that it has twice in the same position counts once. */
  add(/** @type {CorpusGame} */ game, /** @type {string[]} */ keys) {
    this.start = keys[0];
    /** @type {Set<MoveCount>} */
    const seen = new Set();
    for (const [ply, id] of game.moves.slice(0, PLIES).entries()) {
      const count = this.#countOf(keys[ply], id, keys[ply + 1]);
      if (seen.has(count)) continue;
      seen.add(count);
      count.games += 1;
      count.scores += scoreAfter(game, ply);
      if (game.result === '1-0') count.whiteWins += 1;
      if (game.result === '1/2-1/2') count.draws += 1;
    }
  }

  #countOf(/** @type {string} */ key, /** @type {string} */ id, /** @type {string} */ next) {
    const moves = this.#positions.get(key) ?? new Map();
    if (moves.size === 0) this.#positions.set(key, moves);
    const count = moves.get(id) ?? { next, games: 0, whiteWins: 0, draws: 0, scores: 0 };
    moves.set(id, count);
    return count;
  }

  /** The moves of a position, the most frequent first; none where it is too rare. */
  movesIn(/** @type {string} */ key) {
    const moves = [...(this.#positions.get(key) ?? [])];
    const games = moves.reduce((sum, [, count]) => sum + count.games, 0);
    if (games < LEAST_GAMES) return [];
    return moves.sort(
      ([one, first], [other, second]) => second.games - first.games || (one < other ? -1 : 1),
    );
  }
}

/**
 * The positions that can be reached from the start over others that are frequent enough, in the order in which they are
 * found.
 */
function toPositions(/** @type {Counts} */ counts) {
  const keys = [counts.start];
  const indexes = new Map([[counts.start, 0]]);
  const indexOf = (/** @type {string} */ key) => {
    if (counts.movesIn(key).length === 0) return -1;
    if (!indexes.has(key)) indexes.set(key, keys.push(key) - 1);
    return indexes.get(key) ?? -1;
  };
  /** @type {Openings['positions']} */
  const positions = [];
  for (const key of keys) {
    positions.push(
      counts
        .movesIn(key)
        .map(([id, { next, games, whiteWins, draws, scores }]) => [
          id,
          indexOf(next),
          games,
          whiteWins,
          draws,
          Math.round(scores / games),
        ]),
    );
  }
  return positions;
}

/**
 * Counts the games that began at the start position with moves of the players' choice.
 * @param {AsyncIterable<CorpusGame> | Iterable<CorpusGame>} games
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @returns {Promise<Openings>}
 * @throws Error when there are too few games
 */
export async function countOpenings(games, kingcraft, variant) {
  const board = kingcraft.newGame(variant);
  const counts = new Counts();
  let counted = 0;
  for await (const game of games) {
    if (game.opening !== 'played') continue;
    counts.add(game, [...keysOf(board, game.moves.slice(0, PLIES))]);
    counted += 1;
  }
  board.dispose();
  if (counted < LEAST_GAMES) {
    throw new Error(`openings want ${LEAST_GAMES} games from the start position, not ${counted}`);
  }
  return { games: counted, plies: PLIES, positions: toPositions(counts) };
}
