/**
 * What the page says on whether a game is fair, in German.
 * @import { fairTexts as Texts } from './fair.en.js'
 */
import { specialMoves } from '../../variants/generated/page/special-moves.de.js';

/** @type {typeof Texts} */
export const fairTexts = {
  title: (game) => `Ist „${game}“ fair?`,
  lead: (games, nodes) =>
    `Der Computer hat ${games} Partien gegen sich selbst gespielt: von der Grundstellung aus, mit voller Stärke und ${nodes} betrachteten Stellungen je Zug. So spielt er, nicht der Mensch. Hinter ± steht, wie weit der Zufall eine Zahl verschoben haben kann (95 %).`,
  none: 'Noch wurden keine Partien gezählt.',
  contents: 'Was gezählt wurde',
  results: 'Weiß oder Schwarz',
  length: 'Wie lange Partien dauern',
  endings: 'Wie Partien enden',
  firstMoves: 'Wie Weiß beginnt',
  specialMoves: 'Was es nur hier gibt',
  reasons: {
    checkmate: 'Schachmatt',
    'king-captured': 'König geschlagen',
    stalemate: 'Patt',
    'insufficient-material': 'zu wenige Figuren',
    'threefold-repetition': 'dreifache Wiederholung',
    'fivefold-repetition': 'fünffache Wiederholung',
    'fifty-moves': '50-Züge-Regel',
    'seventy-five-moves': '75-Züge-Regel',
    resignation: 'Aufgabe',
    agreement: 'Einigung',
    time: 'Zeit',
    unknown: 'unbekannt',
  },
  specialMoveTexts: specialMoves,
  table: 'Die Zahlen zeigen',
  white: 'Weiß gewinnt',
  draw: 'Remis',
  black: 'Schwarz gewinnt',
  occurs: 'kommt vor',
  decides: 'entscheidet',
  byChance: 'durch Zufall',
  chessMark: 'im Schach',
  game: 'Spiel',
  games: 'Partien',
  ending: 'Ende',
  moves: 'Züge',
  move: 'Zug',
  times: 'Mal je Partie',
  special: 'Besonderer Zug',
  sentences: {
    whiteAdvantage: ({ score, error }) =>
      `Weiß holte ${score} ±${error} der Punkte: ein Vorteil für Weiß.`,
    blackAdvantage: ({ score, error }) =>
      `Weiß holte ${score} ±${error} der Punkte: ein Vorteil für Schwarz.`,
    noAdvantage: ({ score, error }) =>
      `Weiß holte ${score} ±${error} der Punkte: Ein Vorteil ist auf keiner Seite zu sehen.`,
    moreThanChess: ({ chessScore, chessError }) =>
      `Das ist mehr als im Schach, wo es ${chessScore} ±${chessError} waren.`,
    lessThanChess: ({ chessScore, chessError }) =>
      `Das ist weniger als im Schach, wo es ${chessScore} ±${chessError} waren.`,
    likeChess: ({ chessScore, chessError }) =>
      `Im Schach waren es ${chessScore} ±${chessError}; der Unterschied kann Zufall sein.`,
    draws: ({ share }) => `${share} der Partien endeten remis.`,
    drawsBesideChess: ({ share, chessShare }) =>
      `${share} der Partien endeten remis, im Schach ${chessShare}.`,
    length: ({ moves }) => `Die Hälfte der Partien war nach ${moves} Zügen vorbei.`,
    lengthBesideChess: ({ moves, chessMoves }) =>
      `Die Hälfte der Partien war nach ${moves} Zügen vorbei, im Schach nach ${chessMoves}.`,
    ending: ({ reason, share }) => `Das häufigste Ende: ${reason}, ${share} der Partien.`,
    endingBesideChess: ({ reason, share, chessShare }) =>
      `Das häufigste Ende: ${reason}, ${share} der Partien; im Schach ${chessShare}.`,
    firstMoves: ({ games, best, bestScore, worst, worstScore }) =>
      `Von den ersten Zügen mit mindestens ${games} Partien war ${best} mit ${bestScore} der beste für Weiß, und ${worst} mit ${worstScore} der schlechteste.`,
    firstMovesFew: ({ games }) =>
      `Weniger als zwei erste Züge haben mindestens ${games} Partien: zu wenige für einen Vergleich.`,
    spread: ({ spread }) =>
      `Mehr als durch Zufall liegen die ersten Züge ${spread} Prozentpunkte von ihrem Mittel entfernt.`,
    spreadNone: () => 'Dass sich die ersten Züge unterscheiden, kann allein Zufall sein.',
    chessSpread: ({ spread }) => `Im Schach sind es ${spread} Prozentpunkte.`,
    chessSpreadNone: () => 'Im Schach kann der Unterschied allein Zufall sein.',
    specialMove: ({ special, share, times, decides, byChance }) =>
      `${special}: in ${share} der Partien, im Mittel ${times} Mal je Partie. Das entschied ${decides} der gewonnenen Partien; durch Zufall wären es ${byChance}.`,
    decides: () =>
      'Ein Zug entscheidet eine Partie, wenn der Sieger ihn als letzten spielt oder dort, von wo an er vorn liegt. Durch Zufall: wenn die Züge an diesen beiden Stellen aus allen Zügen der Partien gelost wären.',
  },
};
