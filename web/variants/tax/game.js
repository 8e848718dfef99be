/** The texts and pictures of Tax Chess; see ../game.d.ts. */
/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: 30,
  names: { en: 'Tax Chess', de: 'Steuerschach' },
  taglines: {
    en: 'Your pawns pay for your king’s moves.',
    de: 'Deine Bauern bezahlen die Züge deines Königs.',
  },
  firstWords: {
    en: 'The pawns on each file pay for one direction of your king. No pawn, no move that way.',
    de: 'Die Bauern jeder Linie bezahlen eine Richtung deines Königs. Ohne Bauern kein Zug dorthin.',
  },
  rules: [
    'In each direction the king slides as many squares as its side has pawns on the file that pays for that direction.',
    'Files a to h pay for: backward; backward toward the a-file; toward the a-file; forward toward the a-file; forward; forward toward the h-file; toward the h-file; backward toward the h-file.',
    'A king that slides more than one square may not pass through an attacked square.',
    'Castling needs a pawn of your own on the c-file (toward the a-file) or on the g-file (toward the h-file).',
    'A king can give check and mate.',
  ],
  picture: {
    placement: 'rnbqkbnr/ppp2ppp/8/3pP3/4P3/4K3/PPP2PPP/RNBQ1BNR',
    motions: [{ from: 'e1', to: 'e3' }],
    path: { squares: ['e1', 'e3'], shape: 'line' },
  },
  legend: [
    {
      texts: { en: 'paid for by this many pawns', de: 'bezahlt von so vielen Bauern' },
      pieces: { a1: { role: 'king', color: 'white' } },
      hints: [
        { kind: 'ray', squares: ['a1', 'c1'], text: '2' },
        { kind: 'dot', square: 'b1' },
        { kind: 'dot', square: 'c1' },
      ],
    },
  ],
  specialMoves: {
    taxCutOff: {
      names: { en: 'Tax cut off', de: 'Steuer gesperrt' },
      descriptions: {
        en: 'The enemy king loses a direction because no pawn pays for it any more.',
        de: 'Der gegnerische König verliert eine Richtung, weil kein Bauer mehr für sie bezahlt.',
      },
    },
    fileGivenUp: {
      names: { en: 'File given up', de: 'Linie aufgegeben' },
      descriptions: {
        en: 'A pawn leaves its file, and its king loses the direction the pawn paid for.',
        de: 'Ein Bauer verlässt seine Linie, und der eigene König verliert die Richtung, für die er bezahlt hat.',
      },
    },
  },
  achievements: {
    kingMates: {
      names: { en: 'Royal collector', de: 'Königlicher Eintreiber' },
      descriptions: {
        en: 'Give checkmate with your king. It attacks every square that your pawns pay for.',
        de: 'Setze mit deinem König matt. Er greift jedes Feld an, für das deine Bauern bezahlen.',
      },
    },
    doubleFare: {
      names: { en: 'Double fare', de: 'Doppelt bezahlt' },
      descriptions: {
        en: 'Slide two or more squares with your king. Two pawns on a file pay for two squares.',
        de: 'Ziehe mit deinem König zwei oder mehr Felder weit. Zwei Bauern auf einer Linie bezahlen zwei Felder.',
      },
    },
  },
};
