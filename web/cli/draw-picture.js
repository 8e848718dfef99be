// kingcraft draw

/**
 * @import { DrawOptions } from '../kingcraft/draw/draw.js'
 * @import { Command, Values } from './command-line.js'
 */

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toSvg } from '../kingcraft/draw/draw.js';
import { readShape } from '../kingcraft/pgn/shapes.js';
import { flag, print, printJson, readCount, status, text, texts } from './command-line.js';
import { InputError } from './pgn-files.js';
import { withPosition } from './position-commands.js';
import { UsageError } from './referee/player.js';

/** An optional peer of the package: four megabytes that only this command needs. @type {string} */
const PNG_LIBRARY = '@resvg/resvg-js';

/** @param {string} word @param {'--arrow' | '--mark'} option */
function readDrawn(word, option) {
  const shape = readShape(word);
  const isArrow = option === '--arrow';
  if (shape && isArrow === (shape.from !== shape.to)) return shape;
  const wanted = isArrow
    ? 'two squares, such as e2e4 or e2e4:red'
    : 'a square, such as e4 or e4:red';
  throw new UsageError(`${option} needs ${wanted}, not '${word}'`);
}

/** @param {Values} values @returns {DrawOptions} */
function drawOptionsOf({ flip, last, arrow, mark, size, theme, plain }) {
  // Which squares there are is known to toSvg().
  const arrows = arrow.map((/** @type {string} */ word) => readDrawn(word, '--arrow'));
  const marks = mark.map((/** @type {string} */ word) => {
    const { from: square, color } = readDrawn(word, '--mark');
    return { square, color };
  });
  return {
    orientation: flip ? 'black' : 'white',
    lastMove: last,
    arrows,
    marks,
    size: size === undefined ? undefined : readCount(size, '--size', 16, 8192),
    theme,
    coordinates: !plain,
  };
}

/**
 * @param {string} svg
 * @returns {Promise<Uint8Array>}
 * @throws InputError where the library is not installed
 */
async function pngOf(svg) {
  const library = await import(PNG_LIBRARY).catch((cause) => {
    throw new InputError(`a PNG requires a library: npm install ${PNG_LIBRARY}`, { cause });
  });
  return new library.Resvg(svg).render().asPng();
}

/** @param {string} file @param {string | Uint8Array} content */
function write(file, content) {
  try {
    writeFileSync(file, content);
  } catch (cause) {
    const { message } = /** @type {Error} */ (cause);
    throw new InputError(`'${file}' cannot be written: ${message}`, { cause });
  }
}

/** Whether a PNG is asked for, by --png or by the end of a file's name. @param {Values} values @throws UsageError */
function wantsPng({ output, png = false, json }) {
  if (output === '') throw new UsageError('--output needs a file name');
  const end = path.extname(output ?? '').toLowerCase();
  if (!['', '.svg', '.png'].includes(end))
    throw new UsageError(`--output writes .svg or .png, not '${end}'`);
  if (png && end === '.svg') throw new UsageError("--png needs a file name that ends in '.png'");
  const isPng = png || end === '.png';
  if (isPng && json) throw new UsageError('--json prints SVG, not PNG');
  if (isPng && !output && process.stdout.isTTY)
    throw new UsageError('a terminal cannot show a PNG: name a file with --output');
  return isPng;
}

/** Draws a position. @type {Command} */
export const draw = {
  options: {
    json: flag,
    output: { ...text, short: 'o' },
    png: flag,
    size: text,
    flip: flag,
    last: text,
    arrow: texts,
    mark: texts,
    theme: text,
    plain: flag,
    moves: text,
  },
  async run(kingcraft, values, words) {
    const { output, json } = values;
    const isPng = wantsPng(values);
    const options = drawOptionsOf(values);
    const drawn = withPosition(kingcraft, words, values, (game) => ({
      variant: game.variant,
      fen: game.fen(),
      svg: toSvg(game, options),
    }));
    const picture = isPng ? await pngOf(drawn.svg) : drawn.svg;
    if (output) write(output, picture);
    if (json) printJson(drawn);
    else if (!output && isPng) process.stdout.write(picture);
    else if (!output) print(drawn.svg.trimEnd());
    return status.right;
  },
};
