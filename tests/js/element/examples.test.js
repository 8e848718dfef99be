// Every attribute, property, method and event of the board has an example in its docstring, which runs on a page and
// gives what it says. Those of the other exports are run in tests/js/package/examples.test.js.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { functions } from '../package/public-types.js';
import { checkExample } from '../package/run-example.js';
import { pressButton, pressSquare, putBoard, until } from './element-window.js';

// It needs the window that is open by now.
const { useFiles } = await import('kingcraft/board');

/** Plays a move of a puzzle, once the opponent has moved. */
async function solve(board, move) {
  await until(() => board.history.length === 1, 'the mistake');
  await board.move(move);
}

/** The actions of the reader in comments of examples. */
const READER = {
  'presses e2': (board) => pressSquare(board, 'e2'),
  'draws a circle on e2': async (board) => {
    board.controls = 'draw';
    await board.ready;
    pressButton(board, 'Draw');
    pressSquare(board, 'e2');
    pressSquare(board, 'e2');
  },
  'tries Bd2': (board) => solve(board, 'Bd2'),
  'finds Nc3': (board) => solve(board, 'Nc3'),
};

/** Members of every element, declared for their types alone. */
const INHERITED = ['addEventListener', 'removeEventListener'];

afterEach(() => document.body.replaceChildren());

const ofElement = functions.filter(
  ({ file, name }) => file.startsWith('web/element/') && !INHERITED.includes(name),
);
for (const each of ofElement)
  test(`${each.owner}: ${each.name} has an example, and it is right`, async () => {
    const board = putBoard({});
    await board.ready;
    const reader = (act) => READER[act](board);
    await checkExample(each, { board, document, reader, useFiles });
  });

test('the members are found in the types', () => {
  assert.ok(ofElement.length > 40, String(ofElement.length));
});
