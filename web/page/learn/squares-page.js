/**
 * The page on which the names of the squares are learned: the reader finds squares on an empty board.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { squaresTexts } from '../../texts/page/squares.en.js'
 * @import { LearnPage } from './learn-screen.js'
 */
import { h } from '../../dom/elements.js';
import { loadTexts } from '../../variants/generated/page/squares-texts.js';
import { gameName, texts } from '../base/page-texts.js';
import { createContents, createHead } from './learn-parts.js';
import { SquaresTrainer } from './squares-trainer.js';

/** @typedef {typeof squaresTexts} SquaresTexts */

/** @type {Record<string, () => Promise<SquaresTexts>>} */
const loaders = loadTexts;

/**
 * @param {Kingcraft} _kingcraft
 * @param {Variant} variant
 * @returns {Promise<LearnPage>}
 * @throws when its texts cannot be loaded
 */
export async function loadPage(_kingcraft, variant) {
  const words = await loaders[texts.language]();
  const trainer = new SquaresTrainer(variant, words);
  const title = words.title(gameName(variant));
  const head = createHead(variant, 'squares', title, words.lead);
  return {
    title,
    text: h('div', { class: 'learn-text' }, head, trainer.element),
    contents: createContents('squares', []),
    plans: [],
    open() {
      trainer.open();
      return [trainer];
    },
    update() {},
  };
}
