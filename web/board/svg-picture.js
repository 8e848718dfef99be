// @ts-nocheck
/** A position as a picture in SVG: squares, men, marks and names, for other pages and for print. */

import { figuresOf, liftLines } from './arrows-and-circles.js';
import { createGeometry } from './geometry.js';
import { fileName, rankName } from './layout.js';
import { GRID } from './piece-outlines.js';
import { outlinesOf } from './pieces.js';
import { squareColor } from './themes.js';

const CELL = 48;

/**
 * How a board lies in a picture.
 * @param layout from createLayout
 * @param {'white' | 'black'} orientation
 */
export function pictureGeometry(layout, orientation) {
  const view = { orientation, pixelRatio: 1, labels: true, captions: true };
  const room = CELL * layout.files * layout.levels + 24 + 36 * layout.levels;
  return createGeometry(layout, { ...view, width: room, height: CELL * layout.ranks + 80 });
}

/**
 * @param geometry of pictureGeometry
 * @param {{ pieces, lastMove, shapes, levelNames }} scene as `render` takes it
 * @param theme one of THEMES
 * @returns {string} an SVG document
 */
export function svgPicture(geometry, { pieces, lastMove, shapes, levelNames }, theme) {
  const { layout, width, height, cell } = geometry;
  const squares = layout.squares.map((square) =>
    box(geometry, square, squareColor(theme, layout, square)),
  );
  const tints = lastMove.map((square) => box(geometry, square, theme.lastMove));
  const used = new Map([...pieces.values()].map((piece) => [nameOf(piece), piece]));
  const men = [...pieces].map(([square, piece]) => {
    const { x, y } = geometry.corner(square);
    return `<use href="#${nameOf(piece)}" transform="translate(${x} ${y}) scale(${cell / GRID})"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${[...used.values()].map((piece) => man(piece, theme[piece.color])).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...squares,
    ...tints,
    ...names(geometry, levelNames),
    ...men,
    ...figuresOf(geometry, shapes).map((part) => figure(part, theme)),
    '</svg>\n',
  ].join('\n');
}

function nameOf({ color, role }) {
  return `${color}-${role}`;
}

function box(geometry, square, fill) {
  const { x, y } = geometry.corner(square);
  return `<rect x="${x}" y="${y}" width="${geometry.cell}" height="${geometry.cell}" fill="${fill}"/>`;
}

/** The outlines of a man, to be used wherever it stands. */
function man(piece, { fill, rim, rimWidth, seam, seamWidth }) {
  const { parts, lines, sign } = outlinesOf(piece.role);
  const path = (d, paint) => `<path d="${d}" ${paint}/>`;
  return [
    `<g id="${nameOf(piece)}" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    ...parts.map((d) => path(d, `stroke="${rim}" stroke-width="${rimWidth}"`)),
    ...parts.map((d) => path(d, `fill="${fill}" stroke="${seam}" stroke-width="${seamWidth}"`)),
    ...lines.map((d) => path(d, `stroke="${seam}" stroke-width="${seamWidth}"`)),
    ...(sign
      ? [
          `<text x="22.5" y="30" text-anchor="middle" font-family="sans-serif" font-size="20" fill="${seam}">${sign}</text>`,
        ]
      : []),
    '</g>',
  ].join('');
}

/** Files below, ranks on the left, levels above. */
function names(geometry, levelNames) {
  const { layout, cell, corners, labelRoom, levelHeight } = geometry;
  const text = (x, y, anchor, words) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="sans-serif" font-size="13" fill="#6b645b">${words}</text>`;
  return corners.flatMap(({ x, y }, level) => [
    ...Array.from({ length: layout.files }, (_, file) => {
      const corner = geometry.corner(layout.squareAt(file, 0, level));
      return text(corner.x + cell / 2, y + levelHeight + 16, 'middle', fileName(file));
    }),
    ...Array.from({ length: level === 0 ? layout.ranks : 0 }, (_, rank) => {
      const corner = geometry.corner(layout.squareAt(0, rank, level));
      return text(x - labelRoom / 2, corner.y + cell / 2 + 4, 'middle', rankName(rank));
    }),
    ...(layout.levels > 1 ? [text(x, y - 8, 'start', levelNames[level])] : []),
  ]);
}

/** A part of a shape, as figuresOf gives it. */
function figure({ kind, color, opacity, ...part }, theme) {
  const paint = theme.shapes[color];
  return `<g opacity="${opacity}" stroke="${paint}" fill="${paint}" stroke-linecap="round" stroke-linejoin="round">${FIGURES[kind](part, theme.white.fill)}</g>`;
}

const listOf = (points) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const FIGURES = {
  circle: ({ x, y, radius, width }) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="${width}"/>`,
  arrow: ({ points: [start, tip, left, right, neck], width }) =>
    `<polyline points="${listOf([start, neck])}" stroke-width="${width}"/><polygon points="${listOf([tip, left, right])}" stroke="none"/>`,
  lift: ({ x, y, radius, up }, paper) => {
    const lines = liftLines({ x, y, radius, up }).map(
      (points) =>
        `<polyline points="${listOf(points)}" fill="none" stroke="${paper}" stroke-width="${radius * 0.3}"/>`,
    );
    return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="none"/>${lines.join('')}`;
  },
};
