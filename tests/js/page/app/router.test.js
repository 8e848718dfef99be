// Which screen is seen, where addresses ask for one after the other.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { JSDOM } from 'jsdom';

/** @type {typeof import('../../../../web/page/app/router.js').Router} */
let Router;

before(async () => {
  const { window } = new JSDOM('<p id="progress"></p><p id="loading"></p>', {
    url: 'https://example.org/#edit/chess',
  });
  for (const name of ['document', 'history', 'location', 'sessionStorage', 'localStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, value: window[name] });
  for (const name of ['HTMLElement', 'HTMLDialogElement', 'Element'])
    globalThis[name] = window[name];
  globalThis.addEventListener = window.addEventListener.bind(window);
  globalThis.scrollTo = () => {};
  ({ Router } = await import('../../../../web/page/app/router.js'));
});

const handlers = {
  home: '#',
  showHome() {},
  warn: () => () => {},
  arrived() {},
};

/** A router with one route, whose loads are answered by hand, in any order. */
function routed() {
  const loads = [];
  const route = {
    read: (fragment) => (fragment.startsWith('#edit') ? fragment : null),
    what: () => 'editor',
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
  };
  return { loads, router: new Router([route], handlers) };
}

/** A screen, and what it was asked to show. */
function newScreen() {
  const root = document.createElement('section');
  root.hidden = true;
  const shown = [];
  const screen = {
    root,
    show(request, visit) {
      if (visit.enter(screen)) shown.push(request);
    },
  };
  return { screen, shown };
}

test('an address asked for twice before its screen has loaded makes one screen', async () => {
  const { loads, router } = routed();
  const { screen, shown } = newScreen();
  const visits = [router.follow(), router.follow()];
  await Promise.resolve();
  assert.equal(loads.length, 1);
  loads[0].resolve(screen);
  await Promise.all(visits);
  assert.deepEqual([shown, screen.root.hidden], [['#edit/chess'], false]);
});

test('a screen that could not be loaded is loaded again', async () => {
  const { loads, router } = routed();
  const { screen, shown } = newScreen();
  const failed = router.follow();
  loads[0].reject(new Error('offline'));
  await failed;
  const second = router.follow();
  assert.equal(loads.length, 2);
  loads[1].resolve(screen);
  await second;
  assert.deepEqual(shown, ['#edit/chess']);
});

test('what a screen brings is there for the visit that it asks for, also when that is tried again', async () => {
  const { loads, router } = routed();
  const position = { variant: 'chess', fen: 'a FEN' };
  const brought = [];
  const screen = {
    root: document.createElement('section'),
    show: (_, visit) => brought.push(visit.brought),
  };
  let tryAgain;
  handlers.warn = (_text, { act }) => {
    tryAgain = act;
    return () => {};
  };
  const failed = router.go('#edit/chess', undefined, { position });
  loads[0].reject(new Error('offline'));
  await failed;
  const second = tryAgain();
  loads[1].resolve(screen);
  await second;
  await router.follow();
  assert.deepEqual(brought, [{ position }, {}]);
});
