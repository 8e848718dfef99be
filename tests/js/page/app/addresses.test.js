// Addresses that somebody types or sends: each leads somewhere, or the page says what is wrong with it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  begin,
  eventually,
  expectOn,
  goTo,
  kingcraft,
  press,
  shown,
  thrown,
  visit,
} from '../page-window.js';

const notices = () => document.getElementById('notices').textContent;
const expectNotice = (text) => eventually(() => assert.ok(notices().includes(text), notices()));

test('#gallery is the address of all games, on the first visit and on a later one', async () => {
  await visit('#gallery');
  await shown('heading', en.gallery.title);
  assert.equal(notices(), '');
  await press('link', en.nav.games);
  await shown('heading', en.library.title);
  goTo('#gallery');
  await shown('heading', en.gallery.title);
  history.back();
  await shown('heading', en.library.title);
  assert.equal(notices(), '');
});

for (const from of ['', '#learn/tax', '#games'])
  test(`Play asks for a game where there is none, from “${from}”`, async () => {
    await visit(from);
    await press('link', en.nav.play);
    const form = document.getElementById('new-game');
    await eventually(() => assert.equal(form.open, true));
    await press('button', en.newGame.start, form);
    await expectOn('e1', 'white king');
    await press('link', en.nav.learn);
    await press('link', en.nav.play);
    await expectOn('e1', 'white king');
    assert.equal(form.open, false);
  });

const LOST = [
  '#nonsense',
  '#learn/',
  '#puzzles/tax/0x',
  '#analyse/2',
  '#edit/',
  '#games/tax',
  '#?',
];
for (const address of LOST)
  test(`nothing is at ${address}: the page stays, and says so`, async () => {
    await visit('#games');
    await shown('heading', en.library.title);
    goTo(address);
    await expectNotice(en.page.noSuchPage);
    await shown('heading', en.library.title);
    assert.equal(location.hash, '#games');
    await visit(address);
    await expectNotice(en.page.noSuchPage);
    await shown('heading', en.gallery.title);
    assert.deepEqual(thrown(), []);
  });

/** A position of each game that is not its first: that after its first move. */
const positions = kingcraft.variants.map(({ id }) => {
  const game = kingcraft.newGame(id);
  const { from, to } = game.move(game.moves().find(({ from, to }) => from !== to).id);
  return { id, from, to, fen: game.fen().replaceAll(' ', '_') };
});
for (const [page, heading] of [
  ['analyse', en.study.title],
  ['edit', en.edit.title],
]) {
  for (const { id, from, fen } of positions)
    test(`#${page}/${id}?fen=… shows the position`, async () => {
      await visit(`#${page}/${id}?fen=${encodeURIComponent(fen)}`);
      await shown('heading', heading);
      await expectOn(from, 'empty');
      await eventually(() => assert.equal(location.hash, `#${page}/${id}`));
      assert.equal(notices(), '');
    });
  test(`#${page}/tax?fen=xyz says what is wrong, and shows the game`, async () => {
    await visit(`#${page}/tax?fen=xyz`);
    await shown('heading', heading);
    await expectNotice('This link doesn’t work. The');
    await expectOn('e1', 'white king');
    await eventually(() => assert.equal(location.hash, `#${page}/tax`));
  });
}

test('a game on the board stays where the address is none', async () => {
  await visit('#play');
  await press('button', /^Play /);
  await begin('tax');
  const { state } = history;
  goTo('#play-tax');
  await expectNotice(en.page.noSuchPage);
  assert.equal(location.hash, '#play');
  assert.equal(history.state.game, state.game);
});
