// Pictures of finished games: animated and still, saved where the system cannot send them, and small enough to send.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { load } from 'kingcraft';
import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const kingcraft = await load();

/** A game of legal moves, taken here and there from the list, up to so many. */
function longGame(variant, plies) {
  const game = kingcraft.newGame(variant);
  const moves = [];
  for (let ply = 0; ply < plies && !game.outcome(); ply++) {
    const choices = game.moves();
    const { id } = choices[(ply * 7919) % choices.length];
    moves.push(id);
    game.move(id);
  }
  game.dispose();
  return moves;
}

/** The content of a picture in a browser: its frames, and the color in the middle of its first and last one. */
const decode = (page, file, type) =>
  page.evaluate(
    async ([text, mime]) => {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const decoder = new ImageDecoder({ data: bytes, type: mime });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount } = decoder.tracks.selectedTrack;
      const frames = [];
      for (const frameIndex of [0, frameCount - 1]) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const hash = await crypto.subtle.digest('SHA-256', data);
        frames.push({
          width: canvas.width,
          height: canvas.height,
          isClear: data.some((value, index) => index % 4 === 3 && value < 255),
          hash: [...new Uint8Array(hash)].join(' '),
        });
      }
      return { frameCount, frames };
    },
    [readFileSync(file).toString('base64'), type],
  );

const resigned = (variant, moves) => ({
  variant,
  players: { white: 'machine', black: 'person' },
  level: 3,
  moves,
  end: { how: 'resign', what: 'white' },
});

/** The game, its words, and how the picture lies. */
const GAMES = [
  ['chess', 'en', ['f2f3', 'e7e5', 'g2g4'], false],
  ['flying', 'de', longGame('flying', 30), true],
  ['kingscourt', 'en', longGame('kingscourt', 160), true],
];

const WORDS = {
  en: { share: 'Share', animated: 'Animated picture', still: 'Still picture', ready: /ready/ },
  de: { share: 'Teilen', animated: 'Animiertes Bild', still: 'Standbild', ready: /fertig/ },
};

/** Opens the sheet that shares the game. */
async function openSheet(page, words) {
  await page.locator('#share-open').click();
  const sheet = page.getByRole('dialog', { name: words.share, exact: true });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((one) => Promise.all(one.getAnimations().map((each) => each.finished)));
  return sheet;
}

for (const [variant, language, moves, isWide] of GAMES)
  test.describe(variant, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } });
    const words = WORDS[language];

    test('animated and still', async ({ board, page }) => {
      test.slow();
      await board.comeBackTo(resigned(variant, moves));
      const sheet = await openSheet(page, words);
      expect(await violations(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await sheet.getByRole('button', { name: words.animated }).press('Enter');
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`kingcraft-${variant}.gif`);
      const file = await download.path();
      expect(readFileSync(file).length).toBeLessThan(1_000_000);
      await expect(sheet.getByText(words.ready)).toBeVisible();
      await expect(sheet.getByRole('button', { name: words.animated })).toBeFocused();
      expect(await violations(page)).toEqual([]);
      const animated = await decode(page, file, 'image/gif');
      expect(animated.frameCount).toBe(moves.length + 1);
      const [first, last] = animated.frames;
      expect(first.isClear || last.isClear).toBe(false);
      expect(first.hash).not.toBe(last.hash);
      expect(first.width > first.height).toBe(isWide);

      const other = page.waitForEvent('download');
      await sheet.getByRole('button', { name: words.still }).click();
      const still = await other;
      expect(still.suggestedFilename()).toBe(`kingcraft-${variant}.png`);
      const picture = await decode(page, await still.path(), 'image/png');
      expect(picture.frameCount).toBe(1);
      expect(picture.frames[0].width).toBe(first.width);
      expect(picture.frames[0].height).toBe(first.height);
    });
  });

test('a picture that takes long can be cancelled', async ({ board, page }) => {
  await board.comeBackTo(resigned('kingscourt', longGame('kingscourt', 160)));
  const sheet = await openSheet(page, WORDS.en);
  await sheet.getByRole('button', { name: 'Animated picture' }).press('Enter');
  const cancel = sheet.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await expect(sheet.getByRole('progressbar')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Cancelled.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Animated picture' })).toBeFocused();
});

test('a system that sends files gets the picture', async ({ board, page }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files }) => files?.[0]?.type === 'image/gif';
    navigator.share = async ({ files }) => {
      globalThis.sent = files[0].name;
    };
  });
  await board.comeBackTo(resigned('tax', ['e2e4', 'e7e5']));
  const sheet = await openSheet(page, WORDS.en);
  await sheet.getByRole('button', { name: 'Animated picture' }).press('Enter');
  const send = sheet.locator('.pictures').getByRole('button', { name: 'Send…' });
  await expect(send).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => globalThis.sent)).toBe('kingcraft-tax.gif');
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('kingcraft-tax.gif');
});

test('only a finished game has pictures', async ({ board, page }) => {
  await board.comeBackTo({ ...resigned('tax', ['e2e4', 'e7e5']), end: null });
  const sheet = await openSheet(page, WORDS.en);
  await expect(sheet.getByRole('button', { name: 'Save PGN' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Animated picture' })).toBeHidden();
});

const FILE = pathToFileURL('dist/kingcraft.html').href;

for (const [where, address] of [
  ['on the site', '/'],
  ['in the page that is one file', FILE],
])
  test(`the main line of a study, ${where}`, async ({ board, page }) => {
    await page.goto(`${address}#analyse/flying`);
    await board.square('e2').click();
    await board.square('e4').click();
    await page.locator('#study').getByRole('button', { name: 'Share' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Animated picture' }).click();
    const animated = await decode(page, await (await saved).path(), 'image/gif');
    expect(animated.frameCount).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a picture is made offline', async ({ board, page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await board.comeBackTo(resigned('tax', ['e2e4', 'e7e5']));
    await context.setOffline(true);
    const sheet = await openSheet(page, WORDS.en);
    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Animated picture' }).click();
    expect((await saved).suggestedFilename()).toBe('kingcraft-tax.gif');
  });
});
