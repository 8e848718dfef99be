// Pieces, notation and blindfold as the reader has chosen them, at once and at the next visit.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

/** Changes the settings, and returns to the screen. */
async function change(page, name, act) {
  await page.getByRole('button', { name: name.button }).click();
  await act(page.getByRole('dialog', { name: name.button }));
  await page.keyboard.press('Escape');
}
const EN = { button: 'Settings' };
const DE = { button: 'Einstellungen' };

/** The content of a canvas once it stops changing, as a number. */
const pictureOf = (canvas) =>
  canvas.evaluate(async (one) => {
    const shown = () => one.toDataURL();
    const frames = async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
    };
    let last = '';
    while (last !== shown()) {
      last = shown();
      await frames();
    }
    return [...last].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7);
  });

const colorAt = (canvas, [x, y]) =>
  canvas.evaluate(
    (one, [left, top]) => {
      const context = one.getContext('2d');
      const { data } = context.getImageData(left * one.width, top * one.height, 1, 1);
      return `rgb ${data[0]} ${data[1]} ${data[2]}`;
    },
    [x, y],
  );

test('each set of pieces looks different, at once and at the next visit', async ({
  board,
  page,
}) => {
  await board.play('King’s Court');
  const canvas = page.locator('#board canvas').first();
  const choice = (form) => form.getByRole('combobox', { name: 'Pieces' });
  const pictures = [await pictureOf(canvas)];
  for (const set of ['Classic', 'Letters']) {
    await change(page, EN, (form) => choice(form).selectOption(set));
    await expect.poll(async () => pictures.includes(await pictureOf(canvas))).toBe(false);
    pictures.push(await pictureOf(canvas));
  }
  const letters = await pictureOf(canvas);
  await page.reload();
  await expect.poll(() => pictureOf(canvas)).toBe(letters);
  await change(page, EN, (form) => choice(form).selectOption('Classic'));
  await expect.poll(() => pictureOf(canvas)).not.toBe(letters);
  const classic = await pictureOf(canvas);
  await page.reload();
  await expect.poll(() => pictureOf(canvas)).toBe(classic);
});

test('a set that one tab chooses is seen in another one that had not loaded it', async ({
  board,
  page,
  context,
}) => {
  await board.play('Chess');
  const canvas = page.locator('#board canvas').first();
  const figures = await pictureOf(canvas);
  const other = await context.newPage();
  await other.goto('/#play/chess');
  await change(other, EN, (form) =>
    form.getByRole('combobox', { name: 'Pieces' }).selectOption('Classic'),
  );
  await page.bringToFront();
  await expect.poll(() => pictureOf(canvas)).not.toBe(figures);
});

test('blindfold hides the pieces until the game is over', async ({ board, page }) => {
  await board.play('Chess');
  const canvas = page.locator('#board canvas').first();
  const e2 = [4.5 / 8, 6.6 / 8];
  const pawn = await colorAt(canvas, e2);
  await change(page, EN, (form) => form.getByRole('checkbox', { name: /^Blindfold/ }).check());
  await expect.poll(() => colorAt(canvas, e2)).not.toBe(pawn);
  const empty = await pictureOf(canvas);
  await board.moves(['f2f3', 'e7e5', 'g2g4']);
  await page.reload();
  await expect.poll(() => colorAt(canvas, e2)).not.toBe(pawn);
  expect(await pictureOf(canvas)).not.toBe(empty);
  await board.move('d8h4');
  await expect(page.locator('#result')).toBeVisible();
  await expect.poll(() => colorAt(canvas, e2)).toBe(pawn);
});

test('zen mode shows the board, the clocks and the moves only, on every size', async ({
  board,
  page,
}) => {
  await board.play('Tax Chess');
  await board.moves(['e2e4']);
  await page.keyboard.press('z');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('#nav')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Rules' })).toBeHidden();
    await expect(page.locator('#board canvas').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'White e4' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave zen mode' })).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Leave zen mode' }).click();
  await expect(page.locator('#nav')).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('moves are written and typed in German letters, or as chosen', async ({ page }) => {
    await page.goto('/#play/chess');
    const typed = page.getByLabel('Zug eintippen');
    await typed.fill('Sf3');
    await typed.press('Enter');
    const moves = page.getByRole('list', { name: 'Züge' }).getByRole('button');
    await expect(moves).toHaveText(['Sf3']);
    await change(page, DE, (form) =>
      form.getByRole('combobox', { name: 'Notation' }).selectOption('♘f3'),
    );
    await expect(moves).toHaveText(['♘f3']);
    await change(page, DE, (form) =>
      form.getByRole('combobox', { name: 'Notation' }).selectOption('Nf3'),
    );
    await expect(moves).toHaveText(['Nf3']);
    await typed.fill('Sc5');
    await typed.press('Enter');
    await expect(page.locator('#typed-fault')).toContainText('Sc5');
    await typed.fill('♞c6');
    await typed.press('Enter');
    await expect(moves).toHaveText(['Nf3', 'Nc6']);
  });
});
