/** The texts and pictures of Two Kings; see ../game.d.ts. */
/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: 40,
  names: { en: 'Two Kings', de: 'Zwei Könige' },
  taglines: {
    en: 'Two kings, one crown: it changes heads.',
    de: 'Zwei Könige, eine Krone: Sie wechselt den Kopf.',
  },
  firstWords: {
    en: 'The king with the crown counts. The other may be attacked and captured.',
    de: 'Der König mit der Krone zählt. Der andere darf bedroht und geschlagen werden.',
  },
  rules: [
    'Each side has a second king in place of the bishop of the f-file.',
    'Only one king is royal: the one nearer the a-file, on the same file the one nearer the first rank.',
    'The other king may be attacked and captured like any piece; which king is royal changes as they pass each other.',
    'The king of the e-file castles as in chess, and where it is not the royal one, attacks on it do not matter.',
  ],
  picture: {
    placement: 'rnbqk1nr/ppppp1pp/5k2/5p2/4P3/4K3/PPPP1PPP/RNBQK1NR',
    motions: [{ from: 'f7', to: 'f6' }],
    crowns: ['e1', 'e8'],
  },
  saidWorths: { Q: '9.5', R: '5', B: '3.25', N: '3.25', P: '1' },
  specialMoves: {
    royalSwap: {
      names: { en: 'Royal swap', de: 'Kronenwechsel' },
      descriptions: {
        en: 'The other king of the same side becomes the royal one.',
        de: 'Der andere König derselben Seite wird zum königlichen.',
      },
    },
    spareKing: {
      names: { en: 'Spare king captured', de: 'Zweiter König geschlagen' },
      descriptions: {
        en: 'The enemy’s other king, the one that is not royal, is captured.',
        de: 'Der nicht königliche König des Gegners wird geschlagen.',
      },
    },
  },
  achievements: {
    spareKing: {
      names: { en: 'One king fewer', de: 'Ein König weniger' },
      descriptions: {
        en: 'Win a game in which you captured the king without the crown. It is an ordinary piece until it gets the crown.',
        de: 'Gewinne eine Partie, in der du den König ohne Krone geschlagen hast. Er ist eine gewöhnliche Figur, bis er die Krone bekommt.',
      },
    },
    passedCrown: {
      names: { en: 'Pass the crown', de: 'Kronenwechsel' },
      descriptions: {
        en: 'Make your other king the royal one. The crown is on the king nearer the a-file.',
        de: 'Mach deinen anderen König zum königlichen. Die Krone trägt der König, der näher an der a-Linie steht.',
      },
    },
  },
};
