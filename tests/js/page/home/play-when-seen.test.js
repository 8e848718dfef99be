// Without a pointer, cards move once they rest in view.

import assert from 'node:assert/strict';
import test from 'node:test';
import { playWhenSeen } from '../../../../web/page/home/play-when-seen.js';

/** A screen with three cards and a clock that the test moves; `see` says which cards come into view or leave it. */
function createScreen(context, { touch }) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let scroll = () => {};
  let see = () => {};
  const globals = {
    matchMedia: () => ({ matches: touch }),
    addEventListener: (_type, listener) => {
      scroll = listener;
    },
    IntersectionObserver: class {
      constructor(look) {
        see = (index, isIntersecting) => look([{ target: cards[index].picture, isIntersecting }]);
      }
      observe() {}
    },
  };
  const former = Object.keys(globals).map((name) => [name, globalThis[name]]);
  Object.assign(globalThis, globals);
  context.after(() => Object.assign(globalThis, Object.fromEntries(former)));
  const moved = [];
  const cards = [0, 1, 2].map((index) => ({ picture: { index }, move: () => moved.push(index) }));
  playWhenSeen(cards);
  return {
    moved,
    see: (index, isIn = true) => see(index, isIn),
    scroll: () => scroll(),
    wait: (time) => context.mock.timers.tick(time),
  };
}

test('cards in view move one after the other once nothing scrolls', (context) => {
  const screen = createScreen(context, { touch: true });
  screen.see(1);
  screen.see(0);
  screen.wait(200);
  screen.scroll();
  screen.wait(200);
  assert.deepEqual(screen.moved, []);
  screen.wait(100);
  assert.deepEqual(screen.moved, [0]);
  screen.wait(1000);
  assert.deepEqual(screen.moved, [0, 1]);
});

test('a card that only passes by does not move', (context) => {
  const screen = createScreen(context, { touch: true });
  screen.see(2);
  screen.wait(100);
  screen.see(2, false);
  screen.wait(1000);
  assert.deepEqual(screen.moved, []);
});

test('where there is a pointer, it alone moves the cards', (context) => {
  const screen = createScreen(context, { touch: false });
  screen.see(0);
  screen.wait(1000);
  assert.deepEqual(screen.moved, []);
});
