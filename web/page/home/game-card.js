/**
 * The card of a game: a little board that shows its special move, its name, and the ways to play and to learn it.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { GamePicture } from '../../variants/game.js'
 */

import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { learnAddress } from '../../game/page-address.js';
import { piecesOf } from '../../game/position-scene.js';
import { pictures } from '../../variants/generated/page/pictures.js';
import { watchBoardTheme } from '../base/board-look.js';
import { wholeNumber } from '../base/formats.js';
import { gameName, gameTagline, texts } from '../base/page-texts.js';
import { standingIn } from '../play/standing-store.js';
import { progressAddress } from '../progress/progress-address.js';
import { puzzlesAddress } from '../puzzles/puzzle-address.js';
import { hasPuzzles } from '../puzzles/puzzle-files.js';
import { settings } from '../store/settings.js';

/** On a phone a card has no room for two levels beside each other. */
const COMPACT = matchMedia('(max-width: 639px)');

/** Nobody waits for the move of a card, so that it may take longer than one of a game. */
const SLOWNESS = 4;

export class GameCard {
  #variant;
  #host = h('div');
  #rungs;
  /** @type {Board | null} */
  #board = null;

  /**
   * @param {Variant} variant
   * @param {(variant: string) => void} play
   */
  constructor(variant, play) {
    this.#variant = variant;
    const name = gameName(variant);
    this.#rungs = h('a', { class: 'rungs', href: progressAddress(variant.id), hidden: true });
    const tagline = h('p', {}, gameTagline(variant));
    const words = h('div', { class: 'words' }, h('h3', {}, name), tagline, this.#rungs);
    const button = h(
      'button',
      { class: 'primary', type: 'button', 'aria-label': texts.gallery.playGame(name) },
      texts.gallery.play,
    );
    const learn = h(
      'a',
      { href: learnAddress(variant.id), 'aria-label': texts.gallery.learnGame(name) },
      texts.gallery.learn,
    );
    const links = h('div', { class: 'links' }, learn);
    if (hasPuzzles(variant)) links.append(createPuzzlesLink(variant));
    const actions = h('div', { class: 'actions' }, button, links);
    /** The picture of the game. With a pointer, it also serves as its button. */
    this.picture = h('div', { class: 'picture' }, this.#host);
    this.element = h('li', { class: 'card' }, this.picture, words, actions);
    for (const part of [button, this.picture])
      part.addEventListener('click', () => play(variant.id));
    for (const type of ['pointerenter', 'focusin'])
      this.element.addEventListener(type, () => this.move());
  }

  /** Shows which of the opponents were beaten, once a game was rated. */
  update() {
    const { beaten, curve, rating } = standingIn(this.#variant);
    const isNew = curve.length === 0 && beaten.length === 0;
    this.#rungs.hidden = isNew || !settings.current.progress;
    const levels = texts.opponents.list.map((_, index) => index + 1);
    const rungs = levels.map((level) =>
      h('span', { class: beaten.includes(level) ? 'beaten' : '' }),
    );
    this.#rungs.replaceChildren(...rungs);
    const [won, all, value] = [beaten.length, levels.length, Math.round(rating.value)].map(
      wholeNumber,
    );
    const words = texts.standing.rungs(won, all, value);
    this.#rungs.title = `${texts.progress.inGame(gameName(this.#variant))}: ${words}`;
    this.#rungs.setAttribute('aria-label', this.#rungs.title);
  }

  /** Puts the board in, once the card is seen and has a size. */
  open() {
    if (this.#board) return;
    const layout = createLayout(this.#variant);
    this.#board = new Board(this.#host.appendChild(h('div')), {
      layout,
      texts: texts.board,
      interactive: false,
    });
    const { placement, motions, path, crowns } = pictureOf(this.#variant);
    const [move] = motions;
    this.#board.set({
      pieces: piecesOf(layout, placement),
      path,
      lastMove: move ? [move.from, move.to] : [],
      crowns,
    });
    watchBoardTheme((theme) => this.#board?.set({ theme }));
    this.#arrange();
    COMPACT.addEventListener('change', () => this.#arrange());
  }

  #arrange() {
    this.#board?.set({ arrangement: COMPACT.matches ? 'badges' : 'beside' });
  }

  /** Shows the special move once; it is over at once where the reader wants less motion. */
  move() {
    this.#board?.play(pictureOf(this.#variant).motions, SLOWNESS);
  }
}

/** @param {Variant} variant */
function createPuzzlesLink(variant) {
  return h(
    'a',
    { href: puzzlesAddress(variant.id), 'aria-label': texts.puzzles.titleOf(gameName(variant)) },
    texts.puzzles.title,
  );
}

/** The generated module is data without types. */
const gamePictures = /** @type {Record<string, GamePicture | undefined>} */ (
  /** @type {unknown} */ (pictures)
);

/**
 * The special move of a game: the pieces after it, and how it went. A game that has none shows its start position.
 * @param {Pick<Variant, 'id' | 'startFen'>} variant
 * @returns {Required<Omit<GamePicture, 'path'>> & { path: GamePicture['path'] | null }}
 */
export function pictureOf({ id, startFen }) {
  return { placement: startFen, motions: [], path: null, crowns: [], ...gamePictures[id] };
}
