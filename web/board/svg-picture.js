/** @import { ArrowFigure, CircleFigure, Figure, LiftFigure } from './arrows-and-circles.js' */
/** @import { Color, Ink, Layout, PaintedScene, Piece, Point, Theme } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** A position as a picture in SVG: squares, pieces, marks and names, for other pages and for print. */

import { GRID } from '../variants/piece-outlines.js';
import { figuresOf, liftLines } from './arrows-and-circles.js';
import { createGeometry } from './geometry.js';
import { fileName, rankName } from './layout.js';
import { outlinesOf } from './pieces.js';
import { crownPoints } from './square-marks.js';
import { squareColor } from './themes.js';

const CELL = 48;

/** By name, since programs that know no page take any font for 'sans-serif'. */
const FONTS = 'Arial, Helvetica, Liberation Sans, DejaVu Sans, sans-serif';

/** How opaque the light of a check is, from the middle of its square outward. */
const GLOW = [
  [0.19, 1],
  [0.64, 0.75],
  [1, 0],
];

/**
 * How a board lies in a picture.
 * @param {Layout} layout
 * @param {Color} orientation
 * @param {boolean} [labels] whether files and ranks are named
 */
export function pictureGeometry(layout, orientation, labels = true) {
  const view = { orientation, pixelRatio: 1, labels, captions: true };
  const names = labels ? 24 : 4;
  const across = CELL * layout.files * layout.levels + names + 36 * layout.levels;
  return createGeometry(layout, {
    ...view,
    width: across,
    height: CELL * layout.ranks + names + 56,
  });
}

/**
 * @typedef {Pick<PaintedScene, 'pieces' | 'lastMove' | 'shapes'> & { levelNames: readonly string[], check?: string[],
 *   crowns?: string[] }} PictureScene
 *
 * @param {Geometry} geometry of pictureGeometry
 * @param {PictureScene} scene
 * @param {Theme} theme
 * @param {{ size?: number | undefined, label?: string }} [form] the width in pixels, where it is not that of the
 *   geometry, and what is said instead of the picture
 * @returns {string} an SVG document
 */
export function svgPicture(geometry, scene, theme, { size, label } = {}) {
  const { pieces, lastMove, shapes, levelNames, check = [], crowns = [] } = scene;
  const { layout, width, height, cell } = geometry;
  const squares = layout.squares.map((square) =>
    box(geometry, square, squareColor(theme, layout, square)),
  );
  const tints = lastMove.map((square) => box(geometry, square, theme.lastMove));
  const used = new Map([...pieces.values()].map((piece) => [nameOf(piece), piece]));
  const placed = [...pieces].map(([square, piece]) => {
    const { x, y } = geometry.corner(square);
    return `<use href="#${nameOf(piece)}" transform="translate(${x} ${y}) scale(${cell / GRID})"/>`;
  });
  const shown = size ? { width: size, height: rounded((size * height) / width) } : geometry;
  const said = label === undefined ? '' : ` role="img" aria-label="${escaped(label)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${shown.width}" height="${shown.height}" font-family="${FONTS}"${said}>`,
    `<defs>${[...used.values()].map((piece) => definition(piece, theme[piece.color])).join('')}${check.length > 0 ? glow(theme) : ''}</defs>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...squares,
    ...tints,
    ...check.map((square) => box(geometry, square, 'url(#check)')),
    ...names(geometry, levelNames),
    ...placed,
    ...crowns.map((square) => crown(geometry, square, theme)),
    ...figuresOf(geometry, shapes).map((part) => figure(part, theme)),
    '</svg>\n',
  ].join('\n');
}

const rounded = (/** @type {number} */ number) => Math.round(number * 100) / 100;

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]).replace(/[^\P{Cc}\t\n\r]/gu, '\uFFFD');

/** The light of a check, as square-marks.js paints it. @param {Theme} theme */
function glow({ check }) {
  const stops = GLOW.map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="${check}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="check" r="0.62">${stops.join('')}</radialGradient>`;
}

/**
 * A crown in the corner of a square.
 * @param {Geometry} geometry
 * @param {string} square
 * @param {Theme} theme
 */
function crown(geometry, square, theme) {
  const points = crownPoints(geometry.corner(square), geometry.side(square));
  return `<polygon points="${listOf(points)}" fill="${theme.crown}" stroke="${theme.black.rim}" stroke-width="1.4" stroke-linejoin="round"/>`;
}

function nameOf(/** @type {Piece} */ { color, role }) {
  return `${color}-${role}`;
}

/**
 * @param {Geometry} geometry
 * @param {string} square
 * @param {string} fill
 */
function box(geometry, square, fill) {
  const { x, y } = geometry.corner(square);
  return `<rect x="${x}" y="${y}" width="${geometry.cell}" height="${geometry.cell}" fill="${fill}"/>`;
}

/**
 * The outlines of a piece, to be used on every square where it stands.
 * @param {Piece} piece
 * @param {Ink} ink
 */
function definition(piece, ink) {
  const address = ink.addressOf?.(piece) ?? null;
  if (address !== null)
    return `<image id="${nameOf(piece)}" width="${GRID}" height="${GRID}" href="${escaped(address)}"/>`;
  const { set, fill, rim, rimWidth, seam, seamWidth } = ink;
  const { parts, lines, sign } = outlinesOf(piece.role, set);
  const path = (/** @type {string} */ d, /** @type {string} */ paint) =>
    `<path d="${d}" ${paint}/>`;
  return [
    `<g id="${nameOf(piece)}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    ...parts.map((d) => path(d, `stroke="${rim}" stroke-width="${rimWidth}"`)),
    ...parts.map((d) => path(d, `fill="${fill}" stroke="${seam}" stroke-width="${seamWidth}"`)),
    ...lines.map((d) => path(d, `stroke="${seam}" stroke-width="${seamWidth}"`)),
    ...(sign
      ? [`<text x="22.5" y="30" text-anchor="middle" font-size="20" fill="${seam}">${sign}</text>`]
      : []),
    '</g>',
  ].join('');
}

/**
 * A name beside the squares.
 * @param {number} x
 * @param {number} y
 * @param {string} anchor
 * @param {string} words
 */
function label(x, y, anchor, words) {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="13" fill="#6b645b">${escaped(words)}</text>`;
}

/**
 * Files below, ranks on the left, levels above.
 * @param {Geometry} geometry
 * @param {readonly string[]} levelNames
 */
function names(geometry, levelNames) {
  const { layout, cell, corners, labelSize, levelHeight } = geometry;
  const captions = corners.flatMap(({ x, y }, level) =>
    layout.levels > 1 ? [label(x, y - 8, 'start', levelNames[level] ?? '')] : [],
  );
  if (labelSize === 0) return captions;
  const beside = corners.flatMap(({ x, y }, level) => {
    const places = layout.squares.filter((square) => layout.place(square).level === level);
    const lowest = places.filter((square) => layout.place(square).rank === 0);
    const leftmost = places.filter((square) => layout.place(square).file === 0);
    return [
      ...lowest.map((square) => {
        const middle = geometry.corner(square).x + cell / 2;
        const name = fileName(layout.place(square).file);
        return label(middle, y + levelHeight + 16, 'middle', name);
      }),
      ...(level === 0 ? leftmost : []).map((square) => {
        const middle = geometry.corner(square).y + cell / 2;
        return label(x - labelSize / 2, middle + 4, 'middle', rankName(layout.place(square).rank));
      }),
    ];
  });
  return [...beside, ...captions];
}

/**
 * A part of a shape.
 * @param {Figure & { color: string, opacity: number }} part
 * @param {Theme} theme
 */
function figure(part, theme) {
  const paint = theme.shapes[part.color];
  return `<g opacity="${part.opacity}" stroke="${paint}" fill="${paint}" stroke-linecap="round" stroke-linejoin="round">${drawing(part, theme.white.fill)}</g>`;
}

/**
 * @param {Figure} part
 * @param {string} paper
 */
function drawing(part, paper) {
  if (part.kind === 'circle') return circle(part);
  return part.kind === 'arrow' ? arrow(part) : lift(part, paper);
}

const listOf = (/** @type {Point[]} */ points) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

function circle(/** @type {CircleFigure} */ { x, y, radius, width }) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="${width}"/>`;
}

function arrow(/** @type {ArrowFigure} */ { points: [start, tip, left, right, neck], width }) {
  return `<polyline points="${listOf([start, neck])}" stroke-width="${width}"/><polygon points="${listOf([tip, left, right])}" stroke="none"/>`;
}

function lift(/** @type {LiftFigure} */ { x, y, radius, up }, /** @type {string} */ paper) {
  const lines = liftLines({ x, y, radius, up }).map(
    (points) =>
      `<polyline points="${listOf(points)}" fill="none" stroke="${paper}" stroke-width="${radius * 0.3}"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="none"/>${lines.join('')}`;
}
