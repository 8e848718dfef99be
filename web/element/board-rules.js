// @ts-nocheck
/** A paragraph of the rules with its diagrams, while it is on a board. */
import { ArgumentError } from '../kingcraft/errors.js';
import { Diagram } from '../scene/diagram.js';
import { createElement, sentence } from '../scene/elements.js';
import { loadRulebook } from '../variants/load-rulebook.js';
import { seatBelow } from './attributes.js';
import { Fault } from './board-texts.js';
import { themeFor } from './custom-theme.js';

export class LessonDesk {
  /** There is no game to be played. */
  match = null;
  #kingcraft;
  #variant;
  #rule;
  #diagram = null;
  #frame = null;

  constructor(kingcraft, variant, rule) {
    this.#kingcraft = kingcraft;
    this.#variant = variant;
    this.#rule = rule;
  }

  /**
   * The desk of a rule.
   * @param kingcraft the loaded package
   * @param {string} id of the rulebook, as `tax/3`
   * @param texts of the board
   * @throws Fault
   */
  static async of(kingcraft, id, texts) {
    const variant = kingcraft.variants.find((one) => one.id === id.split('/')[0]);
    const rule = variant && (await findRule(variant, id, texts));
    if (rule) return new LessonDesk(kingcraft, variant, rule);
    throw new Fault(new ArgumentError('board-lesson', { value: id }));
  }

  nameIn() {
    return this.#rule.title;
  }

  open(frame, texts) {
    this.#frame = frame;
    this.#diagram = new Diagram(this.#kingcraft, this.#variant, this.#rule, texts);
    const { figure, captions, plan } = this.#diagram;
    figure.part = 'board';
    captions.part = 'captions';
    const title = createElement('p', {
      className: 'title',
      part: 'title',
      textContent: this.#rule.title,
    });
    const text = this.#rule.text.map((words) => createElement('p', {}, ...sentence(words)));
    frame.append(title, ...text, figure, captions);
    plan.open();
  }

  wear(settings) {
    const theme = themeFor(settings.theme, this.#frame);
    this.#diagram.set({ theme, orientation: seatBelow(settings) });
  }

  destroy() {
    this.#diagram?.destroy();
  }
}

async function findRule(variant, id, texts) {
  const { language, faults } = texts;
  try {
    const { sections } = await loadRulebook(variant.id, language, faults.serverAnswered);
    return sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
  } catch (error) {
    throw new Fault(error, (other) => other.faults.noRules(error.message));
  }
}

const paragraph = (text) => createElement('p', {}, ...sentence(text));

/**
 * @param {string} variant id
 * @param texts of the board
 * @returns {Promise<HTMLElement>}
 */
export async function createRules(variant, texts) {
  const book = await loadRulebook(variant, texts.language, texts.faults.serverAnswered);
  const rules = book.sections.flatMap((section) => section.rules);
  const panel = createElement(
    'section',
    { className: 'rules', part: 'rules', tabIndex: 0 },
    ...book.summary.map(paragraph),
    ...rules.flatMap(({ title, text }) => [
      createElement('h3', { textContent: title }),
      ...text.map(paragraph),
    ]),
  );
  panel.setAttribute('aria-label', texts.controls.rules);
  return panel;
}
