// A page of others in jsdom with <kingcraft-board> on it: what a person does there, and what the page gets.

import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openWindow } from '../dom/browser-window.js';

const { errors } = openWindow('<html lang="en"><body></body></html>');

await import('kingcraft/board/define');

/** For so many milliseconds at most a test waits for a board. */
const PATIENCE = 20_000;

/** Waits until something is so. */
export async function until(isSo, what) {
  for (const end = Date.now() + PATIENCE; !isSo(); await nextTurn())
    assert.ok(Date.now() < end, `waited for: ${what}`);
}

/** Puts a board on an empty page. */
export function putBoard(attributes) {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const board = document.createElement('kingcraft-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  main.append(board);
  return board;
}

/** Presses a square, as a screen reader does. */
export const pressSquare = (board, name) =>
  board.shadowRoot.querySelector(`[data-square="${name}"]`).click();

/** Presses a button below a board. */
export function pressButton(board, name) {
  const buttons = [...board.shadowRoot.querySelectorAll('button')];
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  const button = buttons.find((one) => nameOf(one) === name);
  assert.ok(button, `there is no button ${name}`);
  button.click();
}

/** The errors that listeners have thrown since the last call. */
export const thrown = () => errors.splice(0).map(String);
