// A study comes back on the next visit, and two tabs do not write the same study.

import { violations } from './axe.js';
import { BoardPage, expect, test } from './board-page.js';

const partsOf = (page) => {
  const panel = page.getByRole('complementary', { name: 'Study' });
  const tree = panel.getByRole('group', { name: 'Moves', exact: true });
  return {
    tree,
    moves: tree.getByRole('button'),
    current: tree.locator('[aria-current]'),
    comment: panel.getByLabel('Comment'),
  };
};

test('a study comes back after a reload, and another tab has its own', async ({
  board,
  context,
  page,
}) => {
  const { tree, moves, current, comment } = partsOf(page);
  await page.goto('/#analyse/tax');
  await board.move('e2e4');
  await expect(moves).toHaveText(['e4']);
  await board.square('d4').click({ button: 'right' });
  await comment.fill('One line,\nand another.');
  await board.move('e7e5');
  await expect(moves).toHaveText(['e4', 'e5']);
  await moves.first().click();
  await board.move('c7c5');
  await expect(moves).toHaveText(['e4', 'e5', 'c5']);
  await moves.first().click();
  await expect(current).toHaveText('e4');

  await page.reload();
  await expect(moves).toHaveText(['e4', 'e5', 'c5']);
  await expect(tree.getByRole('group', { name: 'Variation 1… c5' })).toBeVisible();
  await expect(current).toHaveText('e4');
  await expect(comment).toHaveValue('One line,\nand another.');
  await board.expectOn('d4', 'empty, green circle');

  const other = await context.newPage();
  const second = partsOf(other);
  await other.goto('/#analyse/tax');
  await expect(second.tree).toContainText('Play a move to begin.');
  const otherBoard = new BoardPage(other);
  await otherBoard.move('d2d4');
  await expect(second.moves).toHaveText(['d4']);
  await otherBoard.move('d7d5');
  await expect(second.moves).toHaveText(['d4', 'd5']);
  await otherBoard.move('c2c3');
  await expect(second.moves).toHaveText(['d4', 'd5', 'c3']);
  await page.reload();
  await expect(moves).toHaveText(['e4', 'e5', 'c5']);
  await other.reload();
  await expect(second.moves).toHaveText(['d4', 'd5', 'c3']);

  await page.goto('/#games');
  const studies = page.getByRole('list', { name: 'Your studies' }).getByRole('listitem');
  const openStudy = (length) =>
    studies.filter({ hasText: length }).getByRole('button', { name: 'Open Tax Chess' }).click();
  await expect(studies).toHaveCount(2);
  const elsewhere = studies.filter({ hasText: 'open in another tab' });
  await expect(elsewhere).toContainText('2 moves.');
  await expect(elsewhere.getByRole('button')).toHaveText(['Open']);
  await otherBoard.move('b8c6');
  await expect(second.moves).toHaveText(['d4', 'd5', 'c3', 'Nc6']);
  await otherBoard.move('g1f3');
  await expect(elsewhere).toContainText('3 moves.');
  await other.close();
  const deleteStudy = studies.getByRole('button', { name: 'Delete Tax Chess' });
  await deleteStudy.click();
  await expect(page.getByRole('alertdialog', { name: 'Delete this study?' })).toBeVisible();
  await board.button('Delete').click();
  await expect(studies).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(studies).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await openStudy('3 moves.');
  await expect(moves).toHaveText(['d4', 'd5', 'c3', 'Nc6', 'Nf3']);
  await page.goto('/#games');
  await openStudy('1 move.');
  await expect(moves).toHaveText(['e4', 'e5', 'c5']);
});

test('a study is shared as a link, which another tab opens without saving it', async ({
  board,
  page,
  context,
}) => {
  const { moves, comment } = partsOf(page);
  await page.goto('/#analyse/chess');
  for (const id of ['e2e4', 'e7e5']) await board.move(id);
  await comment.fill('Open game.');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const field = page.getByLabel('Link to this study');
  await expect(field).toHaveValue(/study=/);
  const link = await field.inputValue();
  expect(await violations(page)).toEqual([]);

  const other = await context.newPage();
  const reader = new BoardPage(other);
  const found = partsOf(other);
  await other.goto(link);
  await expect(found.moves).toHaveText(['e4', 'e5']);
  await expect(found.comment).toHaveValue('Open game.');
  await other.goto('/#games');
  await expect(other.getByRole('list', { name: 'Your studies' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await other.goto(link);
  await reader.move('g1f3');
  await expect(other).toHaveURL(/#analyse\/chess$/);
  await expect(moves).toHaveCount(2);
  await other.reload();
  await expect(found.moves).toHaveText(['e4', 'e5', 'Nf3']);

  await other.goto('/#analyse/chess?study=1.abcd');
  await expect(other.getByText(/^This link does not work\. A part of it is missing/)).toBeVisible();
  await expect(found.moves).toHaveText(['e4', 'e5', 'Nf3']);
});
