// Searches puzzles again, longer and with an empty transposition table, and says how many of them are still right.

import { createRandom } from '../match/random.mjs';
import { Analyst } from './analyst.mjs';
import { onlyMove, onlyMoveOfTable } from './only-move.mjs';
import { PuzzleFile } from './puzzle-file.mjs';

/**
 * @import { Game, Kingcraft } from 'kingcraft'
 * @import { UciLine } from '../../web/cli/referee/uci-text.js'
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

/** `#2` for a mate in two, or centipawns, for the side to move. */
const scoreText = (/** @type {UciLine['score']} */ score) =>
  'mate' in score ? `#${score.mate}` : String(score.cp);

/**
 * The objection to a move of the solver that is not the only one, nor one of several that win at once: the best
 * two moves with their scores, or what the endgame tables say. Else null.
 * @param {Game} game
 * @param {{ move: string, isLast: boolean }} solution
 * @param {Analyst} analyst
 * @param {number} nodes
 */
async function doubtOf(game, { move, isLast }, analyst, nodes) {
  if (game.moveIds().length === 1) return null;
  const known = onlyMoveOfTable(game);
  if (known) return known.move === move ? null : `${known.move} by the tables`;
  const lines = await analyst.search(game.fen(), { nodes, count: 2 });
  const [{ score }] = lines;
  if (onlyMove(lines, 0)?.move === move) return null;
  if (isLast && 'mate' in score && score.mate === 1) return null;
  return lines.map((line) => `${line.pv[0]} ${scoreText(line.score)}`).join(' before ');
}

/** The objection to the first doubtful move of a puzzle; null for a confirmed one. */
async function doubtOfPuzzle(
  /** @type {Kingcraft} */ kingcraft,
  /** @type {string} */ variant,
  /** @type {Puzzle} */ { fen, moves },
  /** @type {Analyst} */ analyst,
  /** @type {number} */ nodes,
) {
  const game = kingcraft.newGame(variant, fen);
  try {
    for (const [ply, move] of moves.entries()) {
      const isLast = ply > 1 && ply === moves.length - 1;
      const doubt = ply % 2 === 1 ? await doubtOf(game, { move, isLast }, analyst, nodes) : null;
      if (doubt) return doubt;
      game.move(move);
    }
    return null;
  } finally {
    game.dispose();
  }
}

/** Prints for each game how many of a sample are confirmed, and what speaks against the others. */
export async function confirmPuzzles(
  /** @type {Kingcraft} */ kingcraft,
  /** @type {PuzzleOptions} */ { games, fileOf, program, nodes, confirm },
) {
  for (const id of games) {
    const analyst = new Analyst([program], id);
    try {
      const sample = sampleOf(new PuzzleFile(fileOf(id)).puzzles, confirm ?? 0);
      /** @type {string[]} */
      const doubts = [];
      for (const puzzle of sample) {
        const doubt = await doubtOfPuzzle(kingcraft, id, puzzle, analyst, nodes * times);
        if (doubt) doubts.push(`${puzzle.id} (${doubt})`);
      }
      const list = doubts.length > 0 ? `; not ${doubts.join(', ')}` : '';
      console.log(`${id}: ${sample.length - doubts.length} of ${sample.length} confirmed${list}`);
    } finally {
      analyst.dispose();
    }
  }
}
