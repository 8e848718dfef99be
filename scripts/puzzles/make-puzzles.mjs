// Makes puzzles as the command line says: scripts/puzzles/run.

import { fileURLToPath } from 'node:url';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { UsageError } from '../../web/cli/referee/player.js';
import { watchOutput } from '../../web/cli/watch-output.js';
import { confirmPuzzles } from './confirm-puzzles.mjs';
import { addGains } from './gains.mjs';
import { PuzzleMiner } from './puzzle-miner.mjs';
import { help, readOptions } from './puzzle-options.mjs';
import { writeTable } from './puzzle-table.mjs';

/**
 * @import { Kingcraft } from 'kingcraft'
 * @import { PuzzleOptions } from './puzzle-options.mjs'
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The games go round, one mistake each, until none has anything left to do. */
async function makePuzzles(
  /** @type {Kingcraft} */ kingcraft,
  /** @type {PuzzleOptions} */ options,
) {
  const engine = await createEngine();
  const miners = kingcraft.variants
    .filter(({ id }) => options.games.includes(id))
    .map((variant) => new PuzzleMiner(kingcraft, variant, options, engine));
  try {
    let active = miners;
    while (active.length > 0) {
      const left = [];
      for (const miner of active) {
        const line = await miner.step();
        if (line !== null) left.push(miner);
        if (line) console.error(line);
      }
      active = left;
    }
    for (const miner of miners) console.log(miner.report());
  } finally {
    for (const miner of miners) miner.dispose();
    engine.dispose();
  }
}

watchOutput('puzzles');
try {
  const kingcraft = await load();
  const known = kingcraft.variants.map(({ id }) => id);
  const options = readOptions(process.argv.slice(2), known, root);
  for (const id of options.games) await kingcraft.loadTables(id);
  if (options.help) console.log(help);
  else if (options.table) await writeTable();
  else if (options.gains) await addGains(kingcraft, options);
  else if (options.confirm !== null) await confirmPuzzles(kingcraft, options);
  else await makePuzzles(kingcraft, options);
} catch (error) {
  console.error(`puzzles: ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
