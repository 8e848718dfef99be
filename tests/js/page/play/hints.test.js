// The hint: first the piece to look at, then the move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { Hints, hasHint } from '../../../../web/page/play/hints.js';
import { Session } from '../../../../web/page/play/session.js';

const kingcraft = await load();
const players = { white: 'person', black: 'machine' };
const sessionOf = (variant, fen, more) =>
  new Session(kingcraft, { variant, fen, players, level: 1, ...more });

/** Hints of an adviser that always finds these moves. */
function hintsOf(...line) {
  const asked = [];
  const hints = new Hints({
    async bestLine(game) {
      asked.push(game);
      return line;
    },
  });
  return { hints, asked };
}
const squares = (shapes) => shapes.map(({ from, to }) => [from, to]);

test('the first press shows the piece, the second the move, and the engine is asked once', async () => {
  const session = sessionOf('chess');
  const { hints, asked } = hintsOf('g1f3');
  let changes = 0;
  const ask = () => hints.ask(session, () => changes++);
  assert.deepEqual(hints.arrows(session, 0), []);
  await ask();
  assert.deepEqual(squares(hints.arrows(session, 0)), [['g1', 'g1']]);
  assert.match(hints.text(session, 0), /knight on g1/);
  await ask();
  assert.deepEqual(squares(hints.arrows(session, 0)), [['g1', 'f3']]);
  assert.equal(hints.text(session, 0), 'Hint: play Nf3.');
  assert.deepEqual(asked, [{ variant: 'chess', fen: session.startFen, moves: [] }]);
  assert.ok(changes >= 3);
});

test('the move comes with the reason for it', async () => {
  const session = sessionOf('tax', '4k3/4p3/5p2/4P3/3P4/8/8/4K3 w - - 0 1');
  const { hints } = hintsOf('e5f6');
  for (let press = 0; press < 2; press++) await hints.ask(session, () => {});
  assert.equal(
    hints.text(session, 0),
    'Hint: play exf6. A pawn now pays for the king on e1 to move forward toward the h-file. No pawn pays any more for the king on e8 to move forward toward the h-file.',
  );
});

test('a hint is of one position, and one that comes late is dropped', async () => {
  const session = sessionOf('chess');
  const { hints } = hintsOf('g1f3');
  const asked = hints.ask(session, () => {});
  session.play('e2e4');
  await asked;
  assert.deepEqual(hints.arrows(session, 0), []);
  assert.equal(hints.text(session, 1), null);
});

test('a second question replaces the first one, which finds nothing any more', async () => {
  const session = sessionOf('chess');
  const answers = [];
  const hints = new Hints({ bestLine: () => new Promise((resolve) => answers.push(resolve)) });
  const first = hints.ask(session, () => {});
  session.play('e2e4');
  session.play('e7e5');
  const second = hints.ask(session, () => {});
  answers[0](null);
  await first;
  assert.equal(hints.text(session, 2), 'Looking for a good move.');
  answers[1](['g1f3']);
  await second;
  assert.deepEqual(squares(hints.arrows(session, 2)), [['g1', 'g1']]);
});

test('a move in place points at the square that it captures', async () => {
  const session = sessionOf('flying', '4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/4r3 w - - 0 1');
  const { hints } = hintsOf('e1e1');
  for (let press = 0; press < 2; press++) await hints.ask(session, () => {});
  assert.deepEqual(squares(hints.arrows(session, 0)), [['e1', 'e1^']]);
});

test('an engine that fails leaves no hint behind', async () => {
  const session = sessionOf('chess');
  const hints = new Hints({
    bestLine: async () => {
      throw new Error('broken');
    },
  });
  await assert.rejects(
    hints.ask(session, () => {}),
    /broken/,
  );
  assert.equal(hints.text(session, 0), null);
});

test('there is no hint for the computer’s move, after the end, and against somebody far away', () => {
  assert.ok(hasHint(sessionOf('chess')));
  const people = { white: 'person', black: 'person' };
  assert.ok(hasHint(sessionOf('chess', undefined, { players: people })));
  assert.ok(!hasHint(sessionOf('chess', undefined, { players: people, linked: true })));
  const session = sessionOf('chess');
  session.play('e2e4');
  assert.ok(!hasHint(session));
});
