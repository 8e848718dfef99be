// Makes the puzzles of one game: examines the mistakes of its corpus one by one.

import { performance } from 'node:perf_hooks';
import { readCorpus } from '../figures/read-corpus.mjs';
import { readSpecialMoves } from '../variants/variants.mjs';
import { Analyst } from './analyst.mjs';
import { effortOf, ratingOf } from './difficulty.mjs';
import { ExaminedMistakes } from './examined-mistakes.mjs';
import { mistakesOf } from './mistakes.mjs';
import { isExchange, isObvious, takesHangingPiece } from './obvious-moves.mjs';
import { PuzzleFile } from './puzzle-file.mjs';
import { isWinningMove, Solver } from './solution.mjs';
import { playPuzzle, themesOf } from './themes.mjs';

/**
 * @import { Game, Kingcraft, Variant } from 'kingcraft'
 * @import { Engine } from 'kingcraft/engine'
 * @import { Puzzle } from '../../web/variants/puzzles.js'
 * @import { Mistake } from './mistakes.mjs'
 * @import { PuzzleOptions } from './puzzle-options.mjs'
 * @import { PuzzleLine } from './themes.mjs'
 *
 * @typedef {{ result: string, puzzle?: Omit<Puzzle, 'id'> }} Finding
 */

/** After so many mistakes without a puzzle the progress is shown all the same. */
const progressStep = 100;

/** Whether some move wins at once. */
function hasWinningMove(/** @type {Game} */ game) {
  return game.moveIds().some((id) => isWinningMove(game, id));
}

export class PuzzleMiner {
  #kingcraft;
  #variant;
  #options;
  #engine;
  #analyst;
  #solver;
  #file;
  #examined;
  #mistakes;
  #count = 0;

  /**
   * @param {Kingcraft} kingcraft with the endgame tables of the game
   * @param {Variant} variant
   * @param {PuzzleOptions} options
   * @param {Engine} engine for the opponents
   */
  constructor(kingcraft, variant, options, engine) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#options = options;
    this.#engine = engine;
    this.#analyst = new Analyst([options.program], variant.id);
    this.#solver = new Solver(this.#analyst, options.nodes);
    this.#file = new PuzzleFile(options.fileOf(variant.id));
    this.#examined = new ExaminedMistakes(options.folder, variant.id);
    this.#mistakes = this.#openMistakes();
  }

  /** The mistakes that were not examined yet. @returns {AsyncGenerator<Mistake>} */
  async *#openMistakes() {
    const { id } = this.#variant;
    for await (const game of readCorpus(this.#options.folder, id, this.#kingcraft))
      for (const mistake of mistakesOf(this.#kingcraft, id, game))
        if (!this.#examined.has(mistake.name)) yield mistake;
  }

  /**
   * Examines the next mistake.
   * @returns {Promise<string | null>} a line of progress; null when there is nothing left to do
   */
  async step() {
    const { count, mistakes } = this.#options;
    if (this.#file.puzzles.length >= count || this.#count >= mistakes) return null;
    const { value: mistake } = await this.#mistakes.next();
    if (!mistake) return null;
    this.#count += 1;
    const nodes = this.#analyst.nodes;
    const start = performance.now();
    const finding = await this.#examine(mistake);
    if (!finding) return '';
    this.#examined.add({
      name: mistake.name,
      result: finding.result,
      nodes: this.#analyst.nodes - nodes,
      seconds: Math.round((performance.now() - start) / 100) / 10,
      ...(finding.puzzle && finding.result !== 'puzzle' ? { spare: finding.puzzle } : {}),
    });
    this.#addSpares();
    if (finding.puzzle && finding.result === 'puzzle') return this.#progress(finding.puzzle);
    return this.#count % progressStep === 0 ? this.#progress() : '';
  }

  /** The progress so far, and the puzzle that was found. */
  #progress(/** @type {Omit<Puzzle, 'id'> | undefined} */ found = undefined) {
    const { mistakes, nodes } = this.#examined.summary();
    const effort = `${mistakes} mistakes, ${Math.round(nodes / 1e6)} M nodes`;
    const line = `${this.#variant.id}: ${this.#file.puzzles.length} puzzles of ${effort}`;
    return found ? `${line}; ${found.rating} ${found.themes.join(' ')}` : line;
  }

  /** Puzzles of kinds that had too many are added when there are enough others. */
  #addSpares() {
    for (const spare of this.#examined.spares)
      if (!this.#file.has(spare) && !this.#file.isFull(spare)) this.#file.add(spare);
  }

  /** The result for a mistake; null if it depends on other finds. @returns {Promise<Finding | null>} */
  async #examine(/** @type {Mistake} */ { fen, mistake }) {
    const game = this.#kingcraft.newGame(this.#variant.id, fen);
    try {
      game.move(mistake);
      if (game.isGameOver()) return { result: 'over' };
      const mateInOne = { moves: ['', ''], themes: ['mateIn1'] };
      if (this.#file.isFull(mateInOne) && hasWinningMove(game)) return null;
      for (const stage of /** @type {const} */ (['draft', 'final'])) {
        const verdict = await this.#solver.solve(game, stage);
        if ('refusal' in verdict) return { result: verdict.refusal };
        const { moves: answers, aim } = verdict.solution;
        const moves = [mistake, ...answers];
        const line = playPuzzle(this.#kingcraft, this.#variant.id, { fen, moves });
        try {
          const refusal = this.#refusal({ fen, moves }, line);
          if (refusal) return { result: refusal };
          const themes = themesOf(
            this.#variant,
            line,
            aim,
            await readSpecialMoves(this.#variant.id),
          );
          if (stage === 'final') return await this.#finish({ fen, moves, themes }, line);
          // The long searches are left to what is needed now.
          if (this.#file.isFull({ moves, themes })) return null;
        } finally {
          line.dispose();
        }
      }
      return null;
    } finally {
      game.dispose();
    }
  }

  /**
   * Why a solution makes no puzzle; null if it does. One that ends the game, or takes what hangs, needs no hidden
   * move.
   */
  #refusal(
    /** @type {{ fen: string, moves: string[] }} */ puzzle,
    /** @type {PuzzleLine} */ { moves, games },
  ) {
    if (this.#file.has(puzzle)) return 'double';
    if (games[games.length - 1].outcome()?.winner) return null;
    if (takesHangingPiece(this.#variant, games[1], moves[0], moves[1])) return null;
    const isHidden = moves.some(
      (move, ply) =>
        ply % 2 === 1 &&
        games[ply].moveIds().length > 1 &&
        !isExchange(moves, ply) &&
        !isObvious(this.#variant, games[ply], moves[ply - 1], move),
    );
    return isHidden ? null : 'obvious';
  }

  /**
   * Adds a puzzle with its rating, or puts it aside.
   * @param {Omit<Puzzle, 'id' | 'rating'>} found
   * @param {PuzzleLine} line
   * @returns {Promise<Finding>}
   */
  async #finish({ fen, moves, themes }, line) {
    const { id } = this.#variant;
    const positions = line.games.map((each) => each.fen());
    const effort = await effortOf(id, { fen, moves, positions }, this.#analyst, this.#engine);
    const puzzle = { fen, moves, themes, rating: ratingOf(effort) };
    if (this.#file.isFull(puzzle)) return { result: 'spare', puzzle };
    this.#file.add(puzzle);
    return { result: 'puzzle', puzzle };
  }

  /** A summary in one line. */
  report() {
    const { mistakes, nodes, seconds } = this.#examined.summary();
    const { length } = this.#file.puzzles;
    const cost = length > 0 ? `, ${Math.round(seconds / length)} s each` : '';
    return `${this.#variant.id}: ${length} puzzles of ${mistakes} mistakes, ${Math.round(nodes / 1e6)} M nodes${cost}`;
  }

  dispose() {
    this.#analyst.dispose();
  }
}
