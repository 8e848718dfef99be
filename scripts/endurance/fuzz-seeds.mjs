// The inputs from which the fuzzer begins: scripts/endurance/fuzz-seeds.mjs PROGRAM FOLDER from the data of the tests,
// a folder for each target.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRandom } from '../match/random.mjs';

const [program, folder] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** How many positions of a game are seeds. */
const positionCount = 40;
/** How many inputs of targets that take long, since a run begins with all seeds. */
const slowCount = 6;

const list = spawnSync(program, ['--list'], { encoding: 'utf8' }).stdout;
const [, ...games] = list.split('\n')[1].split(' ');

/** The rows of a file with a JSON value on each line. */
const rowsOf = (/** @type {string} */ file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Bytes that look random, the same in each run. */
function bytesFrom(/** @type {number} */ seed, /** @type {number} */ count) {
  const random = createRandom(String(seed));
  return Array.from({ length: count }, () => random(256));
}

const words = (/** @type {string} */ text) => [...Buffer.from(text)];

/** Sessions of the protocol. */
const sessions = (/** @type {string} */ fen) => [
  `uci\nisready\nucinewgame\nposition fen ${fen}\ngo depth 3\nd\n`,
  `position fen ${fen}\nsetoption name MultiPV value 3\ngo nodes 500 searchmoves\nstop\ngo infinite\nponderhit\n`,
  'position startpos moves\ngo perft 2\ngo wtime 100 btime 100 winc 1 binc 1 movestogo 2\ngo mate 1\n',
  'setoption name Skill Level value 3\ngo movetime 5\ngo ponder depth 2\nponderhit\nquit\n',
];

/** The seeds of each target for one game. @type {Record<string, (game: string, fens: string[]) => number[][]>} */
const seeds = {
  fen: (game, fens) => [
    ...fens.map(words),
    ...['accepted', 'refused'].flatMap((kind) =>
      rowsOf(`engine/variants/${game}/data/fen-${kind}.jsonl`).map(({ fen }) => words(fen)),
    ),
  ],
  folder: (_, fens) =>
    fens.slice(0, slowCount).map((_fen, index) => [0, index % 2, ...bytesFrom(index, 64)]),
  moves: (_, fens) =>
    fens.flatMap((_fen, index) => [
      [0, ...bytesFrom(index, 4), ...words(index % 2 === 0 ? 'e2e4' : 'Nf3')],
      [index % 20, ...bytesFrom(index, 24), ...words('O-O')],
    ]),
  net: (_, fens) => fens.slice(0, slowCount).map((_fen, index) => [1, ...bytesFrom(index, 96)]),
  options: (_, fens) => fens.slice(0, slowCount).map((_fen, index) => bytesFrom(index, 128)),
  pgn: (_, fens) => [
    ...rowsOf('tests/data/pgn-tolerance.jsonl').map(({ pgn }) => words(pgn)),
    ...fens.map((fen) => words(`[SetUp "1"]\n[FEN "${fen}"]\n\n{a} $1 (1. e4 ; b\n) *\n`)),
  ],
  play: (_, fens) =>
    fens.slice(0, slowCount).map((_fen, index) => bytesFrom(index, 10 + 20 * index)),
  probe: (_, fens) =>
    fens.slice(0, slowCount).map((_fen, index) => [index % 2, 0, ...bytesFrom(index, 96)]),
  search: (_, fens) => fens.slice(0, slowCount).map((_fen, index) => bytesFrom(index, 64)),
  table: (_, fens) => fens.map((_fen, index) => [index, 1, ...bytesFrom(index, 64)]),
  uci: (_, fens) => fens.slice(0, 2).flatMap((fen) => sessions(fen).map(words)),
};

rmSync(folder, { recursive: true, force: true });
for (const [target, make] of Object.entries(seeds)) {
  mkdirSync(path.join(folder, target), { recursive: true });
  for (const [index, game] of games.entries()) {
    const fens = rowsOf(`engine/variants/${game}/data/positions.jsonl`)
      .slice(0, positionCount)
      .map(({ fen }) => fen);
    for (const [number, bytes] of make(game, fens).entries())
      writeFileSync(path.join(folder, target, `${game}-${number}`), Uint8Array.of(index, ...bytes));
  }
}
