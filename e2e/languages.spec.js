// The page in another language than English: chosen by the browser, or by the reader.
import { expect, test } from '@playwright/test';
import { violations } from './axe.js';

/** Words that every English screen has some of, and no German one. */
const ENGLISH = /\b(?:the|your|moves?|play|games?|rules|white|black|undo|back|pieces?|pawn)\b/i;

/** The texts of a screen, visible and for screen readers. */
async function wordsOf(page) {
  const labels = await page
    .locator('[aria-label]:visible')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')));
  const texts = await page.locator('main:visible, aside:visible').allTextContents();
  return [...texts, ...labels].join('\n');
}

/** Expects that nothing is said in English, and that axe finds nothing. */
async function expectGerman(page) {
  expect(await wordsOf(page)).not.toMatch(ENGLISH);
  expect(await violations(page)).toEqual([]);
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('every screen is in German', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Könige, die fliegen, Steuern zahlen')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectGerman(page);

    await page.getByRole('button', { name: 'Steuerschach spielen' }).click();
    await expect(page.getByRole('heading', { name: 'Steuerschach' })).toBeVisible();
    await expect(page.getByText('Du bist am Zug')).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'e1, weißer König' })).toBeVisible();
    await expectGerman(page);

    await page.getByRole('link', { name: 'Partien', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Deine Partien' })).toBeVisible();
    await expectGerman(page);

    await page.goto('/#analyse/flying');
    await expect(page.getByRole('heading', { name: 'Analyse' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'e1, weißer König' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Flugschach, obere Ebene' })).toBeAttached();
    await expectGerman(page);

    await page.goto('/#edit/kingscourt');
    await expect(page.getByRole('heading', { name: 'Brett-Editor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'schwarzer Narr' })).toBeVisible();
    await expectGerman(page);
  });

  test('the builder of boards for other pages is in German', async ({ page }) => {
    await page.goto('/embed-builder.html');
    await expect(page).toHaveTitle('Ein Brett auf deiner Seite – Kingcraft');
    await page.getByLabel('Besucher spielen').selectOption('Weiß');
    await page.getByLabel('Spiel', { exact: true }).selectOption('Flugschach');
    await expect(page.locator('#snippet')).toContainText('variant="flying" play="white"');
    const words = await page.locator('header, form, h2, #copy').allTextContents();
    expect(words.join('\n')).not.toMatch(ENGLISH);
    expect(await violations(page)).toEqual([]);
  });

  test('the rulebook is in German', async ({ page }) => {
    await page.goto('/#learn/tax');
    await expect(page.getByRole('heading', { name: 'Steuerschach' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Jede Linie bezahlt für eine Richtung' }),
    ).toBeVisible();
    await expect(page.getByText('Schritt 1 von 6')).toBeVisible();
    await expectGerman(page);
  });

  test('the rules explain themselves in German', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Schach spielen', exact: true }).click();
    await page.getByLabel('Zug eintippen').fill('e2e5');
    await page.getByLabel('Zug eintippen').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Ein Bauer' })).toHaveText(
      '„e2e5“ ist hier kein legaler Zug. Ein Bauer zieht ein Feld voran, von seinem Anfangsfeld auch zwei, und e5 ist weiter weg.',
    );
  });

  test('the reader may wish for English, the game goes on, and it stays English', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Schach spielen', exact: true }).click();
    await page.getByLabel('Zug eintippen').fill('e4');
    await page.getByLabel('Zug eintippen').press('Enter');
    await expect(page.getByRole('button', { name: 'Weiß e4' })).toBeVisible();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    await page.getByLabel('Sprache').selectOption('English');
    await expect(page.getByRole('button', { name: 'White e4' })).toBeVisible();
    // The watch over the start of the page, which speaks the browser's language, has nothing to say any longer.
    await page.clock.fastForward('00:20');
    await expect(page.locator('#loading-text')).toHaveText('Die Bretter werden aufgestellt …');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('button', { name: 'White e4' })).toBeVisible();
  });
});
