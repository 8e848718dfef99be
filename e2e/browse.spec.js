// Going through the moves of a game that goes on: by buttons, keys and the wheel. The game stays as it is.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
/** The computer thinks until it is stopped. */
const LONG = { clock: 'own', minutes: 180, seconds: 180 };
const shown = (page) => page.locator('#moves [aria-current]');

const wheel = (turn) => async (page) => {
  await page.locator('#board').hover();
  await page.mouse.wheel(0, turn);
};
const key = (name) => (page) => page.keyboard.press(name);
/** Pressed as a hand does that does not look whether it leads anywhere. */
const button = (name) => (page) =>
  page.getByRole('button', { name, exact: true }).click({ force: true });

/** Ways to do the same: back by one move, on by one, to the start, to the end. */
const WAYS = {
  keys: [key('ArrowLeft'), key('ArrowRight'), key('Home'), key('End')],
  buttons: [
    button('Previous move'),
    button('Next move'),
    button('First position'),
    button('Latest move'),
  ],
  wheel: [wheel(-120), wheel(120), key('Home'), key('End')],
};

for (const [name, [back, on, first, last]] of Object.entries(WAYS)) {
  test(`${name} go through the moves, which stay`, async ({ board, page }) => {
    await board.play('Chess');
    await board.moves(MOVES);
    await back(page);
    await expect(shown(page)).toHaveText('Nf3');
    await board.expectOn('b8', 'black knight');
    await expect(board.record).toContainText('Viewing an earlier position.');
    await back(page);
    await expect(shown(page)).toHaveText('e5');
    await on(page);
    await expect(shown(page)).toHaveText('Nf3');
    await board.move('b8c6');
    await board.expectOn('b8', 'black knight');
    await first(page);
    await board.expectOn('e2', 'white pawn');
    await back(page);
    await board.expectOn('e2', 'white pawn');
    await last(page);
    await on(page);
    await page.keyboard.press('ArrowUp');
    await expect(shown(page)).toHaveText('Nc6');
    await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3', 'Nc6']);
    await expect(page.locator('#step-next')).toHaveAttribute('aria-disabled', 'true');
    expect(await violations(page)).toEqual([]);
    await board.moves(['f1b5']);
  });
}

for (const modifier of ['Control', 'Meta']) {
  test(`${modifier}+Z takes a move back, with Shift it is made again`, async ({ board, page }) => {
    await board.play('Chess');
    await board.moves(MOVES);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press(`${modifier}+z`);
    await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
    await page.keyboard.press(`${modifier}+z`);
    await expect(board.moveList()).toHaveText(['e4', 'e5']);
    await page.keyboard.press(`${modifier}+Shift+z`);
    await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
    await board.expectOn('f3', 'white knight');
    const field = page.getByRole('textbox', { name: 'Type a move' });
    await field.fill('Nc');
    await field.press('Home');
    await field.press(`${modifier}+z`);
    await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
    await expect(shown(page)).toHaveText('Nf3');
  });
}

test('a board that is reached by keyboard keeps its arrow keys', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(MOVES);
  await board.square('e2').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText('Nf3');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(board.square('e2')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(board.square('d2')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await board.expectOn('d4', 'white pawn');
  await board.square('d7').click();
  await board.square('d5').click();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText('d4');
});

test('a press of a screen reader leaves the arrow keys to the board', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(MOVES);
  await board.square('e2').evaluate((cell) => {
    cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    cell.focus();
  });
  await page.keyboard.press('ArrowLeft');
  await expect(board.square('d2')).toBeFocused();
});

test('after Play the focus is on the board', async ({ board, page }) => {
  await board.open('Chess');
  await expect(board.square('a1')).toBeFocused();
  await board.openGallery();
  await board.button('Play Tax Chess').press('Enter');
  await expect(board.square('a1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(board.square('b1')).toBeFocused();
  await board.newGame({ white: 'You', black: 'You' });
  await expect(page.locator('#board [role="gridcell"]:focus')).toHaveCount(1);
});

test('the computer goes on while one looks at an earlier position, and its move leaves that', async ({
  board,
  page,
}) => {
  await board.play('Chess', { black: 'Computer', level: 10, ...LONG });
  await board.move('e2e4');
  await page.keyboard.press('Home');
  await board.expectOn('e2', 'white pawn');
  await board.button('Move now').click();
  await board.expectMoveCount(2);
  await board.expectOn('e2', 'white pawn');
  await expect(board.record).toContainText('Viewing an earlier position.');
  await page.keyboard.press('End');
  await board.expectOn('e4', 'white pawn');
  await board.move('d2d4');
  await board.expectOn('d4', 'white pawn');
});

test('a move ahead of the turn is seen, and brings the reader back', async ({ board, page }) => {
  await board.play('Chess', { black: 'Computer', level: 10, ...LONG });
  await board.move('e2e4');
  await board.move('h2h4');
  await page.keyboard.press('Home');
  await board.button('Move now').click();
  await board.expectMoveCount(3);
  await board.expectOn('h4', 'white pawn');
});

test('where the page scrolls, the wheel scrolls it', async ({ board, page }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await board.play('Chess');
  await board.moves(['e2e4']);
  await wheel(-120)(page);
  await wheel(120)(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(shown(page)).toHaveText('e4');
});

test('in a study the arrow keys go through the moves after a move by pointer', async ({
  board,
  page,
}) => {
  await page.goto('/#analyse/chess');
  await expect(page.getByRole('switch', { name: 'Engine' })).toBeVisible();
  await board.move('e2e4');
  await board.expectOn('e4', 'white pawn');
  await page.keyboard.press('ArrowLeft');
  await board.expectOn('e2', 'white pawn');
  await page.keyboard.press('ArrowRight');
  await board.expectOn('e4', 'white pawn');
});
