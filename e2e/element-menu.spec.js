// The menu of <kingcraft-board>, while something else changes: it works on, beside its square, or it is closed.

import { expect, square, state, test } from './foreign-page.js';

/** Positions in which a pawn promotes, after a move that can be taken back. */
const GAMES = {
  chess: { fen: '8/P6k/8/8/8/8/8/K7 b - - 0 1', moves: 'h7h6' },
  flying: { fen: '8/P6k/8/8/8/8/8/K7|8/8/8/8/8/8/8/8 b - - 0 1', moves: 'h7h6' },
  kingscourt: { fen: '12/P10k/12/12/12/12/12/K11 b - - 0 1', moves: 'l7l6' },
};

async function openMenu({ foreign }, variant, attributes = {}) {
  await foreign.open('blank');
  const board = await foreign.put({ variant, ...GAMES[variant], ...attributes });
  await square(board, 'a7').click();
  await square(board, 'a8').click();
  const menu = board.getByRole('menu', { name: 'Promote to' });
  await expect(menu).toBeVisible();
  return { board, menu };
}

/** How far a menu stands from a square, in CSS pixels. */
async function distance(menu, cell) {
  const [own, place] = [await menu.boundingBox(), await cell.boundingBox()];
  const gap = (from, length) =>
    Math.max(place[from] - own[from] - own[length], own[from] - place[from] - place[length], 0);
  return Math.hypot(gap('x', 'width'), gap('y', 'height'));
}

const STAYS = [
  { orientation: 'black' },
  { theme: 'slate', pieces: 'letters' },
  { coordinates: 'off' },
  { controls: 'moves flip reset' },
  { arrows: 'a7a8:red', marks: 'h6' },
  { premoves: 'off', sounds: 'on' },
];
for (const variant of Object.keys(GAMES))
  test(`${variant}: attributes that do not change the position leave a menu working`, async ({
    foreign,
  }) => {
    const { board, menu } = await openMenu({ foreign }, variant);
    for (const attributes of STAYS) {
      await board.evaluate((host, changed) => {
        for (const [name, value] of Object.entries(changed)) host.setAttribute(name, value);
        return host.ready;
      }, attributes);
      await expect.poll(() => distance(menu, square(board, 'a8'))).toBeLessThan(10);
    }
    await board.evaluate((host) => Object.assign(host.style, { width: '300px' }));
    await expect.poll(() => distance(menu, square(board, 'a8'))).toBeLessThan(10);
    await menu.getByRole('menuitem', { name: 'Rook' }).click();
    await expect(square(board, 'a8')).toHaveAccessibleName(/white rook/);
    await state(board, 'Black to move.');
  });

const CLOSES = {
  'another position': (host) => host.setAttribute('fen', '8/P6k/8/8/8/8/8/1K6 b - - 0 1'),
  'other moves': (host) => host.setAttribute('moves', 'h7g6'),
  'a game that nobody plays': (host) => host.setAttribute('play', 'none'),
  'a move that is taken back': (host) => host.undo(),
  'a move of a script': (host) => host.move('a1b1'),
  'another game': (host) => host.load({ variant: 'tax' }),
  'a board without rules': (host) => host.setAttribute('free', ''),
};
for (const [what, change] of Object.entries(CLOSES))
  test(`a menu is closed by ${what}`, async ({ foreign }) => {
    const { board, menu } = await openMenu({ foreign }, 'chess');
    await board.evaluate(change);
    await expect(menu).toHaveCount(0);
  });

for (const [variant, orientation] of Object.keys(GAMES).flatMap((id) => [
  [id, 'white'],
  [id, 'black'],
]))
  test(`${variant}, ${orientation} below: the pieces stand on the file, and the pawn waits there`, async ({
    foreign,
    page,
  }) => {
    const picture = async (cell) => page.screenshot({ clip: await cell.boundingBox() });
    await page.setViewportSize({ width: 1280, height: 1800 });
    await foreign.open('blank');
    const board = await foreign.put({ variant, ...GAMES[variant], orientation });
    const [pawn, last] = ['a7', 'a8'].map((name) => square(board, name));
    const standing = await picture(pawn);
    await pawn.dragTo(last);
    const menu = board.getByRole('menu', { name: 'Promote to' });
    await expect(menu).toBeVisible();
    const [own, place] = [await menu.boundingBox(), await last.boundingBox()];
    expect(own.x).toBeLessThanOrEqual(place.x + place.width / 2);
    expect(own.x + own.width).toBeGreaterThanOrEqual(place.x + place.width / 2);
    expect(await distance(menu, last)).toBe(0);
    // The content below the menu is visible too.
    await menu.evaluate((element) => element.style.setProperty('opacity', '0'));
    const waiting = await picture(pawn);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect.poll(async () => (await picture(pawn)).equals(standing)).toBe(true);
    expect(waiting.equals(standing)).toBe(false);
  });

test('a piece in the menu has the colors of the board', async ({ foreign }) => {
  const { board, menu } = await openMenu({ foreign }, 'chess');
  const picture = () =>
    menu
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.toDataURL().length);
  const before = await picture();
  await board.evaluate((host) => host.setAttribute('pieces', 'letters'));
  await expect.poll(picture).not.toBe(before);
});
