// The computer gets ready while a person thinks about the first move.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from '../../../../web/kingcraft/index.js';
import { PageMatch } from '../../../../web/page/play/page-match.js';
import { Opponent } from '../../../../web/worker/opponent.js';

const kingcraft = await load();

/** Lets all that waits for nothing but promises go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A match against an engine that answers when a test lets it; `searches` has what it was asked. */
function createMatch(createEngine) {
  const made = { engines: 0, searches: [] };
  const engine = {
    search(game, options) {
      const search = { game, options };
      made.searches.push(search);
      return new Promise((resolve) => {
        search.answer = (best) => resolve({ best, lines: [] });
        options.signal.addEventListener('abort', () => search.answer(null));
      });
    },
  };
  const opponent = new Opponent(async () => {
    made.engines += 1;
    await createEngine?.();
    return engine;
  });
  const nothing = () => {};
  const match = new PageMatch(
    kingcraft,
    { computer: opponent, check: { doubt: async () => null } },
    { changed: nothing, thinking: nothing },
  );
  return { match, made };
}

const person = 'person';
const computer = 'machine';
/**
 * Who plays, and how many engines and searches there are before the first move; of them, whether the first is the
 * warming up.
 */
const cases = [
  ['a person begins', { white: person, black: computer }, 1, true],
  ['the computer begins', { white: computer, black: person }, 1, false],
  ['two people', { white: person, black: person }, 0, false],
];
for (const [what, players, engines, isWarmUp] of cases) {
  test(`before the first move: ${what}`, async () => {
    const { match, made } = createMatch();
    match.start({ variant: 'tax', players, level: 4 });
    await settled();
    assert.equal(made.engines, engines);
    assert.equal(made.searches.length, engines);
    assert.equal(match.isThinking, engines === 1 && !isWarmUp);
    if (!isWarmUp) return;
    const [{ game, options }] = made.searches;
    assert.deepEqual(game, { variant: 'tax', fen: match.session.startFen, moves: [] });
    assert.equal(options.level, 4);
    assert.ok(options.nodes > 0);
  });
}

test('the first move ends the warming up, and is answered by the same engine', async () => {
  const { match, made } = createMatch();
  match.start({ variant: 'chess', players: { white: person, black: computer }, level: 10 });
  await settled();
  match.play('e2e4');
  await match.settled;
  await settled();
  assert.ok(made.searches[0].options.signal.aborted);
  assert.equal(made.searches.length, 2);
  made.searches[1].answer('e7e5');
  await settled();
  assert.deepEqual(match.session.moveIds(), ['e2e4', 'e7e5']);
  assert.equal(made.engines, 1);
});

test('an engine that could not be made while warming up is made for the first answer', async () => {
  let isBroken = true;
  const { match, made } = createMatch(() => {
    if (isBroken) throw new Error('no worker');
  });
  match.start({ variant: 'chess', players: { white: person, black: computer }, level: 10 });
  await settled();
  assert.equal(match.fault, null);
  isBroken = false;
  match.play('e2e4');
  await match.settled;
  await settled();
  assert.equal(made.engines, 2);
  assert.equal(made.searches.length, 1);
});
