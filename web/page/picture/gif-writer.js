/**
 * Writes an animated picture frame by frame. A frame has only the pixels that differ from the one before: after a move,
 * those of a few squares.
 */
import gifenc from 'gifenc';

/** A GIF has 256 colors; the last one is for what stays as it was. */
const COLORS = 255;
const SAME = COLORS;
/** A frame stays where the next one has nothing. */
const STAYS = 1;

export class GifWriter {
  #encoder = gifenc.GIFEncoder();
  #size;
  #palette;
  /** The colors of the last frame, by their places in the palette. @type {Uint8Array | null} */
  #shown = null;

  /**
   * @param {{ width: number, height: number }} size
   * @param {Uint8ClampedArray} samples pixels that have all colors of the picture: red, green, blue and opacity
   */
  constructor(size, samples) {
    this.#size = size;
    const found = gifenc.quantize(samples, COLORS);
    /** @type {[number, number, number]} */
    const black = [0, 0, 0];
    this.#palette = [...found, ...Array.from({ length: COLORS + 1 - found.length }, () => black)];
  }

  /**
   * @param {Uint8ClampedArray} pixels
   * @param {number} delay how long the frame is seen, in milliseconds
   */
  add(pixels, delay) {
    const { width, height } = this.#size;
    const colors = gifenc.applyPalette(pixels, this.#palette.slice(0, COLORS));
    const before = this.#shown;
    const written = before
      ? colors.map((color, index) => (color === before[index] ? SAME : color))
      : colors;
    this.#encoder.writeFrame(written, width, height, {
      delay,
      dispose: STAYS,
      ...(before ? { transparent: true, transparentIndex: SAME } : { palette: this.#palette }),
    });
    this.#shown = colors;
  }

  /** The picture. Nothing can be added afterwards. */
  finish() {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }
}
