// explain() says what the engine says, as frozen plain objects.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { messages } from '../../../web/variants/generated/messages.en.js';
import {
  assertSame,
  kingcraft,
  readDataOf,
  readDataOfAll,
  variantIds,
  withGame,
} from './support.js';

/** The ids of the rules in the rulebook of a variant. */
function paragraphsOf(variant) {
  const url = new URL(`../../../web/variants/${variant}/rulebook.json`, import.meta.url);
  const { sections } = JSON.parse(readFileSync(url, 'utf8'));
  return sections.flatMap(({ rules }) => rules.map(({ id }) => id));
}

for (const variant of variantIds) {
  const cases = readDataOf(variant, 'explain.jsonl');

  test(`${variant}: ${cases.length} explanations`, () => {
    for (const { fen, from, to, ...expected } of cases) {
      withGame(variant, fen, (game) => {
        const before = game.fen();
        assertSame(
          game.explain(from, to),
          expected,
          { variant, fen },
          `explain('${from}', '${to}')`,
        );
        assertSame(game.fen(), before, { variant, fen }, 'fen()');
      });
    }
  });

  test(`${variant}: the rules of its explanations are in the rulebook`, () => {
    const paragraphs = new Set(['chess', variant].flatMap(paragraphsOf));
    for (const { fen, rule } of cases) {
      assert.ok(paragraphs.has(rule), `${variant} ${fen}: there is no ${rule}`);
    }
  });

  const positions = readDataOf(variant, 'positions.jsonl').filter((_, index) => index % 100 === 0);
  test(`${variant}: dests() are what explain() calls legal, in ${positions.length} positions`, () => {
    for (const { fen } of positions) {
      withGame(variant, fen, (game) => {
        const squares = game.board().map(({ square }) => square);
        const dests = game.dests();
        for (const from of squares) {
          const targets = new Set([...squares, ...(dests.get(from) ?? [])]);
          for (const to of targets) {
            const { legal } = game.explain(from, to);
            const expected = dests.get(from)?.includes(to) ?? false;
            assertSame(legal, expected, { variant, fen }, `explain('${from}', '${to}').legal`);
          }
        }
      });
    }
  });
}

test('an explanation is frozen, all through, and has nothing else in it', () => {
  withGame('tax', undefined, (game) => {
    for (const to of ['e4', 'e5', 'e2']) {
      const explanation = game.explain('e2', to);
      assert.deepEqual(Object.keys(explanation), [
        'legal',
        'rule',
        'key',
        'values',
        'text',
        'path',
      ]);
      assert.equal(Object.getPrototypeOf(explanation), Object.prototype);
      assert.ok(Object.isFrozen(explanation));
      assert.ok(Object.isFrozen(explanation.values));
      assert.ok(Array.isArray(explanation.path));
      assert.ok(Object.isFrozen(explanation.path));
    }
  });
});

test('once the players have ended the game, no move is legal', () => {
  const game = kingcraft.newGame('chess');
  game.resign('white');
  const over = {
    legal: false,
    rule: 'chess/5.1.1',
    key: 'over-resigned',
    values: { color: 'white' },
    text: 'White has resigned, so the game is over.',
    path: [],
  };
  assert.deepEqual(game.explain('e2', 'e4'), over);
  assert.throws(() => game.explain('e2', 'e9'), { code: 'argument' });
  game.dispose();
});

for (const variant of variantIds)
  test(`${variant}: after the end the explanation names the rule of the outcome`, () => {
    const reasons = new Set();
    for (const { fen } of readDataOf(variant, 'positions.jsonl'))
      withGame(variant, fen, (game) => {
        const outcome = game.outcome();
        if (!outcome || game.moveIds().length > 0) return;
        const other = game.board().find(({ color }) => color !== game.turn());
        const { square: to } = game.board().find(({ square }) => square !== other.square) ?? {};
        if (!to) return;
        const { rule, text } = game.explain(other.square, to);
        assertSame(rule, outcome.rule, { variant, fen }, text);
        reasons.add(outcome.reason);
      });
    assert.ok(reasons.size > 0);
  });

/** [how the players end a game, the rule in chess] */
const ends = [
  [(game) => game.agreeDraw(), 'chess/5.2.3'],
  [(game) => game.forfeitOnTime('white'), 'chess/6.9'],
  [(game) => game.claim('fifty-moves'), 'chess/9.3'],
];
for (const [end, rule] of ends)
  test(`after an end of the players the explanation names the same rule: ${rule}`, () => {
    withGame('chess', '4k3/8/8/8/8/8/8/4K2R w - - 100 80', (game) => {
      end(game);
      assert.deepEqual([game.outcome().rule, game.explain('h1', 'h2').rule], [rule, rule]);
    });
  });

/** The ids of rules that stand in the engine's code. */
function rulesInCode() {
  const engine = fileURLToPath(new URL('../../../engine', import.meta.url));
  const sources = readdirSync(engine, { recursive: true }).filter((file) => /\.[ch]pp$/.test(file));
  const id = new RegExp(`"((?:${variantIds.join('|')})/[\\w.-]+)"`, 'g');
  const texts = sources.map((file) => readFileSync(path.join(engine, file), 'utf8'));
  const ids = texts.flatMap((text) => [...text.matchAll(id)].map(([, rule]) => rule));
  // Keys of messages look the same.
  return new Set(ids.filter((rule) => !(rule in messages)));
}

test('every rule that the engine can name explains a move somewhere', () => {
  // The results that the players give have their own test, and so have the rules that end a game, in
  // position-facts.test.js.
  const given = ['chess/5.2.3', 'chess/6.9', 'chess/9.2', 'chess/9.3'];
  const drawn = variantIds.map((id) => `${id}/insufficient-material`);
  const shown = new Set([...given, ...drawn, 'chess/5.2.2', 'chess/9.6', 'kingscourt/7']);
  for (const { rule } of readDataOfAll('explain.jsonl')) shown.add(rule);
  const named = rulesInCode();
  assert.ok(named.size > 40);
  assert.deepEqual(
    [...named].filter((rule) => !shown.has(rule)),
    [],
  );
});
