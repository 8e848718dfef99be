// The history: every screen has its own entry, Back leads to the screen before, and the game on the board stays.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  begin,
  eventually,
  expectMoves,
  expectOn,
  goTo,
  moves,
  play,
  press,
  reload,
  shown,
  square,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

const heading = (name) => () => shown('heading', name);
const button = (name) => () => press('button', name);
const follow = (name) => () => press('link', name);
const openLast = () => press('button', /^Open Chess/);

/** How one knows each screen, and where it lies; the pages of Chess. */
const SCREENS = {
  gallery: ['#', heading(en.gallery.title)],
  game: [
    '#play',
    async () => {
      await expectMoves(['e4', 'e5']);
      await eventually(() => square('e4'));
    },
  ],
  'new game': [
    null,
    () =>
      eventually(() => {
        assert.equal(document.getElementById('game').hidden, false);
        assert.deepEqual(moves(), []);
      }),
  ],
  rules: ['#learn/chess', heading('Chess')],
  known: ['#known/chess', heading(en.solved.title('Chess'))],
  endings: ['#endings/chess', heading(en.trainer.title('Chess'))],
  study: ['#analyse/chess', heading(en.study.title)],
  editor: ['#edit/chess', heading(en.edit.title)],
  'your games': ['#games', heading(en.library.title)],
  'your progress': ['#progress', heading(en.progress.title)],
};

/** [the screen where one is, what one does there, where that leads] */
const STEPS = [
  ['game', follow('Kingcraft'), 'gallery'],
  ['game', follow(en.nav.learn), 'rules'],
  ['game', follow(en.nav.analyse), 'study'],
  ['game', follow(en.nav.games), 'your games'],
  ['gallery', button(en.gallery.back('Chess')), 'game'],
  ['gallery', follow(en.gallery.learnGame('Chess')), 'rules'],
  ['gallery', follow(en.nav.games), 'your games'],
  ['gallery', button(en.gallery.playGame('Chess')), 'new game'],
  ['rules', button(en.learn.back), 'game'],
  ['rules', follow('Kingcraft'), 'gallery'],
  ['rules', follow(en.learn.pages.known), 'known'],
  ['known', follow(en.learn.pages.endings), 'endings'],
  ['endings', follow(en.learn.pages.learn), 'rules'],
  ['study', follow(en.nav.play), 'game'],
  ['study', () => press('[role=tab]', 'PGN').then(button(en.files.edit)), 'editor'],
  ['editor', button(en.edit.analyse), 'study'],
  ['editor', follow(en.nav.play), 'game'],
  ['editor', follow('Kingcraft'), 'gallery'],
  ['your games', openLast, 'game'],
  ['your games', follow('Kingcraft'), 'gallery'],
  ['your progress', follow(en.nav.games), 'your games'],
  ['your progress', follow('Kingcraft'), 'gallery'],
];

beforeEach(() => thrown());

for (const [from, go, to] of STEPS)
  test(`from ${from} to ${to}, Back and Forward, also after a reload`, async () => {
    const [[address, isThere], [, isNext]] = [SCREENS[from], SCREENS[to]];
    await visitGame('chess');
    await play('e2e4', 'e7e5');
    goTo(address);
    await isThere();
    await go();
    await isNext();
    history.back();
    await isThere();
    history.forward();
    await isNext();
    await reload();
    await isNext();
    history.back();
    await isThere();
    assert.deepEqual(thrown(), []);
  });

test('Back to an earlier game opens that game, and each new game in place stays one entry', async () => {
  await visit();
  await press('button', en.gallery.playGame('Chess'));
  await begin('chess');
  await play('e2e4');
  await press('link', 'Kingcraft');
  await press('button', en.gallery.playGame('Tax Chess'));
  await begin('tax');
  await play('d2d4');
  history.back();
  await shown('heading', en.gallery.title);
  history.back();
  await expectOn('e4', 'white pawn');
  history.forward();
  await shown('heading', en.gallery.title);
  history.forward();
  await expectOn('d4', 'white pawn');
});

test('a game against the computer goes on behind another screen', async () => {
  await visit();
  await press('button', en.gallery.playGame('Chess'));
  for (const name of ['e2', 'e4']) (await eventually(() => square(name))).click();
  history.back();
  await shown('heading', en.gallery.title);
  history.forward();
  await eventually(() => assert.equal(moves().length, 2));
  // The answer may come before the board is seen again.
  for (const name of ['a2', 'a3']) (await eventually(() => square(name))).click();
  await press('link', en.nav.learn);
  await shown('heading', 'Chess');
  history.back();
  await eventually(() => assert.equal(moves().length, 4));
});

test('Back from a new game leads to the game of a link, move by move', async () => {
  await visit('#play/tax?moves=d2d4');
  await expectMoves(['d4']);
  await play('d7d5');
  await begin('tax');
  await expectMoves([]);
  history.back();
  await expectMoves(['d4', 'd5']);
  history.back();
  await expectMoves(['d4']);
});
