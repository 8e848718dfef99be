// @ts-nocheck
// A person at the page in Chromium, for the figures of the page.

const size = { width: 1280, height: 800 };

/** Notes in the page what happens to its reader: long tasks, and how long answers to clicks took to be painted. */
function observe() {
  globalThis.seen = { tasks: [], answers: [] };
  const watch = (type, list, options) =>
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) list.push(duration);
    }).observe({ type, ...options });
  watch('longtask', globalThis.seen.tasks);
  watch('event', globalThis.seen.answers, { durationThreshold: 16 });
}

/** Resolves with the time since the navigation began, once a board that can be played on has been painted. */
export function untilPlayable() {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('#board [role="gridcell"]')) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** The moments of all frames that are drawn until `globalThis.enough` is set. */
export function collectFrames() {
  globalThis.enough = false;
  globalThis.frames = [];
  const note = (time) => {
    globalThis.frames.push(time);
    if (!globalThis.enough) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** A reader with an empty browser, who sees little motion. */
export async function openReader(browser, serviceWorkers) {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: size,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  return page;
}

export const square = (page, name) =>
  page.locator('#board').getByRole('gridcell', { name: new RegExp(`^${name},`) });

export async function centreOf(page, name) {
  const { x, y, width, height } = await square(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** From the gallery to the board of a game. */
export async function play(page, address, game) {
  await page.goto(address);
  await page.getByRole('button', { name: `Play ${game}` }).click();
  await square(page, 'a1').waitFor();
}

export async function startGame(page, { white, black, level }) {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('group', { name: 'White' }).getByLabel(white).check();
  await page.getByRole('group', { name: 'Black' }).getByLabel(black).check();
  await page.getByRole('slider', { name: 'Level' }).fill(level);
  await page.getByRole('button', { name: 'Start' }).click();
}
