// Searches puzzles again, longer and with an empty transposition table, and says how many of them are still right.

import { createRandom } from '../arena/random.mjs';
import { Analyst } from './analyst.mjs';
import { onlyMove, onlyMoveOfTable } from './only-move.mjs';
import { PuzzleFile } from './puzzle-file.mjs';

/**
 * @import { Game, Kingcraft } from 'kingcraft'
 * @import { Puzzle } from '../../web/variants/puzzles.js'
 * @import { PuzzleOptions } from './puzzle-options.mjs'
 */

/** How many times as long as the longest search of the first opinion the search is: 10 M nodes for 2 M. */
const times = 5;

/** Some of the puzzles, drawn by a seed. */
function sampleOf(/** @type {Puzzle[]} */ puzzles, /** @type {number} */ count) {
  const random = createRandom('confirm');
  const left = [...puzzles];
  const sample = [];
  while (sample.length < count && left.length > 0)
    sample.push(...left.splice(random(left.length), 1));
  return sample;
}

/** Whether a move of the solver is the only one, or one of several that win at once. */
async function isRight(
  /** @type {Game} */ game,
  /** @type {{ move: string, isLast: boolean }} */ { move, isLast },
  /** @type {Analyst} */ analyst,
  /** @type {number} */ nodes,
) {
  if (game.moveIds().length === 1) return true;
  const known = onlyMoveOfTable(game);
  if (known) return known.move === move;
  const lines = await analyst.search(game.fen(), { nodes, count: 2 });
  const [{ score }] = lines;
  return onlyMove(lines, 0)?.move === move || (isLast && 'mate' in score && score.mate === 1);
}

/** @param {Kingcraft} kingcraft @param {string} variant @param {Puzzle} puzzle @param {Analyst} analyst @param {number} nodes */
async function isConfirmed(kingcraft, variant, { fen, moves }, analyst, nodes) {
  const game = kingcraft.newGame(variant, fen);
  try {
    for (const [ply, move] of moves.entries()) {
      const isLast = ply > 1 && ply === moves.length - 1;
      if (ply % 2 === 1 && !(await isRight(game, { move, isLast }, analyst, nodes))) return false;
      game.move(move);
    }
    return true;
  } finally {
    game.dispose();
  }
}

/** Prints for each game how many of a sample are confirmed, and which are not. */
export async function confirmPuzzles(
  /** @type {Kingcraft} */ kingcraft,
  /** @type {PuzzleOptions} */ { games, fileOf, program, nodes, confirm },
) {
  for (const id of games) {
    const analyst = new Analyst(program, id);
    try {
      const sample = sampleOf(new PuzzleFile(fileOf(id)).puzzles, confirm ?? 0);
      /** @type {number[]} */
      const wrong = [];
      for (const puzzle of sample)
        if (!(await isConfirmed(kingcraft, id, puzzle, analyst, nodes * times)))
          wrong.push(puzzle.id);
      const list = wrong.length > 0 ? `; not ${wrong.join(', ')}` : '';
      console.log(`${id}: ${sample.length - wrong.length} of ${sample.length} confirmed${list}`);
    } finally {
      analyst.dispose();
    }
  }
}
