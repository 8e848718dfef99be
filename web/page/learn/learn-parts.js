// @ts-nocheck
/** The parts of the screen that only hold words and places for boards. */

import { hasTables } from '../../kingcraft/tables.js';
import { createElement, sentence } from '../../scene/elements.js';
import { inOrder } from '../game-words.js';
import { learnAddress, pageAddress } from '../page-address.js';
import { gameName, texts } from '../page-texts.js';
import { hasKnown } from './load-known.js';

/** Whether a game has something on a page. */
function hasPage(page, variant) {
  if (page === 'learn') return true;
  // Endings are played against the tables, which a page that is one file does without.
  return hasKnown(variant) && (page !== 'endings' || hasTables);
}

/** The links to one page, as `known`, of all games. */
export function createNav(variants, current, page) {
  const others = inOrder(variants).filter((variant) => hasPage(page, variant));
  const links = others.map((variant) =>
    createLink(pageAddress(page, variant.id), gameName(variant), variant === current),
  );
  const nav = createElement('nav', {}, createElement('ul', {}, ...links));
  nav.setAttribute('aria-label', texts.learn.nav[page]);
  return nav;
}

/** The links to all pages of one game. */
export function createPages(variant, current) {
  const links = Object.entries(texts.learn.pages)
    .filter(([page]) => hasPage(page, variant))
    .map(([page, name]) => createLink(pageAddress(page, variant.id), name, page === current));
  const nav = createElement('nav', {}, createElement('ul', { className: 'learn-pages' }, ...links));
  nav.setAttribute('aria-label', texts.learn.pagesOf(gameName(variant)));
  return nav;
}

function createLink(href, textContent, isCurrent) {
  const link = createElement('a', { href, textContent });
  if (isCurrent) link.setAttribute('aria-current', 'page');
  return createElement('li', {}, link);
}

/**
 * The table of contents of a page, for windows that have room for it.
 * @param {string} page as the address names it
 * @param {{ title: string, rules: { id: string, title: string }[] }[]} sections
 */
export function createContents(page, sections) {
  const nav = createElement('nav', { className: 'contents' });
  nav.setAttribute('aria-label', texts.learn.contents);
  for (const { title, rules } of sections) {
    const links = rules.map((rule) =>
      createElement(
        'li',
        {},
        createElement('a', { href: pageAddress(page, rule.id), textContent: rule.title }),
      ),
    );
    nav.append(createElement('p', { textContent: title }), createElement('ul', {}, ...links));
  }
  return nav;
}

/** The title of a page, where the focus goes when it opens. */
export function createTitle(textContent) {
  return createElement('h1', { textContent, id: 'learn-title', tabIndex: -1 });
}

/**
 * The game in short.
 * @returns {{ element, play, picture }} with places for the way to a game, and for a board
 */
export function createLead(variant, { summary }) {
  const title = createTitle(gameName(variant));
  const credit = createElement(
    'p',
    { className: 'credit' },
    variant.inventor ? texts.gallery.credit(variant) : '',
  );
  const points = summary.map((text) =>
    createElement('li', {}, createElement('p', {}, ...sentence(text))),
  );
  const play = createElement('div', { className: 'learn-play' });
  const list = createElement('ol', { className: 'summary' }, ...points);
  const pages = createPages(variant, 'learn');
  const words = createElement('div', { className: 'learn-lead' }, title, credit, pages, list, play);
  const picture = createElement('div', { className: 'lead-room' });
  return { element: createElement('header', {}, words, picture), play, picture };
}

/**
 * The place for the men and the marks of a variant.
 * @returns {{ element, men, marks }} with lists to be filled
 */
export function createGlance({ levels }) {
  const men = createElement('ul', { className: 'glance' });
  const marks = createElement('ul', { className: 'legend' });
  const titles = [
    createElement('h2', { textContent: texts.learn.glance }),
    createElement('h3', { textContent: texts.learn.marks }),
  ];
  const element = createElement('section', {}, titles[0], men, titles[1], marks);
  if (levels > 1) {
    men.before(
      createElement('p', { className: 'glance-note', textContent: texts.learn.levelsNote }),
    );
  }
  return { element, men, marks };
}

/** Where to look for what a variant takes over from chess. */
export function createBasis() {
  const [before, chess, after] = texts.learn.basis;
  const link = createElement('a', { href: learnAddress('chess'), textContent: chess });
  return createElement('p', { className: 'basis' }, before, link, after);
}
