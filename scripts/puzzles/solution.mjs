// The solution of a puzzle: only moves of the solver, and the longest resistance between them.

import { aimOf, chanceOf, chances, onlyMove, onlyMoveOfTable } from './only-move.mjs';

/**
 * @import { Game } from 'kingcraft'
 * @import { UciLine } from '../../web/cli/referee/uci-text.js'
 * @import { Analyst } from './analyst.mjs'
 * @import { Aim, OnlyMove } from './only-move.mjs'
 *
 * @typedef {object} SolvedMove
 * @property {string} id
 * @property {boolean} isForced whether it is the only legal move
 *
 * @typedef {object} Solution
 * @property {Aim} aim
 * @property {string[]} moves of solver and defender in turn, the solver's last
 *
 * @typedef {{ solution: Solution } | { refusal: string }} Verdict
 */

/** How many moves the solver makes at most. */
const movesMax = 6;

/**
 * A search for an only move: the share of the nodes, whose opinion, and by how much clearer than needed the move must
 * be: less at first, and more where another opinion follows.
 * @typedef {{ share: number, opinion: import('./analyst.mjs').Opinion, slack: number }} Look
 */

/**
 * Short searches draft a solution, so that the long ones are left to what these do not refute.
 * @satisfies {Record<string, Look[]>}
 */
const stages = {
  draft: [
    { share: 1 / 100, opinion: 'first', slack: -0.08 },
    { share: 1 / 10, opinion: 'first', slack: -0.04 },
  ],
  final: [
    { share: 1, opinion: 'first', slack: 0.03 },
    { share: 4, opinion: 'second', slack: 0 },
  ],
};

/** No search is shorter, in nodes: it would not look at every move. */
const nodesLeast = 5000;

/** The nodes of a search that only looks for a win at once, and of the replies, as shares. */
const shortShare = 1 / 100;
const replyShares = { draft: 1 / 20, final: 1 };

/** The share of the nodes after which a search may end early. */
const earlyShare = 1 / 8;
/** A second move this good will not become bad. */
const tooGood = 0.1;

/** Whether more nodes change nothing: the second best move loses by force, or is far too good to be refuted. */
function isSettled(/** @type {UciLine[]} */ [best, second], /** @type {number} */ nodes) {
  if (!best || !second) return false;
  const isProven = 'mate' in best.score && best.score.mate > 0 && !best.isBound && !second.isBound;
  if (isProven && 'mate' in second.score && second.score.mate < 0) return true;
  if (second.nodes < nodes * earlyShare) return false;
  const aim = aimOf(best.score, 0);
  const other = chanceOf(second.score);
  if (aim === 'win') return other > chances.winning + tooGood;
  return aim === 'draw' && other > chances.lost + tooGood;
}

/** Whether the best move ends the game with a win. */
const winsAtOnce = (/** @type {UciLine[]} */ [best]) =>
  best !== undefined && 'mate' in best.score && best.score.mate === 1;

/** Whether this move of the side to move wins at once. */
export function isWinningMove(/** @type {Game} */ game, /** @type {string} */ id) {
  game.move(id);
  const isWon = Boolean(game.outcome()?.winner);
  game.undo();
  return isWon;
}

export class Solver {
  #analyst;
  #nodes;

  /** @param {Analyst} analyst @param {number} nodes of the longest search of the first opinion */
  constructor(analyst, nodes) {
    this.#analyst = analyst;
    this.#nodes = nodes;
  }

  /**
   * The only move of a position; null if there is none, or where the searches differ.
   * @param {Game} game
   * @param {Look[]} looks
   * @returns {Promise<OnlyMove | null>}
   */
  async #onlyMove(game, looks) {
    const known = onlyMoveOfTable(game);
    if (known !== undefined) return known;
    const fen = game.fen();
    /** @type {OnlyMove | null} */
    let found = null;
    for (const { share, opinion, slack } of looks) {
      const only = onlyMove(await this.#look(fen, this.#nodesOf(share), opinion), slack);
      if (!only || (found && (only.move !== found.move || only.aim !== found.aim))) return null;
      found = only;
    }
    return found;
  }

  /** A share of the nodes. */
  #nodesOf(/** @type {number} */ share) {
    return Math.max(Math.round(this.#nodes * share), nodesLeast);
  }

  #look(
    /** @type {string} */ fen,
    /** @type {number} */ nodes,
    /** @type {import('./analyst.mjs').Opinion} */ opinion,
  ) {
    return this.#analyst.search(fen, {
      nodes,
      opinion,
      count: 2,
      isEnough: (lines) => isSettled(lines, nodes),
    });
  }

  /** A move that ends the game at once, of several that may do so: in the last move of a puzzle each is right. */
  async #finalMove(/** @type {Game} */ game) {
    const lines = await this.#analyst.search(game.fen(), {
      nodes: this.#nodesOf(shortShare),
    });
    return winsAtOnce(lines) && isWinningMove(game, lines[0].pv[0]) ? lines[0].pv[0] : null;
  }

  /** The longest resistance. A mate that was found needs no more search. */
  async #reply(/** @type {Game} */ game, /** @type {number} */ share) {
    const probe = game.probe();
    if (probe) return probe.moves[0].id;
    const nodes = this.#nodesOf(share);
    const isEnough = (/** @type {UciLine[]} */ [best]) =>
      'mate' in best.score && best.nodes > nodes * earlyShare;
    const [best] = await this.#analyst.search(game.fen(), { nodes, isEnough });
    return best.pv[0];
  }

  /**
   * The solver's next move, and what it reaches; null if no move is the only one.
   * @param {Game} game
   * @param {Aim | null} aim what the moves so far reach; null before the first
   * @param {Look[]} looks
   * @returns {Promise<(SolvedMove & { aim: Aim }) | null>}
   */
  async #next(game, aim, looks) {
    const ids = game.moveIds();
    if (aim && ids.length === 1) return { id: ids[0], isForced: true, aim };
    if (aim === 'win') {
      const id = await this.#finalMove(game);
      if (id) return { id, isForced: false, aim };
    }
    const only = ids.length > 1 ? await this.#onlyMove(game, looks) : null;
    return only && (!aim || only.aim === aim)
      ? { id: only.move, isForced: false, aim: only.aim }
      : null;
  }

  /**
   * Solves a position; the game is back in it afterwards.
   * @param {Game} game with the solver to move, and not over
   * @param {keyof typeof stages} stage how long it is searched
   * @returns {Promise<Verdict>}
   */
  async solve(game, stage) {
    const start = game.history().length;
    try {
      return await this.#solve(game, stage);
    } finally {
      while (game.history().length > start) game.undo();
    }
  }

  /** @param {Game} game @param {keyof typeof stages} stage @returns {Promise<Verdict>} */
  async #solve(game, stage) {
    /** @type {SolvedMove[]} */
    const line = [];
    /** @type {Aim | null} */
    let aim = null;
    for (let moves = 0; moves < movesMax && !game.isGameOver(); ++moves) {
      const next = await this.#next(game, aim, stages[stage]);
      if (!next) break;
      aim = next.aim;
      game.move(next.id);
      line.push(next);
      if (game.isGameOver()) break;
      const id = await this.#reply(game, replyShares[stage]);
      line.push({ id, isForced: false });
      game.move(id);
    }
    if (!aim) return { refusal: stage === 'draft' ? 'no only move' : 'cooked' };
    const moves = withoutForcedEnd(line, game.outcome()?.winner != null);
    return moves.length > 0 ? { solution: { aim, moves } } : { refusal: 'forced' };
  }
}

/** The line up to the last move of the solver that is a choice; whole where it ends the game. */
function withoutForcedEnd(/** @type {SolvedMove[]} */ line, /** @type {boolean} */ isWon) {
  let end = line.length;
  if (end % 2 === 0) end -= 1;
  while (!isWon && end > 0 && line[end - 1].isForced) end -= 2;
  return line.slice(0, Math.max(end, 0)).map(({ id }) => id);
}
