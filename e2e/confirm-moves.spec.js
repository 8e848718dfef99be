// Moves that are confirmed: on small squares of a touch screen unless the reader says otherwise, and everywhere where
// the reader wants that.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf } from './boxes.js';
import { startGame } from './friend-player.js';
import { connected } from './live-player.js';
import { servePuzzles, TAKE_QUEEN } from './puzzle-files.js';

const confirmBar = (page) => page.getByRole('alertdialog', { name: 'Play this move?' });

/** Opens a game from a link, in which the computer does not reply. */
async function open(board, address) {
  await board.page.goto('/#games');
  await expect(board.page.locator('#games h1')).toBeVisible();
  await board.page.goto(`/${address}`);
  await expect(board.page.locator('#board canvas')).toBeVisible();
}

async function choose(board, label) {
  await board.button('Settings').click();
  await board.page.getByRole('combobox', { name: 'Confirm moves' }).selectOption(label);
  await board.page.keyboard.press('Escape');
}

/** Windows in which the squares of King’s Court are small. */
for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
]) {
  test.describe(`touch, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a move on small squares is shown, and played by a second tap or by the bar', async ({
      board,
      page,
    }) => {
      await open(board, '#play/kingscourt');
      const bar = confirmBar(page);
      const move = async (from, to) => {
        await board.square(from).tap();
        await board.square(to).tap();
        await expect(bar).toBeVisible();
      };
      await move('e2', 'e4');
      await board.expectOn('e4', 'white pawn');
      await board.expectMoveCount(0);
      for (const name of ['Play e4', 'Cancel']) {
        await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
        const [{ width, height }] = await boxesOf(bar.getByRole('button', { name }));
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
      const [squares, box] = await boxesOf(page.locator('#board canvas'), bar);
      const isClear = box.y >= squares.y + squares.height || box.x >= squares.x + squares.width;
      expect(isClear, 'the bar covers no square').toBe(true);
      expect(await violations(page)).toEqual([]);
      await board.button('Cancel').tap();
      await board.expectOn('e2', 'white pawn');
      await expect(bar).toBeHidden();
      await move('e2', 'e4');
      await move('f2', 'f4');
      await board.expectOn('e2', 'white pawn');
      await board.square('f4').tap();
      await board.expectMoveCount(1);
      await expect(bar).toBeHidden();
      await move('e7', 'e5');
      await board.button('Play e5').tap();
      await board.expectMoveCount(2);
      await board.expectOn('e5', 'black pawn');
    });

    test('who never confirms plays at once', async ({ board, page }) => {
      await open(board, '#play/kingscourt');
      await choose(board, 'Never');
      await board.square('e2').tap();
      await board.square('e4').tap();
      await board.expectMoveCount(1);
      await expect(confirmBar(page)).toBeHidden();
    });
  });
}

test.describe('touch, 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on large squares nothing is asked', async ({ board, page }) => {
    for (const id of ['chess', 'flying']) {
      await open(board, `#play/${id}`);
      await board.square('e2').tap();
      await board.square('e4').tap();
      await board.expectMoveCount(1);
      await expect(confirmBar(page)).toBeHidden();
    }
  });
});

test('with a mouse and by keyboard moves are confirmed where the reader always wants that', async ({
  board,
  page,
}) => {
  await board.play('Chess');
  await board.move('e2e4');
  await board.expectMoveCount(1);
  await choose(board, 'Always');
  const bar = confirmBar(page);
  await board.square('e7').focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(board.button('Play e5')).toBeFocused();
  await board.expectMoveCount(1);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(board.square('e5')).toBeFocused();
  await board.expectOn('e7', 'black pawn');
  await board.move('e7e5');
  await expect(board.button('Play e5')).toBeFocused();
  await page.keyboard.press('Enter');
  await board.expectMoveCount(2);
  await page.reload();
  await board.move('g1f3');
  await expect(board.button('Play Nf3')).toBeVisible();
  await board.button('Undo').click();
  await expect(bar).toBeHidden();
  await board.expectOn('g1', 'white knight');
});

test('a move ahead of the turn is not confirmed, neither when it is made nor when it is due', async ({
  board,
  page,
}) => {
  // On this clock the computer thinks for as long as the test takes.
  const long = { clock: 'own', minutes: 180, seconds: 0 };
  await board.play('Chess', { black: 'Computer', level: 10, ...long });
  await choose(board, 'Always');
  await board.move('e2e4');
  await board.button('Play e4').click();
  await board.move('g1f3');
  await expect(board.record).toContainText('Premove g1–f3');
  await expect(confirmBar(page)).toBeHidden();
  await board.button('Move now').click();
  await board.expectMoveCount(3);
  await board.expectOn('f3', 'white knight');
});

for (const { how, begin } of [
  { how: 'by links', begin: startGame },
  { how: 'live', begin: connected },
])
  test(`a move in a game ${how} is not sent until it is confirmed`, async ({ page, browser }) => {
    const { ann, ben, context } = await begin({ page, browser }, { game: 'Tax Chess' });
    await choose(ann.board, 'Always');
    const bar = confirmBar(page);
    await ann.board.move('e2e4');
    await expect(bar).toBeVisible();
    await expect(ann.board.button('Send')).toBeHidden();
    await ann.board.button('Cancel').click();
    await ann.board.expectMoveCount(0);
    await ann.board.move('d2d4');
    await ann.board.button('Play d4').click();
    await ann.board.expectMoveCount(1);
    if (how === 'by links') await ben.openLink(await ann.send());
    await ben.board.expectMoveCount(1);
    await ben.board.expectOn('d4', 'white pawn');
    await context.close();
  });

test('moves of puzzles and lessons are confirmed too, those of studies are not', async ({
  board,
  page,
}) => {
  await open(board, '#play/chess');
  await choose(board, 'Always');
  const bar = confirmBar(page);
  await page.goto('/#analyse/chess');
  await expect(page.locator('#game')).toBeHidden();
  await board.move('e2e4');
  await board.expectOn('e4', 'white pawn');
  await expect(bar).toBeHidden();
  await servePuzzles(page, [TAKE_QUEEN]);
  await page.goto('/#puzzles/chess/1');
  await expect(page.locator('#study')).toBeHidden();
  await board.expectOn('d5', 'black queen');
  await board.move('c3d5');
  await expect(bar).toBeVisible();
  await board.button('Cancel').click();
  await board.expectOn('d5', 'black queen');
  await board.move('c3d5');
  await board.button('Play Ncxd5').click();
  await expect(page.getByRole('complementary', { name: 'Puzzle' })).toContainText('Solved');
  await page.goto('/#learn/flying');
  const lesson = page.getByRole('region', { name: 'Try it yourself' });
  const squareOf = (name) => lesson.locator(`[data-square="${name}"]`);
  await squareOf('a1').click();
  await squareOf('a1^').click();
  await bar.getByRole('button', { name: 'Play Ra1^' }).click();
  await expect(lesson.getByText('Your rook is in the air.')).toBeVisible();
});
