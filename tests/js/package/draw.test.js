// kingcraft/draw: positions as pictures, and kingcraft draw.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { toSvg } from 'kingcraft/draw';
import { call } from './command-support.js';
import { kingcraft, withGame } from './support.js';

const count = (text, pattern) => text.match(pattern)?.length ?? 0;
const mate = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';

for (const { id, startFen, files, ranks, levels } of kingcraft.variants) {
  test(`a FEN of ${id} alone says how large its board is, and a game shows its last move`, () => {
    const fromFen = toSvg(startFen);
    assert.equal(count(fromFen, /<rect /g), 1 + files * ranks * levels);
    withGame(id, undefined, (game) => {
      assert.equal(toSvg(game, { crowns: [] }), fromFen);
      assert.equal(count(fromFen, /<use /g), game.board().length);
      const [first] = game.moves();
      game.move(first);
      const drawn = toSvg(game, { lastMove: null, orientation: 'black' });
      assert.equal(count(drawn, /<rect /g), count(fromFen, /<rect /g));
      assert.equal(count(toSvg(game), /<rect /g), count(fromFen, /<rect /g) + 2);
      assert.equal(count(toSvg(game), /NaN|undefined/g), 0);
    });
  });
}

test('a game shows the king in check and the royal one of two kings, a FEN what is asked for', () => {
  withGame('chess', mate, (game) => {
    assert.equal(count(toSvg(game), /url\(#check\)/g), 1);
    assert.equal(count(toSvg(game, { check: [] }), /#check|id="check"/g), 0);
  });
  assert.equal(count(toSvg(mate), /#check/g), 0);
  assert.equal(toSvg(mate, { check: ['e1'] }).match(/url\(#check\)/g).length, 1);
  withGame('twokings', undefined, (game) => assert.equal(count(toSvg(game), /<polygon /g), 2));
});

test('arrows, marks, size, coordinates and levels are drawn as asked', () => {
  const shapes = {
    arrows: ['e2e4', { from: 'd2', to: 'd4', color: 'red' }],
    marks: ['a1', { square: 'h8', color: 'blue' }],
  };
  const svg = toSvg(mate, { ...shapes, size: 300, label: 'White is <mated> & "lost"' });
  assert.equal(count(svg, /<polygon /g), 2);
  assert.equal(count(svg, /<circle /g), 2);
  assert.match(svg, / width="300" height="\d+(\.\d+)?"/);
  assert.match(svg, /aria-label="White is &lt;mated&gt; &amp; &quot;lost&quot;"/);
  assert.equal(count(svg, /<text /g), 16);
  assert.equal(count(toSvg(mate, { coordinates: false }), /<text /g), 0);
  const flying = kingcraft.variants.find(({ levels }) => levels > 1);
  assert.match(toSvg(flying.startFen, { levelNames: ['Boden', 'Oben'] }), />Oben<\/text>/);
  assert.notEqual(toSvg(mate), toSvg(mate, { theme: 'slate' }));
});

test('toSvg() draws pieces as figures, as letters, or as pictures of the caller', () => {
  const kings = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
  const imagesOf = (pieces) =>
    [...toSvg(kings, { pieces }).matchAll(/<image id="([^"]*)"[^>]* href="([^"]*)"/g)].map(
      ([, name, address]) => `${name} ${address}`,
    );
  assert.equal(toSvg(kings, { pieces: 'figures' }), toSvg(kings));
  assert.match(toSvg(kings, { pieces: 'letters' }), />K<\/text>/);
  assert.deepEqual(imagesOf('/my/{color}-{piece}.svg?a&b'), [
    'black-king /my/black-king.svg?a&amp;b',
    'white-king /my/white-king.svg?a&amp;b',
  ]);
  assert.deepEqual(imagesOf('{code}.png'), ['black-king bK.png', 'white-king wK.png']);
  const white = ({ piece, color }) => (color === 'white' ? `data:,${piece}` : null);
  assert.deepEqual(imagesOf(white), ['white-king data:,king']);
  assert.match(toSvg(kings, { pieces: white }), /<g id="black-king"/);
  const mine = new Error('mine');
  const broken = () => {
    throw mine;
  };
  assert.throws(() => toSvg(kings, { pieces: broken }), { code: 'argument', cause: mine });
});

const faults = [
  ['', {}, 'fen-empty'],
  ['8/8/8/9/8/8/8/8', {}, 'fen-rank-long'],
  ['8/8/8/7/8/8/8/8', {}, 'fen-rank-short'],
  ['8/8/8/<svg>/8/8/8/8', {}, 'fen-letter'],
  ['8/8/8/8/8/8/8/8|8/8', {}, 'fen-ranks'],
  ['99999999999', {}, 'fen-rank-long'],
  [`8${'/8'.repeat(200)}`, {}, 'fen-ranks'],
  [7, {}, 'argument-kind'],
  [mate, { arrow: [] }, 'option-unknown'],
  [mate, { arrows: ['e2e9'] }, 'square-unknown'],
  [mate, { arrows: ['castles'] }, 'move-unreadable'],
  [mate, { arrows: ['e2e4ef'] }, 'move-unreadable'],
  [mate, { marks: ['e4:'] }, 'board-choice'],
  [mate, { arrows: ['e2e4:'] }, 'board-choice'],
  [mate, { marks: ['e4:red:red'] }, 'board-choice'],
  [mate, { lastMove: 'e2e4:red' }, 'move-unreadable'],
  [mate, { arrows: 'e2e4' }, 'argument-kind'],
  [mate, { marks: [{ square: 'e4', color: 'pink' }] }, 'board-choice'],
  [mate, { lastMove: 'e2' }, 'move-unreadable'],
  [mate, { orientation: 'left' }, 'argument-color'],
  [mate, { size: 1 }, 'argument-integer'],
  [mate, { theme: 'constructor' }, 'board-choice'],
  [mate, { pieces: 'merida' }, 'board-pieces'],
  [mate, { pieces: 7 }, 'argument-kind'],
  [mate, { pieces: () => 7 }, 'argument-kind'],
];
for (const [position, options, key] of faults) {
  test(`toSvg(${JSON.stringify(position).slice(0, 40)}, ${JSON.stringify(options)}): ${key}`, () => {
    assert.throws(() => toSvg(position, options), { key });
  });
}

test('kingcraft draw prints SVG, and writes a PNG as large as asked', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kingcraft-draw-'));
  t.after(() => rm(folder, { recursive: true }));
  const { stdout } = call(['draw', 'chess', ...mate.split(' '), '--last', 'd8h4', '--flip']);
  assert.equal(
    stdout,
    withGame('chess', mate, (game) => toSvg(game, { lastMove: 'd8h4', orientation: 'black' })),
  );
  const file = path.join(folder, 'mate.png');
  const words = ['--size', '300', '--mark', 'e1:red', '--arrow', 'h4e1', '--output', file];
  assert.deepEqual(call(['draw', 'chess', mate, ...words]).status, 0);
  const png = readFileSync(file);
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.equal(png.readUInt32BE(16), 300);
  const [{ variant, svg }] = call(['draw', 'tax', '--json']).json();
  assert.equal(variant, 'tax');
  assert.match(svg, /^<svg /);
});
