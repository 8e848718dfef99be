/** What the page, the package and the scripts say and show of Chess; see ../game.d.ts. */
/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: 20,
  names: { en: 'Chess', de: 'Schach' },
  taglines: { en: 'The classic.', de: 'Der Klassiker.' },
  rules: ['Orthodox chess by the FIDE Laws.'],
  picture: {
    placement: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R',
    motions: [{ from: 'f1', to: 'b5' }],
  },
  saidWorths: { Q: '9', R: '5', B: '3', N: '3', P: '1' },
  perft: { depth: 5, atLeast: 8 },
};
