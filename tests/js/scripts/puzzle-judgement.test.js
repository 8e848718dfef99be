// The rules of puzzles: when a move is the only one, what is a mistake, how hard a solution is, and which puzzles are
// left out.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { load } from 'kingcraft';
import { ratingOf, ratings, stableFrom } from '../../../scripts/puzzles/difficulty.mjs';
import { mistakesOf } from '../../../scripts/puzzles/mistakes.mjs';
import { isExchange, isObvious } from '../../../scripts/puzzles/obvious-moves.mjs';
import { onlyMove, onlyMoveOfTable } from '../../../scripts/puzzles/only-move.mjs';
import { PuzzleFile } from '../../../scripts/puzzles/puzzle-file.mjs';
import { withGame } from '../../../web/kingcraft/with-game.js';

const kingcraft = await load();
await kingcraft.loadTables('chess');
const chess = kingcraft.variants.find(({ id }) => id === 'chess');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzles-'));
after(() => rmSync(folder, { recursive: true }));

const lines = (...scores) => scores.map((score, i) => ({ score, pv: [`move${i}`] }));
const cp = (value) => ({ cp: value });
const mate = (value) => ({ mate: value });

test('a move is the only one where the second best is worse by a result and by 250 centipawns', () => {
  const aim = (...scores) => onlyMove(lines(...scores), 0)?.aim ?? null;
  assert.equal(aim(mate(3), cp(100)), 'win');
  assert.equal(aim(mate(3), cp(400)), null, 'the other move wins too');
  assert.equal(aim(mate(1), mate(2)), null);
  assert.equal(aim(cp(400), cp(100)), 'win');
  assert.equal(aim(cp(340), cp(100)), null, 'less than 250 centipawns');
  assert.equal(aim(cp(220), cp(-40)), 'win');
  assert.equal(aim(cp(190), cp(-200)), null, 'not won');
  assert.equal(aim(cp(0), cp(-320)), 'draw');
  assert.equal(aim(cp(0), cp(-280)), null, 'the other move is not lost');
  assert.equal(aim(cp(0), mate(-2)), 'draw');
  assert.equal(aim(cp(-320), mate(-2)), null, 'lost as well');
  assert.equal(aim(cp(500)), null, 'no other move is known');
});

test('slack makes the verdict stricter, or looser', () => {
  const close = lines(cp(600), cp(140));
  assert.equal(onlyMove(close, 0)?.move, 'move0');
  assert.equal(onlyMove(close, 0.03), null);
  const closer = lines(cp(420), cp(160));
  assert.equal(onlyMove(closer, 0), null);
  assert.equal(onlyMove(closer, -0.08)?.move, 'move0');
});

test('where the tables know a position, they decide', () => {
  const only = (fen) => withGame(kingcraft, 'chess', fen, onlyMoveOfTable);
  assert.deepEqual(only('4k3/8/3K4/4P3/8/8/8/8 w - - 0 1'), { aim: 'win', move: 'd6e6' });
  assert.deepEqual(only('8/3k4/8/3PK3/8/8/8/8 b - - 0 1'), { aim: 'draw', move: 'd7e7' });
  assert.equal(only('8/8/1k6/8/1K6/8/1P6/8 w - - 0 1'), null, 'several moves win');
  assert.equal(only('4k3/8/4K3/4P3/8/8/8/8 b - - 0 1'), null, 'lost');
  assert.equal(only(undefined), undefined, 'the start position');
});

test('a mistake gives the other side a win, or the draw', () => {
  const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'];
  const places = (evals) =>
    mistakesOf(kingcraft, 'chess', { seed: 7, moves, evals }).map(({ name }) => name);
  assert.deepEqual(places([10, 10, 10, 10, 10, 10].map(cp)), []);
  assert.deepEqual(places([10, 10, 10, 500, 500, 500].map(cp)), ['7/3']);
  assert.deepEqual(places([10, 10, -500, -500, -500, -500].map(cp)), ['7/2']);
  assert.deepEqual(places([500, 500, 500, 900, 500, 10].map(cp)), [], 'all was won anyway');
  assert.deepEqual(places([500, 500, 20, 20, 20, 20].map(cp)), ['7/2'], 'the draw is saved');
  const [{ fen, mistake }] = mistakesOf(kingcraft, 'chess', {
    seed: 7,
    moves,
    evals: [10, 10, -500, -500, -500, -500].map(cp),
  });
  assert.equal(mistake, 'g1f3');
  assert.match(fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w /);
});

test('captures that everybody sees are obvious', () => {
  const isSeen = (fen, last, move) =>
    withGame(kingcraft, 'chess', fen, (game) => {
      const mistake = game.move(last);
      const choice = game.move(move);
      game.undo();
      return isObvious(chess, game, mistake, choice);
    });
  assert.equal(isSeen('4k3/8/8/3p4/4P3/8/8/2R1K3 b - - 0 1', 'd5e4', 'c1c8'), false);
  assert.equal(isSeen('4k3/8/4p3/3n4/4P3/8/8/3RK3 w - - 0 1', 'e4d5', 'e6d5'), true, 'takes back');
  assert.equal(isSeen('4k3/8/8/8/8/1n6/8/3RK3 b - - 0 1', 'b3d4', 'd1d4'), true, 'not guarded');
  const guarded = '4k3/8/8/4p3/8/1n6/8/3RK3 b - - 0 1';
  assert.equal(isSeen(guarded, 'b3d4', 'd1d4'), false, 'a rook for a knight');
});

test('an exchange on one square is obvious', () => {
  const start = '3qk3/8/8/1n6/8/4N3/3Q4/3RK3 b - - 0 1';
  const played = withGame(kingcraft, 'chess', start, (game) =>
    ['b5d4', 'd2d4', 'd8d4', 'd1d4'].map((move) => game.move(move)),
  );
  assert.equal(isExchange(played, 1), true);
  assert.equal(isExchange(played, 2), false, 'it ends');
  assert.equal(isExchange(played, 0), false, 'no capture');
});

test('the rating rises with the nodes, the opponents that miss it, and the moves', () => {
  const easy = { nodes: 64, missed: 0, moves: 1 };
  assert.equal(ratingOf(easy), ratings.least);
  const hard = { nodes: Number.POSITIVE_INFINITY, missed: 1, moves: 6 };
  assert.equal(ratingOf(hard), ratings.most);
  const rises = (name, values) => {
    const found = values.map((value) => ratingOf({ ...easy, [name]: value }));
    for (let i = 1; i < found.length; ++i) assert.ok(found[i] > found[i - 1], `${name}: ${found}`);
  };
  rises('nodes', [64, 128, 1024, 65_536, 131_072, Number.POSITIVE_INFINITY]);
  rises('missed', [0, 1 / 27, 0.5, 1]);
  rises('moves', [1, 2, 3, 4, 5, 6]);
});

test('a move is found from where on no longer search misses it', () => {
  const series = (...found) => found.map((isFound, i) => ({ nodes: 2 ** i, isFound }));
  assert.equal(stableFrom(series(true, true)), 1);
  assert.equal(stableFrom(series(true, false, true, true)), 4);
  assert.equal(stableFrom(series(true, true, false)), Number.POSITIVE_INFINITY);
});

const puzzleOf = (n, moves, themes) => ({
  fen: `${n} w - - 0 1`,
  moves: ['a2a3', ...moves],
  themes,
  rating: 1000,
});

test('ids are never given twice, and stay', () => {
  const file = path.join(folder, 'ids', 'puzzles.json');
  new PuzzleFile(file).add(puzzleOf(1, ['a7a6'], ['advantage']));
  new PuzzleFile(file).add(puzzleOf(2, ['b7b6'], ['advantage']));
  const ids = () => JSON.parse(readFileSync(file, 'utf8')).puzzles.map(({ id }) => id);
  assert.deepEqual(ids(), [1, 2]);
  const later = new PuzzleFile(file);
  later.puzzles.pop();
  later.add(puzzleOf(3, ['c7c6'], ['advantage']));
  assert.deepEqual(ids(), [1, 3]);
});

test('the same position and the same solution are no second puzzle', () => {
  const file = new PuzzleFile(path.join(folder, 'double', 'puzzles.json'));
  file.add(puzzleOf(1, ['a7a6'], ['advantage']));
  assert.ok(file.has(puzzleOf(1, ['b7b6'], ['advantage'])));
  assert.ok(file.has(puzzleOf(2, ['a7a6'], ['advantage'])));
  assert.ok(!file.has(puzzleOf(2, ['b7b6'], ['advantage'])));
});

test('no kind of puzzle takes more than its share', () => {
  const file = new PuzzleFile(path.join(folder, 'shares', 'puzzles.json'));
  const mates = (n) => puzzleOf(n, [`m${n}`], ['mateIn1']);
  file.add(mates(1));
  file.add(mates(2));
  assert.ok(file.isFull(mates(3)));
  for (let n = 10; n < 40; ++n) file.add(puzzleOf(n, [`x${n}`, 'y', 'z'], ['advantage']));
  assert.ok(!file.isFull(mates(3)));
  assert.ok(!file.isFull(puzzleOf(50, ['x50', 'y', 'z'], ['advantage'])));
  const hanging = (n) => puzzleOf(n, [`h${n}`], ['advantage', 'hangingPiece']);
  for (let n = 60; n < 65; ++n) {
    assert.ok(!file.isFull(hanging(n)));
    file.add(hanging(n));
  }
  assert.ok(file.isFull(hanging(65)));
  assert.ok(!file.isFull(puzzleOf(66, ['o66'], ['advantage'])), 'other puzzles of one move');
});
