/** The texts and pictures of Flying Chess; see ../game.d.ts. */
/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: 50,
  names: { en: 'Flying Chess', de: 'Flugschach' },
  taglines: { en: 'Rooks take off, bishops land.', de: 'Türme heben ab, Läufer landen.' },
  firstWords: {
    en: 'Rooks, bishops and knights can go up and down. On the ground, any piece can capture straight up.',
    de: 'Türme, Läufer und Springer steigen und landen. Am Boden kann jede Figur senkrecht nach oben schlagen.',
  },
  signs: {
    en: '^: upper level. x^: headbutt.',
    de: '^: obere Ebene. x^: Kopfstoß.',
  },
  rules: [
    'There are two levels; the set-up stands on the ground, and king, queen and pawn never leave it.',
    'Every piece on the ground can headbutt: capture an enemy straight above it, without moving.',
    'A rook goes straight up and down, or ends a rook move on the ground with one more step on and up.',
    'A bishop goes straight up and down, or ends a bishop move on the upper level with one more step on and down.',
    'A knight goes straight up and down, or makes its move while coming down.',
  ],
  picture: {
    placement: 'rnbqk2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/1NBQK1NR|8/8/8/1B6/R7/2b2n2/8/8',
    motions: [{ from: 'a1', to: 'a4^' }],
  },
  moves: { headbutt: { names: { en: 'Headbutt', de: 'Kopfstoß' } }, level: {} },
  legend: [
    {
      texts: { en: 'goes up or down', de: 'steigt oder sinkt' },
      size: { files: 1, ranks: 1, levels: 2 },
      pieces: { a1: { role: 'rook', color: 'white' } },
      dests: ['a1^'],
      hints: [{ kind: 'dot', square: 'a1^' }],
    },
    {
      texts: { en: 'headbutts the piece above', de: 'gibt der Figur darüber einen Kopfstoß' },
      size: { files: 1, ranks: 1, levels: 2 },
      pieces: { a1: { role: 'king', color: 'white' }, 'a1^': { role: 'knight', color: 'black' } },
      hints: [
        { kind: 'burst', square: 'a1' },
        { kind: 'corners', square: 'a1^' },
      ],
    },
  ],
  tablesOfFour: [
    'KRRvK',
    'KRBvK',
    'KRNvK',
    'KBBvK',
    'KBNvK',
    'KNNvK',
    'KQvKQ',
    'KQvKR',
    'KQvKB',
    'KQvKN',
    'KRvKR',
    'KRvKB',
    'KRvKN',
    'KBvKB',
    'KBvKN',
    'KNvKN',
  ],
  specialMoves: {
    headbutt: {
      names: { en: 'Headbutt', de: 'Kopfstoß' },
      descriptions: {
        en: 'A piece on the ground captures the piece right above it without moving.',
        de: 'Eine Figur am Boden schlägt die Figur direkt über ihr, ohne zu ziehen.',
      },
    },
    takeOff: {
      names: { en: 'Take-off', de: 'Abheben' },
      descriptions: {
        en: 'A piece leaves the ground.',
        de: 'Eine Figur verlässt den Boden.',
      },
    },
    landing: {
      names: { en: 'Landing', de: 'Landung' },
      descriptions: {
        en: 'A piece comes down to the ground.',
        de: 'Eine Figur kommt auf den Boden herunter.',
      },
    },
    mateFromAbove: {
      names: { en: 'Mate from above', de: 'Matt von oben' },
      descriptions: {
        en: 'A piece on the upper level gives mate.',
        de: 'Eine Figur auf der oberen Ebene setzt matt.',
      },
    },
  },
  achievements: {
    headbuttMate: {
      names: { en: 'Mate by a headbutt', de: 'Matt durch Kopfstoß' },
      descriptions: {
        en: 'Give checkmate with a headbutt. It captures the piece right above and can clear the way for your bishop on the upper level.',
        de: 'Setze mit einem Kopfstoß matt. Er schlägt die Figur direkt darüber und kann deinem Läufer auf der oberen Ebene den Weg öffnen.',
      },
    },
    swoop: {
      names: { en: 'Swoop', de: 'Sturzflug' },
      descriptions: {
        en: 'Capture a piece on the ground with a piece that comes down. Bishops land at the end of a move, knights with a leap.',
        de: 'Schlage am Boden mit einer Figur, die herunterkommt. Läufer landen am Ende eines Zuges, Springer mit einem Sprung.',
      },
    },
    loneRook: {
      names: { en: 'The lone rook', de: 'Der einsame Turm' },
      descriptions: {
        en: 'Win with nothing but your king and a rook on the upper level. From there it attacks only one square on the ground: the one below.',
        de: 'Gewinne allein mit deinem König und einem Turm auf der oberen Ebene. Von dort greift er am Boden nur ein Feld an: das unter ihm.',
      },
    },
  },
};
