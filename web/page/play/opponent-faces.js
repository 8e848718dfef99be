/** The faces of the ten opponents: each is a piece of the board seen close, with eyes and a mouth. */
import { outlinesOf } from '../../board/pieces.js';
import { createSvg } from '../base/svg-elements.js';

const DARK = '#24211d';
const LIGHT = '#fffdf8';

/** Two inks, as on the board, the darker one blue: what fills a piece, and what lines on it have. */
const INKS = {
  white: { fill: LIGHT, line: DARK },
  black: { fill: '#3d5166', line: LIGHT },
};

/**
 * One opponent's face, in the units of the grid on which pieces are drawn. `view`: the left and upper edge and the side
 * of what is seen; `eyes`: the middle of each, both at one height; `look`: where the pupils are from there; `mouth` and
 * `brows`: open lines; `extra`: a part with its own color.
 * @typedef {{
 *   role: string,
 *   ink: keyof typeof INKS,
 *   ground: string,
 *   view: readonly [left: number, top: number, side: number],
 *   eyes: { x: readonly number[], y: number },
 *   look: readonly [x: number, y: number],
 *   mouth: string,
 *   brows?: string,
 *   extra?: { d: string, fill: string },
 * }} Face
 */

/** @type {readonly Face[]} from the weakest opponent to the strongest */
const FACES = [
  {
    role: 'pawn',
    ink: 'white',
    ground: '#a8dcc0',
    view: [9, 4, 27],
    eyes: { x: [20, 25], y: 12.4 },
    look: [0, -0.4],
    mouth: 'M20.4 16Q22.5 18.2 24.6 16',
  },
  {
    role: 'pawn',
    ink: 'black',
    ground: '#f7d774',
    view: [8, 1, 29],
    eyes: { x: [20, 25], y: 13.8 },
    look: [0.5, 0.3],
    mouth: 'M20.6 16.9Q22.7 18.6 24.6 16.7',
    extra: {
      d: 'M16.4 10.4Q20.4 7.6 21.6 2.6Q22.5 0.8 23.4 2.6Q24.6 7.6 28.6 10.4Q22.5 8.6 16.4 10.4Z',
      fill: '#d9534f',
    },
  },
  {
    role: 'knight',
    ink: 'white',
    ground: '#f5b993',
    view: [5, 3, 33],
    eyes: { x: [19], y: 15.4 },
    look: [-0.6, 0],
    mouth: 'M10.2 24.4Q12.6 25.2 14 23',
  },
  {
    role: 'bishop',
    ink: 'white',
    ground: '#c9b8ec',
    view: [8, 4, 29],
    eyes: { x: [19.3, 25.7], y: 21 },
    look: [0, 0.3],
    mouth: 'M20.6 25.4Q22.5 26.8 24.4 25.4',
    brows: 'M15.6 20.4L16.4 20.6M22 20.6Q22.5 20 23 20.6M29.4 20.4L28.6 20.6',
  },
  {
    role: 'rook',
    ink: 'white',
    ground: '#f2a9bb',
    view: [7, 6, 31],
    eyes: { x: [19, 26], y: 23.4 },
    look: [0.3, -0.4],
    mouth: 'M19.6 28.2Q22.5 30.6 25.4 28.2',
  },
  {
    role: 'knight',
    ink: 'black',
    ground: '#86c5e6',
    view: [5, 3, 33],
    eyes: { x: [19], y: 15.6 },
    look: [-0.7, 0.2],
    mouth: 'M10.4 24L14 22.8',
    brows: 'M16.2 11.6L21.6 13.2',
  },
  {
    role: 'bishop',
    ink: 'black',
    ground: '#a9cf72',
    view: [8, 4, 29],
    eyes: { x: [19.4, 25.6], y: 21.4 },
    look: [-0.5, 0],
    mouth: 'M20.8 25.8H24.2',
    brows: 'M17 18.2L20.6 18M28 18.2L24.4 18',
  },
  {
    role: 'rook',
    ink: 'black',
    ground: '#eda35c',
    view: [7, 6, 31],
    eyes: { x: [19, 26], y: 24 },
    look: [0, 0.2],
    mouth: 'M19.6 28.8H25.4',
    brows: 'M16.6 20.6L21 21.8M28.4 20.6L24 21.8',
  },
  {
    role: 'queen',
    ink: 'white',
    ground: '#b98ad0',
    view: [4, 3, 37],
    eyes: { x: [18.8, 26.2], y: 25.6 },
    look: [0.5, 0],
    mouth: 'M20 30.4Q22.8 32 25 30',
    brows: 'M16.2 22.6Q18.6 21.4 20.6 22.4M28.8 22.6Q26.4 21.4 24.4 22.4',
  },
  {
    role: 'king',
    ink: 'black',
    ground: '#e8695a',
    view: [5, 3, 35],
    eyes: { x: [17.4, 27.6], y: 22 },
    look: [0, -0.3],
    mouth: 'M19 27.2Q22.5 28.6 26 27.2',
    brows: 'M14 18.4L19.6 19.2M31 18.4L25.4 19.2',
    extra: {
      d: 'M20.9 4.2H24.1V7.2H27.1V10.4H24.1V14.5H20.9V10.4H17.9V7.2H20.9Z',
      fill: '#f2b705',
    },
  },
];

/**
 * The face of the opponent of a level, as a picture that says nothing to a screen reader: the name stands beside it. No
 * face where there is no such opponent.
 * @param {number} level
 */
export function createFace(level) {
  const svg = createSvg('svg', { viewBox: '0 0 45 45', class: 'face', 'aria-hidden': 'true' });
  const face = FACES[level - 1];
  if (!face) return svg;
  const [left, top, side] = face.view;
  svg.setAttribute('viewBox', `${left} ${top} ${side} ${side}`);
  const ground = { x: left, y: top, width: side, height: side, fill: face.ground };
  svg.append(createSvg('rect', ground), ...pieceOf(face), ...featuresOf(face));
  return svg;
}

/** @param {Face} face */
function pieceOf({ role, ink, extra }) {
  const parts = outlinesOf(role).parts.map((d) => ({ d, fill: INKS[ink].fill }));
  const all = extra ? [...parts, extra] : parts;
  const outline = { fill: 'none', stroke: DARK, 'stroke-width': 2.6, 'stroke-linejoin': 'round' };
  return [
    ...all.map(({ d }) => createSvg('path', { d, ...outline })),
    ...all.map(({ d, fill }) => createSvg('path', { d, fill })),
  ];
}

/** @param {Face} face */
function featuresOf({ ink, eyes, look, mouth, brows = '' }) {
  const stroke = INKS[ink].line;
  const eye = { r: 2.1, fill: LIGHT, stroke: DARK, 'stroke-width': 0.8 };
  const line = { fill: 'none', stroke, 'stroke-linecap': 'round', 'stroke-width': 1.2 };
  return [
    ...eyes.x.flatMap((cx) => [
      createSvg('circle', { ...eye, cx, cy: eyes.y }),
      createSvg('circle', { cx: cx + look[0], cy: eyes.y + look[1], r: 1.2, fill: DARK }),
    ]),
    createSvg('path', { d: mouth + brows, ...line }),
  ];
}
