/**
 * What the page says about puzzles, in German. What themes are called is in puzzle-themes.de.js.
 * @import { puzzleTexts as Texts } from './puzzles.en.js'
 */
import { de as words } from '../game-texts.de.js';

const { colors, toMove } = words;

/** @type {typeof Texts} */
export const puzzleTexts = {
  puzzles: {
    title: 'Aufgaben',
    titleOf: (game) => `Aufgaben: ${game}`,
    nav: 'Aufgaben der Spiele',
    lead: 'Dein Gegner hat gerade einen Fehler gemacht. Finde den Zug, der ihn ausnutzt.',
    none: 'Für dieses Spiel gibt es noch keine Aufgaben.',
    notFound: 'Diese Aufgabe gibt es nicht.',
    allPuzzles: 'Alle Aufgaben',

    today: 'Aufgaben des Tages',
    day: 'Aufgabe des Tages',
    dayOf: (game, state) =>
      ({
        open: `Aufgabe des Tages: ${game}`,
        right: `Aufgabe des Tages: ${game}, gelöst`,
        wrong: `Aufgabe des Tages: ${game}, nicht gelöst`,
      })[state],
    dayStates: {
      open: 'Noch nicht gelöst. Heute haben alle dieselbe.',
      right: 'Gelöst. Morgen gibt es eine neue.',
      wrong: 'Du kennst sie schon. Morgen gibt es eine neue.',
    },
    solveIt: 'Lösen',
    seeAgain: 'Noch einmal ansehen',

    rating: 'Deine Wertung',
    ratingNote: 'Sie pendelt sich ein, je mehr Aufgaben du löst.',
    solved: (solved, all) => `${solved} von ${all} gelöst`,

    modes: 'So kannst du üben',
    mix: {
      title: 'Aufgaben für dich',
      text: 'Passend zu deiner Wertung. Sie zählen dafür.',
    },
    again: {
      title: 'Wiederholen',
      due: (count, number) =>
        count === 1
          ? 'Eine Aufgabe, die du nicht gelöst hast, ist wieder da.'
          : `${number} Aufgaben, die du nicht gelöst hast, sind wieder da.`,
      next: (date) => `Die nächste, die du nicht gelöst hast, kommt am ${date} wieder.`,
      none: 'Nicht gelöste Aufgaben kommen nach 1, 3 und 7 Tagen wieder.',
    },
    streak: { title: 'Serie', text: 'Es wird immer schwerer. Der erste Fehler beendet sie.' },
    run: {
      title: 'Drei Minuten',
      text: 'Löse so viele, wie du schaffst. Jeder Fehler kostet zehn Sekunden.',
    },
    best: (best) => `Rekord: ${best}`,
    mistakes: {
      title: 'Deine eigenen Fehler',
      text: 'Wähle „Durchsehen“ neben einer beendeten Partie: Ihre Fehler werden deine Aufgaben.',
    },
    themes: 'Nach Thema',
    themesNote: 'Sonst siehst du das Thema erst, wenn du die Aufgabe gelöst hast.',

    board: 'Aufgabe',
    tools: 'Diese Aufgabe',
    number: (id) => `Aufgabe ${id}`,
    ofTheme: (theme) => `Thema: ${theme}`,
    watch: (san, color) => `${colors[color]} hat ${san} gespielt.`,
    toMove: (color) => `${toMove(color, null)}`,
    find: 'Finde den besten Zug.',
    goOn: 'Weiter so.',
    comparing: 'Der Computer sieht sich deinen Zug an …',
    right: (san) => `${san} ist richtig.`,
    slower: (san) => `${san} gewinnt auch, aber es geht schneller. Sieh noch einmal hin.`,
    wrong: (san, reply) => `${san} geht nicht: ${reply} ist die Antwort.`,
    wrongEnd: (san) => `${san} geht nicht: Damit ist die Partie zu Ende.`,
    unknown: (error) =>
      `Der Computer konnte sich deinen Zug nicht ansehen: ${error} Versuch es noch einmal.`,
    hintPiece: (piece, square) => `Sieh dir die Figur auf ${square} an: ${piece}.`,
    hintMove: (san) => `Spiel ${san}.`,
    because: (san, why) => `${san}: ${why}`,
    why: 'Wähle eine Figur und ein Feld, und du erfährst, warum sie dorthin darf oder nicht.',
    rule: 'Die Regel',
    wrongTitle: 'Nicht dieser Zug',
    solvedTitle: 'Gelöst',
    solvedLaterTitle: 'Gefunden',
    shownTitle: 'Die Lösung',
    alsoWins: (san) => `${san} ist genauso gut.`,
    helped: 'Morgen kommt sie wieder, damit du sie dir merkst.',
    helpedInRow: 'Du findest sie unter „Wiederholen“ wieder.',
    themesOf: 'Themen',
    puzzleRating: (puzzle) => `Diese Aufgabe hat die Wertung ${puzzle}.`,
    takeBack: 'Zurücknehmen',
    solution: 'Lösung',
    next: 'Nächste Aufgabe',
    study: 'Diese Stellung analysieren',
    playAgain: 'Noch einmal spielen',
    allDone: 'Hier gibt es heute nichts mehr zu tun.',

    inRow: 'In Folge',
    timeLeft: 'Zeit',
    score: 'Richtig',
    streakOver: (score) => `Deine Serie: ${score}`,
    runOver: (score) => `In drei Minuten gelöst: ${score}`,
    newBest: 'Dein neuer Rekord.',
    oldBest: (best) => `Dein Rekord ist ${best}.`,
    results: 'Die letzten Antworten',
    result: (number, right) => `Aufgabe ${number}: ${right ? 'gelöst' : 'nicht gelöst'}`,
  },
};
