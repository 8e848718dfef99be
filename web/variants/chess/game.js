/** The texts and pictures of Chess; see ../game.d.ts. */
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
  achievements: {
    enPassant: {
      names: { en: 'In passing', de: 'Im Vorbeigehen' },
      descriptions: {
        en: 'Win a game in which you captured en passant: a pawn that has just moved two squares can be captured as if it had moved one.',
        de: 'Gewinne eine Partie, in der du en passant geschlagen hast: Ein Bauer, der gerade zwei Felder gezogen ist, lässt sich schlagen, als wäre er nur eines gezogen.',
      },
    },
    underpromotion: {
      names: { en: 'Not a queen', de: 'Keine Dame' },
      descriptions: {
        en: 'Win a game in which your pawn became a rook, a bishop or a knight. A new knight gives check where a queen cannot.',
        de: 'Gewinne eine Partie, in der dein Bauer Turm, Läufer oder Springer wurde. Ein neuer Springer gibt Schach, wo eine Dame es nicht kann.',
      },
    },
  },
};
