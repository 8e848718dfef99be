// Perft of the native program beside Stockfish and Fairy-Stockfish, each its own process.

import { fileURLToPath } from 'node:url';
import { readVariants } from '../variants/variants.mjs';
import { PerftProgram } from './perft.mjs';
import { takeTurns } from './turns.mjs';

/** @import { Figure } from './figure-tables.mjs' */

/** @typedef {{ name: string, program: string, options: [string, string][] }} Peer with its options of UCI */

const standIn = fileURLToPath(new URL('./stand-in.ini', import.meta.url));
const pairs = 9;

/** @type {Peer} */
const stockfish = { name: 'Stockfish', program: '/usr/games/stockfish', options: [] };
/** @type {Peer} */
const fairy = { name: 'Fairy-Stockfish', program: '/usr/games/fairy-stockfish', options: [] };
/**
 * Fairy-Stockfish with chess on a larger board, by the name of it in stand-in.ini.
 * @type {Record<string, Peer>}
 */
const peers = {
  twelvefiles: {
    ...fairy,
    name: 'Fairy-Stockfish, 12 × 8',
    options: [
      ['VariantPath', standIn],
      ['UCI_Variant', 'twelvefiles'],
    ],
  },
};

const variants = await readVariants();

/** The depth to which the moves of a game are counted. */
export function depthOf(/** @type {string} */ id) {
  return variants.find((variant) => variant.id === id)?.perft?.depth ?? 5;
}

/** The pairs to compare: both count to the same depth. */
const comparisons = [
  { variant: 'chess', peer: stockfish, depth: 6, target: 0.6 },
  ...variants.map(({ id, perft: { peer, atLeast = 4 } = {} }) => ({
    variant: id,
    peer: peer ? peers[peer] : fairy,
    depth: depthOf(id),
    target: atLeast,
  })),
];

export const startOwn = (/** @type {string} */ program, /** @type {string} */ variant) =>
  PerftProgram.start(program, 'Kingcraft', [['UCI_Variant', variant]]);

/** One figure for each comparison; `program` is the native Kingcraft. */
export async function measureNative(
  /** @type {string} */ program,
  /** @type {(text: string) => void} */ tell,
) {
  /** @type {Figure[]} */
  const figures = [];
  for (const { variant, peer, depth, target } of comparisons) {
    tell(`perft: ${variant} and ${peer.name}`);
    const own = await startOwn(program, variant);
    const other = await PerftProgram.start(peer.program, peer.name, peer.options);
    const measured = await takeTurns(
      () => own.speed(depth),
      () => other.speed(depth),
      pairs,
    );
    own.end();
    other.end();
    const what = `perft ${depth}, ${variant} against ${peer.name}`;
    figures.push({ what, unit: 'leaves/s', measured, target: { atLeast: target } });
  }
  return figures;
}
