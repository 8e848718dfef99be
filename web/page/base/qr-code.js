/** A text as a QR code, for the camera of a phone. */
import { encode } from 'uqr';
import { createSvg } from './svg-elements.js';

/** Modules of a larger code are too small for a camera that reads it from a screen. */
const LARGEST_VERSION = 25;

/** White modules around the code, as its standard asks for. */
const BORDER = 4;

/**
 * @param {string} text
 * @param {string} label what a screen reader says of the picture
 * @returns {SVGElement | null} null if the text is too long
 */
export function createQrCode(text, label) {
  const code = encoded(text);
  if (!code) return null;
  const { size, data } = code;
  return createSvg(
    'svg',
    {
      viewBox: `0 0 ${size} ${size}`,
      'shape-rendering': 'crispEdges',
      role: 'img',
      'aria-label': label,
    },
    createSvg('path', { d: outlineOf(data) }),
  );
}

/**
 * @param {string} text
 * @returns {{ size: number, data: boolean[][] } | null}
 */
function encoded(text) {
  try {
    return encode(text, { border: BORDER, maxVersion: LARGEST_VERSION });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The dark modules as one path.
 * @param {boolean[][]} rows
 */
function outlineOf(rows) {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
