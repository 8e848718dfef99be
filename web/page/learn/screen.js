/** The rules of a game, to be read and tried: in short, the men at a glance, then every rule with a diagram. */

import { loadRulebook } from '../../rulebook/load.js';
import { make } from '../../scene/make.js';
import { byId } from '../dom.js';
import { loadStyle } from '../load-style.js';
import { gameName, texts } from '../texts.js';
import { planGlance } from './glance.js';
import { Gradually } from './gradually.js';
import { planLegend } from './legend.js';
import { Lesson } from './lesson.js';
import { planTellingMove } from './picture.js';
import { createRule } from './rule-view.js';
import { createBasis, createContents, createGlance, createLead, createNav } from './text.js';

const STYLE = new URL('learn.css', import.meta.url);

export class LearnScreen {
  #kingcraft;
  #handlers;
  #root = byId('learn');
  #variant = null;
  #play = null;
  #theme = 'paper';
  /** The boards that are there, each to be told of the theme and to be destroyed. */
  #boards = [];
  #gradually = null;

  /**
   * @param kingcraft the loaded package
   * @param handlers `play(variantId)`, `back()`: to the game on the board, `running()`: the variant of the game that goes on, or null,
   *   `gallery()`: the reader wants to see all games
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
  }

  /**
   * Shows the rules of a game, and brings one of them into view.
   * @param {{ variant: string, rule: string | null }} address
   * @param {string} theme of the boards
   * @param {() => boolean} isAsked whether the reader still wants them, once they are there
   * @throws when the rules cannot be loaded, or there is no such game
   */
  async show({ variant: id, rule }, theme, isAsked) {
    const variant = this.#kingcraft.variants.find((one) => one.id === id);
    if (!variant) throw new Error(texts.page.noSuchGame);
    const [book] = await Promise.all([
      loadRulebook(id, texts.language, texts.page.serverAnswered),
      loadStyle(STYLE),
    ]);
    if (!isAsked()) return;
    this.#root.hidden = false;
    document.title = `${texts.learn.title(gameName(variant))} · Kingcraft`;
    this.#theme = theme;
    for (const board of this.#boards) board.set({ theme });
    const isNew = this.#variant !== variant;
    if (isNew) this.#build(variant, book);
    this.#showPlay();
    goTo(rule);
    if (isNew) this.#gradually.run();
  }

  hide() {
    this.#root.hidden = true;
  }

  #add(board) {
    board.set({ theme: this.#theme });
    this.#boards.push(board);
  }

  #build(variant, book) {
    this.#gradually?.stop();
    for (const board of this.#boards.splice(0)) board.destroy();
    this.#variant = variant;
    const lead = createLead(variant, book);
    const lesson = new Lesson(this.#kingcraft, variant, book.lesson);
    const glance = createGlance(variant);
    const rules = book.sections.map(({ rules }) =>
      rules.map((rule) => createRule(this.#kingcraft, variant, rule)),
    );
    const sections = book.sections.map(({ title }, index) =>
      make(
        'section',
        {},
        make('h2', { textContent: title }),
        ...rules[index].map(({ element }) => element),
      ),
    );
    const text = make(
      'div',
      { className: 'learn-text' },
      lead.element,
      lesson.element,
      glance.element,
      ...sections,
      ...(variant.id === 'chess' ? [] : [createBasis()]),
    );
    const body = make('div', { className: 'learn-body' }, createContents(book), text);
    this.#root.className = shapeOf(variant);
    this.#root.replaceChildren(this.#createTop(variant), body);
    this.#play = lead.play;
    lesson.open();
    this.#add(lesson);
    const plans = [
      planTellingMove(variant, lead.picture),
      ...planGlance(this.#kingcraft, variant, glance.men, book.glance),
      ...planLegend(variant, glance.marks),
      ...rules.flat().map(({ diagram }) => diagram.plan),
    ];
    this.#gradually = new Gradually(plans, (board) => this.#add(board));
    this.#gradually.reserve();
  }

  #createTop(variant) {
    const brand = make('button', { type: 'button', className: 'brand', textContent: 'Kingcraft' });
    brand.addEventListener('click', () => this.#handlers.gallery());
    const nav = createNav(this.#kingcraft.variants, variant);
    return make('header', { className: 'learn-top' }, brand, nav);
  }

  /** The way to a game: back to the one on the board, or a new one. */
  #showPlay() {
    const { id } = this.#variant;
    const ours = this.#handlers.running()?.id === id;
    const label = ours ? texts.learn.back : texts.learn.play(gameName(this.#variant));
    const button = make('button', { type: 'button', className: 'primary', textContent: label });
    this.#play.replaceChildren(button);
    button.addEventListener('click', () => {
      if (ours) this.#handlers.back();
      else this.#handlers.play(id);
    });
  }
}

/** Brings a rule into view and the focus to its title; without a rule, the top. */
function goTo(rule) {
  const title = rule && document.getElementById(`${rule}-title`);
  (title ?? byId('learn-title')).focus({ preventScroll: true });
  if (title) title.scrollIntoView();
  else scrollTo(0, 0);
}

/** How much room the board of a game wants beside its text. */
function shapeOf({ files, levels }) {
  if (levels > 1) return 'many-levels';
  return files > 8 ? 'many-files' : '';
}
