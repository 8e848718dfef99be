/** What the page, the package and the scripts say and show of Racing Kings; see web/variants/game.d.ts. */
/** @type {import('../../../../web/variants/game.js').GameDescriptor} */
export const game = {
  order: 110,
  names: { en: 'Racing Kings', de: 'Racing Kings' },
  taglines: { en: 'First king home wins.', de: 'Der erste König im Ziel gewinnt.' },
  rules: [
    'No move may give check.',
    'The first king on the last rank wins. If White arrives first, Black has one more move to follow and draw.',
  ],
};
