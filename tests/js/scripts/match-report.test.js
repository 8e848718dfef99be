import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { reportData, reportLines } from '../../../scripts/match/match-report.mjs';
import { Tally } from '../../../scripts/match/tally.mjs';
import { foolsMate, kingcraft, scriptedEngine } from './match-support.js';

const script = fileURLToPath(new URL('../../../scripts/match/run', import.meta.url));
const names = { a: 'new', b: 'old' };

/** A game in which each move of the players took so long; the first ply is of the opening. */
function gameOf(variant, winner, reason, times, latest) {
  const line = [null, ...times].map((elapsed) => ({ id: '', san: '', info: null, elapsed }));
  return { variant, winner, reason, line, latest };
}

/** Four pairs: 2, 1½, 1 and 0 points for A, who loses one game on time. */
function exampleTally() {
  const tally = new Tally(['chess', 'tax']);
  const early = { white: -2, black: -5 };
  const mate = (variant, winner, times = [90, 110]) =>
    gameOf(variant, winner, 'checkmate', times, early);
  const draw = (variant) => gameOf(variant, null, 'stalemate', [100, 100], early);
  tally.addPair([mate('chess', 'white'), mate('chess', 'black')]);
  tally.addPair([mate('chess', 'white'), draw('chess')]);
  tally.addPair([draw('tax'), draw('tax')]);
  const late = { white: 31.6, black: -3 };
  const lost = { ...gameOf('tax', 'black', 'time', [], late), offender: 'white' };
  tally.addPair([lost, mate('tax', 'white', [80, 110])]);
  return tally;
}

test('match: the report counts games, pairs, ends and faults', () => {
  assert.deepEqual(reportLines(exampleTally(), names, { elo0: 0, elo1: 10 }), [
    '8 games  +3 =3 -2  56.3 %  Elo +43.7 ± 338.4  pairs [1 0 1 1 1]  LLR 0.02 (±2.94) [0, 10]',
    '  chess  4 games  +3 =1 -0  87.5 %  Elo +338.0 ± inf',
    '  tax    4 games  +0 =2 -2  25.0 %  Elo -190.8 ± inf',
    'ends: checkmate 4, stalemate 3, time 1',
    'A new: time 1, 98.6 ms a move, the latest 32 ms behind its limit',
    'B old: no fault, 100.0 ms a move, the latest 2 ms before its limit',
    'SPRT: undecided',
  ]);
});

test('match: the report as data', () => {
  const { a, b, total, variants, endings, sprt } = reportData(exampleTally(), names, null);
  assert.deepEqual(a, { name: 'new', faults: { time: 1 }, moves: 7, time: 690, latest: 31.6 });
  assert.deepEqual(b, { name: 'old', faults: {}, moves: 7, time: 700, latest: -2 });
  assert.deepEqual(total.pairs, [1, 0, 1, 1, 1]);
  assert.equal(total.score, 0.5625);
  assert.deepEqual(Object.keys(variants), ['chess', 'tax']);
  assert.equal(variants.tax.score, 0.25);
  assert.deepEqual(endings, { checkmate: 4, stalemate: 3, time: 1 });
  assert.equal(sprt, null);
});

test('match: without a finished pair the report says so', () => {
  assert.deepEqual(reportLines(new Tally(['chess']), names, null), [
    'no pair of games was finished',
  ]);
});

test('match: the script prints the result, and writes the games', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'match-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'games.pgn');
  const words = [scriptedEngine, scriptedEngine, '--games', '4', '--plies', '0', '--nodes', '1'];
  for (const side of ['a', 'b']) words.push(`--option-${side}`, `Script=${foolsMate}`);
  words.push('--json', '--pgn', file);
  const { status, stdout, stderr } = spawnSync(script, words, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const { total, endings } = JSON.parse(stdout);
  assert.deepEqual(total.pairs, [0, 0, 2, 0, 0]);
  assert.deepEqual(endings, { checkmate: 4 });
  const games = readFileSync(file, 'utf8').split(/\n\n(?=\[Event)/);
  assert.equal(games.length, 4);
  for (const pgn of games) {
    const game = kingcraft.newGame('chess');
    game.loadPgn(pgn);
    const { winner, reason } = game.outcome();
    assert.deepEqual([winner, reason], ['black', 'checkmate']);
    game.dispose();
  }
  const rounds = games.map((pgn) => /\[Round "(.*)"\]/.exec(pgn)[1]).sort();
  assert.deepEqual(rounds, ['1.1', '1.2', '2.1', '2.2']);
});
