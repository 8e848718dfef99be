// Controls around the board: undo and redo, draws, resigning, FEN, the list of moves, the saved game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  all,
  begin,
  clipboard,
  comeBackTo,
  computer,
  eventually,
  expectMoves,
  expectOn,
  find,
  kingcraft,
  moves,
  nameOf,
  play,
  press,
  reload,
  setUp,
  shown,
  state,
  thrown,
  visitGame,
} from '../page-window.js';

const byId = (id) => document.getElementById(id);
const expectState = (text) => eventually(() => assert.equal(state(), text));
/** The squares of the board in the order of reading. */
const firstSquare = () => document.querySelector('#board [data-square]').dataset.square;

test('a FEN is copied, and a bad one explained, while the game goes on', async () => {
  await visitGame('chess');
  await play('e2e4');
  await press('button', 'Copy');
  await shown('button', 'Copied');
  assert.equal(clipboard.text, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  await setUp('8/8/8/8/8/8/8/8 w - - 0 1');
  assert.match(byId('fen-fault').textContent, /king/i);
  assert.equal(byId('fen').getAttribute('aria-invalid'), 'true');
  await expectOn('e4', 'white pawn');
  await play('e7e5');
  assert.deepEqual(moves(), ['e4', 'e5']);
});

/** Writes into a field, as a reader does. */
function write(id, text) {
  byId(id).value = text;
  byId(id).dispatchEvent(new Event('input', { bubbles: true }));
}

test('what was refused is gone in the next position and in the next game', async () => {
  await visitGame('chess');
  const submit = () => byId('type-form').requestSubmit();
  write('typed', 'Ke2');
  submit();
  assert.match(byId('typed-fault').textContent, /Your own pawn stands on e2/);
  await play('e2e4');
  assert.equal(byId('typed-fault').textContent, '');
  await begin('chess');
  write('typed', 'Ke2');
  submit();
  await setUp('nonsense');
  const said = () => ['typed-fault', 'fen-fault'].map((id) => byId(id).textContent !== '');
  assert.deepEqual(said(), [true, true]);
  await begin('chess');
  assert.deepEqual(said(), [false, false]);
  assert.equal(byId('typed').value, '');
  assert.equal(byId('fen').value, kingcraft.variants.find(({ id }) => id === 'chess').startFen);
});

test('moves are taken back and made again, and the list leads to earlier positions', async () => {
  await visitGame('chess');
  await play('e2e4', 'e7e5');
  await press('button', 'Undo');
  await expectOn('e7', 'black pawn');
  await expectMoves(['e4']);
  await press('button', 'Redo');
  await expectOn('e5', 'black pawn');
  assert.equal(find('button', 'Redo').disabled, true);
  await play('g1f3');
  await press('button', 'White e4');
  await expectOn('e5', 'empty');
  await expectState('After e4');
  await press('button', 'Back to the game');
  await expectOn('f3', 'white knight');
  assert.deepEqual(thrown(), []);
});

for (const { id } of kingcraft.variants.filter((variant) => variant.id !== 'chess'))
  test(`${id}: what matters is said before the first move, and not after it`, async () => {
    const words = en.games[id].firstWords;
    assert.match(words, /^[^.]+\. ?[^.]+\.$/);
    const detail = () => byId('state-detail').textContent;
    for (const players of [{ color: 'white' }, undefined]) {
      await visitGame(id, players);
      await eventually(() => assert.ok(detail().includes(words), detail()));
    }
    await play('e2e4');
    await eventually(() => assert.equal(detail(), ''));
  });

/** How a game ends by its players, and what the page then says. */
const ENDINGS = [
  ['resigning', ['Resign', 'Resign'], /resignation/],
  ['a draw', ['Draw', 'Agree'], /draw/i],
];
for (const [what, buttons, said] of ENDINGS)
  test(`undo after ${what} offers to play on, and keeps the result until then`, async () => {
    await visitGame('chess');
    await play('e2e4');
    for (const button of buttons) await press('button', button);
    await eventually(() => assert.match(state(), said));
    const result = state();
    for (const answer of ['Keep the result', 'Play on']) {
      await press('button', 'Undo');
      assert.equal(state(), result);
      await press('button', answer, find('[role=alertdialog]', en.tools.reviveQuestion));
    }
    await expectState('Black to move');
    assert.deepEqual(moves(), ['e4']);
    await press('button', 'Undo');
    await expectMoves([]);
  });

test('against the computer, undo goes back to the own turn', async () => {
  await visitGame('chess', { color: 'white' });
  for (const name of ['e2', 'e4']) document.querySelector(`#board [data-square=${name}]`).click();
  await eventually(() => assert.equal(moves().length, 2));
  await press('button', 'Undo');
  await expectMoves([]);
  await expectState('Your move');
  await press('button', 'Redo');
  await eventually(() => assert.equal(moves().length, 2));
});

test('the board is turned by the reader, and for a computer that has White and begins', async () => {
  await visitGame('kingscourt');
  assert.equal(firstSquare(), 'a8');
  await press('button', 'Flip');
  assert.equal(firstSquare(), 'l1');
  await visitGame('tax', { color: 'black' });
  await eventually(() => assert.equal(moves().length, 1));
  await expectState('Your move');
  assert.equal(firstSquare(), 'h1', 'Black sits below');
});

test('two computers can be stopped, and resumed', async () => {
  const players = { white: 'machine', black: 'machine' };
  await comeBackTo({ variant: 'chess', players, level: 10, moves: [], end: null });
  computer.isSlow = true;
  await press('button', 'Pause');
  await shown('button', 'Continue');
  assert.deepEqual(all('button', 'Pause'), []);
  const { length } = moves();
  await press('button', 'Continue');
  await press('button', 'Pause');
  await eventually(() => assert.ok(moves().length > length));
});

test('resigning is asked for in place', async () => {
  await visitGame('chess');
  await press('button', 'Resign');
  const question = document.querySelector('[role=alertdialog]');
  assert.equal(nameOf(question), 'Resign as White?');
  await press('button', 'Keep playing');
  await expectState('White to move');
  await press('button', 'Resign');
  await press('button', 'Resign');
  await expectState('Black wins by resignation.');
  await press('button', 'Rematch');
  await expectState('White to move');
});

test('a threefold repetition is claimed', async () => {
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  await visitGame('chess');
  await play(...there, ...there);
  await press('button', 'Claim draw');
  await press('button', 'Claim');
  await expectState('Draw by threefold repetition.');
  assert.equal(find('button', 'Resign').disabled, true);
});

test('two people agree on a draw', async () => {
  await visitGame('twokings');
  await press('button', 'Draw');
  await press('button', 'Agree');
  await expectState('Draw by agreement.');
});

test('the last game comes back on the next visit', async () => {
  await visitGame('flying');
  await play('f1f1^', 'a7a6');
  await reload();
  await shown('heading', 'Flying Chess');
  await expectMoves(['Bf1^', 'a6']);
  await expectOn('f1^', 'white bishop');
});

for (const broken of [{ variant: 'none' }, { variant: 'chess', moves: ['e2e5'] }])
  test(`a broken game shows all games: ${JSON.stringify(broken)}`, async () => {
    await comeBackTo(broken);
    await shown('heading', en.gallery.title);
    find('button', 'Play Chess');
    assert.deepEqual(thrown(), []);
  });
