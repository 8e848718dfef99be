// The commands that a page sends to the frame of a board: however many wait, the newest position comes soon.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandQueue } from '../../../web/element/embed/command-queue.js';
import { nextTurn } from '../../../web/kingcraft/platform.js';

const MANY = 20_000;

/** A queue whose board notes its calls; a load with a FEN is refused, and a move of more than four letters. */
function noting() {
  const calls = [];
  const answers = [];
  const note =
    (name) =>
    async (given = '') => {
      await null;
      const text = typeof given === 'string' ? given : `${given.variant}${given.fen ? ' FEN' : ''}`;
      calls.push(`${name} ${text}`.trim());
      if (given.fen || text.length > 4 + (name === 'load' ? 100 : 0)) throw new Error('refused');
    };
  const names = ['move', 'undo', 'redo', 'reset', 'load'];
  const board = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { queue: new CommandQueue(board, (answer) => answers.push(answer)), calls, answers };
}

/** Adds commands, and waits until those with this id are answered. */
async function send({ queue, answers }, commands, id = 'last') {
  for (const command of commands) queue.add(command);
  const wanted = commands.filter((command) => command?.id === id).length;
  while (answers.filter((answer) => answer.id === id).length < wanted) await nextTurn();
}

const load = (variant, others = {}) => ({ command: 'load', variant, ...others });
const move = (text, others = {}) => ({ command: 'move', move: text, ...others });
const repeat = (...commands) =>
  Array.from({ length: MANY }, (_, index) => commands[index % commands.length]);

/** [what waits, the commands, what the board is asked for meanwhile at most] */
const floods = [
  ['loads', repeat(load('tax')), 1],
  ['resets', repeat({ command: 'reset' }), 1],
  ['moves', repeat(move('e2e4'), { command: 'undo' }), 1],
  ['all kinds', repeat(load('tax'), move('e2e4'), { command: 'reset' }, { command: 'redo' }), 1],
];

for (const [what, commands, most] of floods)
  test(`${MANY} waiting ${what} do not hold up the position behind them`, async () => {
    const heard = noting();
    await send(heard, [...commands, load('flying', { id: 'last' })]);
    assert.equal(heard.calls.at(-1), 'load flying');
    assert.ok(heard.calls.length <= most + 1, heard.calls.length);
    assert.deepEqual(heard.answers, [{ kingcraft: 'answer', id: 'last', ok: true }]);
  });

test('moves behind a position are played in their order', async () => {
  const heard = noting();
  const moves = ['a', 'b', 'c'].map((text) => move(text));
  await send(heard, [move('x'), move('y'), load('tax'), ...moves, move('d', { id: 'last' })]);
  assert.deepEqual(heard.calls, ['move x', 'load tax', 'move a', 'move b', 'move c', 'move d']);
});

test('where nothing asks for another position, all is done in its order', async () => {
  const heard = noting();
  const moves = Array.from({ length: 1000 }, (_, index) => move(`${index}`));
  await send(heard, [...moves, move('end', { id: 'last' })]);
  assert.deepEqual(heard.calls, [...moves.map(({ move: text }) => `move ${text}`), 'move end']);
});

test('where the newest position is refused, what waits in front of it counts', async () => {
  const heard = noting();
  await send(heard, [
    move('x'),
    move('lost'),
    load('tax'),
    move('a'),
    load('chess', { fen: 'x', id: 'last' }),
    move('b', { id: 'last' }),
  ]);
  assert.deepEqual(heard.calls, ['move x', 'load chess FEN', 'load tax', 'move a', 'move b']);
  assert.deepEqual(
    heard.answers.map(({ id, ok }) => [id, ok]),
    [
      ['last', false],
      ['last', true],
    ],
  );
});

test('what was left out is answered, where it has an id', async () => {
  const heard = noting();
  await send(heard, [move('x'), move('y', { id: 1 }), move('z'), load('tax', { id: 'last' })]);
  const message = 'A later command asked for another position.';
  assert.deepEqual(heard.answers, [
    { kingcraft: 'answer', id: 'last', ok: true },
    { kingcraft: 'answer', id: 1, ok: false, code: 'superseded', message },
  ]);
});

test('a position that comes while many moves are played is not held up by them', async (t) => {
  // Each look at the clock is a millisecond later.
  let time = 0;
  t.mock.method(performance, 'now', () => time++);
  const heard = noting();
  for (const command of repeat(move('e2e4'))) heard.queue.add(command);
  await nextTurn();
  await send(heard, [load('tax', { id: 'last' })]);
  assert.equal(heard.calls.at(-1), 'load tax');
  assert.ok(heard.calls.length < 1000, heard.calls.length);
});

test('what is no command is left alone, and does not stop the others', async () => {
  const heard = noting();
  const nonsense = [undefined, null, 'move', 7, {}, { command: 1 }, { command: 'toString', id: 1 }];
  await send(heard, [...nonsense, move('e2e4', { id: 'last' })]);
  assert.deepEqual(heard.calls, ['move e2e4']);
  assert.deepEqual(
    heard.answers.map(({ id, ok }) => [id, ok]),
    [
      [1, false],
      ['last', true],
    ],
  );
});
