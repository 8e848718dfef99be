/**
 * The page of the endgame trainer: endgames of a game, to win or hold against perfect play.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { LearnHandlers, LearnPage } from './learn-screen.js'
 */

import { h } from '../../dom/elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { EndingTrainer } from './ending-trainer.js';
import { createContents, createHead, loadSolvedEndgames } from './learn-parts.js';

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {LearnHandlers} handlers
 * @returns {Promise<LearnPage>}
 * @throws when it cannot be loaded
 */
export async function loadPage(kingcraft, variant, handlers) {
  const [{ endings }] = await Promise.all([
    loadSolvedEndgames(variant.id),
    kingcraft.loadTables(variant.id),
  ]);
  const title = texts.trainer.title(gameName(variant));
  const note = endings.length > 0 ? texts.trainer.lead : texts.solved.none;
  const head = createHead(variant, 'endings', title, note);
  const text = h('div', { class: 'learn-text' }, head);
  if (endings.length === 0) {
    const contents = createContents('endings', []);
    return { title, text, contents, plans: [], open: () => [], update() {} };
  }
  const trainer = new EndingTrainer(kingcraft, variant, endings, handlers);
  text.append(trainer.element);
  return {
    title,
    text,
    contents: createContents('endings', [{ title: texts.trainer.list, rules: endings }]),
    plans: [],
    open() {
      trainer.open();
      return [trainer];
    },
    update: (part) => trainer.choose(part),
  };
}
