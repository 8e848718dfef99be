/**
 * Shared by the pages about a game: links between them, titles, contents, and the solved endgames that they show.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Known, Rulebook } from '../../variants/rulebook.js'
 */

import { h, sentence } from '../../dom/elements.js';
import { learnAddress, pageAddress } from '../../game/page-address.js';
import { hasTables } from '../../kingcraft/tables.js';
import { endgames } from '../../variants/generated/page/endgames.js';
import { loadTranslated } from '../../variants/load-rulebook.js';
import { hasBalance } from '../base/balances.js';
import { inOrder } from '../base/game-words.js';
import { gameName, texts } from '../base/page-texts.js';

/**
 * A page about a game, as the address names it.
 * @typedef {'learn' | 'known' | 'endings' | 'squares' | 'fair'} PageName
 */

/** @type {PageName[]} */
const PAGES = ['learn', 'known', 'endings', 'squares', 'fair'];

/**
 * The claims about the endgames of a game, and endgames to play; both empty if there are none.
 * @param {string} variant its id
 * @returns {Promise<Known>}
 * @throws when they cannot be fetched
 */
export async function loadSolvedEndgames(variant) {
  const { language, page } = texts;
  /** @type {Known | undefined} */
  const known = await loadTranslated(endgames, variant, language, page.serverAnswered, 'claims');
  return known ?? { variant, claims: [], endings: [] };
}

/**
 * Whether a game has something on a page.
 * @param {PageName} page
 * @param {Variant} variant
 */
function hasPage(page, { id }) {
  if (page === 'learn' || page === 'squares') return true;
  if (page === 'fair') return hasBalance(id);
  // The trainer needs the endgame tables, which a page that is one file does without.
  return Object.hasOwn(endgames, `${id}.json`) && (page !== 'endings' || hasTables);
}

/**
 * The links to one page, as `known`, of all games.
 * @param {readonly Variant[]} variants
 * @param {Variant} current
 * @param {PageName} page
 */
export function createNav(variants, current, page) {
  const others = inOrder(variants).filter((variant) => hasPage(page, variant));
  const links = others.map((variant) =>
    createLink(pageAddress(page, variant.id), gameName(variant), variant === current),
  );
  return h('nav', { 'aria-label': texts.learn.nav[page] }, h('ul', {}, ...links));
}

/**
 * The links to all pages of one game.
 * @param {Variant} variant
 * @param {PageName} current
 */
function createPages(variant, current) {
  const links = PAGES.filter((page) => hasPage(page, variant)).map((page) =>
    createLink(pageAddress(page, variant.id), texts.learn.pages[page], page === current),
  );
  const list = h('ul', { class: 'learn-pages' }, ...links);
  return h('nav', { 'aria-label': texts.learn.pagesOf(gameName(variant)) }, list);
}

/**
 * @param {string} href
 * @param {string} text
 * @param {boolean} isCurrent
 */
function createLink(href, text, isCurrent) {
  const link = h('a', { href, 'aria-current': isCurrent ? 'page' : null }, text);
  return h('li', {}, link);
}

/**
 * The table of contents of a page, for windows that have room for it.
 * @param {PageName} page
 * @param {{ title: string, rules: { id: string, title: string }[] }[]} sections
 */
export function createContents(page, sections) {
  const nav = h('nav', { class: 'contents', 'aria-label': texts.learn.contents });
  for (const { title, rules } of sections) {
    const links = rules.map((rule) =>
      h('li', {}, h('a', { href: pageAddress(page, rule.id) }, rule.title)),
    );
    nav.append(h('p', {}, title), h('ul', {}, ...links));
  }
  return nav;
}

/**
 * The title of a page, which gets the focus when the page opens.
 * @param {string} text
 */
function createTitle(text) {
  return h('h1', { id: 'learn-title', tabIndex: -1 }, text);
}

/**
 * The head of a page: its title, the links to all pages of the game, and notes.
 * @param {Variant} variant
 * @param {PageName} page
 * @param {string} title
 * @param {...string} notes
 */
export function createHead(variant, page, title, ...notes) {
  const lead = h(
    'div',
    { class: 'learn-lead' },
    createTitle(title),
    createPages(variant, page),
    ...notes.map((text) => h('p', { class: 'learn-note' }, text)),
  );
  return h('header', {}, lead);
}

/**
 * A section of a page: its title, and its rules or claims.
 * @param {string} title
 * @param {{ element: HTMLElement }[]} views
 */
export function createSection(title, views) {
  const heading = h('h2', {}, title);
  return h('section', {}, heading, ...views.map(({ element }) => element));
}

/**
 * The game in short, with the places for the button to a game, and for a board.
 * @param {Variant} variant
 * @param {Rulebook} book
 */
export function createLead(variant, { summary }) {
  const title = createTitle(gameName(variant));
  const credit = h('p', { class: 'credit' }, variant.inventor ? texts.gallery.credit(variant) : '');
  const points = summary.map((text) => h('li', {}, h('p', {}, ...sentence(text))));
  const play = h('div', { class: 'learn-play' });
  const list = h('ol', { class: 'summary' }, ...points);
  const pages = createPages(variant, 'learn');
  const lead = h('div', { class: 'learn-lead' }, title, credit, pages, list, play);
  const picture = h('div', { class: 'lead-room' });
  return { element: h('header', {}, lead, picture), play, picture };
}

/** @param {string} text */
const createNote = (text) => h('p', { class: 'glance-note' }, text);

/**
 * The lists for the pieces and the symbols of a variant, to be filled. A game whose rulebook says nothing of single
 * pieces has the symbols alone.
 * @param {Variant} variant
 * @param {{ readonly glance: readonly unknown[] }} book
 */
export function createGlance({ levels, betza }, { glance }) {
  const pieces = h('ul', { class: 'glance' });
  const symbols = h('ul', { class: 'legend' });
  const ofPieces =
    glance.length > 0
      ? [
          h('h2', {}, texts.learn.glance),
          ...(levels > 1 ? [createNote(texts.learn.levelsNote)] : []),
          pieces,
          ...(Object.keys(betza).length > 0 ? [createNote(texts.learn.betzaNote)] : []),
        ]
      : [];
  const element = h(
    'section',
    {},
    ...ofPieces,
    h(ofPieces.length > 0 ? 'h3' : 'h2', {}, texts.learn.marks),
    symbols,
  );
  return { element, pieces, symbols };
}

/** Says that everything else is as in chess, with a link to its rules. */
export function createBasis() {
  const [start, chess, end] = texts.learn.basis;
  const link = h('a', { href: learnAddress('chess') }, chess);
  return h('p', { class: 'basis' }, start, link, end);
}
