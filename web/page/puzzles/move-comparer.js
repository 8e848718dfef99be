/**
 * Compares a move with the solution of a puzzle: whether it does as well, by the endgame tables or by a search, and
 * what refutes it.
 * @import { Score } from '../../game/win-chance.js'
 * @import { Game, Kingcraft, ProbedMove } from '../../kingcraft/index.js'
 * @import { Engine, SearchLine } from '../../worker/client.js'
 */
import { goalChance, winChance } from '../../game/win-chance.js';
import { loadTablesFor } from '../../kingcraft/tables.js';
import { LatestSearch } from '../study/latest-search.js';

/**
 * `equal`: the move does as well as the solution; `slower`: it wins, but takes longer to mate; `reply`: the id of the
 * move that refutes it, or null.
 * @typedef {{ kind: 'equal' | 'slower' | 'worse', reply: string | null }} Comparison
 */

/** A puzzle's position. @typedef {{ variant: string, fen: string, moves: string[] }} ComparedPosition */

/** Each of the two searches takes so many nodes, so that the answer is the same on every device. */
const NODES = 250_000;

/** A move may be worse than the solution by so much of the chance to win, and does as well. */
const TOLERANCE = 0.05;

/** From this chance on a move wins, though not by force within sight. */
const WINNING = 0.95;

export class MoveComparer {
  #kingcraft;
  #search;

  /**
   * @param {Kingcraft} kingcraft
   * @param {() => Promise<Engine>} createEngine called when a search is first needed
   */
  constructor(kingcraft, createEngine) {
    this.#kingcraft = kingcraft;
    this.#search = new LatestSearch(createEngine);
  }

  /** Ends the search for a puzzle that was left. */
  stop() {
    this.#search.stop();
  }

  /**
   * @param {ComparedPosition} position in which the solver is to move
   * @param {string} solution the id of the move to find
   * @param {string} tried the id of another legal move
   * @param {'win' | 'draw'} goal what the solution comes to
   * @returns {Promise<Comparison | null>} null if the puzzle was left
   * @throws EngineError, LoadError
   */
  async compare(position, solution, tried, goal) {
    const { variant, fen, moves } = position;
    const game = this.#kingcraft.newGame(variant, fen);
    try {
      for (const id of moves) game.move(id);
      await loadTablesFor(this.#kingcraft, variant, game.fen());
      return (
        compareByTables(game, solution, tried) ??
        (await this.#compareBySearch(game, position, { solution, tried, goal }))
      );
    } finally {
      game.dispose();
    }
  }

  /**
   * @param {Game} game
   * @param {ComparedPosition} position
   * @param {{ solution: string, tried: string, goal: 'win' | 'draw' }} moves
   * @returns {Promise<Comparison | null>}
   */
  async #compareBySearch(game, position, { solution, tried, goal }) {
    const played = await this.#scoreAfter(game, position, tried);
    const best = played && (await this.#scoreAfter(game, position, solution));
    if (!played || !best) return null;
    const kind = compareScores(best.score, played.score, goal);
    return { kind, reply: played.reply };
  }

  /**
   * The score of a move from the side of the solver, and the best reply.
   * @param {Game} game
   * @param {ComparedPosition} position
   * @param {string} id
   * @returns {Promise<{ score: Score, reply: string | null } | null>}
   */
  async #scoreAfter(game, position, id) {
    const solver = game.turn();
    game.move(id);
    const outcome = game.outcome();
    const current = game.fen();
    game.undo();
    if (outcome) return { score: scoreOf(outcome.winner, solver), reply: null };
    const moves = [...position.moves, id];
    const report = await this.#search.search({ ...position, moves, current }, { nodes: NODES });
    const line = report?.lines[0];
    return line ? { score: reversed(line.score), reply: line.pv[0] ?? null } : null;
  }
}

/**
 * @param {Game} game
 * @param {string} solution
 * @param {string} tried
 * @returns {Comparison | null} null if the tables do not know the position
 */
function compareByTables(game, solution, tried) {
  const moves = game.probe()?.moves ?? [];
  const find = (/** @type {string} */ wanted) => moves.find(({ id }) => id === wanted);
  const [best, played] = [find(solution), find(tried)];
  if (!best || !played) return null;
  if (played.result === best.result) return { kind: 'equal', reply: null };
  game.move(tried);
  /** @type {ProbedMove | undefined} */
  const reply = game.outcome() ? undefined : game.probe()?.moves[0];
  game.undo();
  return { kind: 'worse', reply: reply?.id ?? null };
}

/**
 * How a move stands beside the solution; both scores are those of the solver. A solution that is too deep for the
 * search does not make a weak move equal: the move must reach the goal by itself.
 * @param {Score} best
 * @param {Score} played
 * @param {'win' | 'draw'} goal
 * @returns {'equal' | 'slower' | 'worse'}
 */
export function compareScores(best, played, goal) {
  const chance = winChance(played, 'white');
  const least = Math.max(winChance(best, 'white') - TOLERANCE, goalChance[goal]);
  if (!('mate' in best) || best.mate <= 0) return chance >= least ? 'equal' : 'worse';
  if ('mate' in played && played.mate > 0) return played.mate <= best.mate ? 'equal' : 'slower';
  return chance >= WINNING ? 'slower' : 'worse';
}

/**
 * The score of a move that ends the game.
 * @param {string | null} winner
 * @param {string} solver
 * @returns {Score}
 */
function scoreOf(winner, solver) {
  if (!winner) return { cp: 0 };
  return { mate: winner === solver ? 1 : -1 };
}

/**
 * The score for the side that has just moved.
 * @param {Score} score of the side to move
 * @returns {Score}
 */
function reversed(score) {
  if ('cp' in score) return { cp: -score.cp };
  // The move itself is one more of the winner's; 0 says that the side to move has lost already.
  return { mate: score.mate <= 0 ? 1 - score.mate : -score.mate };
}
