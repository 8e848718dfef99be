// A live game between two pages of which somebody forges, repeats, exchanges and loses messages: each page has a game
// that the rules allow, a message that is refused changes nothing, and on a new connection both have the same game, or
// one of them says why not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { finishGame } from '../../../web/game/played-game.js';
import { Pair } from '../friend/live-pair.js';
import { withGame } from '../package/support.js';
import { changedRecords, check, mutated, variants } from './property.js';

const FAULTS = [
  'version',
  'another-game',
  'another-position',
  'not-asked',
  'not-legal',
  'shape',
  'flood',
];

const plies = fc.nat(6);
const question = fc.constantFrom('draw', 'take-back', 'rematch');
const ends = fc.constantFrom(
  ...[null, { how: 'agreeDraw' }, { how: 'resign', what: 'white' }],
  ...[
    { how: 'time', what: 'black' },
    { how: 'claim', what: 'fifty-moves' },
  ],
);
const place = { round: fc.nat(2), ply: plies };
const asked = { round: fc.nat(2), at: plies, what: question };
const messageOf = (type, members) => fc.record({ type: fc.constant(type), ...members });

/** Messages in the right shape that say anything. */
const forged = fc.oneof(
  messageOf('move', {
    ...place,
    id: fc.constantFrom('e2e4', 'e7e5', 'g1f3', 'e4', 'a1a1'),
    left: fc.constantFrom(null, 0, 59_000, 61_000),
    sum: fc.constantFrom('', 'abc'),
  }),
  ...['ack', 'resign', 'fell', 'flag'].map((type) => messageOf(type, place)),
  ...['ask', 'accept', 'decline'].map((type) => messageOf(type, asked)),
  messageOf('claim', {
    ...place,
    what: fc.constantFrom('fifty-moves', 'threefold-repetition', ''),
  }),
  messageOf('clock', { ...place, left: fc.nat(90_000) }),
  messageOf('say', { sentence: fc.nat(5) }),
  ...['ping', 'pong'].map((type) => messageOf(type, { at: fc.nat(100_000) })),
  messageOf('bye', {}),
  messageOf('hello', {
    ...{ version: fc.constantFrom(1, 2), id: fc.constant('Ab3dE9xQ'), fen: fc.constant(null) },
    ...{ variant: variants.map(({ id }) => id), side: fc.constantFrom('white', 'black') },
    ...{ name: fc.string({ maxLength: 4 }), clock: fc.constant({ time: 60_000, increment: 1000 }) },
    ...{ round: fc.nat(2), count: plies, moves: fc.stringMatching(/^[\w-]{0,3}$/), end: ends },
    left: fc.constantFrom(null, 0, 60_000),
  }),
);

/** What arrives at a page: something forged, or what the other one has sent, and either of them changed. */
const tampering = fc.oneof(
  forged.map((message) => ({ how: 'insert', text: JSON.stringify(message) })),
  changedRecords(forged).map((message) => ({ how: 'insert', text: textOf(message) })),
  fc.string({ maxLength: 5 }).map((text) => ({ how: 'insert', text })),
  fc.record({
    how: fc.constantFrom('repeat', 'old', 'swap', 'lose', 'change'),
    at: fc.nat(),
    change: mutated(fc.constant(''), ['}', ',', '"', '1', 'null']),
  }),
);

/** The JSON of a value that may have none. */
function textOf(value) {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return 'no JSON';
  }
}

const steps = fc.array(
  fc.record({
    isWhite: fc.boolean(),
    action: fc.oneof(
      { weight: 6, arbitrary: fc.constant('move') },
      { weight: 8, arbitrary: fc.constant('deliver') },
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          ...['ask', 'yes', 'no', 'resign', 'claim', 'tick', 'cut', 'cutOff', 'reload', 'connect'],
        ),
      },
      { weight: 5, arbitrary: tampering },
    ),
    choice: fc.nat(1000),
  }),
  { maxLength: 80, size: 'max' },
);

/** Tampers with what is on its way to a page. */
function tamper(inbox, { how, at, text, change }, sent) {
  const place = at % Math.max(1, inbox.length);
  if (how === 'insert') inbox.push(text);
  if (how === 'repeat' && inbox.length > 0) inbox.splice(place, 0, inbox[place]);
  if (how === 'old' && sent.length > 0) inbox.push(sent[at % sent.length]);
  if (how === 'swap') inbox.reverse();
  if (how === 'lose') inbox.splice(place, 1);
  if (how === 'change' && inbox.length > 0)
    inbox[place] = inbox[place].slice(0, at % 40) + change + inbox[place].slice(at % 40);
}

function act(pair, page, { action, choice }, sent) {
  const { game, inbox } = page;
  if (typeof action === 'object') tamper(inbox, action, sent);
  if (action === 'move' && game.isOwnTurn)
    withGame(pair.variant, undefined, (board) => {
      for (const id of game.moves) board.move(id);
      const ids = board.moveIds();
      game.play(ids[choice % ids.length]);
    });
  if (action === 'ask') game.ask(['draw', 'take-back', 'rematch'][choice % 3]);
  if (action === 'yes' || action === 'no') game.answer(action === 'yes');
  if (action === 'resign') game.resign();
  if (action === 'claim') game.claim(game.claims[0] ?? 'fifty-moves');
  if (action === 'tick') game.tick();
  if (action === 'cut') pair.cut();
  if (action === 'cutOff') pair.cutOff(page);
  if (action === 'reload') pair.reload(page);
  if (action === 'connect' && !game.isConnected) pair.greet();
  pair.time += 25 + (action === 'tick' ? choice * 20 : 0);
}

const shownOf = ({ game: { moves, end, isOver, round, side } }) =>
  JSON.stringify({ moves, end, isOver, round, side });

/** Delivers a message; one that is refused leaves the game as it was. */
function deliver(pair, page) {
  if (page.inbox.length === 0) return;
  const [before, faults] = [shownOf(page), page.faults.length];
  pair.deliver(page);
  if (page.faults.length > faults) {
    assert.ok(FAULTS.includes(page.faults.at(-1)), page.faults.at(-1));
    assert.equal(shownOf(page), before, page.faults.at(-1));
  }
}

/** Fails unless the rules allow what a page has. */
const assertLegal = (pair, { game: { moves, end, isOver } }) =>
  withGame(pair.variant, undefined, (board) => {
    for (const id of moves) board.move(id);
    if (end) finishGame(board, end.how, end.what);
    assert.equal(board.isGameOver(), isOver);
  });

test('two pages with forged, repeated, exchanged and lost messages', () =>
  check(
    fc.property(variants, steps, ({ id: variant }, all) => {
      const pair = new Pair({ variant });
      const sent = [];
      pair.connect();
      for (const step of all) {
        const page = step.isWhite ? pair.white : pair.black;
        if (step.action === 'deliver') deliver(pair, page);
        else act(pair, page, step, sent);
        sent.push(...pair.white.inbox, ...pair.black.inbox);
        for (const one of pair.pages) assertLegal(pair, one);
      }
      pair.time += 2000;
      pair.greet();
      for (const page of pair.pages) page.faults.length = 0;
      const before = pair.pages.map(shownOf);
      while (pair.pages.some(({ inbox }) => inbox.length > 0))
        for (const page of pair.pages) {
          pair.time += 20;
          deliver(pair, page);
        }
      if (pair.pages.every(({ faults }) => faults.length === 0)) pair.expectSame(before.join('\n'));
      for (const page of pair.pages) assertLegal(pair, page);
      for (const { game } of pair.pages) game.dispose();
    }),
    30,
  ));
