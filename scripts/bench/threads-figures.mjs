// Nodes a second of two threads beside one, of the native program and of the package in node. Threads
// are for the sake of the time that passes, so that is what counts here: the machine has to have two
// processors free.

import { createEngine } from 'kingcraft/engine';
import { wallClock } from '../../web/cli/referee/time-control.js';
import { UciEngine } from '../../web/cli/referee/uci-engine.js';
import { takeTurns } from './turns.mjs';

/** @import { Figure } from './figure-tables.mjs' */

/** @typedef {{ speed: () => Promise<number>, end: () => void }} Searcher `speed` resolves with nodes a second */

const pairs = 9;
const target = { atLeast: 1.7 };
const movetime = 1000;
const hash = 64;
const allowance = 60_000;

/**
 * The native program with so many threads.
 * @param {string} program
 * @param {string} variant
 * @param {number} threads
 * @returns {Promise<Searcher>}
 */
async function startNative(program, variant, threads) {
  let nps = 0;
  const engine = new UciEngine([program], 'Kingcraft', wallClock, (_, line) => {
    nps = Number(/^info depth .* nps (\d+)/.exec(line)?.[1] ?? nps);
  });
  await engine.identify();
  engine.setOption('UCI_Variant', variant);
  engine.setOption('Hash', String(hash));
  engine.setOption('Threads', String(threads));
  return {
    async speed() {
      await engine.newGame();
      await engine.search([], `go movetime ${movetime}`, allowance);
      return nps;
    },
    end: () => engine.kill(),
  };
}

/**
 * The package with so many workers.
 * @returns {Promise<Searcher>}
 */
async function startWasm(/** @type {string} */ variant, /** @type {number} */ threads) {
  const engine = await createEngine({ threads, hash });
  const speed = async () => (await engine.search({ variant }, { movetime })).nps;
  // The optimising compiler takes over when the functions have been called often enough.
  await speed();
  return { speed, end: () => engine.dispose() };
}

/** @returns {Promise<Figure>} */
async function compare(
  /** @type {string} */ what,
  /** @type {(threads: number) => Promise<Searcher>} */ start,
) {
  const two = await start(2);
  const one = await start(1);
  const measured = await takeTurns(two.speed, one.speed, pairs);
  two.end();
  one.end();
  return { what, unit: 'nodes/s', measured, target };
}

/**
 * Two figures for each game.
 * @param {string[]} ids
 * @param {string} program the native one
 * @param {(text: string) => void} tell
 */
export async function measureThreads(ids, program, tell) {
  /** @type {Figure[]} */
  const figures = [];
  for (const id of ids) {
    tell(`threads: ${id}`);
    figures.push(
      await compare(`2 threads against 1, ${id}, native`, (threads) =>
        startNative(program, id, threads),
      ),
      await compare(`2 workers against 1, ${id}, wasm`, (threads) => startWasm(id, threads)),
    );
  }
  return figures;
}
