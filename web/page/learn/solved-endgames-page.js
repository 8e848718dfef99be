// @ts-nocheck
/** What is known of a game: who claimed what, and what the endgame tables say of it. */

import { createElement } from '../../scene/elements.js';
import { gameName, texts } from '../page-texts.js';
import { createClaim } from './claim-view.js';
import { createContents, createPages, createTitle } from './learn-parts.js';
import { loadKnown } from './load-known.js';

/** In the order in which they are shown. */
const VERDICTS = ['proved', 'refuted', 'settled', 'open'];

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param {{ analyse({ variant, fen }) }} handlers of LearnScreen
 * @returns a page for LearnScreen
 * @throws when it cannot be loaded
 */
export async function loadPage(kingcraft, variant, { analyse }) {
  const { claims } = await loadKnown(variant.id, texts.language, texts.page.serverAnswered);
  const open = (fen) => analyse({ variant: variant.id, fen });
  const groups = VERDICTS.map((verdict) => ({
    title: texts.known.groups[verdict],
    rules: claims.filter((claim) => claim.verdict === verdict),
  })).filter(({ rules }) => rules.length > 0);
  const views = groups.map(({ rules }) =>
    rules.map((claim) => createClaim(kingcraft, variant, claim, open)),
  );
  const sections = groups.map(({ title }, index) =>
    createElement(
      'section',
      {},
      createElement('h2', { textContent: title }),
      ...views[index].map(({ element }) => element),
    ),
  );
  const notes = claims.length > 0 ? [texts.known.lead, texts.known.shares] : [texts.known.none];
  const title = texts.known.title(gameName(variant));
  const lead = createElement(
    'header',
    {},
    createElement(
      'div',
      { className: 'learn-lead' },
      createTitle(title),
      createPages(variant, 'known'),
      ...notes.map((textContent) => createElement('p', { className: 'learn-note', textContent })),
    ),
  );
  return {
    title,
    text: createElement('div', { className: 'learn-text' }, lead, ...sections),
    contents: createContents('known', groups),
    get plans() {
      return views.flat().flatMap(({ diagram }) => (diagram ? [diagram.plan] : []));
    },
    open: () => [],
    update() {},
  };
}
