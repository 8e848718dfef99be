/**
 * The rules of a game on a board: all of them in a panel below the game, or one of them with its diagrams in the place
 * of a game.
 * @import { Kingcraft, Variant } from '../kingcraft/index.js'
 * @import { Rule } from '../variants/rulebook.js'
 * @import { Settings } from './attributes.js'
 * @import { ElementTexts } from './element-texts.js'
 */

import { h, sentence } from '../dom/elements.js';
import { Diagram } from '../game/diagram.js';
import { ArgumentError, LoadError } from '../kingcraft/part-errors.js';
import { loadRulebook } from '../variants/load-rulebook.js';
import { colorBelow } from './attributes.js';
import { themeFor } from './custom-theme.js';
import { errorText, Fault } from './element-texts.js';

export class LessonController {
  /** There is no game to be played. */
  match = null;
  timeline = null;
  puzzle = null;
  /** The message why no method of a game can be used. */
  refusal = 'board-is-lesson';
  fen = null;
  #kingcraft;
  #variant;
  #rule;
  /** @type {Diagram | null} */
  #diagram = null;
  /** @type {HTMLElement | null} */
  #frame = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Variant} variant
   * @param {Rule} rule
   */
  constructor(kingcraft, variant, rule) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#rule = rule;
  }

  /**
   * The controller for a rule.
   * @param {Kingcraft} kingcraft the loaded package
   * @param {string} id of the rulebook, as `tax/3`
   * @param {ElementTexts} texts
   * @throws Fault
   */
  static async of(kingcraft, id, texts) {
    const variant = kingcraft.variants.find((one) => one.id === id.split('/')[0]);
    const rule = variant && (await findRule(variant, id, texts));
    if (rule) return new LessonController(kingcraft, variant, rule);
    throw new Fault(new ArgumentError('board-lesson', { value: id }));
  }

  /** The id of the game. */
  get variant() {
    return this.#variant.id;
  }

  nameIn() {
    return this.#rule.title;
  }

  /**
   * Puts the rule into an empty frame.
   * @param {HTMLElement} frame
   * @param {ElementTexts} texts
   * @param {Settings} settings
   */
  open(frame, texts, settings) {
    this.#frame = frame;
    this.#diagram = new Diagram(this.#kingcraft, this.#variant, this.#rule, texts);
    const { figure, captions, plan } = this.#diagram;
    figure.part = 'board';
    captions.part = 'captions';
    const title = h('p', { class: 'title', part: 'title' }, this.#rule.title);
    frame.append(title, ...this.#rule.text.map(createParagraph), figure, captions);
    plan.open();
    this.applySettings(settings);
  }

  /** @param {Settings} settings */
  applySettings(settings) {
    if (!this.#frame) return;
    const theme = themeFor(settings, this.#frame, this.#variant.pieces);
    this.#diagram?.set({ theme, orientation: colorBelow(settings, this.#variant) });
  }

  /** There is no position of a game to report. */
  reportPosition() {}

  /** There is no game that goes on. */
  progress() {
    return null;
  }

  destroy() {
    this.#diagram?.destroy();
  }
}

/**
 * @param {Variant} variant
 * @param {string} id
 * @param {ElementTexts} texts
 * @returns {Promise<Rule | undefined>}
 */
async function findRule(variant, id, texts) {
  const { language, faults } = texts;
  try {
    const { sections } = await loadRulebook(variant.id, language, faults.serverAnswered);
    return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
  } catch (error) {
    throw noRules(error);
  }
}

/**
 * The fault of rules that could not be loaded.
 * @param {unknown} error
 */
function noRules(error) {
  const cause = new LoadError('load-rules', {}, { cause: error });
  return new Fault(cause, (texts) => texts.faults.noRules(errorText(error, texts)));
}

/** @param {string} text */
const createParagraph = (text) => h('p', {}, ...sentence(text));

/** The panel with all rules of a game, which a button opens and closes. */
export class RulesPanel {
  /** @type {HTMLElement | null} */
  #element = null;
  #isRemoved = false;

  /**
   * Opens or closes it; resolves with whether it is open.
   * @param {HTMLElement} place that it is put into
   * @param {string} variant id
   * @param {ElementTexts} texts
   * @throws Fault
   */
  async toggle(place, variant, texts) {
    if (this.#element) return this.#close();
    try {
      const element = await createRules(variant, texts);
      if (this.#isRemoved || this.#element) return this.#element !== null;
      this.#element = element;
      place.append(element);
      return true;
    } catch (error) {
      throw noRules(error);
    }
  }

  #close() {
    this.#element?.remove();
    this.#element = null;
    return false;
  }

  /** Closes it permanently, also where it is still to open. */
  remove() {
    this.#isRemoved = true;
    this.#close();
  }
}

/**
 * @param {string} variant id
 * @param {ElementTexts} texts
 * @returns {Promise<HTMLElement>}
 */
async function createRules(variant, texts) {
  const book = await loadRulebook(variant, texts.language, texts.faults.serverAnswered);
  const rules = book.sections.flatMap((section) => section.rules);
  return h(
    'section',
    { class: 'rules', part: 'rules', tabIndex: 0, 'aria-label': texts.controls.rules },
    ...book.summary.map(createParagraph),
    ...rules.flatMap(({ title, text }) => [h('h3', {}, title), ...text.map(createParagraph)]),
  );
}
