// The pieces on the page are those that the engine tells of; one that nobody has drawn yet is a disc with its letter.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { createLayout } from '../../../web/board/layout.js';
import { addPieceSet, letterOf, outlinesOf, roleOf } from '../../../web/board/pieces.js';
import { pictureGeometry, svgPicture } from '../../../web/board/svg-picture.js';
import { THEMES } from '../../../web/board/themes.js';
import { piecesOf } from '../../../web/game/position-scene.js';
import { classicPieces } from '../../../web/variants/generated/page/classic-pieces.js';

const kingcraft = await load();

for (const variant of kingcraft.variants) {
  test(`${variant.id}: the page reads the pieces of a FEN as the engine does`, () => {
    const pieces = piecesOf(createLayout(variant), variant.startFen);
    const board = kingcraft.newGame(variant.id).board();
    const listed = board.map(({ square, piece, color }) => [square, { role: piece, color }]);
    assert.deepEqual(Object.fromEntries(pieces), Object.fromEntries(listed));
    for (const role of variant.pieces) {
      assert.equal(roleOf(letterOf(role), variant.pieces), role);
      assert.equal(outlinesOf(role).sign, undefined, `nobody has drawn the ${role}`);
    }
  });
}

test('every piece of every game has a drawing of its own in the classic set', () => {
  addPieceSet('classic', classicPieces);
  for (const { id, pieces } of kingcraft.variants)
    for (const role of pieces) {
      const { parts, sign } = outlinesOf(role, 'classic');
      assert.notDeepEqual(parts, outlinesOf(role).parts, `${id}: ${role}`);
      assert.equal(sign, undefined, `${id}: ${role}`);
    }
});

test('a piece that a set lacks, and a set that is not loaded, look as usual', () => {
  addPieceSet('one piece', { king: { parts: ['M0 0'], lines: [] } });
  assert.deepEqual(outlinesOf('king', 'one piece').parts, ['M0 0']);
  assert.deepEqual(outlinesOf('queen', 'one piece'), outlinesOf('queen'));
  assert.deepEqual(outlinesOf('king', 'not loaded'), outlinesOf('king'));
});

test('a piece that nobody has drawn is a disc with its letter', () => {
  const layout = createLayout({ files: 8, ranks: 8 });
  const pieces = piecesOf(layout, '8/8/8/8/8/8/8/Z7 w - - 0 1');
  assert.deepEqual(pieces.get('a1'), { role: 'z', color: 'white' });
  assert.deepEqual(['zebra', 'z'].map(letterOf), ['z', 'z']);
  const scene = { pieces, lastMove: [], shapes: [], levelNames: [] };
  const picture = svgPicture(pictureGeometry(layout, 'white'), scene, THEMES.paper);
  assert.match(picture, /<text [^>]*>Z<\/text>/);
});

test('a letter means a piece of the game, then one of another game', () => {
  assert.equal(roleOf('j', ['king', 'joker']), 'joker');
  assert.equal(roleOf('J', ['king', 'queen']), 'jester');
  const layout = createLayout({ files: 8, ranks: 8, pieces: ['king', 'joker'] });
  const pieces = piecesOf(layout, '8/8/8/8/8/8/8/J6k w - - 0 1');
  assert.deepEqual(pieces.get('a1'), { role: 'joker', color: 'white' });
  assert.deepEqual(pieces.get('h1'), { role: 'king', color: 'black' });
});

test('pieces may be letters', () => {
  const layout = createLayout({ files: 8, ranks: 8 });
  const scene = {
    pieces: piecesOf(layout, '8/8/8/8/8/8/8/RNBQK3 w - - 0 1'),
    lastMove: [],
    shapes: [],
    levelNames: [],
  };
  const { white } = THEMES.paper;
  const lettersIn = (theme) => {
    const picture = svgPicture(pictureGeometry(layout, 'white', false), scene, theme);
    return Array.from(picture.matchAll(/<text [^>]*>(\w)<\/text>/g), ([, letter]) => letter);
  };
  assert.deepEqual(lettersIn(THEMES.paper), []);
  const letters = lettersIn({ ...THEMES.paper, white: { ...white, set: 'letters' } });
  assert.deepEqual(letters.sort(), ['B', 'K', 'N', 'Q', 'R']);
});
