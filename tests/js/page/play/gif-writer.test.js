// Animated pictures, byte by byte: frames have what has changed alone, and colors stay what they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GifWriter } from '../../../../web/page/picture/gif-writer.js';

const SIZE = { width: 64, height: 48 };
const RED = [197, 34, 31];
const PAPER = [240, 230, 210];
const INK = [36, 33, 29];

/** A frame of one color with a square of another. */
function frame(ground, color, at) {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let index = 0; index < SIZE.width * SIZE.height; index++) {
    const [x, y] = [index % SIZE.width, Math.floor(index / SIZE.width)];
    const isIn = x >= at && x < at + 8 && y >= 8 && y < 16;
    pixels.set([...(isIn ? color : ground), 255], index * 4);
  }
  return pixels;
}

function written(frames) {
  const writer = new GifWriter(SIZE, frames[0]);
  for (const [index, pixels] of frames.entries()) writer.add(pixels, 300 + index * 10);
  return writer.finish();
}

/** The delays of the frames in a GIF, in milliseconds, and its global colors; see the GIF89a specification. */
function read(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const sizeOfTable = (flags) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const tableEnd = 13 + sizeOfTable(bytes[10]);
  const delays = [];
  let at = tableEnd;
  const skipBlocks = () => {
    while (bytes[at] > 0) at += bytes[at] + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9)
      delays.push(view.getUint16(at + 4, true) * 10);
    if (bytes[at] === 0x21) at += 2;
    else if (bytes[at] === 0x2c) at += 10 + sizeOfTable(bytes[at + 9]) + 1;
    else assert.fail(`no block begins with ${bytes[at]}`);
    skipBlocks();
  }
  assert.equal(at, bytes.length - 1);
  return {
    head: new TextDecoder().decode(bytes.slice(0, 6)),
    size: { width: view.getUint16(6, true), height: view.getUint16(8, true) },
    delays,
    colors: bytes.slice(13, tableEnd),
  };
}

test('a picture has its size, its frames and how long each is seen', () => {
  const found = read(written([0, 8, 16].map((at) => frame(PAPER, INK, at))));
  assert.equal(found.head, 'GIF89a');
  assert.deepEqual(found.size, SIZE);
  assert.deepEqual(found.delays, [300, 310, 320]);
});

test('the colors of the board are exact', () => {
  const { colors } = read(written([frame(PAPER, RED, 0)]));
  const found = Array.from({ length: colors.length / 3 }, (_, index) =>
    colors.slice(index * 3, index * 3 + 3).join(),
  );
  for (const color of [PAPER, RED])
    assert.ok(found.includes(color.join()), `${color} is not there`);
});

test('what stays as it was takes no room', () => {
  const noise = frame(PAPER, INK, 0).map((value, index) =>
    index % 4 === 3 ? 255 : value - ((index * 7) % 40),
  );
  const one = written([noise]).length;
  const many = written(Array.from({ length: 11 }, () => noise)).length;
  const each = (many - one) / 10;
  assert.ok(each < one / 10, `${each} bytes for each frame beside ${one} for the first`);
});
