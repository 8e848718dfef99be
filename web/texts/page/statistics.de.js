/**
 * What the page says on what was counted in many games: openings, and whether the games are fair, in German.
 * @import { statisticsTexts as Texts } from './statistics.en.js'
 */

/** @type {typeof Texts} */
export const statisticsTexts = {
  statistics: {
    whiteScore: 'Punkte für Weiß',
    score: (score, error) => `${score} ±${error}`,
    results: (white, draws, black) =>
      `Weiß gewinnt ${white}, remis ${draws}, Schwarz gewinnt ${black}`,
  },

  openings: {
    label: 'Eröffnungen',
    move: 'Zug',
    games: 'Partien',
    engine: 'Engine',
    all: 'Alle',
    caption: (games) => `${games} Partien mit dieser Stellung`,
    none: (plies) =>
      `Unsere Partien erreichen diese Stellung nicht: Gezählt sind nur die ersten ${plies} Halbzüge.`,
    legend:
      'Balken: Weiß gewinnt, remis, Schwarz gewinnt. Darunter: Punkte für Weiß mit ihrer Fehlerspanne (95 %). Engine: ihre mittlere Bewertung nach dem Zug, in Bauern.',
    source: (games) => `Aus ${games} Partien des Computers gegen sich selbst.`,
    notLoaded: (error) => `Die Eröffnungen konnten nicht geladen werden: ${error}`,
  },
};
