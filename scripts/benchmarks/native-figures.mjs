// Perft of the native program beside Stockfish and Fairy-Stockfish, each a process of its own.

import { fileURLToPath } from 'node:url';
import { PerftProgram } from './perft.mjs';
import { takeTurns } from './turns.mjs';

const standIn = fileURLToPath(new URL('./stand-in.ini', import.meta.url));
const pairs = 9;

const stockfish = { name: 'Stockfish', program: '/usr/games/stockfish', options: [] };
const fairy = { name: 'Fairy-Stockfish', program: '/usr/games/fairy-stockfish', options: [] };
const fairyWide = {
  ...fairy,
  name: 'Fairy-Stockfish, 12 × 8',
  options: [
    ['VariantPath', standIn],
    ['UCI_Variant', 'twelvefiles'],
  ],
};

/** What is compared with what: both count to the same depth. */
const comparisons = [
  { variant: 'chess', peer: stockfish, depth: 6, target: 0.6 },
  { variant: 'chess', peer: fairy, depth: 5, target: 8 },
  { variant: 'levitating', peer: fairy, depth: 5, target: 4 },
  { variant: 'tax', peer: fairy, depth: 5, target: 4 },
  { variant: 'flying', peer: fairy, depth: 5, target: 4 },
  { variant: 'twokings', peer: fairy, depth: 5, target: 4 },
  { variant: 'kingscourt', peer: fairyWide, depth: 4, target: 5 },
];

export const startOwn = (program, variant) =>
  PerftProgram.start(program, 'Kingcraft', [['UCI_Variant', variant]]);

/** One figure for each comparison; `program` is the native Kingcraft. */
export async function measureNative(program, tell) {
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
