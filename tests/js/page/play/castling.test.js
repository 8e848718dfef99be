// Castling by putting the king onto its own rook, in every game, by presses and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  all,
  computer,
  eventually,
  expectMoves,
  expectOn,
  goTo,
  key,
  moves,
  nameOf,
  press,
  setUp,
  square,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

/** A game with the king and both rooks at home. */
const GAMES = {
  chess: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
  levitating: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
  tax: '4k3/8/8/8/8/2P3P1/8/R3K2R w KQ - 0 1',
  flying: '4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w KQ - 0 1',
  twokings: '4k3/8/8/8/8/K7/8/R3K2R w KQ - 0 1',
};
/** Where the king and the rook land, and how the keyboard comes to the rook. */
const SIDES = [
  { rook: 'h1', king: 'g1', beside: 'f1', steps: 3, arrow: 'ArrowRight', san: /^O-O\+?$/ },
  { rook: 'a1', king: 'c1', beside: 'd1', steps: 4, arrow: 'ArrowLeft', san: /^O-O-O\+?$/ },
];

const WAYS = {
  press(from, { rook }) {
    for (const name of [from, rook]) square(name).click();
  },
  keyboard(from, { arrow, steps }) {
    square(from).focus();
    for (const name of ['Enter', ...Array(steps).fill(arrow), 'Enter']) key(name);
  },
};

for (const [id, fen] of Object.entries(GAMES))
  test(`${id}: the king castles onto its own rook`, async () => {
    await visitGame(id);
    await setUp(fen);
    for (const castle of Object.values(WAYS))
      for (const side of SIDES) {
        castle('e1', side);
        await expectOn(side.king, 'white king');
        await expectOn(side.beside, 'white rook');
        assert.equal(moves().length, 1);
        assert.match(moves()[0], side.san);
        await press('button', 'Undo');
        await expectOn('e1', 'white king');
        await expectMoves([]);
      }
    assert.deepEqual(thrown(), []);
  });

test('King’s Court: the menu has every distance to which the king castles', async () => {
  await visitGame('kingscourt');
  await setUp('6k5/12/12/12/12/12/12/R5K4R w AL - 0 1');
  const right = { rook: 'l1', steps: 5, arrow: 'ArrowRight' };
  const left = { rook: 'a1', steps: 6, arrow: 'ArrowLeft' };
  for (const castle of Object.values(WAYS))
    for (const [side, squares, rook] of [
      [right, ['h1', 'i1', 'j1', 'k1'], 'i1'],
      [left, ['f1', 'e1', 'd1', 'c1'], 'e1'],
    ]) {
      castle('g1', side);
      const options = squares.map((name) => `Castle to ${name}`);
      await eventually(() => assert.deepEqual(all('option', /./).map(nameOf), options));
      await press('option', options[2]);
      await expectOn(squares[2], 'white king');
      await expectOn(rook, 'white rook');
      await press('button', 'Undo');
      await expectOn('g1', 'white king');
    }
});

test('the rook is a target, and castling is said once', async () => {
  await visitGame('chess');
  await setUp(GAMES.chess);
  await expectOn('a1', 'white rook');
  square('e1').click();
  assert.equal(all('[role=gridcell]', /castles here/).length, 2);
  assert.equal(nameOf(square('h1')), 'h1, white rook');
});

test('a premove castles onto the rook', async () => {
  await visitGame('chess', { color: 'black', level: 10, clock: { minutes: 180, seconds: 0 } });
  await eventually(() => assert.equal(moves().length, 1));
  computer.isSlow = true;
  await setUp('rnbqk2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1');
  for (const name of ['e8', 'h8']) square(name).click();
  assert.match(document.getElementById('panel').textContent, /Premove e8–h8/);
  await press('button', 'Move now');
  await expectOn('g8', 'black king');
  await expectOn('f8', 'black rook');
  assert.deepEqual(all('[role=menu]', /./), []);
});

test('in a study the king castles onto its own rook too', async () => {
  await visit();
  goTo('#analyse/chess');
  for (const id of ['g1f3', 'g8f6', 'g2g3', 'g7g6', 'f1g2', 'f8g7', 'e1h1', 'e8h8'])
    for (const name of id.match(/../g)) (await eventually(() => square(name))).click();
  await expectOn('g1', 'white king');
  await expectOn('f1', 'white rook');
  await expectOn('g8', 'black king');
  await expectOn('f8', 'black rook');
});
