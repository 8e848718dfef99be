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
    nav: 'Aufgaben nach Spiel',
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
      text: 'Passend zu deiner Wertung. Sie werden gewertet.',
    },
    again: {
      title: 'Wiederholen',
      due: (count, number) =>
        count === 1
          ? 'Eine ungelöste Aufgabe ist wieder da.'
          : `${number} ungelöste Aufgaben sind wieder da.`,
      next: (date) => `Die nächste ungelöste Aufgabe kommt am ${date} wieder.`,
      none: 'Ungelöste Aufgaben kommen nach 1, 3 und 7 Tagen wieder.',
    },
    streak: { title: 'Serie', text: 'Es wird immer schwerer. Der erste Fehler beendet sie.' },
    run: {
      title: 'Drei Minuten',
      text: 'Löse so viele, wie du schaffst. Jeder Fehler kostet zehn Sekunden.',
    },
    best: (best) => `Rekord: ${best}`,
    mistakes: {
      title: 'Deine eigenen Fehler',
      text: 'Werte eine beendete Partie aus: Ihre Fehler werden zu deinen Aufgaben.',
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
    comparing: 'Der Computer prüft deinen Zug …',
    right: (san) => `${san} ist richtig.`,
    slower: (san) => `${san} gewinnt auch, aber es geht schneller. Sieh noch einmal hin.`,
    wrong: (san, reply) => `${san} scheitert an ${reply}.`,
    wrongEnd: (san) => `${san} klappt nicht: Damit ist die Partie zu Ende.`,
    unknown: (error) =>
      `Der Computer konnte deinen Zug nicht prüfen: ${error} Versuch es noch einmal.`,
    hintPiece: (piece, square) => `Sieh dir die Figur auf ${square} an: ${piece}.`,
    hintMove: (san) => `Spiel ${san}.`,
    because: (san, why) => `${san}: ${why}`,
    why: 'Wähle eine Figur und ein Feld, um zu sehen, warum sie dorthin darf oder nicht.',
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
    results: 'Letzte Antworten',
    result: (number, right) => `Aufgabe ${number}: ${right ? 'gelöst' : 'nicht gelöst'}`,
  },
};
