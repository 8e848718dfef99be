// The difficulty of a puzzle: how long the engine looks for the solution, and which of the page's opponents find it.

/**
 * @import { Engine } from 'kingcraft/engine'
 * @import { Analyst } from './analyst.mjs'
 *
 * @typedef {object} Effort
 * @property {number} nodes from which on a search finds each move of the solver; Infinity where the longest one does
 *   not
 * @property {number} missed the share of the opponents' attempts that miss a move, 0 to 1
 * @property {number} moves of the solver
 *
 * @typedef {{ fen: string, moves: string[] }} PuzzleMoves
 */

export const ratings = { least: 600, most: 2600 };

/** The series of searches: each twice as long as the one before. */
const nodesLeast = 64;
const doublings = 11;
/** The opponents below full strength, and how often each tries. Their searches end by their depth. */
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const seeds = [1, 2, 3];
const levelNodes = 500_000;
/** The most moves that a solver makes. */
const movesMax = 6;

/** How much each part counts; together 1. */
const weights = { missed: 0.45, nodes: 0.4, moves: 0.15 };
/** Puts the middle puzzle near 1450; on the page, a new solver begins at 1200. */
const exponent = 0.7;

const share = (/** @type {number} */ value) => Math.min(Math.max(value, 0), 1);

/**
 * The rating: 600 where each opponent finds the only move and 64 nodes are enough, 2600 where no opponent finds six
 * moves and more than 131,072 nodes are needed.
 * @param {Effort} effort
 */
export function ratingOf({ nodes, missed, moves }) {
  // One doubling more than the series has stands for a solution that it does not find.
  const doubled = share((Math.log2(nodes) - Math.log2(nodesLeast)) / (doublings + 1));
  const long = share((moves - 1) / (movesMax - 1));
  const hardness = weights.missed * missed + weights.nodes * doubled + weights.moves * long;
  return Math.round(ratings.least + (ratings.most - ratings.least) * hardness ** exponent);
}

/** The nodes from which on each longer search of the series finds the move; Infinity where the longest one does not. */
export function stableFrom(/** @type {{ nodes: number, isFound: boolean }[]} */ searches) {
  const lastMiss = searches.map(({ isFound }) => isFound).lastIndexOf(false);
  return searches[lastMiss + 1]?.nodes ?? Number.POSITIVE_INFINITY;
}

/** @param {Analyst} analyst @param {string} fen @param {string} move */
async function nodesToFind(analyst, fen, move) {
  const searches = [];
  for (let i = 0; i <= doublings; ++i) {
    const nodes = nodesLeast * 2 ** i;
    // The shortest searches may end before they have a line.
    const best = (await analyst.search(fen, { nodes })).at(0);
    searches.push({ nodes, isFound: best?.pv[0] === move });
  }
  return stableFrom(searches);
}

/** Whether an opponent finds all moves of the solver. */
async function finds(
  /** @type {Engine} */ engine,
  /** @type {string} */ variant,
  /** @type {PuzzleMoves} */ { fen, moves },
  /** @type {{ level: number, seed: number }} */ opponent,
) {
  for (let ply = 1; ply < moves.length; ply += 2) {
    const position = { variant, fen, moves: moves.slice(0, ply) };
    const { best } = await engine.search(position, { ...opponent, nodes: levelNodes });
    if (best !== moves[ply]) return false;
  }
  return true;
}

/**
 * The difficulty of solving a puzzle.
 * @param {string} variant
 * @param {PuzzleMoves & { positions: string[] }} puzzle with the position before each of its moves
 * @param {Analyst} analyst
 * @param {Engine} engine
 * @returns {Promise<Effort>}
 */
export async function effortOf(variant, puzzle, analyst, engine) {
  const { moves, positions } = puzzle;
  let nodes = 0;
  for (let ply = 1; ply < moves.length; ply += 2)
    nodes = Math.max(nodes, await nodesToFind(analyst, positions[ply], moves[ply]));
  let missed = 0;
  for (const level of levels)
    for (const seed of seeds)
      if (!(await finds(engine, variant, puzzle, { level, seed }))) missed += 1;
  return { nodes, missed: missed / (levels.length * seeds.length), moves: moves.length / 2 };
}
