// Marks are seen on every square of every theme: 3 : 1 against both colors of both levels (WCAG 2.2, 1.4.11).

import assert from 'node:assert/strict';
import test from 'node:test';
import { THEMES } from '../../../web/board/themes.js';

/** The relative luminance of a color such as #A1B2C3 (WCAG 2.2). */
function luminance(color) {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('black on white has the greatest contrast', () => {
  assert.equal(Math.round(contrast('#000000', '#FFFFFF')), 21);
});

for (const [name, theme] of Object.entries(THEMES))
  for (const [level, squares] of theme.levels.entries())
    for (const [square, color] of Object.entries(squares))
      test(`${name}: every mark is seen on a ${square} square of level ${level}`, () => {
        const { accent, path, ahead, shapes } = theme;
        const marks = { accent, path, ahead: ahead.accent, ...shapes };
        for (const [mark, ink] of Object.entries(marks)) {
          const ratio = contrast(ink, color);
          assert.ok(ratio >= 3, `${mark} ${ink} on ${color}: ${ratio.toFixed(2)}`);
        }
      });

test('the two levels of a theme differ', () => {
  for (const [name, { levels }] of Object.entries(THEMES))
    assert.notDeepEqual(levels[0], levels[1], name);
});
