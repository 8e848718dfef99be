// The names of the squares: every board asks for its own, by pointer and by key, and stores the best score of its size.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLayout } from '../../../../web/board/layout.js';
import { DRILL_TIME, SquareDrill } from '../../../../web/page/learn/square-drill.js';
import { squaresTexts as words } from '../../../../web/texts/page/squares.en.js';
import {
  eventually,
  find,
  key,
  kingcraft,
  press,
  shown,
  square,
  thrown,
  visit,
} from '../page-window.js';

const squaresOf = (id) => createLayout(kingcraft.variants.find((one) => one.id === id)).squares;

test('a drill asks for every square of its board, never twice in a row', () => {
  for (const [id, count] of [
    ['chess', 64],
    ['kingscourt', 96],
    ['flying', 128],
  ]) {
    const squares = squaresOf(id);
    let step = 0;
    const drill = new SquareDrill(squares, false, {
      random: () => (step++ * 0.6180339887) % 1,
      now: () => 0,
    });
    const asked = new Set();
    for (let turn = 0; turn < 5000; turn++) {
      const { target } = drill;
      asked.add(target);
      assert.ok(drill.try(target));
      assert.notEqual(drill.target, target);
    }
    assert.equal(asked.size, count, id);
    assert.equal(drill.found, 5000);
  }
});

test('a wrong square is a mistake, and the same one is asked for', () => {
  const drill = new SquareDrill(['a1', 'a2'], false, { random: () => 0, now: () => 0 });
  assert.equal(drill.target, 'a1');
  assert.equal(drill.try('a2'), false);
  assert.deepEqual([drill.target, drill.found, drill.missed], ['a1', 0, 1]);
  assert.equal(drill.isOver, false);
});

test('against the clock it takes 30 seconds', () => {
  let time = 5;
  const drill = new SquareDrill(['a1', 'a2'], true, { now: () => time });
  assert.deepEqual([drill.left, drill.isOver], [DRILL_TIME, false]);
  time += DRILL_TIME - 1;
  assert.deepEqual([drill.left, drill.isOver], [1, false]);
  time += 5;
  assert.deepEqual([drill.left, drill.isOver], [0, true]);
});

const trainer = () => eventually(() => document.querySelector('.squares') ?? assert.fail());
const target = () =>
  /^Find (\S+)$/.exec(document.querySelector('.squares-target').textContent)?.[1];
const said = () => document.querySelector('.squares-said').textContent;
const score = () => document.querySelector('.squares-score').textContent;

for (const [id, name, flips] of [
  ['chess', 'Chess', true],
  ['kingscourt', 'King’s Court', true],
  ['flying', 'Flying Chess', true],
])
  test(`${name}: squares are found by pointer and key, without a clock`, async () => {
    await visit(`#squares/${id}`);
    await shown('heading', words.title(name));
    const parent = await trainer();
    assert.equal(parent.querySelector('fieldset').hidden, !flips);
    square('a1', parent).click();
    assert.equal(said(), '');
    parent.querySelector('[value=untimed]').click();
    parent.querySelector('[value=black]').click();
    await press('button', words.start, parent);
    assert.ok(parent.querySelector('form').hidden);
    square(target(), parent).click();
    square(target(), parent).focus();
    key('Enter');
    assert.ok(score().includes(words.score('2')), score());
    const asked = target();
    const wrong = squaresOf(id).find((one) => one !== asked);
    square(wrong, parent).click();
    assert.equal(said(), words.wrong(wrong));
    assert.equal(target(), asked);
    await press('button', words.stop, parent);
    assert.equal(said(), words.result(2, 1));
    assert.equal(target(), undefined);
    assert.ok(!score().includes('Best'), 'without a clock nothing is stored');
    find('button', words.again, parent);
    assert.deepEqual(thrown(), []);
  });
