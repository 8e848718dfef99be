// Texts and records from outside stay texts: nothing of them runs, and the page lives on.

import { expect, test } from './board-page.js';
import { BROKEN_RECORDS, FENS, FRAGMENTS, MARK, RECORDS, VALUES } from './hostile-inputs.js';
import { writeStored } from './stored-records.js';

/** Fails when a text has become an element or has run. */
async function expectHarmless(page, input) {
  const found = await page.evaluate(
    (mark) => [document.querySelectorAll(`[${mark}]`).length, globalThis[mark]],
    MARK,
  );
  expect(found, String(input).slice(0, 80)).toEqual([0, undefined]);
}

test.beforeEach(({ page }) => {
  test.slow();
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
});

/** Gives texts to the field for a FEN, one after the other; resolves with those that were not refused. */
const setUpAll = (page, fens) =>
  page.getByRole('textbox', { name: 'FEN' }).evaluate((field, texts) => {
    const isRefused = (text) => {
      field.value = text;
      field.form.requestSubmit();
      return field.form.querySelector('[role="alert"]').textContent !== '';
    };
    return texts.filter((text) => !isRefused(text));
  }, fens);

/** Puts fragments after the address, one after the other, and lets the page follow each. */
const followAll = (page, fragments) =>
  page.evaluate(async (hashes) => {
    for (const hash of hashes) {
      const before = location.href;
      // The page's own listener comes first.
      const followed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = hash;
      if (location.href !== before) await followed;
    }
  }, fragments);

test('the field for a FEN, and links', async ({ board, page }) => {
  await board.play('Chess');
  await page.getByText('Position', { exact: true }).click();
  expect(await setUpAll(page, FENS)).toEqual([]);
  await expectHarmless(page, 'FEN');
  await board.moves(['e2e4']);
  await followAll(page, FRAGMENTS);
  await expectHarmless(page, 'links');
  await followAll(page, ['#play']);
  await board.moves(['e7e5']);
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
});

test('what was stored', async ({ board, page }) => {
  await page.goto('/');
  await expect(board.button('Play Chess')).toBeVisible();
  await writeStored(page, { values: Object.entries(VALUES[0]) });
  await page.reload();
  await expect(board.button('Play Chess')).toBeVisible();
  const records = [...RECORDS, ...BROKEN_RECORDS];
  const games = records.map((record, index) => ({ id: `hostile ${index}`, ...record }));
  await writeStored(page, { games, values: Object.entries(VALUES[1]) });
  await page.goto('/#games');
  await page.reload();
  const rows = page.getByRole('list', { name: 'Your games' }).getByRole('listitem');
  await expect(rows).toHaveCount(records.length);
  await expectHarmless(page, 'records');
  const [{ name }] = BROKEN_RECORDS;
  await page.getByRole('button', { name: new RegExp(`^Open ${name}`) }).click();
  await expect(page.getByText('This game cannot be opened.')).toBeVisible();
  await board.button('Save all as PGN').click();
  await expectHarmless(page, 'file');
  await board.openGallery();
  await board.button('Play Tax Chess').click();
  await board.move('e2e4');
  await board.expectMoveCount(2);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Try it yourself' })).toContainText('Step 1 of');
});
