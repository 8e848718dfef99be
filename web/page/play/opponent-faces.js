/** The faces of the ten opponents: each is a piece of the board seen close, with eyes and a mouth. */
import { outlinesOf } from '../../board/pieces.js';

const SVG = 'http://www.w3.org/2000/svg';

/** How a face is painted: two inks as on the board. */
const INKS = {
  white: { fill: '#fffdf8', line: '#24211d', eye: '#24211d' },
  black: { fill: '#35302b', line: '#fffdf8', eye: '#fffdf8' },
};

/**
 * One opponent's face. `zoom` makes the piece larger around the point (22.5, 45); `eyes`: where each is, and its radius; `mouth` and `extra` are
 * open lines; all in the units of the grid on which pieces are drawn.
 * @typedef {{
 *   role: string,
 *   ink: keyof typeof INKS,
 *   ground: string,
 *   eyes: [x: number, y: number, radius: number][],
 *   mouth: string,
 *   extra?: string,
 *   hat?: { d: string, fill: string },
 * }} Face
 */

/** @type {readonly Face[]} from the weakest opponent to the strongest */
const FACES = [
  {
    role: 'pawn',
    ink: 'white',
    ground: '#bfe3d0',
    eyes: [
      [20.2, 12.6, 1.5],
      [24.8, 12.6, 1.5],
    ],
    mouth: 'M20.4 15.8Q22.5 17.6 24.6 15.8',
  },
  {
    role: 'pawn',
    ink: 'black',
    ground: '#f7d774',
    eyes: [
      [20.2, 13.6, 1.5],
      [24.8, 13.6, 1.5],
    ],
    mouth: 'M20.8 16.6H24.2',
    hat: { d: 'M16.4 10.4L22.5 1.5L28.6 10.4Z', fill: '#d9534f' },
  },
  {
    role: 'knight',
    ink: 'white',
    ground: '#f6c6a8',
    eyes: [[18.6, 15.4, 1.9]],
    mouth: 'M10.6 24.2Q12.6 24.6 14 22.8',
  },
  {
    role: 'bishop',
    ink: 'white',
    ground: '#d5c9ee',
    eyes: [
      [19.2, 22, 1.5],
      [25.8, 22, 1.5],
    ],
    mouth: 'M20.6 25.6Q22.5 26.8 24.4 25.6',
    extra:
      'M16.4 22a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M23 22a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
  },
  {
    role: 'rook',
    ink: 'white',
    ground: '#f2b8c6',
    eyes: [
      [19, 23, 1.7],
      [26, 23, 1.7],
    ],
    mouth: 'M19.8 28Q22.5 30 25.2 28',
  },
  {
    role: 'knight',
    ink: 'black',
    ground: '#9fd0e6',
    eyes: [[18.6, 15.4, 1.9]],
    mouth: 'M10.6 23.6L14 22.4',
    extra: 'M16 12.4L21 13.6',
  },
  {
    role: 'bishop',
    ink: 'black',
    ground: '#b9d68a',
    eyes: [
      [19.4, 21.8, 1.5],
      [25.6, 21.8, 1.5],
    ],
    mouth: 'M20.8 25.8H24.2',
    extra: 'M17.4 19L21 19.4M27.6 19L24 19.4',
  },
  {
    role: 'rook',
    ink: 'black',
    ground: '#e7b27c',
    eyes: [
      [19, 23.4, 1.6],
      [26, 23.4, 1.6],
    ],
    mouth: 'M19.6 28.4H25.4',
    extra: 'M16.8 20.6L21 21.8M28.2 20.6L24 21.8',
  },
  {
    role: 'queen',
    ink: 'white',
    ground: '#c9a3d9',
    eyes: [
      [19, 26, 1.5],
      [26, 26, 1.5],
    ],
    mouth: 'M20.2 30Q22.5 31.8 24.8 30',
    extra: 'M16.8 24.4L18.4 24.8M28.2 24.4L26.6 24.8',
  },
  {
    role: 'king',
    ink: 'black',
    ground: '#f0a35e',
    eyes: [
      [17.6, 21.6, 1.7],
      [27.4, 21.6, 1.7],
    ],
    mouth: 'M18.8 26.4Q22.5 28 26.2 26.4',
    extra: 'M14.6 18.6L19.4 19.6M30.4 18.6L25.6 19.6',
  },
];

/**
 * The face of the opponent of a level, as a picture that says nothing to a screen reader: the name stands beside it.
 * @param {number} level
 */
export function createFace(level) {
  const svg = createPart('svg', { viewBox: '0 0 45 45', class: 'face', 'aria-hidden': 'true' });
  const face = FACES[level - 1];
  if (!face) return svg;
  const { ink, ground, eyes, mouth, extra, hat } = face;
  const { fill, line, eye } = INKS[ink];
  const { parts } = outlinesOf(face.role);
  const open = { fill: 'none', stroke: line, 'stroke-linecap': 'round', 'stroke-width': '1.2' };
  svg.append(
    createPart('rect', { width: '45', height: '45', rx: '22.5', fill: ground }),
    ...parts.map((d) =>
      createPart('path', {
        d,
        fill: 'none',
        stroke: '#24211d',
        'stroke-width': '2.4',
        'stroke-linejoin': 'round',
      }),
    ),
    ...parts.map((d) => createPart('path', { d, fill })),
    ...(hat
      ? [
          createPart('path', {
            d: hat.d,
            fill: hat.fill,
            stroke: '#24211d',
            'stroke-width': '1.2',
            'stroke-linejoin': 'round',
          }),
        ]
      : []),
    ...eyes.map(([cx, cy, r]) =>
      createPart('circle', { cx: String(cx), cy: String(cy), r: String(r), fill: eye }),
    ),
    createPart('path', { d: mouth, ...open }),
    ...(extra ? [createPart('path', { d: extra, ...open })] : []),
  );
  return svg;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function createPart(name, attributes) {
  const part = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  return part;
}
