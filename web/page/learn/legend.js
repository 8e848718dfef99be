// @ts-nocheck
/** What the marks on the diagrams mean: a few squares of board with the mark, and a word or two. */
import { createLayout } from '../../board/layout.js';
import { createElement } from '../../scene/elements.js';
import { legends } from '../../variants/generated/page/legends.js';
import { texts } from '../page-texts.js';
import { planPicture } from './small-boards.js';

const HEIGHT = 36;
const SHADOW = 20;

const pieceOf = (role, color = 'white') => ({ role, color });

/** What every game has, `mark` being its name among the texts; the rest is as in LegendEntry (web/variants/game.d.ts). */
const SHARED = [
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
    mark: 'ban',
    pieces: { a1: pieceOf('rook') },
    hints: [{ kind: 'ban', square: 'b1' }],
  },
];

/** The marks of a game, each with its words: those of its own stand before the last one, which is a ban. */
function entriesOf({ id }) {
  const shared = SHARED.map(({ mark, ...entry }) => ({ ...entry, text: texts.legend[mark] }));
  const own = (legends[id] ?? []).map(({ texts: words, ...entry }) => ({
    ...entry,
    text: words[texts.language] ?? words.en,
  }));
  return [...shared.slice(0, -1), ...own, ...shared.slice(-1)];
}

/**
 * Fills a list with the marks of a game.
 * @param variant of the package
 * @param {HTMLElement} list on the page
 * @returns the plans of the boards, for Gradually
 */
export function planLegend(variant, list) {
  return entriesOf(variant).map(
    ({ text, size = { files: 3, ranks: 1 }, pieces, hints, dests = [] }) => {
      const room = createElement('div', { className: 'legend-room' });
      list.append(createElement('li', {}, room, createElement('span', { textContent: text })));
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
    },
  );
}
