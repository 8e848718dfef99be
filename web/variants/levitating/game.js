/** The texts and pictures of Levitating Kings; see ../game.d.ts. */
/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: 10,
  names: { en: 'Levitating Kings', de: 'Schwebende Könige' },
  taglines: {
    en: 'Your king flies over its own pieces.',
    de: 'Dein König fliegt über eigene Figuren.',
  },
  minutes: 5,
  firstWords: {
    en: 'There is no check: you win by taking the king. Your king flies over your own pieces.',
    de: 'Es gibt kein Schach: Wer den König schlägt, gewinnt. Deiner fliegt über eigene Figuren.',
  },
  rules: [
    'The game is won by capturing the king: there is no check, no mate and no pin, and attacked squares do not prevent castling.',
    'A king may levitate: in a straight line over one or more of its own pieces in a row, to the first square beyond them, which is empty or holds an enemy.',
    'A side without any move draws by stalemate.',
  ],
  picture: {
    placement: 'rnbqkbnr/pppp1ppp/8/4p3/1K5P/2N1P3/PPPPQPPR/R1B2BN1',
    motions: [{ from: 'e1', to: 'b4' }],
    path: { squares: ['e1', 'b4'], shape: 'arc' },
  },
  moves: {
    levitation: {
      hint: 'arc',
      path: 'arc',
      names: { en: 'Levitate', de: 'Schweben' },
      labels: { en: 'levitates here', de: 'schwebt hierher' },
    },
  },
  legend: [
    {
      texts: { en: 'levitates over its own pieces', de: 'schwebt über eigene Figuren' },
      pieces: { a1: { role: 'king', color: 'white' }, b1: { role: 'knight', color: 'white' } },
      hints: [
        { kind: 'arc', squares: ['a1', 'c1'] },
        { kind: 'dot', square: 'c1' },
      ],
    },
  ],
  specialMoves: {
    levitation: {
      names: { en: 'Levitation', de: 'Schweben' },
      descriptions: {
        en: 'The king flies over its own pieces.',
        de: 'Der König fliegt über eigene Figuren.',
      },
    },
  },
  achievements: {
    kingInFlight: {
      names: { en: 'King takes king', de: 'König schlägt König' },
      descriptions: {
        en: 'Capture the enemy king by levitating. A row of your own pieces is your king’s runway.',
        de: 'Schlage den gegnerischen König im Schweben. Eigene Figuren hintereinander sind die Startbahn deines Königs.',
      },
    },
    longFlight: {
      names: { en: 'Long flight', de: 'Langer Flug' },
      descriptions: {
        en: 'Levitate over three or more of your own pieces in one move. There must be no gap between them.',
        de: 'Schwebe in einem Zug über mindestens drei eigene Figuren. Zwischen ihnen darf keine Lücke sein.',
      },
    },
  },
};
