/**
 * What the page says of the reader's progress over all games and puzzles, in German.
 * @import { progressTexts as Texts } from './progress.en.js'
 */
import { achievementTexts } from '../../variants/generated/page/achievements.de.js';

/** @type {typeof Texts} */
export const progressTexts = {
  counts:
    'Es zählen vollständige Partien gegen den Computer oder einen Freund woanders und gelöste Aufgaben. Mit einem Tipp oder nach „Rückgängig“ zählt die Partie für Serie und Erfolge, aber nicht für Wertung und Leiter.',
  stored:
    'Alles bleibt in diesem Browser. Unter „Deine Partien“ kannst du es als Datei speichern, in den Einstellungen abschalten.',
  off: 'Der Fortschritt ist abgeschaltet: Nichts wird gezählt oder gezeigt. Was du bisher erreicht hast, ist noch da.',
  turnOn: 'Fortschritt einschalten',

  streak: 'Serie',
  days: (days, text) => (days === 1 ? '1 Tag' : `${text} Tage in Folge`),
  begin: 'Spiel heute eine Partie zu Ende oder löse eine Aufgabe, um eine Serie zu beginnen.',
  goOn: 'Spiel heute eine Partie zu Ende oder löse eine Aufgabe, damit sie weitergeht.',
  doneToday: 'Für heute geschafft. Komm morgen wieder.',
  best: (days, text) => `Deine längste: ${days === 1 ? '1 Tag' : `${text} Tage`}.`,

  games: 'Wertung und Leiter',
  rated: (value) => `Wertung ${value}`,
  unrated: 'Noch keine Wertung. Spiel gegen einen Gegner, um eine zu bekommen.',
  curve: (first, last, games, best) =>
    `Von ${first} auf ${last} in den letzten ${games} gewerteten Partien, Höchstwert ${best}.`,
  once: 'Deine erste gewertete Partie. Mit der nächsten beginnt die Kurve.',
  ladder: (game) => `Gegner in „${game}“`,
  beaten: (beaten, all) => `${beaten} von ${all} Gegnern besiegt`,
  play: 'Spielen',
  playAgainst: (name, level, game, isBeaten) =>
    `${name}: Spielen, Stufe ${level}, ${game}${isBeaten ? ', besiegt' : ''}`,

  achievements: 'Erfolge',
  count: (earned, all) => `${earned} von ${all} erreicht`,
  allGames: 'Alle Spiele',
  notYet: 'Noch offen',
  earnedEarlier: 'Erreicht',
  earnedOn: (date) => `Erreicht am ${date}`,
  earned: (names) => `${names.length === 1 ? 'Neuer Erfolg' : 'Neue Erfolge'}: ${names.join(', ')}`,
  ofGames: achievementTexts,
  general: {
    firstWin: {
      name: 'Der erste Sieg',
      text: 'Gewinne eine Partie gegen den Computer oder einen Freund woanders. Die ersten Gegner lassen Figuren ungedeckt: Achte darauf, was zu schlagen ist.',
    },
    queenSafe: {
      name: 'Die Dame bleibt',
      text: 'Gewinne eine Partie, ohne eine Dame zu verlieren. Sieh vor jedem ihrer Züge nach, wer sie dort angreifen könnte.',
    },
    stalemate: {
      name: 'Patt',
      text: 'Erreiche ein Remis durch Patt. Wer nicht im Schach steht und keinen legalen Zug hat, verliert nicht: Denk daran, wenn du schlechter stehst.',
    },
    everyGame: {
      name: 'Überall zu Hause',
      text: 'Besiege in jedem Spiel einen Gegner. Jedes beginnt mit einer kurzen Lektion.',
    },
    lastOpponent: {
      name: 'Ganz oben',
      text: 'Besiege Aurel, den zehnten Gegner, in einem beliebigen Spiel. Der Endspieltrainer und die Auswertung deiner Partien helfen dabei.',
    },
    wholeWeek: {
      name: 'Eine ganze Woche',
      text: 'Spiel an sieben Tagen in Folge eine Partie zu Ende oder löse eine Aufgabe. Jeden Tag ein wenig bringt mehr als viel auf einmal.',
    },
  },
};
