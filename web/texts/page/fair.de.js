/**
 * What the page says on whether a game is fair, in German.
 * @import { fairTexts as Texts } from './fair.en.js'
 */
import { specialMoves } from '../../variants/generated/page/special-moves.de.js';

/** @type {typeof Texts} */
export const fairTexts = {
  title: (game) => `Ist „${game}“ fair?`,
  lead: (games, nodes) =>
    `Der Computer hat ${games} Partien gegen sich selbst gespielt: von der Grundstellung aus, mit voller Stärke und ${nodes} durchsuchten Stellungen pro Zug. Menschen spielen vielleicht anders. Hinter ± steht die Fehlerspanne (95 %).`,
  none: 'Noch wurden keine Partien gezählt.',
  contents: 'Was gezählt wurde',
  results: 'Weiß oder Schwarz',
  length: 'Wie lange Partien dauern',
  endings: 'Wie Partien enden',
  firstMoves: 'Wie Weiß beginnt',
  specialMoves: 'Nur in diesem Spiel',
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
    agreement: 'Vereinbarung',
    time: 'Zeit',
    unknown: 'unbekannt',
  },
  specialMoveTexts: specialMoves,
  table: 'Zahlen zeigen',
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
  times: 'Mal pro Partie',
  special: 'Besonderer Zug',
  sentences: {
    whiteAdvantage: ({ score, error }) =>
      `Weiß holte ${score} ±${error} der Punkte: ein Vorteil für Weiß.`,
    blackAdvantage: ({ score, error }) =>
      `Weiß holte ${score} ±${error} der Punkte: ein Vorteil für Schwarz.`,
    noAdvantage: ({ score, error }) =>
      `Weiß holte ${score} ±${error} der Punkte: kein klarer Vorteil für eine Seite.`,
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
      `Unter den ersten Zügen mit mindestens ${games} Partien war ${best} der beste für Weiß (${bestScore}) und ${worst} der schlechteste (${worstScore}).`,
    firstMovesFew: ({ games }) =>
      `Weniger als zwei erste Züge haben mindestens ${games} Partien: zu wenige für einen Vergleich.`,
    spread: ({ spread }) =>
      `Abzüglich des Zufalls weichen die ersten Züge um ${spread} Prozentpunkte von ihrem Mittel ab.`,
    spreadNone: () => 'Die Unterschiede zwischen den ersten Zügen können reiner Zufall sein.',
    chessSpread: ({ spread }) => `Im Schach sind es ${spread} Prozentpunkte.`,
    chessSpreadNone: () => 'Im Schach können sie reiner Zufall sein.',
    specialMove: ({ special, share, times, decides, byChance }) =>
      `${special}: in ${share} der Partien, im Schnitt ${times} Mal pro Partie. Das entschied ${decides} der gewonnenen Partien; durch Zufall wären es ${byChance}.`,
    decides: () =>
      'Ein Zug entscheidet eine Partie, wenn der Sieger ihn als letzten spielt oder mit ihm für den Rest der Partie in Führung geht. „Durch Zufall“ heißt: wenn beide Züge aus allen Zügen der Partien gelost wären.',
  },
};
