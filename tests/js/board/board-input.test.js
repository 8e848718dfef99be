// The reader's input on a board: what pointer and keyboard come to.

import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate as answered } from 'node:timers/promises';
import { BoardInput } from '../../../web/board/board-input.js';
import { ENGLISH } from '../../../web/board/board-texts.js';
import { createWindow } from './pointer-support.js';

const SIDE = 10;
const window = createWindow();

/** A box of one rank of eight squares, in the upper left corner of the window. */
class Box extends EventTarget {
  /** As of the cell that a screen reader clicks. */
  dataset = { square: 'a1' };
  setPointerCapture() {}
}

const places = {
  pointIn: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
  squareUnder: (x, y) => (y < 0 || y > SIDE ? null : `${'abcdefgh'[Math.floor(x / SIDE)]}1`),
  tappedWith: (square) => [square],
};

/** The middle of a square; without one, a point beside the board. */
const pointOf = (square) =>
  square
    ? { clientX: ('abcdefgh'.indexOf(square[0]) + 0.5) * SIDE, clientY: SIDE / 2 }
    : { clientX: SIDE, clientY: -SIDE };

/** An input with a piece on a1 that may go to c1, one on b1 that may go to a1, and all that it says. */
function createInput(options = {}, where = places) {
  const said = [];
  const tell =
    (name) =>
    (...words) => {
      said.push([name, ...words.filter((word) => typeof word !== 'object' || word === null)]);
    };
  const handlers = ['onMove', 'onRefused', 'onNothing', 'onSelect', 'onThrow', 'onDraw'];
  const reader = Object.fromEntries(handlers.map((name) => [name, tell(name)]));
  const changes = [];
  const onChange = (isCarried = false) => changes.push(isCarried ? 'carried' : 'changed');
  const input = new BoardInput(ENGLISH, onChange, { ...reader, ...options });
  const dests = new Map([
    ['a1', ['c1']],
    ['b1', ['a1']],
  ]);
  input.update({ dests });
  const box = new Box();
  let focused = 'a1';
  const grid = {
    focused: () => focused,
    focus(square) {
      focused = square;
    },
  };
  const stops = input.listen(box, { ...where, geometry: () => ({ beside: () => 'b1' }), grid });
  const send = (type, fields) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    box.dispatchEvent(event);
    return event;
  };
  const point = (type, square, button = 0) =>
    send(type, { isPrimary: true, pointerId: 1, button, ...pointOf(square) });
  const click = (square) => {
    point('pointerdown', square);
    point('pointerup', square);
  };
  const drag = (from, to, button) => {
    point('pointerdown', from, button);
    point('pointermove', to, button);
    point('pointerup', to, button);
  };
  const key = (name) => send('keydown', { key: name });
  /** The sentences since the last call. */
  const heard = () => said.splice(0);
  return { input, send, point, click, drag, key, heard, stops, changes };
}

test('a piece is picked up with one click and put down with the next', () => {
  const { input, click, heard } = createInput();
  click('a1');
  assert.equal(input.selected, 'a1');
  click('c1');
  assert.equal(input.selected, null);
  assert.deepEqual(heard(), [
    ['onSelect', 'a1'],
    ['onSelect', null],
    ['onMove', 'a1', 'c1'],
  ]);
  click('a1');
  click('d1');
  assert.deepEqual(heard().at(-1), ['onRefused', 'a1', 'd1']);
  click('d1');
  assert.deepEqual(heard(), [['onNothing']]);
});

for (const how of ['pointer', 'screen reader'])
  test(`a piece that was picked up for the reader can be picked up by ${how}, and then let go`, () => {
    const { input, click, send, heard } = createInput();
    const press = () => (how === 'pointer' ? click('a1') : send('click', { detail: 0 }));
    input.offer('a1');
    press();
    assert.equal(input.selected, 'a1');
    press();
    assert.equal(input.selected, null);
    input.offer('a1');
    click('c1');
    assert.deepEqual(heard().at(-1), ['onMove', 'a1', 'c1']);
  });

test('another piece may stand where the selected one may go', () => {
  const { input, click, heard } = createInput();
  click('b1');
  click('a1');
  assert.deepEqual(heard().at(-1), ['onMove', 'b1', 'a1']);
  click('a1');
  click('b1');
  assert.equal(input.selected, 'b1');
});

for (const [to, last] of [
  ['c1', ['onMove', 'a1', 'c1']],
  ['d1', ['onRefused', 'a1', 'd1']],
  [null, ['onThrow', 'a1']],
])
  test(`a piece that is dragged ${to ? `to ${to}` : 'off the board'} says ${last[0]}`, () => {
    const { input, point, heard } = createInput();
    point('pointerdown', 'a1');
    point('pointermove', 'b1');
    assert.deepEqual(input.held, { square: 'a1', x: 1.5 * SIDE, y: SIDE / 2 });
    point('pointerup', to);
    assert.deepEqual([input.held, input.selected], [null, null]);
    assert.deepEqual(heard().at(-1), last);
  });

test('while a piece is dragged only its place changes', () => {
  const { point, changes } = createInput();
  point('pointerdown', 'a1');
  changes.length = 0;
  for (const square of ['b1', 'c1', 'd1']) point('pointermove', square);
  assert.deepEqual(changes, ['changed', 'changed', 'carried', 'carried']);
  point('pointerup', 'd1');
  assert.equal(changes.at(-1), 'changed');
});

test('a piece that comes back stays picked up, and one whose drag is cancelled does not', () => {
  const { input, point, heard } = createInput();
  point('pointerdown', 'a1');
  point('pointermove', 'b1');
  point('pointerup', 'a1');
  assert.equal(input.selected, 'a1');
  point('pointerdown', 'a1');
  point('pointermove', 'c1');
  window.send('pointercancel');
  assert.deepEqual([input.held, input.selected], [null, null]);
  assert.ok(heard().every(([name]) => name === 'onSelect'));
});

test('where pieces are not to be dragged they are only picked up', () => {
  const { input, point, heard } = createInput({ draggable: false });
  point('pointerdown', 'a1');
  point('pointermove', 'c1');
  assert.equal(input.held, null);
  point('pointerup', 'c1');
  assert.deepEqual([input.selected, heard()], ['a1', [['onSelect', 'a1']]]);
});

test('a press that means something else picks nothing up and drags nothing', () => {
  const { input, drag, heard } = createInput({ onPress: (square) => square === 'a1' });
  drag('a1', 'c1');
  assert.deepEqual([input.selected, input.held, heard()], [null, null, []]);
  drag('b1', 'a1');
  assert.deepEqual(heard().at(-1), ['onMove', 'b1', 'a1']);
});

/** The squares of a pair are one cell to the finger; `answer` is what its reader says it means. */
function createCells(answer, options) {
  const asked = [];
  const pairs = ['ab', 'cd', 'ef'].map((files) => [...files].map((file) => `${file}1`));
  const where = {
    ...places,
    tappedWith: (square) => {
      const pair = pairs.find((one) => one.includes(square));
      return pair[0] === square ? pair : [pair[1], pair[0]];
    },
    async ask(squares) {
      asked.push(squares.join(' '));
      return answer;
    },
  };
  const shown = createInput(options, where);
  const dests = new Map([
    ['b1', ['a1', 'c1', 'd1', 'e1']],
    ['f1', []],
  ]);
  shown.input.update({ dests });
  return { ...shown, asked };
}

const FINGERS = [
  ['taps a cell for the piece in it', ['a1'], null, [], 'b1', []],
  ['taps the one square to go to', ['a1', 'a1'], null, [['onMove', 'b1', 'a1']], null, []],
  ['taps two squares to go to', ['a1', 'd1'], 'c1', [['onMove', 'b1', 'c1']], null, ['d1 c1']],
  ['does not say which of two', ['a1', 'd1'], null, [], 'b1', ['d1 c1']],
  ['taps a square to go to or a piece', ['b1', 'f1'], 'f1', [], 'f1', ['e1 f1']],
  ['drags to two squares', [['b1', 'c1']], 'd1', [['onMove', 'b1', 'd1']], null, ['c1 d1']],
  ['drags from beside the piece', [['a1', 'e1']], null, [['onMove', 'b1', 'e1']], null, []],
  ['slips inside a cell', [['a1', 'b1']], null, [], 'b1', []],
  ['drops a piece nowhere', [['a1', null]], null, [['onThrow', 'b1']], null, []],
];
for (const [what, gestures, answer, expected, selected, questions] of FINGERS)
  test(`a finger ${what}`, async () => {
    const { input, click, drag, heard, asked } = createCells(answer);
    for (const gesture of gestures) {
      if (typeof gesture === 'string') click(gesture);
      else drag(...gesture);
      await answered();
    }
    const said = heard().filter(([name]) => name !== 'onSelect');
    assert.deepEqual([said, input.selected, asked], [expected, selected, questions]);
  });

test('a finger is asked on every cell where each press means something', async () => {
  const pressed = [];
  const onPress = (square) => Boolean(pressed.push(square));
  const { click, asked } = createCells('d1', { onPress, pressesAll: () => true });
  click('c1');
  assert.deepEqual([pressed, asked], [[], ['c1 d1']]);
  await answered();
  assert.deepEqual(pressed, ['d1']);
});

test('the right button draws, and the stroke is seen before it ends', () => {
  const { input, point, send, heard } = createInput({ inkOf: ({ shiftKey }) => String(shiftKey) });
  assert.equal(send('contextmenu').defaultPrevented, true);
  point('pointerdown', 'a1', 2);
  point('pointermove', 'd1', 2);
  assert.deepEqual(input.strokes, [
    { from: 'a1', to: 'd1', color: 'undefined', rank: 1, label: ENGLISH.drawnFrom },
  ]);
  point('pointerup', 'd1', 2);
  assert.deepEqual([input.strokes, heard()], [[], [['onDraw', 'a1', 'd1']]]);
});

test('who draws does so with every button, and by keyboard with two presses', () => {
  const { input, drag, key, heard } = createInput();
  input.update({ drawing: true });
  drag('b1', 'a1');
  key('Enter');
  assert.equal(input.strokes.length, 1);
  key('ArrowRight');
  key('Enter');
  assert.deepEqual(heard(), [
    ['onDraw', 'b1', 'a1'],
    ['onDraw', 'a1', 'b1'],
  ]);
  key('Enter');
  input.update({ drawing: false });
  assert.deepEqual(input.strokes, []);
});

test('who may not draw has the menu of the right button', () => {
  const { input, drag, send } = createInput({ onDraw: null });
  assert.equal(send('contextmenu').defaultPrevented, false);
  drag('a1', 'c1', 2);
  assert.deepEqual(input.strokes, []);
});

test('Escape lets go, and a click that no pointer made is a press', () => {
  const { input, send, key, heard } = createInput();
  send('click', { detail: 1 });
  assert.equal(input.selected, null);
  send('click', { detail: 0 });
  assert.equal(input.selected, 'a1');
  key('Escape');
  assert.equal(input.selected, null);
  assert.deepEqual(heard().at(-1), ['onNothing']);
});

test('a piece that may go nowhere any more is let go', () => {
  const { input, click } = createInput();
  click('a1');
  input.update({ theme: 'slate' });
  assert.equal(input.selected, 'a1');
  input.update({ dests: new Map() });
  assert.equal(input.selected, null);
});

test('a piece that may go nowhere any more is no longer dragged, and plays nothing', () => {
  const { input, point, heard } = createInput();
  point('pointerdown', 'a1');
  point('pointermove', 'b1');
  input.update({ dests: new Map([['b1', ['a1']]]) });
  assert.equal(input.held, null);
  point('pointermove', 'c1');
  assert.equal(input.held, null);
  point('pointerup', 'c1');
  assert.deepEqual(heard(), [['onSelect', 'a1']]);
});

test('where the browser cannot say which point is meant, nothing is pressed or played', () => {
  const { input, drag, click, heard } = createInput({}, { ...places, pointIn: () => null });
  drag('a1', 'c1');
  click('a1');
  assert.deepEqual([input.selected, heard()], [null, []]);
});

test('a input that does not listen any more does nothing', () => {
  const { input, click, key, stops } = createInput();
  for (const stop of stops) stop();
  click('a1');
  key('Enter');
  assert.equal(input.selected, null);
});
