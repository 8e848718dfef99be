/**
 * Small boards to look at: the telling move of a game, how each kind of piece moves, and the symbols of the diagrams.
 * @import { Color, Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { LegendEntry } from '../../variants/game.js'
 * @import { Glance } from '../../variants/rulebook.js'
 * @import { BoardPlan } from './lazy-boards.js'
 */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { h, sentence } from '../../dom/elements.js';
import { readPosition } from '../../game/diagram-position.js';
import { piecesOf } from '../../game/position-scene.js';
import { legends } from '../../variants/generated/page/legends.js';
import { texts } from '../base/page-texts.js';
import { pictureOf } from '../home/game-card.js';

/** The heights of a row and of the edge below a second level, in pixels. */
const ROW = 36;
const EDGE = 20;

/**
 * @param {string} role
 * @param {Color} color
 */
const pieceOf = (role, color = 'white') => ({ role, color });

/**
 * The symbols that every game has. `mark` is the key of their text.
 * @type {(Omit<LegendEntry, 'texts'> & { mark: keyof typeof texts.legend })[]}
 */
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

/**
 * The plan of a board that fills the width of a room.
 * @param {HTMLElement} room
 * @param {BoardPlan['layout']} layout
 * @param {(board: Board) => void} show sets what is to be seen
 * @param {BoardPlan['space']} space as high as the room is wide, unless something else is given
 * @returns {BoardPlan}
 */
function planBoard(
  room,
  layout,
  show,
  space = () => ({ width: room.clientWidth, height: room.clientWidth }),
) {
  const open = () => {
    const host = room.appendChild(h('div'));
    const board = new Board(host, {
      layout,
      container: room,
      texts: texts.board,
      interactive: false,
      space,
    });
    show(board);
    return board;
  };
  return { room, layout, labels: false, space, open };
}

/**
 * The telling move of a game, as on its card.
 * @param {Variant} variant
 * @param {HTMLElement} room
 */
export function planTellingMove(variant, room) {
  const layout = createLayout(variant);
  return planBoard(room, layout, (board) => {
    const { placement, motions, path, crowns } = pictureOf(variant);
    const pieces = piecesOf(layout, placement);
    const [move] = motions;
    board.set({ pieces, path, lastMove: move ? [move.from, move.to] : [], crowns });
  });
}

/**
 * Fills a list with one board for each kind of piece.
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {HTMLElement} list on the page
 * @param {Glance[]} entries of the rulebook
 */
export function planGlance(kingcraft, variant, list, entries) {
  const layout = createLayout(variant);
  return entries.map((entry) => {
    const room = h('div', { class: 'glance-room' });
    const name = h('h3', {}, texts.pieces[entry.piece] ?? entry.piece);
    const text = h('p', {}, ...sentence(entry.text));
    list.append(h('li', {}, room, name, ...notationOf(variant, entry.piece), text));
    return planBoard(room, layout, (board) => {
      const { scene, from } = readPosition(kingcraft, variant, layout, entry, texts.hints);
      board.set({ ...scene, check: [] });
      board.select(from);
    });
  });
}

/**
 * How a piece moves in Betza's notation, where that says all.
 * @param {Variant} variant
 * @param {string} piece its role
 */
function notationOf({ betza }, piece) {
  const text = /** @type {Record<string, string | undefined>} */ (betza)[piece];
  if (!text) return [];
  const code = h('code', {}, text);
  return [h('p', {}, `${texts.learn.betza} `, code)];
}

/**
 * The symbols of a game, each with its text. Those of its own stand in front of the last one, which is a ban.
 * @param {Variant} variant
 */
function legendOf({ id }) {
  const shared = SHARED.map(({ mark, ...entry }) => ({ ...entry, text: texts.legend[mark] }));
  const own = (legends[id] ?? []).map(({ texts: words, ...entry }) => ({
    ...entry,
    text: words[texts.language] ?? words.en,
  }));
  return [...shared.slice(0, -1), ...own, ...shared.slice(-1)];
}

/**
 * Fills a list with the symbols of a game.
 * @param {Variant} variant
 * @param {HTMLElement} list on the page
 */
export function planLegend(variant, list) {
  return legendOf(variant).map(
    ({ text, size = { files: 3, ranks: 1 }, pieces, hints, dests = [] }) => {
      const room = h('div', { class: 'legend-room' });
      list.append(h('li', {}, room, h('span', {}, text)));
      const height = size.ranks * ROW + (size.levels ? EDGE : 0);
      const show = (/** @type {Board} */ board) => {
        board.set({
          pieces: new Map(Object.entries(pieces)),
          dests: new Map([['a1', dests]]),
          hints: new Map([['a1', hints]]),
        });
        board.select('a1');
      };
      const space = () => ({ width: room.clientWidth, height });
      return planBoard(room, createLayout(size), show, space);
    },
  );
}
