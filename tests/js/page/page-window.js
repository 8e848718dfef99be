// The whole page in jsdom, with everything but a layout: what a reader does there by role and name, and what the page
// shows. Its modules are loaded once; each visit begins with an empty browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openWindow } from '../dom/browser-window.js';
import { createLocks } from './store/browser-support.js';

const HTML = readFileSync(new URL('../../../web/page/index.html', import.meta.url), 'utf8');

const { window, errors, listeners } = openWindow(HTML);

/** For so many milliseconds at most a test waits for the page. */
const PATIENCE = 10_000;

/** The copied text. */
export const clipboard = {
  text: '',
  async writeText(text) {
    this.text = text;
  },
};
const navigator = { languages: ['en'], clipboard };
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
globalThis.BroadcastChannel = class {
  postMessage() {}
  addEventListener() {}
};

/** Those of the page, which end with it. */
const timers = new Set();
for (const name of ['setTimeout', 'setInterval']) {
  const begin = globalThis[name];
  globalThis[name] = (...given) => {
    const timer = begin(...given);
    timers.add(timer);
    return timer;
  };
}

const { load } = await import('kingcraft');
const { Page } = await import('../../../web/page/app/page.js');
const { Notices } = await import('../../../web/page/base/notices.js');
const { fillTexts } = await import('../../../web/page/base/page-elements.js');
const { openStorage } = await import('../../../web/page/store/page-storage.js');
listeners.forget();

export const kingcraft = await load();

/** The computer of the page: it plays the first legal move, at once or when it is stopped. */
export const computer = { isSlow: false };

/** @param {{ threads?: number }} [options] those of an adviser name one thread */
const createEngine = async ({ threads } = {}) => ({
  async search({ variant, fen, moves = [] }, { signal }) {
    if (computer.isSlow && threads !== 1)
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    const game = kingcraft.newGame(variant, fen);
    for (const move of moves) game.move(move);
    const [{ id: best }] = game.moves();
    game.dispose();
    return { best, lines: [] };
  },
  dispose() {},
});

/** Waits until a check throws no more. */
export async function eventually(check) {
  for (const end = Date.now() + PATIENCE; ; await nextTurn())
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}

async function start() {
  document.documentElement.innerHTML = HTML.replace(/^.*<html[^>]*>|<\/html>\s*$/gs, '');
  const notices = new Notices();
  const store = await openStorage((text) => notices.show(text));
  fillTexts();
  const page = new Page(kingcraft, { store, notices, createEngine });
  await page.open();
}

/** Ends the page as it is. */
function leave() {
  window.dispatchEvent(new Event('pagehide'));
  listeners.remove();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

after(leave);

/** Loads the page again: what the browser has stored, and its history, stay. */
export async function reload() {
  leave();
  navigator.locks = createLocks();
  await start();
}

/** Visits the page with an empty browser. */
export async function visit(address = '') {
  computer.isSlow = false;
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  history.pushState(null, '', `/${address}`);
  await reload();
}

/** Visits the page with a browser that has stored this game under an id. */
export async function comeBackTo(saved, id = 'a') {
  await visit();
  const { openDB } = await import('idb');
  const database = await openDB('kingcraft');
  await database.put('games', { id, created: 1, changed: 1, saved });
  database.close();
  history.pushState(null, '', '/');
  await reload();
}

/** The errors that listeners have thrown since the last call. */
export const thrown = () => errors.splice(0).map(String);

/** Goes to an address as a link does. */
export function goTo(address) {
  location.hash = address;
}

const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1',
  radio: '[type=radio]',
  checkbox: '[type=checkbox]',
  option: '[role=menuitem]',
};

/** Whether a reader can see an element. */
function isSeen(element) {
  for (let each = element; each; each = each.parentElement)
    if (each.hidden || (each.localName === 'dialog' && !each.open)) return false;
  return true;
}

/** The text of an element without what is hidden from readers. */
function textOf(node) {
  if (node.nodeType === 3) return node.data;
  if (node.hidden || node.getAttribute('aria-hidden') === 'true') return '';
  return [...node.childNodes].map(textOf).join('');
}

/** The name of an element: its label, else its text. */
export function nameOf(element) {
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  const label = ids?.map((id) => document.getElementById(id).textContent).join(' ');
  const text = label ?? element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
  return (text ?? textOf(element)).replace(/\s+/g, ' ').trim();
}

const fits = (name, text) => (typeof name === 'string' ? text === name : name.test(text));

/** Those that a reader sees, by role and name. */
export function all(role, name, parent = document) {
  return [...parent.querySelectorAll(SELECTORS[role] ?? role)].filter(
    (each) => isSeen(each) && fits(name, nameOf(each)),
  );
}

/** The first of them. */
export function find(role, name, parent) {
  const [found] = all(role, name, parent);
  assert.ok(found, `there is no ${role} “${name}”`);
  return found;
}

/** Waits until there is one. */
export const shown = (role, name, parent) => eventually(() => find(role, name, parent));

/** Presses what can be pressed, once it is there. */
export async function press(role, name, parent) {
  const found = await shown(role, name, parent);
  assert.equal(found.disabled ?? false, false, `${name} is disabled`);
  found.focus();
  found.click();
}

/** Presses a key on what has the focus; returns the event. */
export function key(name, modifiers = {}) {
  const options = { key: name, bubbles: true, cancelable: true, composed: true, ...modifiers };
  const event = new KeyboardEvent('keydown', options);
  document.activeElement.dispatchEvent(event);
  return event;
}

/** A press of the pointer, after which arrow keys belong to the moves; that of a screen reader has no pressure. */
export function usePointer(pressure = 0.5) {
  const event = new Event('pointerdown', { bubbles: true });
  document.body.dispatchEvent(Object.assign(event, { pressure }));
}

/** The cell of a square on the board that is seen. */
export function square(name, parent = document) {
  const cells = [...parent.querySelectorAll(`[data-square="${name}"]`)].filter(isSeen);
  assert.ok(cells.length > 0, `there is no square ${name}`);
  return cells[0];
}

/** Waits until something stands on a square: "white king", "empty". */
export const expectOn = (name, what) =>
  eventually(() => {
    const label = square(name).getAttribute('aria-label');
    assert.ok(label.startsWith(`${name}, ${what}`), `${label}, not ${what}`);
  });

/** The moves of the list, as they are written. */
export const moves = () =>
  [...document.querySelectorAll('#moves button')].map((button) => button.textContent);

export const expectMoves = (expected) => eventually(() => assert.deepEqual(moves(), expected));

/** The move whose position the board shows; null at the start. */
export const current = () => document.querySelector('#moves [aria-current]')?.textContent ?? null;

/** The sentences about the game. */
export const state = () => document.getElementById('state-text').textContent;

/** Presses the squares of moves, as a screen reader does. */
export async function play(...ids) {
  for (const id of ids) {
    const before = moves().length;
    for (const name of id.match(/[a-l][1-8]\^?/g)) (await eventually(() => square(name))).click();
    await eventually(() => assert.ok(moves().length > before, `${id} was not played`));
  }
}

/** Begins a game from the form: between two people, or against the computer of a level. */
export async function begin(variant, { color = null, level = 1, clock = null, names } = {}) {
  await press('button', 'New game');
  const form = document.getElementById('new-game-form');
  const choose = (name, value) => form.querySelector(`[name=${name}][value="${value}"]`).click();
  choose('variant', variant);
  choose('opponent', color ? 'computer' : 'friend');
  if (color) {
    choose('level', level);
    choose('color', color);
  }
  for (const [side, name] of Object.entries(names ?? {}))
    form.querySelector(`[name=${side}-name]`).value = name;
  const time = document.getElementById('time');
  time.value = clock ? 'own' : 'none';
  time.dispatchEvent(new Event('change', { bubbles: true }));
  for (const [name, value] of Object.entries(clock ?? {}))
    document.getElementById(`own-${name}`).value = value;
  await press('button', 'Start');
  await eventually(() => assert.equal(document.getElementById('new-game').open, false));
}

/** Visits the page and begins a game there. */
export async function visitGame(variant, players) {
  await visit('#play');
  await press('button', /^Play /);
  await begin(variant, players);
}

/** Sets a position up by its FEN. */
export async function setUp(fen) {
  const field = document.getElementById('fen');
  field.value = fen;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('button', 'Set up');
}
