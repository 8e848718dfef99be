/** What the page, the package and the scripts say and show of Atomic Chess; see web/variants/game.d.ts. */
/** @type {import('../../../../web/variants/game.js').GameDescriptor} */
export const game = {
  order: 120,
  names: { en: 'Atomic Chess', de: 'Atomschach' },
  taglines: { en: 'Captures explode.', de: 'Wer schlägt, sprengt.' },
  rules: [
    'A capture removes the capturing piece, the captured one, and all pieces but pawns around them.',
    'You win by blowing up the other king, and may not blow up your own.',
  ],
};
