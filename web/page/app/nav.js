/**
 * The navigation: one way to each place of the page, the same on all screens, and a mark at the place where the reader
 * is.
 */
import { wholeNumber } from '../base/formats.js';
import { byId, closestTo, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

export class Nav {
  #root;
  #learn;
  #puzzles;

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} skip the link in front of it, for readers who come by keyboard
   * @param {{ open(address: string): void, home(): void, play(): void, skip(): void }} handlers `home`: to the first
   *   screen; `play`: to the game on the board, or to all games; `skip`: to what the screen begins with
   */
  constructor(root, skip, { open, home, play, skip: skipTo }) {
    this.#root = root;
    this.#learn = findIn(root, '#nav-learn', HTMLAnchorElement);
    this.#puzzles = findIn(root, '#nav-puzzles a', HTMLAnchorElement);
    root.addEventListener('click', (event) => {
      const link = closestTo(event.target, 'a');
      // With one of these keys a browser opens another tab or window.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.id === 'nav-brand') home();
      else if (link.id === 'nav-play') play();
      else if (link instanceof HTMLAnchorElement) open(link.hash);
    });
    skip.addEventListener('click', (event) => {
      event.preventDefault();
      skipTo();
    });
  }

  /**
   * Marks the place that a screen belongs to.
   * @param {string} screen the id of its element
   */
  mark(screen) {
    this.#root.hidden = false;
    for (const link of this.#root.querySelectorAll('a')) {
      if (link.dataset.screens?.split(' ').includes(screen))
        link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }

  /**
   * Shows in how many games with a friend elsewhere it is the reader's turn.
   * @param {number} count
   */
  showTurns(count) {
    const badge = byId('nav-turns');
    badge.hidden = count === 0;
    badge.textContent = wholeNumber(count);
    badge.setAttribute('aria-label', texts.friend.turns(count, wholeNumber(count)));
  }

  /** The rules to which the navigation leads. @param {string} address */
  set rules(address) {
    this.#learn.href = address;
  }

  /** The puzzles to which the navigation leads. @param {string} address */
  set puzzles(address) {
    this.#puzzles.href = address;
  }
}
