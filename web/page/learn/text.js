/** The parts of the screen that only hold words and places for boards. */

import { make } from '../../scene/make.js';
import { sentence } from '../../scene/sentence.js';
import { learnAddress } from '../address.js';
import { gameName, texts } from '../texts.js';
import { inOrder } from '../words.js';

/** The links to the rules of all games. */
export function createNav(variants, current) {
  const links = inOrder(variants).map((variant) => {
    const link = make('a', { href: learnAddress(variant.id), textContent: gameName(variant) });
    if (variant === current) link.setAttribute('aria-current', 'page');
    return make('li', {}, link);
  });
  const nav = make('nav', {}, make('ul', {}, ...links));
  nav.setAttribute('aria-label', texts.learn.nav);
  return nav;
}

/** The table of contents, for windows that have room for it. */
export function createContents({ sections }) {
  const nav = make('nav', { className: 'contents' });
  nav.setAttribute('aria-label', texts.learn.contents);
  for (const { title, rules } of sections) {
    const links = rules.map((rule) =>
      make('li', {}, make('a', { href: learnAddress(rule.id), textContent: rule.title })),
    );
    nav.append(make('p', { textContent: title }), make('ul', {}, ...links));
  }
  return nav;
}

/**
 * The game in short.
 * @returns {{ element, play, picture }} with places for the way to a game, and for a board
 */
export function createLead(variant, { summary }) {
  const title = make('h1', { textContent: gameName(variant), id: 'learn-title', tabIndex: -1 });
  const credit = make(
    'p',
    { className: 'credit' },
    variant.inventor ? texts.gallery.credit(variant) : '',
  );
  const points = summary.map((text) => make('li', {}, make('p', {}, ...sentence(text))));
  const play = make('div', { className: 'learn-play' });
  const list = make('ol', { className: 'summary' }, ...points);
  const words = make('div', { className: 'learn-lead' }, title, credit, list, play);
  const picture = make('div', { className: 'lead-room' });
  return { element: make('header', {}, words, picture), play, picture };
}

/**
 * The place for the men and the marks of a variant.
 * @returns {{ element, men, marks }} with lists to be filled
 */
export function createGlance({ levels }) {
  const men = make('ul', { className: 'glance' });
  const marks = make('ul', { className: 'legend' });
  const titles = [
    make('h2', { textContent: texts.learn.glance }),
    make('h3', { textContent: texts.learn.marks }),
  ];
  const element = make('section', {}, titles[0], men, titles[1], marks);
  if (levels > 1) {
    men.before(make('p', { className: 'glance-note', textContent: texts.learn.levelsNote }));
  }
  return { element, men, marks };
}

/** Where to look for what a variant takes over from chess. */
export function createBasis() {
  const [before, chess, after] = texts.learn.basis;
  const link = make('a', { href: learnAddress('chess'), textContent: chess });
  return make('p', { className: 'basis' }, before, link, after);
}
