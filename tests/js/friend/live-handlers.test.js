// The events of a live game for its owner, and the parts that it may show.

import assert from 'node:assert/strict';
import test from 'node:test';
import { writeMessage } from '../../../web/friend/live-messages.js';
import { Pair } from './live-pair.js';

const place = { round: 0, ply: 2 };

/** [what Black's page sends after two moves, what White's page hears] */
const messages = [
  [{ type: 'ping', at: 7 }, []],
  [{ type: 'pong', at: 100 }, ['measured']],
  [{ type: 'pong', at: 900_000 }, []],
  [{ type: 'say', sentence: 2 }, []],
  [{ type: 'ack', ...place }, []],
  [{ type: 'ask', round: 0, at: 2, what: 'draw' }, ['changed']],
  [{ type: 'ask', round: 0, at: 1, what: 'draw' }, []],
  [{ type: 'ask', round: 0, at: 2, what: 'rematch' }, []],
  [{ type: 'decline', round: 0, at: 2, what: 'draw' }, []],
  [{ type: 'flag', ...place }, ['changed']],
  [{ type: 'flag', round: 0, ply: 1 }, []],
  [{ type: 'clock', ...place, left: 50_000 }, ['changed']],
  [{ type: 'clock', round: 0, ply: 1, left: 50_000 }, []],
  [{ type: 'resign', ...place }, ['changed']],
  [{ type: 'fell', ...place }, ['changed']],
  [{ type: 'bye' }, ['changed']],
  [{ type: 'accept', round: 0, at: 2, what: 'draw' }, ['changed']],
];
for (const [message, expected] of messages)
  test(`a page hears what is to be shown or saved: ${writeMessage(message)}`, () => {
    const pair = new Pair().connect().play('e2e4', 'e7e5');
    pair.white.heard.length = 0;
    pair.white.game.receive(writeMessage(message));
    assert.deepEqual(pair.white.heard, expected);
  });

test('a page hears once of a move, before the friend is sent anything', () => {
  const pair = new Pair().connect();
  for (const page of pair.pages) {
    page.heard.length = 0;
    page.game.play('e2e4');
    const before = [...page.heard];
    pair.deliverAll();
    assert.deepEqual(
      [before, page.heard],
      page === pair.white ? [['changed'], ['changed']] : [[], []],
    );
  }
});

test('the way to the friend is measured in whole milliseconds', () => {
  const pair = new Pair().connect();
  assert.equal(pair.white.game.lag, null);
  pair.time += 0.3;
  pair.white.game.ping();
  pair.time += 30.4;
  pair.deliver(pair.black);
  pair.deliver(pair.white);
  assert.equal(pair.white.game.lag, 31);
});

test('the clock of who is to move runs, from the first move to the end or a break', () => {
  const pair = new Pair().connect();
  const running = () => pair.pages.map(({ game }) => game.running);
  assert.deepEqual(running(), [null, null]);
  pair.play('e2e4');
  assert.deepEqual(running(), ['black', 'black']);
  pair.play('e7e5');
  assert.deepEqual(running(), ['white', 'white']);
  pair.cut();
  assert.deepEqual(running(), [null, null]);
  pair.connect();
  assert.deepEqual(running(), ['white', 'white']);
  pair.black.game.resign();
  pair.deliverAll();
  assert.deepEqual(running(), [null, null]);
});

test('without clocks none runs', () => {
  const pair = new Pair({ clock: null }).connect().play('e2e4', 'e7e5');
  assert.equal(pair.white.game.running, null);
});

/** [what, moves, whether it ends, questions that make sense to White] */
const askable = [
  ['at the start', [], false, ['draw']],
  ['after two moves', ['e2e4', 'e7e5'], false, ['draw', 'take-back']],
  ['after the end', ['e2e4'], true, ['rematch']],
];
for (const [what, moves, ends, expected] of askable)
  test(`what may be asked ${what}`, () => {
    const pair = new Pair().connect().play(...moves);
    if (ends) pair.white.game.resign();
    const may = ['draw', 'take-back', 'rematch'].filter((one) => pair.white.game.mayAsk(one));
    assert.deepEqual(may, expected);
  });

/** [how the asker learns that the friend agrees to another game] */
for (const isCut of [false, true])
  test(`both hear that another game begins ${isCut ? 'by a hello' : 'at once'}`, () => {
    const pair = new Pair().connect().play('e2e4', 'e7e5');
    pair.white.game.resign();
    pair.deliverAll();
    pair.white.game.ask('rematch');
    pair.deliverAll();
    for (const page of pair.pages) page.heard.length = 0;
    pair.black.game.answer(true);
    if (isCut) pair.cut();
    if (isCut) pair.connect();
    else pair.deliverAll();
    for (const { heard, game } of pair.pages) {
      assert.equal(heard.filter((one) => one.startsWith('begun')).length, 1);
      const at = heard.indexOf('begun after 2');
      assert.equal(heard[at + 1], 'changed');
      assert.equal(game.timeOf('white'), 60_000, 'with clocks that have not run');
    }
    pair.expectSame();
  });
