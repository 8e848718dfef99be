/**
 * The card of a game: a little board that shows its special move, its name, and the ways to play and to learn it.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { GamePicture } from '../../variants/game.js'
 */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { createElement } from '../../dom/elements.js';
import { piecesOf } from '../../game/position-scene.js';
import { pictures } from '../../variants/generated/page/pictures.js';
import { learnAddress } from '../base/page-address.js';
import { gameName, gameTagline, texts } from '../base/page-texts.js';
import { puzzlesAddress } from '../puzzles/puzzle-address.js';
import { hasPuzzles } from '../puzzles/puzzle-files.js';
import { settings } from '../store/settings.js';

/** On a phone a card has no room for two levels beside each other. */
const COMPACT = matchMedia('(max-width: 639px)');

/** Nobody waits for the move of a card, so that it may take longer than one of a game. */
const SLOWNESS = 4;

export class GameCard {
  #variant;
  #host = createElement('div');
  /** @type {Board | null} */
  #board = null;

  /**
   * @param {Variant} variant
   * @param {(variant: string) => void} play
   */
  constructor(variant, play) {
    this.#variant = variant;
    const name = gameName(variant);
    const words = createElement(
      'div',
      { className: 'words' },
      createElement('h3', { textContent: name }),
      createElement('p', { textContent: gameTagline(variant) }),
    );
    const button = createElement('button', {
      type: 'button',
      className: 'primary',
      textContent: texts.gallery.play,
    });
    button.setAttribute('aria-label', texts.gallery.playGame(name));
    const learn = createElement('a', {
      href: learnAddress(variant.id),
      textContent: texts.gallery.learn,
    });
    learn.setAttribute('aria-label', texts.gallery.learnGame(name));
    const links = createElement('div', { className: 'links' }, learn);
    if (hasPuzzles(variant)) links.append(createPuzzlesLink(variant));
    const actions = createElement('div', { className: 'actions' }, button, links);
    /** What is seen of the game, which also stands for its button where there is a pointer. */
    this.picture = createElement('div', { className: 'picture' }, this.#host);
    this.element = createElement('li', { className: 'card' }, this.picture, words, actions);
    for (const part of [button, this.picture])
      part.addEventListener('click', () => play(variant.id));
    for (const type of ['pointerenter', 'focusin'])
      this.element.addEventListener(type, () => this.move());
  }

  /** Puts the board in, once the card is seen and has a size. */
  open() {
    if (this.#board) return;
    const layout = createLayout(this.#variant);
    this.#board = new Board(this.#host.appendChild(createElement('div')), {
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
    settings.watch(({ theme }) => this.#board?.set({ theme }));
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
  const link = createElement('a', {
    href: puzzlesAddress(variant.id),
    textContent: texts.puzzles.title,
  });
  link.setAttribute('aria-label', texts.puzzles.titleOf(gameName(variant)));
  return link;
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
