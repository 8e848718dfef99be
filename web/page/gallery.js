// @ts-nocheck
/** The first visit: one card a game, each with a little board. */
import { Board } from '../board/board.js';
import { createLayout } from '../board/layout.js';
import { createElement } from '../scene/elements.js';
import { piecesOf } from '../scene/position-scene.js';
import { pictures } from '../variants/generated/page/pictures.js';
import { inOrder } from './game-words.js';
import { learnAddress } from './page-address.js';
import { byId } from './page-elements.js';
import { gameName, gameTagline, texts } from './page-texts.js';

export class Gallery {
  #boards = [];
  root = byId('gallery');

  /**
   * @param variants as the package lists them
   * @param handlers `play(variantId)`, `resume()`, `running()`: the variant of the game that goes on, or null
   */
  constructor(variants, { play, resume, running }) {
    this.running = running;
    byId('resume').firstElementChild.addEventListener('click', resume);
    byId('cards').append(...inOrder(variants).map((variant) => this.#createCard(variant, play)));
  }

  #createCard(variant, play) {
    const picture = createElement('div', { className: 'picture' }, createElement('div'));
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
    const card = createElement('li', { className: 'card' }, picture, words, actions);
    this.#boards.push({ card, host: picture.firstElementChild, variant });
    return card;
  }

  show(_address, visit) {
    if (!visit.enter(this)) return;
    document.title = 'Kingcraft';
    const running = this.running();
    byId('resume').firstElementChild.hidden = running === null;
    if (running)
      byId('resume').firstElementChild.textContent = texts.gallery.back(gameName(running));
    for (const entry of this.#boards) entry.board ??= createBoard(entry);
    this.setTheme(visit.theme);
  }

  setTheme(theme) {
    for (const { board } of this.#boards) board.set({ theme });
  }
}

/** A little board that shows a telling move, again when the pointer or the focus comes to its card. */
function createBoard({ card, host, variant }) {
  const layout = createLayout(variant);
  const board = new Board(host.appendChild(createElement('div')), {
    layout,
    words: texts.board,
    interactive: false,
  });
  const { placement, motions, path, crowns } = pictureOf(variant);
  const pieces = piecesOf(layout, placement);
  const [move] = motions;
  board.set({
    pieces,
    path,
    lastMove: move ? [move.from, move.to] : [],
    crowns,
  });
  for (const type of ['pointerenter', 'focusin'])
    card.addEventListener(type, () => board.play(motions));
  return board;
}

/**
 * The picture of a game: `placement` (FEN), `motions` of the move, `path` to draw or null, `crowns` on kings, as the board takes them. A game that has none
 * shows its start position.
 * @param variant of the package
 */
export function pictureOf({ id, startFen }) {
  return { placement: startFen, motions: [], path: null, crowns: [], ...pictures[id] };
}
