// A position as a picture.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { ENGLISH } from '../../../web/board/board-texts.js';
import { createLayout } from '../../../web/board/layout.js';
import { pictureGeometry, svgPicture } from '../../../web/board/svg-picture.js';
import { THEMES } from '../../../web/board/themes.js';
import { piecesOf } from '../../../web/game/position-scene.js';
import { studyPicture } from '../../../web/page/study/study-export.js';

const { variants } = await load();
const count = (text, pattern) => text.match(pattern)?.length ?? 0;

for (const variant of variants) {
  test(`a picture of ${variant.name} has its squares, pieces and shapes inside of it`, () => {
    const layout = createLayout(variant);
    const geometry = pictureGeometry(layout, 'black');
    const pieces = piecesOf(layout, variant.startFen);
    const shapes = [
      { from: 'e2', to: 'e4', color: 'green' },
      { from: 'd4', to: 'd4', color: 'red' },
    ];
    const picture = svgPicture(
      geometry,
      { pieces, lastMove: ['e2', 'e4'], shapes, levelNames: ENGLISH.levels },
      THEMES.paper,
    );
    const { files, ranks, levels } = variant;
    assert.equal(count(picture, /<rect /g), 1 + files * ranks * levels + 2);
    assert.equal(count(picture, /<use /g), pieces.size);
    assert.equal(count(picture, /<polygon /g), 1);
    assert.equal(count(picture, /<circle /g), 1);
    assert.ok(!/NaN|undefined/.test(picture));
    const down = [...picture.matchAll(/<text x="[^"]+" y="([\d.-]+)"/g)].map(([, y]) => Number(y));
    assert.ok(Math.min(...down) >= 13 && Math.max(...down) <= geometry.height);
    const across = [...picture.matchAll(/<rect x="([\d.]+)"/g)].map(([, x]) => Number(x));
    assert.ok(Math.max(...across) + geometry.cell <= geometry.width);
    assert.ok(geometry.cell >= 40);
  });
}

test('a picture has a sign where a move changes the level, and no line across the boards', () => {
  const variant = variants.find(({ levels }) => levels > 1);
  const layout = createLayout(variant);
  const shapes = [{ from: 'f1', to: 'f1^', color: 'green' }];
  const scene = { pieces: new Map(), lastMove: [], shapes, levelNames: ENGLISH.levels };
  const picture = svgPicture(pictureGeometry(layout, 'white'), scene, THEMES.paper);
  assert.equal(count(picture, /<polygon /g), 0);
  assert.equal(count(picture, /<circle /g), 3);
});

/** The texts that are painted on canvases from now on, until the test ends. */
function recordPaintedTexts(t) {
  const painted = [];
  const fillText = (text) => painted.push(text);
  const context = new Proxy({ fillText }, { get: (own, name) => own[name] ?? (() => {}) });
  const canvas = { getContext: () => context, toBlob: (take) => take('a blob') };
  const { document, Path2D } = globalThis;
  Object.assign(globalThis, { document: { createElement: () => canvas }, Path2D: class {} });
  t.after(() => Object.assign(globalThis, { document, Path2D }));
  return painted;
}

for (const variant of variants) {
  test(`the pictures of a study of ${variant.name} name the levels, if there are several`, async (t) => {
    const painted = recordPaintedTexts(t);
    const current = { fen: variant.startFen, turn: 'white', move: null, shapes: [] };
    const study = {
      variant,
      current,
      position: { check: false, royals: { white: [], black: [] } },
    };
    const view = { orientation: 'white', theme: 'paper' };
    const svg = await (await studyPicture(study, view, 'svg')).text();
    await studyPicture(study, view, 'png');
    for (const name of ENGLISH.levels) {
      assert.equal(svg.includes(`>${name}</text>`), variant.levels > 1);
      assert.equal(painted.includes(name), variant.levels > 1);
    }
  });
}
