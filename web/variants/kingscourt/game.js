/** The texts and pictures of King's Court; see ../game.d.ts. */
import { TALL } from '../classic-outlines.js';
import { COLLAR, circle, FOOT, STEM } from '../piece-outlines.js';

/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: 60,
  names: { en: "King's Court", de: 'Königshof' },
  taglines: { en: 'Castle as far as you dare.', de: 'Rochiere, so weit du dich traust.' },
  firstWords: {
    en: 'Your king castles by one to four squares. Chancellors and jesters are new: pick one to see its moves.',
    de: 'Dein König rochiert um ein bis vier Felder. Kanzler und Narren sind neu: Wähle sie aus, um ihre Züge zu sehen.',
  },
  rules: [
    'Twelve files; each side has two chancellors and two jesters as well as the pieces of chess.',
    'A chancellor goes one or two squares in a straight line without jumping, or leaps like a knight.',
    'A jester makes one or two diagonal steps, the second in any direction over an empty square; one that has not moved can also jump two squares diagonally.',
    'In castling the king goes one to four squares toward the rook, and the rook to the last square that the king passed.',
    'When a chancellor gives check, the king may fly: move two squares in a straight line over an empty one.',
  ],
  picture: {
    placement: 'rjcnbqkbncjr/pppp1ppp1ppp/12/4p3p3/12/2CJQP1B4/PPPPPBPPPPPP/2KR4NCJR',
    motions: [
      { from: 'g1', to: 'c1' },
      { from: 'a1', to: 'd1' },
    ],
    path: { squares: ['g1', 'c1'], shape: 'line' },
  },
  pieces: {
    chancellor: {
      letter: 'c',
      names: { en: 'Chancellor', de: 'Kanzler' },
      parts: [
        FOOT,
        'M12.6 34.6C12.2 30.6 14.8 27.8 19 27H26C30.2 27.8 32.8 30.6 32.4 34.6Z',
        'M15 14.6H30V21.6C30 25 26.8 27.8 22.5 27.8C18.2 27.8 15 25 15 21.6Z',
        'M22.5 5.6L39.6 12.4L22.5 19.2L5.4 12.4Z',
        'M35.7 20.6H38.5L39.7 27.4H34.5Z',
      ],
      lines: ['M22.5 12.4L37.1 14.2V20.6'],
      classic: {
        parts: [
          ...TALL,
          'M17 17C16.6 14.6 16.6 12 17 9.6H28C28.4 12 28.4 14.6 28 17Z',
          'M22.5 3.4L36.4 8.4L22.5 13.4L8.6 8.4Z',
          'M32.2 14.6H34.8L35.8 19.4H31.2Z',
        ],
        lines: ['M22.5 8.4L33.5 9.8V14.6'],
      },
    },
    jester: {
      letter: 'j',
      names: { en: 'Jester', de: 'Narr' },
      datives: { de: 'Narren' },
      parts: [
        FOOT,
        STEM,
        circle(7.2, 22.6, 3),
        circle(37.8, 22.6, 3),
        'M14.8 29C14.4 23.4 12.6 19.6 6.9 20C5.7 12.6 10.8 6.8 16.2 7.8C19.9 8.5 22 12.4 22.5 17.4C23 12.4 25.1 8.5 28.8 7.8C34.2 6.8 39.3 12.6 38.1 20C32.4 19.6 30.6 23.4 30.2 29Z',
        COLLAR,
      ],
      lines: ['M22.5 17.4V28'],
      classic: {
        parts: [
          ...TALL,
          circle(10.4, 14.6, 2.5),
          circle(34.6, 14.6, 2.5),
          'M17.6 17C17.2 13.6 14.8 11.6 10.2 12.4C9.6 7.4 13.6 3.8 18 5C20.8 5.8 22.2 8.2 22.5 11.4C22.8 8.2 24.2 5.8 27 5C31.4 3.8 35.4 7.4 34.8 12.4C30.2 11.6 27.8 13.6 27.4 17Z',
        ],
        lines: ['M22.5 11.4V16.4'],
      },
    },
  },
  moves: {
    jump: { hint: 'arc', path: 'arc', isLeap: true },
    flight: {
      hint: 'path',
      path: 'line',
      names: { en: 'Flight', de: 'Flucht' },
      labels: { en: 'flies here', de: 'flüchtet hierher' },
    },
  },
  legend: [
    {
      texts: { en: 'changes direction', de: 'ändert die Richtung' },
      size: { files: 3, ranks: 2 },
      pieces: { a1: { role: 'jester', color: 'white' } },
      hints: [
        { kind: 'bend', squares: ['a1', 'b2', 'c1'] },
        { kind: 'dot', square: 'c1' },
      ],
    },
    {
      texts: { en: 'flies over an empty square', de: 'flüchtet über ein leeres Feld' },
      pieces: { a1: { role: 'king', color: 'white' } },
      hints: [
        { kind: 'path', squares: ['a1', 'c1'] },
        { kind: 'dot', square: 'c1' },
      ],
    },
  ],
  tablesOfFour: [
    'KBBvK',
    'KBNvK',
    'KBJvK',
    'KNNvK',
    'KNJvK',
    'KJJvK',
    'KQvKQ',
    'KQvKC',
    'KQvKR',
    'KQvKB',
    'KQvKN',
    'KQvKJ',
    'KCvKC',
    'KCvKR',
    'KCvKB',
    'KCvKN',
    'KCvKJ',
    'KRvKR',
    'KRvKB',
    'KRvKN',
    'KRvKJ',
    'KBvKB',
    'KBvKN',
    'KBvKJ',
    'KNvKN',
    'KNvKJ',
    'KJvKJ',
  ],
  perft: { depth: 4, peer: 'twelvefiles', atLeast: 5 },
  specialMoves: {
    flight: {
      names: { en: 'Flight', de: 'Flucht' },
      descriptions: {
        en: 'The king flies two squares to escape a chancellor’s check.',
        de: 'Der König flüchtet vor dem Schach eines Kanzlers zwei Felder weit.',
      },
    },
    flightStopped: {
      names: { en: 'Flight stopped', de: 'Flucht vereitelt' },
      descriptions: {
        en: 'A chancellor gives check, and the king has no safe flight.',
        de: 'Ein Kanzler gibt Schach, und der König hat keine sichere Flucht.',
      },
    },
    jestersBend: {
      names: { en: 'Jester’s bend', de: 'Haken des Narren' },
      descriptions: {
        en: 'A jester changes direction and reaches a square straight ahead or beside it.',
        de: 'Ein Narr ändert die Richtung und erreicht ein Feld geradeaus oder zur Seite.',
      },
    },
    longCastling: {
      names: { en: 'Far castling', de: 'Weite Rochade' },
      descriptions: {
        en: 'The king castles by three or four squares.',
        de: 'Der König rochiert drei oder vier Felder weit.',
      },
    },
  },
  achievements: {
    farCastling: {
      names: { en: 'Four squares far', de: 'Vier Felder weit' },
      descriptions: {
        en: 'Castle by four squares. You choose how far your king goes; the rook lands beside it.',
        de: 'Rochiere vier Felder weit. Du wählst, wie weit dein König zieht; der Turm landet neben ihm.',
      },
    },
    flight: {
      names: { en: 'Narrow escape', de: 'Knapp entkommen' },
      descriptions: {
        en: 'Win a game in which your king took flight. When a chancellor gives check, your king may move two squares.',
        de: 'Gewinne eine Partie, in der dein König geflüchtet ist. Gibt ein Kanzler Schach, darf dein König zwei Felder weit ziehen.',
      },
    },
    bentCapture: {
      names: { en: 'Round the corner', de: 'Um die Ecke' },
      descriptions: {
        en: 'Capture with a jester that changes direction on its way.',
        de: 'Schlage mit einem Narren, der unterwegs die Richtung wechselt.',
      },
    },
  },
};
