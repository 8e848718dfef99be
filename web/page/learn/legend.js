/** What the marks on the diagrams mean: a few squares of board with the mark, and a word or two. */
import { createLayout } from '../../board/layout.js';
import { make } from '../../scene/make.js';
import { texts } from '../texts.js';
import { planPicture } from './picture.js';

const HEIGHT = 36;
const SHADOW = 20;

const pieceOf = (role, color = 'white') => ({ role, color });

/** `mark`: its name among the texts; `variants`: the games in which the mark occurs, all where it is left out. Pieces by square, the first one is picked up. */
const ENTRIES = [
  {
    mark: 'slides',
    pieces: { a1: pieceOf('rook') },
    hints: [
      { kind: 'line', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'b1' },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    mark: 'leaps',
    pieces: { a1: pieceOf('knight') },
    hints: [{ kind: 'diamond', square: 'c1' }],
  },
  {
    mark: 'captures',
    pieces: { a1: pieceOf('rook'), c1: pieceOf('knight', 'black') },
    hints: [
      { kind: 'line', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'b1' },
      { kind: 'ring', square: 'c1' },
    ],
  },
  {
    mark: 'onlyMoves',
    pieces: { a1: pieceOf('pawn') },
    hints: [{ kind: 'circle', square: 'b1' }],
  },
  {
    mark: 'onlyCaptures',
    pieces: { a1: pieceOf('pawn'), c1: pieceOf('knight', 'black') },
    hints: [
      { kind: 'cross', square: 'b1' },
      { kind: 'corners', square: 'c1' },
    ],
  },
  {
    mark: 'castles',
    pieces: { a1: pieceOf('king') },
    hints: [
      { kind: 'lane', squares: ['a1', 'c1'] },
      { kind: 'plate', square: 'c1', text: '2' },
    ],
  },
  {
    mark: 'levitates',
    variants: ['levitating'],
    pieces: { a1: pieceOf('king'), b1: pieceOf('knight') },
    hints: [
      { kind: 'arc', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    mark: 'paid',
    variants: ['tax'],
    pieces: { a1: pieceOf('king') },
    hints: [
      { kind: 'ray', squares: ['a1', 'c1'], text: '2' },
      { kind: 'dot', square: 'b1' },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    mark: 'level',
    variants: ['flying'],
    size: { files: 1, ranks: 1, levels: 2 },
    pieces: { a1: pieceOf('rook') },
    dests: ['a1^'],
    hints: [{ kind: 'dot', square: 'a1^' }],
  },
  {
    mark: 'headbutts',
    variants: ['flying'],
    size: { files: 1, ranks: 1, levels: 2 },
    pieces: { a1: pieceOf('king'), 'a1^': pieceOf('knight', 'black') },
    hints: [
      { kind: 'burst', square: 'a1' },
      { kind: 'corners', square: 'a1^' },
    ],
  },
  {
    mark: 'turns',
    variants: ['kingscourt'],
    size: { files: 3, ranks: 2 },
    pieces: { a1: pieceOf('jester') },
    hints: [
      { kind: 'bend', squares: ['a1', 'b2', 'c1'] },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    mark: 'flies',
    variants: ['kingscourt'],
    pieces: { a1: pieceOf('king') },
    hints: [
      { kind: 'path', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    mark: 'ban',
    pieces: { a1: pieceOf('rook') },
    hints: [{ kind: 'ban', square: 'b1' }],
  },
];

/**
 * Fills a list with the marks of a game.
 * @param variant of the package
 * @param {HTMLElement} list on the page
 * @returns the plans of the boards, for Gradually
 */
export function planLegend(variant, list) {
  const ours = ENTRIES.filter(({ variants }) => variants?.includes(variant.id) ?? true);
  return ours.map(({ mark, size = { files: 3, ranks: 1 }, pieces, hints, dests = [] }) => {
    const room = make('div', { className: 'legend-room' });
    list.append(make('li', {}, room, make('span', { textContent: texts.legend[mark] })));
    const show = (board) => {
      board.set({
        pieces: new Map(Object.entries(pieces)),
        dests: new Map([['a1', dests]]),
        hints: new Map([['a1', hints]]),
      });
      board.select('a1');
    };
    const height = size.ranks * HEIGHT + (size.levels ? SHADOW : 0);
    const space = () => ({ width: room.clientWidth, height });
    return planPicture(room, createLayout(size), show, space);
  });
}
