// The rules of every game, as a reader finds, reads and tries them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  all,
  begin,
  eventually,
  expectOn,
  find,
  goTo,
  key,
  moves,
  nameOf,
  play,
  press,
  reload,
  shown,
  square,
  state,
  thrown,
  visit,
} from '../page-window.js';

const PIECES = ['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'];
/** The moves in Betza's notation where it says all. */
const LETTERS = { Queen: 'Q', Rook: 'R', Bishop: 'B', Knight: 'N', Pawn: 'mfWcfF' };
const NO_LETTERS = {};

/** A rule of each game with a piece to try: where it stands, where it may go and may not, as its board says. */
const GAMES = {
  tax: {
    name: 'Tax Chess',
    notations: LETTERS,
    rule: '3 Not through an attack',
    from: 'a4',
    targets: { b4: 'moves here', c4: 'may not go here' },
  },
  flying: {
    name: 'Flying Chess',
    notations: NO_LETTERS,
    rule: '2 The headbutt',
    from: 'e1',
    targets: { e1: 'may headbutt' },
  },
  kingscourt: {
    name: 'King’s Court',
    pieces: ['Chancellor', 'Jester'],
    notations: { ...LETTERS, Chancellor: 'NQ2' },
    rule: '5 Castling distance',
    from: 'g1',
    targets: { k1: 'castles here' },
  },
  twokings: {
    name: 'Two Kings',
    notations: { King: 'K', ...LETTERS },
    rule: '2 Keep the royal king safe',
    from: 'c3',
    targets: { b2: 'moves here', c4: 'may not go here' },
  },
  levitating: {
    name: 'Levitating Kings',
    notations: LETTERS,
    rule: '3 Over your own pieces',
    from: 'e1',
    targets: { b4: 'levitates here' },
  },
  chess: {
    name: 'Chess',
    notations: { King: 'K', ...LETTERS },
    rule: '3.7.2 Two steps at first',
    from: 'd2',
    targets: { e3: 'captures here' },
  },
};

const learn = () => document.getElementById('learn');
const lesson = () => shown('section', 'Try it yourself');
const focused = () => document.activeElement;
const expectText = (element, text) =>
  eventually(() => assert.ok(element.textContent.includes(text), `“${text}” is not there`));
const expectName = (element, pattern) => eventually(() => assert.match(nameOf(element), pattern));

async function openRules(address, name) {
  await visit(`#learn/${address}`);
  await shown('heading', name);
}

/** Presses the squares of a move, or of its rest, on the board of a lesson; a promotion is to a queen. */
async function playIn(parent, id) {
  for (const name of id.match(/[a-l][1-8]\^?/g)) square(name, parent).click();
  if (id.endsWith('q')) await press('option', 'Queen', parent);
}

for (const [id, { name, pieces = [], notations, rule, from, targets }] of Object.entries(GAMES)) {
  test(`${name}: from the gallery to the rules and back`, async () => {
    await visit();
    await press('link', `Learn in a minute: ${name}`);
    const title = await shown('heading', name);
    await eventually(() => assert.equal(focused(), title));
    assert.equal(document.title, `Learn ${name} · Kingcraft`);
    find('h2', 'Moves at a glance', learn());
    for (const kind of [...PIECES, ...pieces]) {
      const glance = find('h3', kind, learn()).closest('li');
      const texts = [...glance.querySelectorAll('*')].map(({ textContent }) => textContent.trim());
      const [written] = texts.filter((text) => text.startsWith('Betza’s notation: '));
      const letters = notations[kind];
      assert.equal(written, letters && `Betza’s notation: ${letters}`, kind);
    }
    const explained = learn().textContent.split('Betza’s notation adds').length - 1;
    assert.equal(explained, notations === NO_LETTERS ? 0 : 1);
    assert.ok(all('.tag', 'our interpretation', learn()).length > 0);
    history.back();
    await shown('button', `Play ${name}`, document.getElementById('gallery'));
    assert.deepEqual(thrown(), []);
  });

  test(`${name}: a piece of a diagram shows its moves`, async () => {
    await openRules(id, name);
    const article = find('article', rule);
    for (const [target, what] of Object.entries(targets))
      await eventually(() => assert.ok(nameOf(square(target, article)).includes(what), target));
    const [[target, what]] = Object.entries(targets);
    square(from, article).focus();
    key('Escape');
    assert.ok(!nameOf(square(target, article)).includes(what), 'let go');
    key('Enter');
    assert.ok(nameOf(square(target, article)).includes(what), 'picked up');
    assert.ok(article.querySelector('[role=status]').textContent.includes(` on ${from}. `));
    key('Escape');
    square(from, article).click();
    assert.equal(square(from, article).getAttribute('aria-selected'), 'true');
    assert.ok(nameOf(square(target, article)).includes(what), 'pressed');
  });

  test(`${name}: the lesson is played to its end`, async () => {
    await openRules(id, name);
    const parent = await lesson();
    const book = new URL(`../../../../web/variants/${id}/rulebook.json`, import.meta.url);
    const parts = JSON.parse(readFileSync(book, 'utf8')).lesson;
    for (const [index, { title, goal, done }] of parts.entries()) {
      find('h3', title, parent);
      assert.deepEqual(all('button', 'Next step', parent), []);
      await playIn(parent, goal[0]);
      await expectText(parent, done);
      const entry = find('button', `${index + 1}: ${title}, done`, parent);
      assert.equal(entry.getAttribute('aria-current'), 'step');
      await press('button', index + 1 < parts.length ? 'Next step' : 'Start over', parent);
    }
    await expectText(parent, 'Step 1 of');
    assert.deepEqual(thrown(), []);
  });

  test(`${name}: to a game and back to it`, async () => {
    await openRules(id, name);
    await press('button', `Play ${name}`, learn());
    await eventually(() => assert.equal(state(), 'Your move'));
    assert.equal(location.hash, '#play');
    await begin(id);
    await play('b2b4');
    await press('link', /^Rules/);
    const title = await shown('heading', name, learn());
    await eventually(() => assert.equal(focused(), title));
    await press('button', 'Back to your game');
    await expectOn('b4', 'white pawn');
    assert.equal(moves().length, 1);
  });
}

test('the lesson says of the right piece why it may not go there, and of a wrong one which to move', async () => {
  await openRules('levitating', 'Levitating Kings');
  const parent = await lesson();
  await playIn(parent, 'e1a1');
  await expectText(parent, 'd1 is empty, so there is nothing to levitate over.');
  assert.doesNotMatch(parent.textContent, /not the pawn/);
  await playIn(parent, 'e2e4');
  await expectText(parent, 'Move the king, not the pawn.');
  await press('button', 'Show me', parent);
  await playIn(parent, 'e1e3');
  await expectText(parent, 'You landed on the first square beyond your own piece.');
});

test('the lesson says why a move is not the one, and remembers what was done', async () => {
  await openRules('tax', 'Tax Chess');
  const parent = await lesson();
  await playIn(parent, 'e4e5');
  await expectText(parent, 'paid for by the pawn on the e-file');
  await playIn(parent, 'd4');
  await expectText(parent, 'The c-file pays for moves toward the a-file');
  await playIn(parent, 'a8');
  await expectText(parent, 'one pawn on the d-file: the king may go only one square that way');
  // The piece is still picked up, and can be picked up by the reader too.
  await playIn(parent, 'e4a7');
  await expectText(parent, 'e4 and a7');
  await press('button', 'Show me', parent);
  await expectText(parent, 'e4 to f4.');
  square('e4', parent).focus();
  key('ArrowRight');
  key('Enter');
  await eventually(() => assert.equal(nameOf(focused()), 'Next step'));
  await reload();
  await expectText(await lesson(), 'Step 2 of 6');
  await press('button', '1: A pawn pays, done', await lesson());
  await expectText(await lesson(), 'Step 1 of 6');
});

test('the address leads to one rule, a choice to another board, and a piece of either side shows its moves', async () => {
  await openRules('tax/3', 'Tax Chess');
  const article = find('article', '3 Not through an attack');
  await eventually(() => assert.equal(focused(), article.querySelector('h3')));
  const [first, second] = [/The rook guards c4/, /It may slide out of check/].map((text) =>
    find('button', text, article),
  );
  const pressed = () => [first, second].map((one) => one.getAttribute('aria-pressed'));
  await eventually(() => square('a8', article));
  assert.deepEqual(pressed(), ['true', 'false']);
  second.click();
  assert.deepEqual(pressed(), ['false', 'true']);
  await expectName(square('a8', article), /black rook/);
  await expectText(article, 'White to move, in check.');
  await expectName(square('d4', article), /moves here/);
  await press('button', /The rook still guards/, article);
  await expectText(article, 'Black wins by checkmate.');
  first.click();
  square('c8', article).click();
  await expectName(square('c4', article), /moves here/);
  await expectText(article.querySelector('[role=status]'), 'black rook on c8. moves: ');
  await shown('button', 'Play Tax Chess', learn());
});

test('the rules of one game lead to those of another, and an address that leads nowhere says so', async () => {
  await openRules('tax', 'Tax Chess');
  const link = () => find('link', 'Two Kings', find('nav', 'Rules of the games'));
  link().click();
  const title = await shown('heading', 'Two Kings');
  await eventually(() => assert.equal(focused(), title));
  assert.equal(link().getAttribute('aria-current'), 'page');
  await press('link', 'chess');
  await shown('heading', 'Chess');
  history.back();
  await shown('heading', 'Two Kings');
  await press('link', 'Kingcraft');
  await shown('button', 'Play Two Kings', document.getElementById('gallery'));
  goTo('#learn/nonsense');
  await expectText(document.getElementById('notices'), 'There is no such game.');
  find('button', 'Play Chess');
});

test('a screen arrives, or says why not, where the next address is none of the page', async () => {
  const openAndGoOn = (hash) => {
    // The page's own listener comes first, and has begun to load the screen when the address changes again.
    addEventListener('popstate', () => goTo('#learn/'), { once: true });
    goTo(hash);
  };
  const said = 'The rules could not be loaded: There is no such game.';
  await visit();
  openAndGoOn('#learn/nonsense');
  await expectText(document.getElementById('notices'), said);
  await press('button', 'Try again');
  await eventually(() => assert.equal(location.hash, '#learn/nonsense'));
  await expectText(document.getElementById('notices'), said);
  openAndGoOn('#learn/tax');
  const title = await shown('heading', 'Tax Chess');
  await eventually(() => assert.equal(focused(), title));
});

test('rules that cannot be loaded are asked for again', async (t) => {
  const { fetch } = globalThis;
  t.mock.method(globalThis, 'fetch', async (url) => {
    if (String(url).endsWith('/rulebook/tax.json')) throw new TypeError('no network');
    return fetch(url);
  });
  await visit('#learn/tax');
  await expectText(document.getElementById('notices'), 'The rules could not be loaded');
  await shown('heading', en.gallery.title);
  t.mock.restoreAll();
  await press('button', 'Try again');
  await shown('heading', 'Tax Chess');
});
