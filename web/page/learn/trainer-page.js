// @ts-nocheck
/** Endings of a game to be won or held against perfect play. */

import { createElement } from '../../scene/elements.js';
import { gameName, texts } from '../page-texts.js';
import { EndingDesk } from './ending-trainer.js';
import { createContents, createPages, createTitle } from './learn-parts.js';
import { loadKnown } from './load-known.js';

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @returns a page for LearnScreen
 * @throws when it cannot be loaded
 */
export async function loadPage(kingcraft, variant) {
  const [{ endings }] = await Promise.all([
    loadKnown(variant.id, texts.language, texts.page.serverAnswered),
    kingcraft.loadTables(variant.id),
  ]);
  const title = texts.endings.title(gameName(variant));
  const lead = createElement(
    'div',
    { className: 'learn-lead' },
    createTitle(title),
    createPages(variant, 'endings'),
    createElement('p', {
      className: 'learn-note',
      textContent: endings.length > 0 ? texts.endings.lead : texts.known.none,
    }),
  );
  const header = createElement('header', {}, lead);
  if (endings.length === 0) return pageOf(title, header);
  const desk = new EndingDesk(kingcraft, variant, endings);
  return {
    title,
    text: createElement('div', { className: 'learn-text' }, header, desk.element),
    contents: createContents('endings', [{ title: texts.endings.list, rules: endings }]),
    plans: [],
    open() {
      desk.open();
      return [desk];
    },
    update: (part) => desk.choose(part),
  };
}

/** The page of a game without endings. */
const pageOf = (title, header) => ({
  title,
  text: createElement('div', { className: 'learn-text' }, header),
  contents: createContents('endings', []),
  plans: [],
  open: () => [],
  update() {},
});
