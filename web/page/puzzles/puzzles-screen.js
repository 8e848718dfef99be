/**
 * The screen with all that there is to do with the puzzles of a game: that of the day, series, themes, and the reader's
 * progress.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { Visit } from '../app/router.js'
 */
import { h } from '../../dom/elements.js';
import { loadStyle } from '../base/load-style.js';
import { byId } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { puzzlesAddress } from './puzzle-address.js';
import { DayCard } from './puzzle-day-card.js';
import { hasPuzzles, withPuzzles } from './puzzle-files.js';
import { createModes, createRating, createThemes } from './puzzle-lists.js';
import { loadPuzzles, progressOf, today } from './puzzle-store.js';

/** The links to the games look as on the pages of rules. */
const STYLES = [
  new URL('../learn/learn.css', import.meta.url),
  new URL('puzzles.css', import.meta.url),
];

export class PuzzlesScreen {
  #kingcraft;
  root = byId('puzzles');
  #dayCard;
  #handlers;

  /**
   * @param {Kingcraft} kingcraft
   * @param {{ current(): Variant | null, rename(address: string): void }} handlers `current()`: the game on the board;
   *   `rename`: this screen has another address now
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.#dayCard = new DayCard(kingcraft);
  }

  /**
   * Shows the puzzles of a game; without one, of that on the board, else of the first one.
   * @param {{ variant: string | null }} request
   * @param {Visit} visit
   * @throws when there is no such game, or a part of the page is missing
   */
  async show({ variant: id }, visit) {
    const variant = this.#find(id);
    const [puzzles] = await Promise.all([loadPuzzles(variant), ...STYLES.map(loadStyle)]);
    if (!visit.enter(this)) return;
    if (!id) this.#handlers.rename(puzzlesAddress(variant.id));
    document.title = `${texts.puzzles.titleOf(gameName(variant))} · Kingcraft`;
    const progress = progressOf(variant);
    const day = today();
    const title = h(
      'h1',
      { id: 'puzzles-title', tabIndex: -1 },
      texts.puzzles.titleOf(gameName(variant)),
    );
    const head = h('header', { class: 'puzzles-head' }, title, h('p', {}, texts.puzzles.lead));
    const body = h(
      'div',
      { class: 'puzzles-body' },
      head,
      this.#dayCard.element,
      createRating(puzzles, progress),
      createModes(variant, puzzles, progress, day),
      createThemes(variant, puzzles, progress),
    );
    this.root.replaceChildren(this.#createNav(variant), body);
    this.#dayCard.show(variant, puzzles, progress, day);
    if (!visit.isFirst) title.focus({ preventScroll: true });
  }

  /**
   * @param {string | null} wanted
   * @returns {Variant}
   */
  #find(wanted) {
    const { variants } = this.#kingcraft;
    const offered = withPuzzles(variants);
    const named = variants.find(({ id }) => id === wanted);
    if (wanted && !named) throw new Error(texts.page.noSuchGame);
    if (named && !hasPuzzles(named)) throw new Error(texts.puzzles.none);
    const current = offered.find((one) => one === this.#handlers.current());
    const variant = named ?? current ?? offered[0];
    if (!variant) throw new Error(texts.puzzles.none);
    return variant;
  }

  /** @param {Variant} current */
  #createNav(current) {
    const links = withPuzzles(this.#kingcraft.variants).map((variant) => {
      const link = h(
        'a',
        { href: puzzlesAddress(variant.id), 'aria-current': variant === current ? 'page' : null },
        gameName(variant),
      );
      return h('li', {}, link);
    });
    return h('nav', { class: 'learn-top', 'aria-label': texts.puzzles.nav }, h('ul', {}, ...links));
  }
}
