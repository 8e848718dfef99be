/**
 * The first visit: one card a game, each with a little board.
 * @import { Variant } from '../kingcraft/index.js'
 * @import { GamePicture } from '../variants/game.js'
 * @import { Visit } from './router.js'
 */
import { Board } from '../board/board.js';
import { createLayout } from '../board/layout.js';
import { createElement } from '../scene/elements.js';
import { piecesOf } from '../scene/position-scene.js';
import { pictures } from '../variants/generated/page/pictures.js';
import { inOrder } from './game-words.js';
import { learnAddress } from './page-address.js';
import { byId, findIn } from './page-elements.js';
import { gameName, gameTagline, texts } from './page-texts.js';

/** @typedef {{ card: HTMLElement, host: HTMLElement, variant: Variant, board: Board | null }} Card */

export class Gallery {
  /** @type {Card[]} */
  #cards = [];
  root = byId('gallery');
  #resume = findIn(byId('resume'), 'button');
  #running;

  /**
   * @param {readonly Variant[]} variants as the package lists them
   * @param {{ play(variant: string): void, resume(): void, running(): Variant | null }} handlers `running()`: the variant of the game that goes on
   */
  constructor(variants, { play, resume, running }) {
    this.#running = running;
    this.#resume.addEventListener('click', resume);
    byId('cards').append(...inOrder(variants).map((variant) => this.#createCard(variant, play)));
  }

  /**
   * @param {Variant} variant
   * @param {(variant: string) => void} play
   */
  #createCard(variant, play) {
    const host = createElement('div');
    const credit = variant.inventor ? texts.gallery.credit(variant) : '';
    const words = createElement(
      'div',
      { className: 'words' },
      createElement('h2', { textContent: gameName(variant) }),
      createElement('p', { textContent: gameTagline(variant) }),
      createElement('p', { className: 'credit', textContent: credit }),
    );
    const button = createElement('button', {
      type: 'button',
      className: 'primary',
      textContent: texts.gallery.play,
    });
    button.setAttribute('aria-label', texts.gallery.playGame(gameName(variant)));
    const learn = createElement('a', {
      href: learnAddress(variant.id),
      textContent: texts.gallery.learn,
    });
    learn.setAttribute('aria-label', texts.gallery.learnGame(gameName(variant)));
    const actions = createElement('div', { className: 'actions' }, button, learn);
    button.addEventListener('click', () => play(variant.id));
    const picture = createElement('div', { className: 'picture' }, host);
    const card = createElement('li', { className: 'card' }, picture, words, actions);
    this.#cards.push({ card, host, variant, board: null });
    return card;
  }

  /**
   * @param {string} _address
   * @param {Visit} visit
   */
  show(_address, visit) {
    if (!visit.enter(this)) return;
    document.title = 'Kingcraft';
    const running = this.#running();
    this.#resume.hidden = running === null;
    if (running) this.#resume.textContent = texts.gallery.back(gameName(running));
    for (const card of this.#cards) card.board ??= createBoard(card);
    this.setTheme(visit.theme);
  }

  /** @param {string} theme */
  setTheme(theme) {
    for (const { board } of this.#cards) board?.set({ theme });
  }
}

/**
 * A little board that shows one typical move, again when the pointer or the focus comes to its card.
 * @param {Card} card
 */
function createBoard({ card, host, variant }) {
  const layout = createLayout(variant);
  const board = new Board(host.appendChild(createElement('div')), {
    layout,
    words: texts.board,
    interactive: false,
  });
  const { placement, motions, path, crowns } = pictureOf(variant);
  const [move] = motions;
  board.set({
    pieces: piecesOf(layout, placement),
    path,
    lastMove: move ? [move.from, move.to] : [],
    crowns,
  });
  for (const type of ['pointerenter', 'focusin'])
    card.addEventListener(type, () => board.play(motions));
  return board;
}

/** The generated module is data without types. */
const gamePictures = /** @type {Record<string, GamePicture | undefined>} */ (
  /** @type {unknown} */ (pictures)
);

/**
 * The typical move of a game: the pieces after it, and how it went. A game that has none shows its start position.
 * @param {Pick<Variant, 'id' | 'startFen'>} variant
 * @returns {Required<Omit<GamePicture, 'path'>> & { path: GamePicture['path'] | null }}
 */
export function pictureOf({ id, startFen }) {
  return { placement: startFen, motions: [], path: null, crowns: [], ...gamePictures[id] };
}
