// Perft of the package, which is wasm in this process, beside the native program.

import { depthOf, startOwn } from './native-figures.mjs';
import { wasmSpeed } from './perft.mjs';
import { takeTurns } from './turns.mjs';

const pairs = 9;
const target = { atLeast: 0.7 };

/** One figure for each game. */
export async function measureWasm(
  /** @type {import('kingcraft').Kingcraft} */ kingcraft,
  /** @type {string} */ program,
  /** @type {(text: string) => void} */ tell,
) {
  const figures = [];
  for (const { id } of kingcraft.variants) {
    tell(`wasm: ${id}`);
    const depth = depthOf(id);
    const native = await startOwn(program, id);
    const game = kingcraft.newGame(id);
    // The optimising compiler takes over when the functions have been called often enough.
    game.perft(depth);
    const measured = await takeTurns(
      () => wasmSpeed(game, depth),
      () => native.speed(depth),
      pairs,
    );
    game.dispose();
    native.end();
    figures.push({
      what: `perft ${depth}, ${id} as wasm against native`,
      unit: 'leaves/s',
      measured,
      target,
    });
  }
  return figures;
}
