/**
 * The rules of a game, to be read and tried: in short, the moves at a glance, then every rule with a diagram.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { LearnHandlers, LearnPage } from './learn-screen.js'
 */

import { h } from '../../dom/elements.js';
import { loadRulebook } from '../../variants/load-rulebook.js';
import { createButton } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import {
  createBasis,
  createContents,
  createGlance,
  createLead,
  createSection,
} from './learn-parts.js';
import { Lesson } from './lesson.js';
import { createRule } from './rule-view.js';
import { planGlance, planLegend, planTellingMove } from './small-boards.js';

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {LearnHandlers} handlers
 * @returns {Promise<LearnPage>}
 * @throws when the rules cannot be loaded
 */
export async function loadPage(kingcraft, variant, handlers) {
  const book = await loadRulebook(variant.id, texts.language, texts.page.serverAnswered);
  const lead = createLead(variant, book);
  const lesson =
    book.lesson.length > 0 ? new Lesson(kingcraft, variant, book.lesson, handlers) : null;
  const glance = createGlance(variant, book);
  const rules = book.sections.map(({ rules }) =>
    rules.map((rule) => createRule(kingcraft, variant, rule, handlers)),
  );
  const sections = book.sections.map(({ title }, index) => createSection(title, rules[index]));
  const text = h(
    'div',
    { class: 'learn-text' },
    lead.element,
    ...(lesson ? [lesson.element] : []),
    glance.element,
    ...sections,
    ...(variant.id === 'chess' ? [] : [createBasis()]),
  );
  return {
    title: texts.learn.title(gameName(variant)),
    text,
    contents: createContents('learn', book.sections),
    get plans() {
      return [
        planTellingMove(variant, lead.picture),
        ...planGlance(kingcraft, variant, glance.pieces, book.glance),
        ...planLegend(variant, glance.symbols),
        ...rules.flat().map(({ diagram }) => diagram.plan),
      ];
    },
    open() {
      if (!lesson) return [];
      lesson.open();
      return [lesson];
    },
    update: () => showPlay(lead.play, variant, handlers),
  };
}

/**
 * Shows the button that leads to a game: back to the one on the board, or to a new one.
 * @param {HTMLElement} place
 * @param {Variant} variant
 * @param {LearnHandlers} handlers
 */
function showPlay(place, variant, { back, play, running }) {
  const ours = running()?.id === variant.id;
  const label = ours ? texts.learn.back : texts.learn.play(gameName(variant));
  const act = () => (ours ? back() : play(variant.id));
  place.replaceChildren(createButton(label, act, 'primary'));
}
