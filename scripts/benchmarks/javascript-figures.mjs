// @ts-nocheck
// What a call of the package costs, beside the same call of chess.js and ffish: the time of one
// call, on the same positions of orthodox chess.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { takeTurns } from './turns.mjs';

const pairs = 25;
const data = new URL('../../engine/variants/chess/data/positions.jsonl', import.meta.url);
const require = createRequire(new URL('../../build/peers/', import.meta.url));
/** Every so many positions of the data is taken, which makes about thirty. */
const stride = 18;

/** Positions with legal moves, as `{ fen, moves }`. */
function readPositions() {
  const rows = readFileSync(data, 'utf8').trim().split('\n').map(JSON.parse);
  return rows.filter(({ moves }) => moves.length > 0).filter((_, i) => i % stride === 0);
}

async function loadFfish() {
  // Its loader would fetch a path of the file system where there is a fetch.
  const { fetch } = globalThis;
  globalThis.fetch = undefined;
  const ffish = require('ffish');
  await new Promise((resolve) => {
    ffish.onRuntimeInitialized = resolve;
  });
  globalThis.fetch = fetch;
  return ffish;
}

/** Microseconds of processor time that one of the calls takes. */
function timeOf(work, calls, rounds) {
  const start = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / (calls * rounds);
}

function askEach(boards, ask) {
  for (const board of boards) ask(board);
}

function playEach(boards, positions, play) {
  for (const [i, { moves }] of positions.entries()) {
    for (const move of moves) play(boards[i], move);
  }
}

/** What is compared: the work of both, how many calls it is, and how often each does it in a turn. */
function comparisonsOf({ positions, games, chessJs, ffish }) {
  const moves = positions.reduce((sum, position) => sum + position.moves.length, 0);
  return [
    {
      what: 'moves() with all objects, against chess.js moves({ verbose: true })',
      calls: positions.length,
      ours: () => askEach(games, (game) => game.moves()),
      theirs: () => askEach(chessJs, (board) => board.moves({ verbose: true })),
      rounds: [30, 1],
      target: { atMost: 1 / 3 },
    },
    {
      what: 'moveIds(), against ffish legalMoves()',
      calls: positions.length,
      ours: () => askEach(games, (game) => game.moveIds()),
      theirs: () => askEach(ffish, (board) => board.legalMoves()),
      rounds: [300, 300],
      target: { atMost: 1 },
    },
    {
      what: 'move() and undo(), against ffish push() and pop()',
      calls: moves,
      ours: () =>
        playEach(games, positions, (game, move) => {
          game.move(move);
          game.undo();
        }),
      theirs: () =>
        playEach(ffish, positions, (board, move) => {
          board.push(move);
          board.pop();
        }),
      rounds: [20, 20],
      target: { atMost: 1 },
    },
  ];
}

/** One figure for each call. */
export async function measureJavaScript(kingcraft, tell) {
  const positions = readPositions();
  const { Chess } = require('chess.js');
  const { Board } = await loadFfish();
  const boards = {
    positions,
    games: positions.map(({ fen }) => kingcraft.newGame('chess', fen)),
    chessJs: positions.map(({ fen }) => new Chess(fen)),
    ffish: positions.map(({ fen }) => new Board('chess', fen)),
  };
  const figures = [];
  for (const { what, calls, ours, theirs, rounds, target } of comparisonsOf(boards)) {
    tell(`JavaScript: ${what}`);
    const measured = await takeTurns(
      () => timeOf(ours, calls, rounds[0]),
      () => timeOf(theirs, calls, rounds[1]),
      pairs,
    );
    figures.push({ what, unit: 'µs', measured, target });
  }
  for (const game of boards.games) game.dispose();
  for (const board of boards.ffish) board.delete();
  return figures;
}
