/** What the page, the package and the scripts say and show of Three-check; see web/variants/game.d.ts. */
/** @type {import('../../../../web/variants/game.js').GameDescriptor} */
export const game = {
  order: 130,
  names: { en: 'Three-check', de: 'Drei-Schach' },
  taglines: { en: 'The third check wins.', de: 'Das dritte Schach gewinnt.' },
  rules: ['The side that gives check for the third time wins.'],
  states: { en: 'Checks to give', de: 'Noch zu gebende Schachs' },
};
