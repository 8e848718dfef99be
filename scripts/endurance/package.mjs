// The package for long: many games, many engines and many moves in one process, whose memory must stay flat.

import { load } from '../../web/kingcraft/index.js';
import { createEngine } from '../../web/worker/client.js';
import { createRandom } from '../match/random.mjs';

/** @import { Game, Kingcraft } from '../../web/kingcraft/index.js' */

const GAMES = 100_000;
const ENGINES = 1000;
const MOVES = 1_000_000;

/** So many times is the memory measured. */
const SAMPLES = 5;

/**
 * The memory of the process after garbage collection, in MiB; `memory` is that of the engine.
 * @param {Kingcraft} kingcraft
 */
function measure(kingcraft) {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const inMiB = (/** @type {number} */ bytes) => Number((bytes / 2 ** 20).toFixed(1));
  return { rss: inMiB(rss), heap: inMiB(heapUsed), engine: inMiB(kingcraft.memoryInUse()) };
}

/**
 * Does the work so many times, and says whether the memory stays flat after the first fifth.
 * @param {Kingcraft} kingcraft
 * @param {string} what
 * @param {number} times
 * @param {(time: number) => unknown} work
 */
async function repeat(kingcraft, what, times, work) {
  const start = Date.now();
  const samples = [];
  for (let time = 1; time <= times; time += 1) {
    await work(time);
    if (time % Math.ceil(times / SAMPLES)) continue;
    const sample = measure(kingcraft);
    samples.push(sample);
    const seconds = Math.round((Date.now() - start) / 1000);
    const { rss, heap, engine } = sample;
    console.log(`${time} ${what}: ${seconds} s, ${rss} MiB, heap ${heap}, engine ${engine}`);
  }
  const [first, last] = [samples[0], samples[samples.length - 1]];
  return (
    last.heap < first.heap + 2 && last.engine < first.engine + 1 && last.rss < first.rss * 1.25
  );
}

/** A short game with every kind of call. @param {Game} game @param {(end: number) => number} random */
function use(game, random) {
  for (let ply = 0; ply < 6; ply += 1) {
    const moves = game.moves();
    if (moves.length === 0) break;
    game.move(moves[random(moves.length)]);
  }
  game.undo();
  game.loadPgn(game.pgn());
  game.tryMove('nonsense');
  game.board();
  game.explain('e1', 'e2');
}

/**
 * Random games, one after the other; each move is one of those that a list has, and a position that is read again has
 * the same ones.
 * @param {Kingcraft} kingcraft
 * @param {(end: number) => number} random
 */
function* randomMoves(kingcraft, random) {
  for (let count = 0; ; count += 1) {
    const { id } = kingcraft.variants[count % kingcraft.variants.length];
    const game = kingcraft.newGame(id);
    for (let ply = 0; ply < 300 && !game.isGameOver(); ply += 1) {
      const ids = game.moveIds();
      game.move(ids[random(ids.length)]);
      if (ply % 16 === 0) {
        const again = kingcraft.newGame(id, game.fen());
        const [here, there] = [game, again].map((each) => each.moveIds().sort().join());
        if (here !== there && !game.isGameOver())
          throw new Error(`${id} ${game.fen()}: ${here}, read again ${there}`);
        again.dispose();
      }
      yield;
    }
    game.dispose();
  }
}

/** Whether everything stayed flat. @param {number} share of the usual numbers */
export async function endurePackage(share) {
  const kingcraft = await load();
  const random = createRandom('package');
  const { variants } = kingcraft;
  const games = await repeat(kingcraft, 'games', GAMES * share, (time) => {
    const game = kingcraft.newGame(variants[time % variants.length].id);
    use(game, random);
    game.dispose();
  });
  const steps = randomMoves(kingcraft, random);
  const moves = await repeat(kingcraft, 'moves', MOVES * share, () => steps.next());
  steps.return();
  const engines = await repeat(kingcraft, 'engines', ENGINES * share, async (time) => {
    const engine = await createEngine({ hash: 1 });
    await engine.search({ variant: variants[time % variants.length].id }, { nodes: 200 });
    engine.dispose();
  });
  return games && moves && engines;
}
