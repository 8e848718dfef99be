/**
 * The state of the game beside the board, for both sides: the reach of kings whose steps are counted, which of two
 * kings is royal, what a game counts, and who may still castle, once that is not as at the start.
 * @import { Layout, Piece } from '../../board/board-types.js'
 * @import { Color, Square, Variant } from '../../kingcraft/index.js'
 * @import { Session, SessionPosition } from './session.js'
 */
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { crownsOf } from '../../game/game-facts.js';
import { piecesOf } from '../../game/position-scene.js';
import { readFen } from '../../kingcraft/fen.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { piecesWithRights, reachPicture, rightsPicture, royalPicture } from './fact-pictures.js';
import { describeRights } from './position-view.js';

/** @type {Color[]} */
const COLORS = ['white', 'black'];

/** What is shown of one side: a picture, and the same in words. @typedef {{ picture: Node, words: string }} Fact */

/** @typedef {{ layout: Layout, pieces: Map<Square, Piece>, position: SessionPosition, variant: Variant }} Shown */

export class FactsView {
  #list = byId('game-facts');
  /** What the pictures show: they are drawn again only for something else. */
  #shown = '';

  /**
   * @param {Session} session
   * @param {number} ply the half-move on the board
   * @param {Color} orientation who sits below
   */
  update(session, ply, orientation) {
    const { variant, startFen } = session;
    const position = session.position(ply);
    const wanted = JSON.stringify([variant.id, startFen, position.fen, orientation]);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    const layout = createLayout(variant);
    const shown = { layout, pieces: piecesOf(layout, position.fen), position, variant };
    const counts = [position, session.position(0)].some(({ reach }) =>
      COLORS.some((color) => reach[color].length > 0),
    );
    const rows = [
      ...(counts ? [row(texts.facts.reach, (color) => reachOf(shown, color, orientation))] : []),
      ...royalRow(shown),
      ...stateRow(shown),
      ...rightsRow(shown),
    ];
    this.#list.replaceChildren(...rows);
    this.#list.hidden = rows.length === 0;
  }
}

/**
 * @param {string} name
 * @param {(color: Color) => Fact | null} factOf
 */
function row(name, factOf) {
  const cells = COLORS.map((color) => {
    const fact = factOf(color);
    if (!fact) return h('dd');
    const picture = h(
      'span',
      { title: fact.words, role: 'img', 'aria-label': fact.words },
      fact.picture,
    );
    return h('dd', {}, picture);
  });
  return h('div', {}, h('dt', {}, name), ...cells);
}

/**
 * @param {Shown} shown
 * @param {Color} color
 * @param {Color} orientation
 * @returns {Fact | null}
 */
function reachOf({ layout, pieces, position }, color, orientation) {
  const [square] = position.royals[color];
  const king = square && pieces.get(square);
  if (!king) return null;
  const rays = position.reach[color];
  const words = texts.facts.reachOf(color, rays);
  return { picture: reachPicture(layout, king, rays, orientation), words };
}

/** The row of games in which a side may have several kings. @param {Shown} shown */
function royalRow({ pieces, position, variant }) {
  const [counted] = variant.pieceCounts.filter(({ max }) => max > 1);
  if (!counted) return [];
  const crowns = crownsOf(pieces, position.royals);
  return [
    row(texts.facts.royal, (color) => {
      const kings = [...pieces]
        .filter(([, piece]) => piece.role === counted.piece && piece.color === color)
        .map(([square, piece]) => ({ square, piece, isRoyal: crowns.includes(square) }))
        .sort((one, other) => one.square.localeCompare(other.square));
      const [royal] = position.royals[color];
      if (!royal) return null;
      return { picture: royalPicture(kings), words: texts.facts.royalOf(color, royal) };
    }),
  ];
}

/** What the game keeps beside the board: each side's part of it, or all of it in one place. @param {Shown} shown */
function stateRow({ position, variant }) {
  const name = texts.games[variant.id]?.state;
  const { state } = readFen(position.fen);
  if (!name || !state) return [];
  const parts = state.split('+');
  return [
    row(name, (color) => {
      const text = parts.length === COLORS.length ? parts[COLORS.indexOf(color)] : state;
      const words = `${texts.colors[color]}: ${text}`;
      return { picture: document.createTextNode(text), words };
    }),
  ];
}

/** The place of the rights, empty while they are as at the start and when none is left. @param {Shown} shown */
function rightsRow({ layout, position, variant }) {
  const { rights } = position;
  const all = variant.rights;
  if (all.length === 0) return [];
  const start = piecesOf(layout, variant.startFen);
  const jumps = all.some(({ kind }) => kind === 'first-move');
  const element = row(jumps ? texts.facts.castlingAndJumps : texts.facts.castling, (color) => ({
    picture: rightsPicture(piecesWithRights(layout, all, rights, color, start)),
    words: `${texts.colors[color]} ${describeRights(rights, color)}`,
  }));
  const isWorth = rights.length > 0 && rights.length < all.length;
  element.classList.toggle('unchanged', !isWorth);
  return [element];
}
