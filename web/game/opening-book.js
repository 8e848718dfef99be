/**
 * Openings that were counted in many games: what was played in a position, and how it went.
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { OpeningEntry, Openings, Score } from '../variants/statistics.js'
 */
import { repetitionKey } from '../kingcraft/fen.js';

/**
 * @typedef {Score & { id: string, score: number }} OpeningMove `score`: the mean one after it, in hundredths of a pawn
 *   for White
 */

export class OpeningBook {
  #moves;

  /**
   * @param {Map<string, readonly OpeningEntry[]>} moves by the key of their position
   * @param {number} games how many were counted
   * @param {number} plies how many half-moves of each
   */
  constructor(moves, games, plies) {
    this.#moves = moves;
    this.games = games;
    this.plies = plies;
  }

  /**
   * Makes a book of the data, in steps that yield how many positions are done. The data names no positions, so each is
   * played once.
   * @param {Kingcraft} kingcraft
   * @param {string} variant
   * @param {Openings} openings
   * @returns {Generator<number, OpeningBook, void>}
   * @throws IllegalMoveError where the data is of another version of the rules
   */
  static *create(kingcraft, variant, { games, plies, positions }) {
    const game = kingcraft.newGame(variant);
    try {
      const moves = new Map();
      yield* addPositions(game, positions, 0, moves);
      return new OpeningBook(moves, games, plies);
    } finally {
      game.dispose();
    }
  }

  /**
   * The moves played in a position, the most frequent first. Empty if no games are known.
   * @param {string} fen as the package writes it; the way to the position does not matter
   * @returns {OpeningMove[]}
   */
  movesIn(fen) {
    const entries = this.#moves.get(repetitionKey(fen)) ?? [];
    return entries
      .map(([id, , games, whiteWins, draws, score]) => ({ id, games, whiteWins, draws, score }))
      .sort((one, other) => other.games - one.games);
  }
}

/**
 * Adds the moves of a position, which is on the board, and of all positions after it.
 * @param {Game} game
 * @param {Openings['positions']} positions
 * @param {number} index
 * @param {Map<string, readonly OpeningEntry[]>} moves
 * @returns {Generator<number, void, void>}
 */
function* addPositions(game, positions, index, moves) {
  const key = repetitionKey(game.fen());
  if (moves.has(key)) return;
  moves.set(key, positions[index]);
  yield moves.size;
  for (const [id, next] of positions[index]) {
    if (next < 0) continue;
    game.move(id);
    yield* addPositions(game, positions, next, moves);
    game.undo();
  }
}
