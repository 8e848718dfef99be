// The most important journeys through the site, as a person makes them in any browser.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveFolder as serveSite } from '../../../e2e/folder-server.js';
import { load } from '../../../web/kingcraft/index.js';
import { games } from '../../../web/variants/generated/games.en.js';
import { readBlocks } from '../package/doc-blocks.js';
import { serveFolder } from './browser.js';
import { button, link, square, text } from './visitor.js';

/** @import { Visitor } from './visitor.js' */

/**
 * A journey: `visitor` is at a browser that has never seen the site at `address`; `newVisitor` opens another such
 * browser; `stopSite` ends the server of the site; `folder` is empty.
 * @typedef {(place: { visitor: Visitor, newVisitor: () => Promise<Visitor>, address: string, stopSite: () => void,
 *   folder: string }) => Promise<void>} Journey
 */

const kingcraft = await load();

const MOVES = '#moves button';
const [OPEN_CHESS, OPEN_TAX] = ['Chess', 'Tax Chess'].map((name) => button(`Play ${name}`));

/** Expects so many half-moves in the list of the page, and returns them. */
const movesOf = (visitor, count) =>
  visitor.until(`${count} half-moves`, async () => {
    const moves = await visitor.run(
      (css) => [...document.querySelectorAll(css)].map(({ textContent }) => textContent.trim()),
      MOVES,
    );
    return moves.length === count ? moves : null;
  });

/** Plays a move by two clicks. */
async function move(visitor, from, to) {
  await visitor.click(square(from));
  await visitor.click(square(to));
}

/** Opens chess and plays one move, which the computer answers. */
async function beginChess(visitor) {
  await visitor.click(OPEN_CHESS);
  await move(visitor, 'e2', 'e4');
  return movesOf(visitor, 2);
}

/** Waits until the service worker answers for the site. */
const workerReady = (visitor) =>
  visitor.until('the service worker', () =>
    visitor.run(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller && true;
    }),
  );

/** From the square that has the focus to another, by the arrows. The files are letters and the ranks digits. */
function arrows(from, to) {
  const [right, up] = [0, 1].map((index) => to.charCodeAt(index) - from.charCodeAt(index));
  const times = (count, key) => Array.from({ length: Math.max(0, count) }, () => key);
  return [
    ...times(right, 'ArrowRight'),
    ...times(-right, 'ArrowLeft'),
    ...times(up, 'ArrowUp'),
    ...times(-up, 'ArrowDown'),
  ];
}

/** How a person moves a piece. */
const hands = {
  click: move,
  drag: (visitor, from, to) => visitor.drag(square(from), square(to)),
  async keys(visitor, from, to) {
    await visitor.run(
      (name) => document.querySelector(`[role=gridcell][aria-label^="${name},"]`).focus(),
      from,
    );
    await visitor.press('Enter', ...arrows(from, to), 'Enter');
  },
};

/** Whether the next move can end the game after this one, which the page would ask about. */
function letsWin(game, { id }) {
  game.move(id);
  const ends = game.moves().some((reply) => {
    game.move(reply.id);
    const outcome = game.outcome();
    game.undo();
    return outcome;
  });
  game.undo();
  return ends;
}

/** A move that nothing has to be asked about: its squares lead to no other, and lie on one level of the board. */
function plainMove(game) {
  const moves = game.moves();
  const found = moves.find(
    (move) =>
      move.id === move.from + move.to &&
      move.id.length === 4 &&
      moves.filter(({ from, to }) => from === move.from && to === move.to).length === 1 &&
      !letsWin(game, move),
  );
  assert.ok(found, game.fen());
  return found;
}

/** Plays a game of a variant against the computer: a move by each hand, and then the person resigns. */
async function playGame(visitor, { id, name }) {
  await visitor.click(button(`Play ${name}`));
  const game = kingcraft.newGame(id);
  for (const hand of Object.values(hands)) {
    const { from, to, san } = plainMove(game);
    await hand(visitor, from, to);
    const played = await movesOf(visitor, game.history().length + 2);
    assert.equal(played.at(-2), san);
    for (const one of played.slice(-2)) game.move(one);
  }
  await visitor.click(button('Resign'));
  await visitor.click({ css: '[role=alertdialog] button', name: '^Resign$' });
  await visitor.see(text('#result-reason', 'resign'));
  await visitor.press('Escape');
  await visitor.click(link('Kingcraft'));
  game.dispose();
}

/** A page of somebody else with the board of the README, whose script comes from the site, under a strict policy. */
async function serveBoard(folder, address) {
  const { text: page } = readBlocks('README.md').find(({ name }) => name === 'readme.html');
  writeFileSync(path.join(folder, 'index.html'), page.replace('https://boards.example/', address));
  const host = new URL(address).origin;
  return serveFolder(folder, {
    'content-security-policy': `default-src 'none'; connect-src ${host}; script-src ${host} 'wasm-unsafe-eval'; worker-src blob:`,
  });
}

/** @type {Record<string, Journey>} */
export const journeys = {
  'a first visit shows the games, and the service worker is ready': async ({
    visitor,
    address,
  }) => {
    await visitor.go(address);
    for (const { name } of Object.values(games)) await visitor.see(button(`Play ${name}`));
    await workerReady(visitor);
    assert.equal(await visitor.run(() => crossOriginIsolated), true);
  },

  'each game is played by click, by drag and by keys, and the computer answers': async ({
    visitor,
    address,
  }) => {
    await visitor.go(address);
    for (const [id, { name }] of Object.entries(games)) await playGame(visitor, { id, name });
  },

  'a game is there again after the page was loaded again': async ({ visitor, address }) => {
    await visitor.go(address);
    const moves = await beginChess(visitor);
    await visitor.reload();
    assert.deepEqual(await movesOf(visitor, 2), moves);
  },

  'a link of a friend opens, and is answered': async ({ visitor, newVisitor, address }) => {
    await visitor.go(address);
    await visitor.click(OPEN_CHESS);
    await visitor.click(button('New game'));
    await visitor.click(text('#new-game label', '^Friend elsewhere'));
    await visitor.click(text('#new-game label', '^White$'));
    await visitor.fill({ css: '#new-game-name input' }, 'Ann');
    await visitor.click(button('Start'));
    const linkOf = async (person) => {
      const { value } = await person.see({ css: '#friend-sheet input' });
      await person.click({ css: '#friend-sheet button', name: '^Close$' });
      return value;
    };
    const invitation = await linkOf(visitor);
    const friend = await newVisitor();
    await friend.go(invitation);
    await friend.fill({ css: 'dialog[open] input' }, 'Ben');
    await friend.click(button('Accept'));
    await friend.see(text('#state-text', '^Waiting for Ann$'));
    await move(visitor, 'e2', 'e4');
    await visitor.click(button('Send'));
    await friend.go(await linkOf(visitor));
    assert.deepEqual(await movesOf(friend, 1), ['e4']);
    await move(friend, 'e7', 'e5');
    await friend.click(button('Send'));
    await visitor.go(await linkOf(friend));
    assert.deepEqual(await movesOf(visitor, 2), ['e4', 'e5']);
  },

  'a puzzle is solved': async ({ visitor, address }) => {
    const { puzzles } = JSON.parse(readFileSync('web/variants/chess/puzzles.json', 'utf8'));
    const { id, moves } = puzzles.find((puzzle) => puzzle.moves.every((one) => one.length === 4));
    await visitor.go(`${address}#puzzles/chess/${id}`);
    for (const [index, one] of moves.entries())
      if (index % 2) {
        await visitor.see(text('#puzzle [role=status]', 'Find the best move|is right'));
        await move(visitor, one.slice(0, 2), one.slice(2));
      }
    await visitor.see(text('#puzzle h2', '^Solved$'));
  },

  'the analysis shows lines of the engine': async ({ visitor, address }) => {
    await visitor.go(`${address}#analyse/chess`);
    await visitor.click({ css: '[role=switch]', name: '^Engine$' });
    await visitor.see({ css: '[aria-label="Best lines"] button', name: '\\d\\.\\d.*1\\. ' });
  },

  'a file of PGN opens': async ({ visitor, address, folder }) => {
    const file = path.join(folder, 'games.pgn');
    writeFileSync(file, '[White "Ann"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3 {a knight} Nc6 *\n');
    await visitor.go(`${address}#analyse/chess`);
    await visitor.click({ css: '[role=tab]', name: '^PGN$' });
    await visitor.choose('#study-file', file);
    await visitor.click({ css: '[role=tab]', name: '^Moves$' });
    await visitor.see(text('#study', 'a knight'));
  },

  'after one visit the site opens without a network, and the computer answers': async ({
    visitor,
    address,
    stopSite,
  }) => {
    await visitor.go(address);
    await workerReady(visitor);
    stopSite();
    await visitor.reload();
    await beginChess(visitor);
  },

  'a board plays on the page of somebody else, under a strict policy': async ({
    visitor,
    address,
    folder,
  }) => {
    const { address: foreign, stop } = await serveBoard(folder, address);
    try {
      await visitor.go(foreign);
      await move(visitor, 'e2', 'e4');
      await visitor.until('the answer of the computer', async () => {
        const count = await visitor.run(
          () => document.querySelector('kingcraft-board').history.length,
        );
        return count === 2 ? count : null;
      });
    } finally {
      stop();
    }
  },

  'a reader chooses German': async ({ visitor, address }) => {
    await visitor.go(address);
    await visitor.see(OPEN_TAX);
    await visitor.run(() => {
      const choice = document.querySelector('select[name=language]');
      choice.value = 'de';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await visitor.click(button('Steuerschach spielen'));
    await visitor.see(text('#state-text', '^Du bist am Zug$'));
    await visitor.see({ css: '[role=gridcell]', name: '^e1, weißer König$' });
  },

  'the single file opens from a disk, and the computer answers': async ({ visitor }) => {
    await visitor.go(pathToFileURL(path.resolve('dist/kingcraft.html')).href);
    await beginChess(visitor);
  },
};

/** Serves the site for one journey. */
export const openSite = () => serveSite('dist/site');
