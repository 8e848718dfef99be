/**
 * The page on whether a game is fair: what was counted in many games, as sentences, charts and tables, beside chess.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { Balance } from '../../variants/statistics.js'
 * @import { FairSection } from './fair-sections.js'
 * @import { FairTexts } from './fair-words.js'
 * @import { LearnPage } from './learn-screen.js'
 */
import { h } from '../../dom/elements.js';
import { loadBalance } from '../base/balances.js';
import { wholeNumber } from '../base/formats.js';
import { gameName } from '../base/page-texts.js';
import { sectionsOf } from './fair-sections.js';
import { loadFairTexts } from './fair-words.js';
import { createContents, createHead } from './learn-parts.js';
import { createTable } from './rule-view.js';

/** Every game is held against it. */
const CHESS = 'chess';

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @returns {Promise<LearnPage>}
 * @throws when it cannot be loaded
 */
export async function loadPage(kingcraft, variant) {
  const [words, balance, chess] = await Promise.all([
    loadFairTexts(),
    loadBalance(variant.id),
    variant.id === CHESS ? null : loadBalance(CHESS),
  ]);
  const original = kingcraft.variants.find(({ id }) => id === CHESS);
  const chessName = original ? gameName(original) : '';
  const sections = balance ? sectionsOf(words, variant, { balance, chess, chessName }) : [];
  const title = words.title(gameName(variant));
  const rules = sections.map((section) => ({ id: section.id, title: section.title }));
  return {
    title,
    text: h(
      'div',
      { class: 'learn-text' },
      createLead(words, variant, balance),
      ...sections.map((section) => createSection(section, words)),
    ),
    contents: createContents('fair', rules.length > 0 ? [{ title: words.contents, rules }] : []),
    plans: [],
    open: () => [],
    update() {},
  };
}

/**
 * @param {FairTexts} words
 * @param {Variant} variant
 * @param {Balance | null} balance
 */
function createLead(words, variant, balance) {
  const note = balance
    ? words.lead(wholeNumber(balance.games), wholeNumber(balance.nodes))
    : words.none;
  return createHead(variant, 'fair', words.title(gameName(variant)), note);
}

/**
 * A section with what its figures say, its charts, and the figures themselves.
 * @param {FairSection} section
 * @param {FairTexts} words
 */
function createSection({ id, title, paragraphs, charts, legend, table }, words) {
  const heading = h('h2', { id: `${id}-title`, tabIndex: -1 }, title);
  const figures = createTable(table, title);
  figures.className = 'figures';
  const details = h(
    'details',
    { class: 'fair-figures' },
    h('summary', {}, words.table),
    h('div', { class: 'fair-table' }, figures),
  );
  const items = legend.map(({ kind, name }) => h('li', { class: `legend-${kind}` }, name));
  return h(
    'section',
    { class: 'fair', 'aria-labelledby': heading.id },
    heading,
    ...paragraphs.map((text) => h('p', {}, text)),
    ...charts,
    h('ul', { class: 'chart-legend' }, ...items),
    details,
  );
}
