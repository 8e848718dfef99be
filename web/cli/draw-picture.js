// kingcraft draw

/**
 * @import { DrawOptions } from '../draw/draw.js'
 * @import { Kingcraft } from '../kingcraft/index.js'
 */

import { writeFileSync } from 'node:fs';
import { toSvg } from '../draw/draw.js';
import { readShape } from '../kingcraft/pgn/shapes.js';
import { UsageError } from '../referee/player.js';
import { print, printJson, readCount, readWords, status } from './command-line.js';
import { withPlayed } from './engine-commands.js';
import { InputError } from './pgn-files.js';

/** An optional peer of the package: four megabytes that only this command needs. @type {string} */
const PNG_LIBRARY = '@resvg/resvg-js';

/** @param {string} word @param {'--arrow' | '--mark'} option */
function readDrawn(word, option) {
  const shape = readShape(word);
  const isArrow = option === '--arrow';
  if (shape && isArrow === (shape.from !== shape.to)) return shape;
  const wanted = isArrow ? 'two squares, as e2e4 or e2e4:red' : 'a square, as e4 or e4:red';
  throw new UsageError(`${option} wants ${wanted}, not '${word}'`);
}

/** @param {Record<string, any>} values of the options, as readWords() reads them @returns {DrawOptions} */
function drawOptionsOf({ flip, last, arrow = [], mark = [], size, theme, plain }) {
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
    throw new InputError(`a PNG needs a library: npm install ${PNG_LIBRARY}`, { cause });
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

/** Draws a position. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runDraw(kingcraft, words) {
  const { values, positionals } = readWords(words, {
    output: { type: 'string', short: 'o' },
    png: { type: 'boolean' },
    size: { type: 'string' },
    flip: { type: 'boolean' },
    last: { type: 'string' },
    arrow: { type: 'string', multiple: true },
    mark: { type: 'string', multiple: true },
    theme: { type: 'string' },
    plain: { type: 'boolean' },
    moves: { type: 'string' },
  });
  const { output, json } = values;
  const isPng = values.png ?? output?.endsWith('.png') ?? false;
  if (isPng && json) throw new UsageError('--json prints SVG, no PNG');
  if (isPng && !output && process.stdout.isTTY)
    throw new UsageError('a PNG is no text: name its file by --output');
  const options = drawOptionsOf(values);
  const drawn = withPlayed(kingcraft, positionals, values, (game) => ({
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
}
