/**
 * The texts about the reader's progress, in the language of the page.
 * @import { progressTexts } from '../../texts/page/progress.en.js'
 */
import { loadTexts } from '../../variants/generated/page/progress-texts.js';
import { texts } from '../base/page-texts.js';

/** @typedef {typeof progressTexts} ProgressTexts */

/** @type {Record<string, () => Promise<ProgressTexts>>} */
const loaders = loadTexts;

/** The texts in the language of the page. */
export const loadProgressTexts = () => loaders[texts.language]();

/**
 * How an achievement is called, and what it teaches.
 * @param {ProgressTexts} words
 * @param {string} id
 * @returns {{ name: string, text: string }}
 */
export function achievementTexts({ general, ofGames }, id) {
  const [variant, key] = id.split('/');
  /** @type {Record<string, { name: string, text: string }>} */
  const ofAll = general;
  const found = key ? ofGames[variant]?.[key] : ofAll[id];
  return found ?? { name: id, text: '' };
}
