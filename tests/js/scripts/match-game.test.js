// Matches between engines that play from a script: what they do wrong is found and counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../../scripts/match/match.mjs';
import { Tally } from '../../../scripts/match/tally.mjs';
import { playGame } from '../../../web/cli/referee/play-game.js';
import { Player, UsageError } from '../../../web/cli/referee/player.js';
import { wallClock } from '../../../web/cli/referee/time-control.js';
import {
  createManualClock,
  foolsMate,
  kingcraft,
  partsOf,
  plainOptions,
  scriptedPlayer,
} from './match-support.js';

/** Wins against `lostPosition` with both colors. */
const winner = 'e2e4 e7e5 d1h5 d8h4 f1c4 - h5f7';
const lostPosition = 'f2f3 e7e5 g2g4 b8c6 - g8f6';
const knights = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8';

/** [what happens, A's script, B's script, options, [wins, draws, losses] of A, ends, A's faults] */
const matches = [
  ['a mate', foolsMate, foolsMate, {}, [1, 0, 1], { checkmate: 2 }, {}],
  ['two wins', winner, lostPosition, {}, [2, 0, 0], { checkmate: 2 }, {}],
  ['a repetition', knights, knights, {}, [0, 2, 0], { 'threefold-repetition': 2 }, {}],
  ['a limit of moves', foolsMate, foolsMate, { pliesMax: 3 }, [0, 2, 0], { 'move-limit': 2 }, {}],
  [
    'an illegal move',
    'e2e5 e7e5 - d8h4',
    foolsMate,
    {},
    [1, 0, 1],
    { 'illegal-move': 1, checkmate: 1 },
    { 'illegal-move': 1 },
  ],
  ['no move', '', foolsMate, {}, [0, 0, 2], { 'illegal-move': 2 }, { 'illegal-move': 2 }],
  [
    'a move in SAN',
    'f3 e5',
    foolsMate,
    {},
    [0, 0, 2],
    { 'illegal-move': 2 },
    { 'illegal-move': 2 },
  ],
  [
    'a crash, and a new start',
    'crash e7e5 - d8h4',
    foolsMate,
    {},
    [1, 0, 1],
    { crash: 1, checkmate: 1 },
    { crash: 1 },
  ],
  [
    'a crash between two games',
    'crash-later',
    foolsMate,
    {},
    [0, 0, 2],
    { 'illegal-move': 1, crash: 1 },
    { 'illegal-move': 1, crash: 1 },
  ],
];

for (const [name, scriptA, scriptB, options, score, endings, faults] of matches) {
  test(`match: ${name}`, async () => {
    const all = { ...plainOptions, ...options };
    const { total, ...tally } = await playMatch(kingcraft, all, partsOf(scriptA, scriptB));
    assert.deepEqual([total.wins, total.draws, total.losses], score);
    assert.deepEqual(Object.fromEntries(tally.endings), endings);
    assert.deepEqual(Object.fromEntries(tally.conduct.a.faults), faults);
    assert.equal(tally.conduct.b.faults.size, 0);
  });
}

test('match: an engine that does not answer loses on time when the margin is over', async () => {
  const clock = createManualClock();
  const waited = [];
  const log = (line) => {
    if (line !== 'A > info string hanging') return;
    for (const milliseconds of [149, 1]) {
      clock.advance(milliseconds);
      waited.push(clock.now());
    }
  };
  const parts = partsOf('hang e7e5 - d8h4', foolsMate, { clock, log });
  const tally = await playMatch(kingcraft, plainOptions, parts);
  assert.deepEqual(waited, [149, 150]);
  assert.deepEqual(Object.fromEntries(tally.endings), { time: 1, checkmate: 1 });
  assert.deepEqual([tally.total.wins, tally.total.losses], [1, 1]);
  assert.deepEqual(Object.fromEntries(tally.conduct.a.faults), { time: 1 });
});

test('match: nobody loses on time against a side that cannot win', async () => {
  const late = {
    prepare: () => {},
    search: () => ({ best: 'e8e7', info: null, elapsed: 151 }),
  };
  const loneKing = { newGame: (id) => kingcraft.newGame(id, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1') };
  const setup = { ...plainOptions, variant: 'chess', opening: [] };
  const played = await playGame(loneKing, { ...setup, players: { white: late, black: late } });
  const { winner, reason, offender } = played;
  assert.deepEqual(
    { winner, reason, offender },
    { winner: null, reason: 'time', offender: 'white' },
  );
  const tally = new Tally(['chess']);
  tally.addPair([played, played]);
  assert.equal(tally.total.draws, 2);
  for (const { faults } of [tally.conduct.a, tally.conduct.b])
    assert.deepEqual(Object.fromEntries(faults), { time: 1 });
});

test('match: what is under way when the match is stopped does not count', async () => {
  const stop = new AbortController();
  const log = (line) => {
    if (line === 'A > info string hanging') stop.abort();
  };
  const parts = partsOf('hang', foolsMate, { log, signal: stop.signal });
  const tally = await playMatch(kingcraft, plainOptions, parts);
  assert.deepEqual(tally.total.pairs, [0, 0, 0, 0, 0]);
});

test('match: a test that is decided ends the match', async () => {
  const options = { ...plainOptions, games: 100, sprt: { elo0: 0, elo1: 800 } };
  const tally = await playMatch(kingcraft, options, partsOf(winner, lostPosition));
  // Each pair adds about log(0.990 / 0.5) = 0.68 to the ratio; 2.94 are needed.
  assert.deepEqual(tally.total.pairs, [0, 0, 0, 0, 5]);
});

test('match: several tables share the pairs, and the games take turns', async () => {
  const indices = [];
  const variants = [];
  const onPair = (games, index) => {
    indices.push(index);
    variants[index] = games.map(({ variant }) => variant);
  };
  const options = { ...plainOptions, games: 8, concurrency: 3, variants: ['chess', 'tax'] };
  // Under the rules of Tax Chess the fool is not mated: White's king has a square.
  const parts = partsOf(foolsMate, foolsMate, { onPair });
  const tally = await playMatch(kingcraft, options, parts);
  assert.deepEqual(indices.sort(), [0, 1, 2, 3]);
  const pairs = ['chess', 'tax', 'chess', 'tax'].map((variant) => [variant, variant]);
  assert.deepEqual(variants, pairs);
  assert.deepEqual([...tally.variants.keys()], ['chess', 'tax']);
  for (const { pairs } of tally.variants.values()) assert.deepEqual(pairs, [0, 0, 2, 0, 0]);
});

/** [what is wrong, set-up, variant, message] */
const misfits = [
  [
    'a variant that the engine does not know',
    scriptedPlayer('A', ''),
    'twokings',
    "A does not play 'twokings'",
  ],
  [
    'an option that the engine does not have',
    scriptedPlayer('A', '', [['Skill', '3']]),
    'chess',
    "A has no option 'Skill'",
  ],
  [
    'a program that does not start',
    { ...scriptedPlayer('A', ''), command: ['/no/such/engine', 'uci'] },
    'chess',
    'A (/no/such/engine uci) cannot be started: spawn /no/such/engine ENOENT',
  ],
];

for (const [name, setup, variant, message] of misfits) {
  test(`match: ${name} is refused`, async () => {
    const player = new Player(setup, wallClock);
    await assert.rejects(player.prepare(variant), (error) => {
      assert.ok(error instanceof UsageError);
      assert.equal(error.message, message);
      return true;
    });
    player.retire();
  });
}
