/** What the marks on the diagrams mean: a few squares of board with the mark, and a word or two. */
import { createLayout } from '../../board/layout.js';
import { make } from '../dom.js';
import { planPicture } from './picture.js';

const HEIGHT = 36;
const SHADOW = 20;

const pieceOf = (role, color = 'white') => ({ role, color });

/** `variants`: the games in which the mark occurs, all where it is left out. Pieces by square, the first one is picked up. */
const ENTRIES = [
  {
    text: 'slides; a man on the way stops it',
    pieces: { a1: pieceOf('rook') },
    hints: [
      { kind: 'line', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'b1' },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    text: 'leaps over anything',
    pieces: { a1: pieceOf('knight') },
    hints: [{ kind: 'diamond', square: 'c1' }],
  },
  {
    text: 'captures',
    pieces: { a1: pieceOf('rook'), c1: pieceOf('knight', 'black') },
    hints: [
      { kind: 'line', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'b1' },
      { kind: 'ring', square: 'c1' },
    ],
  },
  {
    text: 'only moves there',
    pieces: { a1: pieceOf('pawn') },
    hints: [{ kind: 'circle', square: 'b1' }],
  },
  {
    text: 'only captures there',
    pieces: { a1: pieceOf('pawn'), c1: pieceOf('knight', 'black') },
    hints: [
      { kind: 'cross', square: 'b1' },
      { kind: 'corners', square: 'c1' },
    ],
  },
  {
    text: 'castles, by so many squares',
    pieces: { a1: pieceOf('king') },
    hints: [
      { kind: 'lane', squares: ['a1', 'c1'] },
      { kind: 'plate', square: 'c1', text: '2' },
    ],
  },
  {
    text: 'levitates over its own men',
    variants: ['levitating'],
    pieces: { a1: pieceOf('king'), b1: pieceOf('knight') },
    hints: [
      { kind: 'arc', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    text: 'paid for by so many pawns',
    variants: ['tax'],
    pieces: { a1: pieceOf('king') },
    hints: [
      { kind: 'ray', squares: ['a1', 'c1'], text: '2' },
      { kind: 'dot', square: 'b1' },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    text: 'goes up or down',
    variants: ['flying'],
    size: { files: 1, ranks: 1, levels: 2 },
    pieces: { a1: pieceOf('rook') },
    dests: ['a1^'],
    hints: [{ kind: 'dot', square: 'a1^' }],
  },
  {
    text: 'headbutts what stands above',
    variants: ['flying'],
    size: { files: 1, ranks: 1, levels: 2 },
    pieces: { a1: pieceOf('king'), 'a1^': pieceOf('knight', 'black') },
    hints: [
      { kind: 'burst', square: 'a1' },
      { kind: 'corners', square: 'a1^' },
    ],
  },
  {
    text: 'turns on its way',
    variants: ['kingscourt'],
    size: { files: 3, ranks: 2 },
    pieces: { a1: pieceOf('jester') },
    hints: [
      { kind: 'bend', squares: ['a1', 'b2', 'c1'] },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    text: 'flies over an empty square',
    variants: ['kingscourt'],
    pieces: { a1: pieceOf('king') },
    hints: [
      { kind: 'path', squares: ['a1', 'c1'] },
      { kind: 'dot', square: 'c1' },
    ],
  },
  {
    text: 'a rule forbids it',
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
  return ours.map(({ text, size = { files: 3, ranks: 1 }, pieces, hints, dests = [] }) => {
    const room = make('div', { className: 'legend-room' });
    list.append(make('li', {}, room, make('span', { textContent: text })));
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
