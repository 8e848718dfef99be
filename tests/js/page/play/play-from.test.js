// A game from a position of another screen: the form shows the position and the reader's side, and nothing is lost.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  all,
  eventually,
  expectMoves,
  expectOn,
  find,
  goTo,
  kingcraft,
  play,
  press,
  shown,
  square,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

const FROM_HERE = en.newGame.fromHere;
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const rulebook = read('../../../../web/variants/tax/rulebook.json');
const solved = read('../../../../web/variants/tax/endgames.json');
const puzzles = read('../../../../web/variants/tax/puzzles.json').puzzles;

const [lesson] = rulebook.lesson;
const [rule] = rulebook.sections.flatMap(({ rules }) => rules);
const [claim] = solved.claims.filter(({ positions }) => positions.some(({ fen }) => fen));
const [ending] = solved.endings;

/** The FEN after moves. */
function fenAfter(fen, moves = []) {
  const game = kingcraft.newGame('tax', fen);
  for (const move of moves) game.move(move);
  const after = game.fen();
  game.dispose();
  return after;
}

/** Whether a game is over after moves. */
function isOver({ fen, moves }) {
  const game = kingcraft.newGame('tax', fen);
  for (const move of moves) game.move(move);
  const outcome = game.outcome();
  game.dispose();
  return outcome !== null;
}

const puzzle = puzzles.find((one) => !isOver(one));
const { startFen } = kingcraft.variants.find(({ id }) => id === 'tax');
const section = (selector) => eventually(() => document.querySelector(selector) ?? assert.fail());
const turnOf = (fen) => (fen.split(' ').at(-5) === 'w' ? 'white' : 'black');
const otherSide = (fen) => (turnOf(fen) === 'white' ? 'black' : 'white');

/** How a position is reached on each screen, that position, and the side that the reader has had. */
const ENTRIES = {
  study: {
    address: '#analyse/tax',
    async open() {
      square('e2').click();
      square('e4').click();
      await expectOn('e4', 'white pawn');
      return document.getElementById('study');
    },
    fen: fenAfter(startFen, ['e2e4']),
    side: 'white',
  },
  puzzle: {
    address: `#puzzles/tax/${puzzle.id}`,
    async open() {
      const screen = document.getElementById('puzzle');
      assert.deepEqual(all('button', FROM_HERE, screen), []);
      await eventually(() => assert.equal(find('button', 'Solution', screen).disabled, false));
      await press('button', 'Solution', screen);
      await eventually(() => assert.ok(all('button', FROM_HERE, screen).length > 0));
      return screen;
    },
    fen: fenAfter(puzzle.fen, puzzle.moves),
    side: otherSide(puzzle.fen),
  },
  lesson: {
    address: '#learn/tax',
    open: () => section('.lesson'),
    fen: fenAfter(lesson.fen, lesson.play),
    side: turnOf(lesson.fen),
  },
  rule: {
    address: '#learn/tax',
    open: () => section(`[id="${rule.id}"]`),
    fen: fenAfter(rule.positions[0].fen, rule.positions[0].play),
    side: turnOf(fenAfter(rule.positions[0].fen, rule.positions[0].play)),
  },
  claim: {
    address: '#known/tax',
    open: () => section(`[id="${claim.id}"]`),
    fen: fenAfter(claim.positions.find(({ fen }) => fen).fen),
    side: turnOf(claim.positions.find(({ fen }) => fen).fen),
  },
  ending: {
    address: '#endings/tax',
    open: () => section('.lesson'),
    fen: fenAfter(ending.fen),
    side: turnOf(ending.fen),
  },
  editor: {
    address: '#edit/tax',
    async open() {
      const field = document.getElementById('edit-fen');
      field.value = ending.fen;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return document.getElementById('edit');
    },
    button: 'Play',
    fen: fenAfter(ending.fen),
    side: turnOf(ending.fen),
  },
};

const form = () => document.getElementById('new-game');
const isSeen = (id) => !document.getElementById(id).closest('fieldset').hidden;
const fen = () => document.getElementById('fen').value;
const chosen = (name) => form().querySelector(`[name=${name}]:checked`).value;

for (const [name, entry] of Object.entries(ENTRIES))
  test(`${name}: a game from there`, async () => {
    await visit(entry.address);
    await shown('heading', /./);
    const parent = await entry.open();
    await press('button', entry.button ?? FROM_HERE, parent);
    const note = await section('#new-game[open] #new-game-from');
    const turn = en.colors[turnOf(entry.fen)];
    assert.ok(note.textContent.startsWith(`Tax Chess from this position. ${turn} to move`));
    assert.equal(isSeen('new-game-variants'), false);
    assert.equal(chosen('color'), entry.side);
    assert.equal(document.activeElement, form().querySelector('[name=opponent]:checked'));
    assert.equal(document.getElementById('new-game-standing').textContent, en.standing.fromHere);
    form().querySelector('[value=friend]').click();
    await press('button', 'Start', form());
    await eventually(() => assert.equal(document.getElementById('game').hidden, false));
    await eventually(() => assert.equal(fen(), entry.fen));
    assert.equal(form().open, false);
    assert.deepEqual(thrown(), []);
  });

test('the form asks for a game of any kind again', async () => {
  await visit('#edit/tax');
  await ENTRIES.editor.open();
  await press('button', 'Play', document.getElementById('edit'));
  await press('button', 'Close', await section('#new-game[open]'));
  goTo('#play');
  await visitGame('chess');
  await press('button', 'New game');
  assert.equal(document.getElementById('new-game-from'), null);
  assert.ok(isSeen('new-game-variants'));
  await press('button', 'Start', form());
  const chess = kingcraft.variants.find(({ id }) => id === 'chess');
  await eventually(() => assert.equal(fen(), chess.startFen));
});

test('the usual start is a game like any other', async () => {
  await visit('#analyse/tax');
  await press('button', FROM_HERE, document.getElementById('study'));
  await section('#new-game[open]');
  assert.equal(document.getElementById('new-game-from'), null);
  assert.equal(chosen('variant'), 'tax');
  assert.match(document.getElementById('new-game-standing').textContent, /^You are rated /);
});

test('a game that is over has nothing to play', async () => {
  await visit('#edit/chess');
  const field = await section('#edit-fen');
  field.value = '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('button', 'Play', document.getElementById('edit'));
  const notices = document.getElementById('notices');
  await eventually(() => assert.ok(notices.textContent.includes(en.newGame.isOver)));
  assert.equal(form().open, false);
});

test('a game that goes on stays in Your games', async () => {
  await visitGame('chess');
  await play('e2e4');
  goTo('#edit/tax');
  await shown('heading', en.edit.title);
  await ENTRIES.editor.open();
  await press('button', 'Play', document.getElementById('edit'));
  const note = await section('#new-game[open] #new-game-from');
  assert.ok(note.textContent.includes('Your game of Chess is saved in Your games.'));
  await press('button', 'Start', form());
  await eventually(() => assert.equal(fen(), ENTRIES.editor.fen));
  goTo('#games');
  await shown('heading', en.library.title);
  await press('button', /^Open Chess/);
  await expectMoves(['e4']);
});

test('against the computer it counts for nothing', async () => {
  await visit('#edit/chess');
  const field = await section('#edit-fen');
  field.value = '7k/8/6KQ/8/8/8/8/8 b - - 0 1';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('button', 'Play', document.getElementById('edit'));
  await section('#new-game[open] #new-game-from');
  form().querySelector('[name=opponent][value=computer]').click();
  form().querySelector('[name=color][value=white]').click();
  await press('button', 'Start', form());
  await expectMoves(['Kg8']);
  for (const name of ['h6', 'g7']) (await eventually(() => square(name))).click();
  const card = await section('#result:not([hidden])');
  assert.ok(card.textContent.includes(en.result.youWon));
  assert.equal(document.getElementById('result-rating').textContent, '');
});
