// Letters that a box cuts off: their tails below, or the dots of umlauts above.

import { expect } from './board-page.js';

/** The texts whose letters are cut off in a page, a line each. */
function cutTexts() {
  const context = document.createElement('canvas').getContext('2d');
  const fonts = new Map();
  /** How far letters of this font reach above and below the line, and where its boxes begin. */
  const reachOf = ({ font }) => {
    if (!fonts.has(font)) {
      context.font = font;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent, fontBoundingBoxAscent } =
        context.measureText('Äfgjpy');
      fonts.set(font, {
        above: fontBoundingBoxAscent - actualBoundingBoxAscent,
        below: fontBoundingBoxAscent + actualBoundingBoxDescent,
        height: actualBoundingBoxAscent + actualBoundingBoxDescent,
      });
    }
    return fonts.get(font);
  };
  const nameOf = ({ tagName, id, className, textContent }) =>
    `${tagName.toLowerCase()}#${id}.${className} "${textContent.trim().slice(0, 30)}"`;
  const found = [];
  /** The boxes around an element that show nothing outside of them, and do not scroll. */
  const boxesAround = (element) => {
    const boxes = [];
    for (let next = element; next; next = next.parentElement) {
      const { overflowY } = getComputedStyle(next);
      if (overflowY === 'auto' || overflowY === 'scroll') break;
      if (overflowY !== 'visible' && next.clientHeight > 0) boxes.push(next);
    }
    return boxes;
  };
  /** What is for screen readers alone is clipped on purpose. */
  const isClipped = (element) =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const isHidden = (element) =>
    element.closest('svg') !== null ||
    !element.checkVisibility({ visibilityProperty: true }) ||
    isClipped(element);
  for (const element of document.querySelectorAll('body :is(input, select, textarea)')) {
    if (isHidden(element) || /checkbox|radio|range|color|file/.test(element.type)) continue;
    const style = getComputedStyle(element);
    const space =
      element.clientHeight -
      Number.parseFloat(style.paddingTop) -
      Number.parseFloat(style.paddingBottom);
    if (element.clientHeight > 1 && space < reachOf(style).height - 1)
      found.push(`${nameOf(element)} has ${space} px for letters of ${reachOf(style).height}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (text.data.trim() === '' || isHidden(element)) continue;
    const boxes = boxesAround(element);
    if (boxes.length === 0) continue;
    const { above, below } = reachOf(getComputedStyle(element));
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { top, bottom } of range.getClientRects())
      for (const box of boxes) {
        const outer = box.getBoundingClientRect();
        const first = outer.top + box.clientTop;
        const last = first + box.clientHeight;
        // What lies outside altogether is hidden on purpose, as for screen readers alone.
        if (bottom <= first || top >= last || box.clientHeight <= 1) continue;
        if (top + below > last + 1 || top + above < first - 1)
          found.push(
            `${nameOf(element)} is cut by ${nameOf(box)}: ${top + above} to ${top + below} in ${first} to ${last}`,
          );
      }
  }
  return [...new Set(found)];
}

/** Expects that no letter is cut off. */
export const expectWholeLetters = (page, what) =>
  expect.poll(() => page.evaluate(cutTexts), { message: `${what}: cut letters` }).toEqual([]);
