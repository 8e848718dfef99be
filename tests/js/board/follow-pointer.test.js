// Pointers that are followed from press to release, also where the release never arrives.

import assert from 'node:assert/strict';
import test from 'node:test';
import { followPointer } from '../../../web/board/follow-pointer.js';
import { createWindow } from './pointer-support.js';

const window = createWindow();

/** An element whose presses drag from the first move on, and all that becomes of them. */
function createElement() {
  const said = [];
  const element = Object.assign(new EventTarget(), { setPointerCapture() {} });
  const stop = followPointer(element, ({ pointerId, isRefused }) => {
    if (isRefused) return null;
    const tell = (name) => () => said.push(`${name} ${pointerId}`) > 0;
    return { move: tell('move'), lift: tell('lift'), cancel: tell('cancel') };
  });
  const send = (type, fields = {}) =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerId: 1, buttons: 1, ...fields }));
  return { send, stop, heard: () => said.splice(0) };
}

const ENDS = {
  'the browser takes the pointer': () => window.send('pointercancel'),
  'its capture is lost': () => window.send('lostpointercapture'),
  'another window has the focus': () => window.send('blur'),
  'a menu opens': () => window.send('contextmenu'),
  'a dialog takes the focus': () => window.send('focusin'),
  'the reader presses Escape': () => window.send('keydown', { key: 'Escape' }),
  'it comes back without a button': ({ send }) => send('pointermove', { buttons: 0 }),
  'it goes down again': ({ send }) => send('pointerdown', { isRefused: true }),
  'nobody listens any more': ({ stop }) => stop(),
};
for (const [what, end] of Object.entries(ENDS))
  for (const moves of [0, 1])
    test(`a press with ${moves} moves is cancelled once when ${what}`, () => {
      const element = createElement();
      const { send, heard } = element;
      send('pointerdown');
      for (let move = 0; move < moves; move++) send('pointermove');
      end(element);
      for (const type of ['pointermove', 'pointerup']) send(type);
      assert.deepEqual(heard(), [...Array(moves).fill('move 1'), 'cancel 1']);
      assert.equal(window.counts.listeners, 0);
    });

test('a press whose pointer cannot be captured is not followed', () => {
  const element = Object.assign(new EventTarget(), {
    setPointerCapture() {
      throw new Error('InvalidStateError');
    },
  });
  const said = [];
  followPointer(element, () => ({
    move: () => false,
    lift: () => said.push('lift'),
    cancel: () => said.push('cancel'),
  }));
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(Object.assign(new Event(type), { pointerId: 1, buttons: 1 }));
  assert.deepEqual(said, ['cancel']);
});

const STAYS = {
  'the capture of another pointer is lost': () =>
    window.send('lostpointercapture', { pointerId: 2 }),
  'another key is pressed': () => window.send('keydown', { key: 'a' }),
  'the page keeps the menu closed': () => window.send('contextmenu', {}, true),
};
for (const [what, happen] of Object.entries(STAYS))
  test(`a press goes on when ${what}`, () => {
    const { send, heard } = createElement();
    send('pointerdown');
    happen();
    send('pointerup');
    assert.deepEqual(heard(), ['lift 1']);
  });

test('a long touch asks for a menu, and goes on where none opens', () => {
  const { send, heard } = createElement();
  send('pointerdown', { pointerType: 'touch' });
  window.send('contextmenu');
  send('pointerup');
  assert.deepEqual(heard(), ['lift 1']);
});

test('Escape ends a drag and nothing else; a press leaves it to others', () => {
  const { send } = createElement();
  for (const [moves, isTaken] of [
    [0, false],
    [1, true],
  ]) {
    send('pointerdown');
    if (moves) send('pointermove');
    assert.equal(window.send('keydown', { key: 'Escape' }).defaultPrevented, isTaken);
  }
});

test('a finger that rests does not keep another one from dragging, and does nothing when it is lifted', () => {
  const { send, heard } = createElement();
  send('pointerdown', { pointerId: 1 });
  send('pointerdown', { pointerId: 2 });
  send('pointermove', { pointerId: 2 });
  assert.deepEqual(heard(), ['move 2', 'cancel 1']);
  send('pointerdown', { pointerId: 3 });
  send('pointermove', { pointerId: 3 });
  send('pointerup', { pointerId: 1 });
  send('pointerup', { pointerId: 2 });
  assert.deepEqual(heard(), ['lift 2']);
});

test('of two fingers that do not move, the one that came last is a press', () => {
  const { send, heard } = createElement();
  for (const pointerId of [1, 2]) send('pointerdown', { pointerId });
  for (const pointerId of [1, 2]) send('pointerup', { pointerId });
  assert.deepEqual(heard(), ['cancel 1', 'lift 2']);
});
