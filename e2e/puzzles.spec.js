// Puzzles: solved rightly and wrongly, with help, in a row and against the clock, and what the reader sees of it later.

import { violations } from './axe.js';
import { BoardPage, expect, test } from './board-page.js';
import { expectBoxes } from './boxes.js';
import { servePuzzles, TAKE_QUEEN } from './puzzle-files.js';

/** Black has stepped into a mate in two; the other one has two captures that win alike. */
const PUZZLES = [
  {
    id: 1,
    fen: '1n2k1n1/r1p2pp1/3b3r/p5qp/1P1PBp2/B1P2P2/P1Q3PP/RN2R1K1 b - - 1 16',
    moves: ['h6h7', 'e4c6', 'e8f8', 'e1e8'],
    themes: ['mateIn2'],
    rating: 1300,
  },
  { ...TAKE_QUEEN, id: 2 },
];

/** The screen of a puzzle. */
class PuzzlePage extends BoardPage {
  constructor(page) {
    super(page);
    this.panel = page.getByRole('complementary', { name: 'Puzzle' });
    this.said = this.panel.getByRole('status');
    this.title = this.panel.getByRole('heading', { level: 2 });
  }

  /** Opens an address of the puzzles of chess, where there are these two. */
  async openPuzzles(what = '') {
    await servePuzzles(this.page, PUZZLES);
    await this.page.goto(`/#puzzles/chess${what}`);
  }
}

const puzzleTest = test.extend({
  puzzle: async ({ board, page }, use) => use(new PuzzlePage(board.page ?? page)),
});

puzzleTest('wrong, helped, right: a puzzle and what comes of it', async ({ puzzle, page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await puzzle.openPuzzles();
  await expect(page.getByRole('heading', { name: 'Puzzles: Chess', level: 1 })).toBeVisible();
  await expect(page.getByText('0 of 2 solved', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/#puzzles/chess/1');
  await expect(puzzle.said).toContainText('Black played Rh7. Find the best move.');
  await expect(puzzle.panel).not.toContainText('Mate in 2');
  // An illegal move is explained, and is no mistake.
  await puzzle.move('c2c4');
  await expect(puzzle.said).toContainText('The queen on c2 cannot go to c4');
  await expect(puzzle.panel.getByRole('link', { name: 'The rule' })).toBeVisible();
  await puzzle.button('Why?').click();
  await puzzle.move('e4c6');
  await expect(puzzle.said).toContainText('bishop');
  await puzzle.expectOn('c6', 'empty');
  // A wrong move is refuted on the board.
  await puzzle.move('g2g3');
  await expect(puzzle.said).toContainText(/g3 does not work: the reply is .+\./);
  expect(await violations(page)).toEqual([]);
  await puzzle.button('Take back').click();
  await puzzle.expectOn('g2', 'white pawn');
  await puzzle.button('Hint').click();
  await expect(puzzle.said).toContainText('Look at the bishop on e4.');
  await puzzle.button('Hint').click();
  await expect(puzzle.said).toContainText('Play Bc6+.');
  await puzzle.move('e4c6');
  await expect(puzzle.said).toContainText('Bc6+ is right.');
  await puzzle.expectOn('f8', 'black king');
  await puzzle.move('e1e8');
  await expect(puzzle.title).toHaveText('Found');
  await expect(puzzle.said).toContainText(/This puzzle is rated 1300.*comes back tomorrow/);
  const themes = puzzle.panel.getByRole('list', { name: 'Themes' });
  await expect(themes).toHaveText('Mate in 2');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 667, height: 375 });
  await expectBoxes(
    [puzzle.said.getByText('Your rating'), themes],
    'on a phone on its side no part lies over another',
    (rating, list) => rating.y + rating.height <= list.y,
  );
  await page.setViewportSize(size);
  await puzzle.button('Study this position').click();
  const study = page.getByRole('complementary', { name: 'Study' });
  await expect(study.getByRole('button', { name: 'White Re8#' })).toBeVisible();
  await page.goBack();
  await expect(puzzle.title).toHaveText('Found');
  await puzzle.goTo('Puzzles');
  await expect(page.getByText('The next missed puzzle comes back on')).toBeVisible();
  await page.clock.setFixedTime(new Date(2026, 10, 24, 12));
  await page.reload();
  await page.getByRole('link', { name: /^Review/ }).click();
  await expect(puzzle.said).toContainText('Black played Rh7.');
});

puzzleTest(
  'the puzzle of the day, by keyboard, with another move that wins',
  async ({ puzzle, page }) => {
    await servePuzzles(page, PUZZLES.slice(1));
    await page.goto('/');
    await page.getByRole('link', { name: 'Puzzle of the day: Chess', exact: true }).press('Enter');
    await expect(puzzle.said).toContainText('Black played Qd5.');
    await puzzle.square('e3').focus();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(puzzle.title).toHaveText('Solved');
    await expect(puzzle.said).toContainText('Nexd5 works just as well.');
    await expect(puzzle.said).toContainText(/Your rating 1\d\d\d \+\d+/);
    await expect(puzzle.button('Next puzzle')).toBeFocused();
    await puzzle.goTo('Kingcraft');
    await expect(
      page.getByRole('link', { name: 'Puzzle of the day: Chess, solved', exact: true }),
    ).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Puzzles: Chess', exact: true }).click();
    await expect(page.getByText('1 of 1 solved', { exact: true })).toBeVisible();
  },
);

puzzleTest('a streak to its end, and three minutes against the clock', async ({ puzzle, page }) => {
  await page.clock.install();
  await puzzle.openPuzzles('/streak');
  await expect(puzzle.said).toContainText('Black played Qd5.');
  await expect(puzzle.button('Hint')).toHaveCount(0);
  await puzzle.move('c3d5');
  await expect(puzzle.title).toHaveText('Solved');
  await puzzle.button('Next puzzle').click();
  await expect(puzzle.said).toContainText('Black played Rh7.');
  await puzzle.move('g2g3');
  await expect(puzzle.panel).toContainText('Your streak: 1');
  await expect(puzzle.panel).toContainText('Your best so far.');
  await puzzle.button('Solution').click();
  await expect(puzzle.title).toHaveText('The solution');
  await puzzle.expectOn('e8', 'white rook');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('link', { name: /^Streak/ })).toContainText('Best: 1');
  await page.getByRole('link', { name: /^Three minutes/ }).click();
  await expect(puzzle.said).toContainText('Black played Qd5.');
  await puzzle.move('c3d5');
  await expect(puzzle.said).toContainText('Black played Rh7.');
  await expect(puzzle.panel.getByRole('list', { name: 'Latest answers' })).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(puzzle.panel).toContainText('Solved in three minutes: 1');
  await puzzle.button('Play again').click();
  await expect(puzzle.panel).toContainText('3:00');
});
