// Measures the cost of a call of the package, beside the same call of chess.js, ffish and chessops: the time of one
// call, on the same positions of orthodox chess.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { measurePgn } from './pgn-figures.mjs';
import { takeTurns, timeOf } from './turns.mjs';

/** @import { Game, Kingcraft } from 'kingcraft' */
/** @import { Figure } from './figure-tables.mjs' */

/** @typedef {{ fen: string, moves: string[] }} Position with its legal moves */
/** @typedef {{ moves(options: { verbose: true }): object[], loadPgn(pgn: string): void }} ChessJs a game of chess.js */
/**
 * @typedef {{ legalMoves(): string, legalMovesSan(): string, push(move: string): boolean, pop(): void, delete(): void
 *   }} FfishBoard
 */
/** @typedef {{ Board: new (variant: string, fen: string) => FfishBoard, onRuntimeInitialized?: () => void }} Ffish */
/** @typedef {{ clone(): object }} ChessopsBoard */
/**
 * @typedef {{ positions: Position[], games: Game[], chessJs: ChessJs[], ffish: FfishBoard[], chessops: ChessopsBoard[]
 *   }} Boards
 */

/**
 * @typedef {object} Comparison
 * @property {string} what
 * @property {number} calls of each work
 * @property {() => void} ours
 * @property {() => void} theirs
 * @property {[number, number]} rounds how often each does its work in a turn, ours first
 * @property {import('./figure-tables.mjs').Target} target
 */

const pairs = 25;
const data = new URL('../../engine/variants/chess/data/positions.jsonl', import.meta.url);
const requirePeer = createRequire(new URL('../../build/peers/', import.meta.url));
/** Every so many positions of the data is taken, which makes about thirty. */
const stride = 18;

/** Positions with legal moves. */
function readPositions() {
  const lines = readFileSync(data, 'utf8').trim().split('\n');
  /** @type {Position[]} */
  const rows = lines.map((line) => JSON.parse(line));
  return rows.filter(({ moves }) => moves.length > 0).filter((_, i) => i % stride === 0);
}

/** @returns {Promise<Ffish>} */
async function loadFfish() {
  // Its loader would fetch a path of the file system where there is a fetch.
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: undefined });
  /** @type {Ffish} */
  const ffish = requirePeer('ffish');
  await new Promise((resolve) => {
    ffish.onRuntimeInitialized = () => resolve(undefined);
  });
  globalThis.fetch = fetch;
  return ffish;
}

/**
 * The modules of chessops that are used, by file, since it is installed where Node.js does not look for it.
 */
async function loadChessops() {
  const parts = ['chess', 'fen', 'pgn', 'san'].map((part) => {
    const file = `../../build/peers/node_modules/chessops/dist/esm/${part}.js`;
    return import(new URL(file, import.meta.url).href);
  });
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** @type {<Board>(boards: Board[], ask: (board: Board) => void) => void} */
function askEach(boards, ask) {
  for (const board of boards) ask(board);
}

/** @type {<Board>(boards: Board[], positions: Position[], play: (board: Board, move: string) => void) => void} */
function playEach(boards, positions, play) {
  for (const [i, { moves }] of positions.entries()) {
    for (const move of moves) play(boards[i], move);
  }
}

/**
 * A comparison.
 * @param {Boards} boards of the same positions
 * @returns {Comparison[]}
 */
function comparisonsOf({ positions, games, chessJs, ffish, chessops }) {
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
      what: 'sans(), against ffish legalMovesSan()',
      calls: positions.length,
      ours: () => askEach(games, (game) => game.sans()),
      theirs: () => askEach(ffish, (board) => board.legalMovesSan()),
      rounds: [200, 200],
      target: { atMost: 1.5 },
    },
    {
      what: 'clone() and dispose(), against chessops clone()',
      calls: positions.length,
      ours: () => askEach(games, (game) => game.clone().dispose()),
      theirs: () => askEach(chessops, (board) => board.clone()),
      rounds: [500, 5000],
      target: { atMost: 10 },
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
export async function measureJavaScript(
  /** @type {Kingcraft} */ kingcraft,
  /** @type {(text: string) => void} */ tell,
) {
  const positions = readPositions();
  /** @type {{ Chess: new (fen?: string) => ChessJs }} */
  const { Chess } = requirePeer('chess.js');
  const { Board } = await loadFfish();
  const chessops = await loadChessops();
  /** @type {Boards} */
  const boards = {
    positions,
    games: positions.map(({ fen }) => kingcraft.newGame('chess', fen)),
    chessJs: positions.map(({ fen }) => new Chess(fen)),
    ffish: positions.map(({ fen }) => new Board('chess', fen)),
    chessops: positions.map(({ fen }) =>
      chessops.Chess.fromSetup(chessops.parseFen(fen).unwrap()).unwrap(),
    ),
  };
  /** @type {Figure[]} */
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
  tell('JavaScript: readGames()');
  figures.push(...(await measurePgn(kingcraft, Chess, chessops)));
  for (const game of boards.games) game.dispose();
  for (const board of boards.ffish) board.delete();
  return figures;
}
