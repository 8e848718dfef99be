// The boxes of parts of the page. While a layout changes, parts are taken out and put in again, and have no box for a
// moment.

import { expect } from '@playwright/test';

const look = (parts) => Promise.all(parts.map((part) => part.boundingBox()));

/** The boxes of parts of the page, in CSS pixels, as soon as each of them has one. */
export async function boxesOf(...parts) {
  let boxes = [];
  await expect
    .poll(async () => {
      boxes = await look(parts);
      return boxes;
    })
    .not.toContain(null);
  return boxes;
}

/** Waits until the boxes of these parts are as `holds(...boxes)` says; `what` it says, in words. */
export async function expectBoxes(parts, what, holds) {
  await expect
    .poll(
      async () => {
        const boxes = await look(parts);
        return !boxes.includes(null) && holds(...boxes);
      },
      { message: what },
    )
    .toBe(true);
}

/** Expects that the page is not wider than its window. */
export const expectInWidth = (page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
