// Boards of the page under a finger: what scrolls, and what moves a piece.

import { expect, test } from './board-page.js';
import { Fingers, middleOf } from './touch.js';

test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

const canScroll = (page) =>
  page.evaluate(() => {
    document.body.style.paddingBottom = '1500px';
    return scrollTo(0, 0);
  });
const scrolled = (page) => page.evaluate(() => scrollY);

test('a finger scrolls from an empty square of a game, and drags a piece', async ({
  board,
  page,
}) => {
  await board.play('Chess');
  await canScroll(page);
  const fingers = await Fingers.on(page);
  await fingers.drag(await middleOf(board.square('e2')), await middleOf(board.square('e4')));
  // A browser may take a tap right after a drag for the end of it.
  await board.button('Play e4').press('Enter');
  await board.expectMoveCount(1);
  expect(await scrolled(page)).toBe(0);
  const empty = await middleOf(board.square('d5'));
  await fingers.drag(empty, { x: empty.x, y: empty.y - 150 });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
});

for (const [address, name] of [
  ['#play/chess?moves=f2f3,e7e5,g2g4,d8h4', 'e1'],
  ['#analyse/flying', 'e4^'],
  ['#edit/flying', 'e4'],
])
  test(`a finger on ${name} of ${address} scrolls the page`, async ({ board, page }) => {
    await page.goto(`/${address}`);
    await expect(board.square(name)).toBeVisible();
    await canScroll(page);
    const from = await middleOf(board.square(name));
    const fingers = await Fingers.on(page);
    await fingers.drag(from, { x: from.x, y: from.y - 150 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  });
