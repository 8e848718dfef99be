/**
 * All that the page says, in German.
 * @import { en } from './page.en.js'
 */
import { de as words } from '../game-texts.de.js';
import { friendTexts } from './friend.de.js';
import { gameTexts } from './game.de.js';
import { inPlayTexts } from './in-play.de.js';
import { learnTexts } from './learn.de.js';
import { libraryTexts } from './library.de.js';
import { newGameTexts } from './new-game.de.js';
import { puzzleThemeTexts } from './puzzle-themes.de.js';
import { puzzleTexts } from './puzzles.de.js';
import { statisticsTexts } from './statistics.de.js';
import { studyTexts } from './study.de.js';
import { trainingTexts } from './training.de.js';

const { colors } = words;

/** @type {typeof en} */
export const de = {
  ...words,
  ...friendTexts,
  ...gameTexts,
  ...inPlayTexts,
  ...learnTexts,
  ...libraryTexts,
  ...newGameTexts,
  ...puzzleTexts,
  ...puzzleThemeTexts,
  ...statisticsTexts,
  ...studyTexts,
  ...trainingTexts,

  page: {
    loading: 'Die Bretter werden aufgestellt …',
    notLoaded: (error) =>
      `Die Spiele konnten nicht geladen werden: ${error} Lade die Seite neu, um es noch einmal zu versuchen.`,
    partMissing: 'Ein Teil der Seite fehlt.',
    styleMissing: 'Das Stylesheet der Seite fehlt.',
    serverAnswered: (status) => {
      if (!status) return 'Der Server ist nicht erreichbar.';
      return status < 300
        ? 'Der Server hat die falsche Datei geschickt.'
        : `Der Server hat mit ${status} geantwortet.`;
    },
    noSuchGame: 'Dieses Spiel gibt es nicht.',
    noSuchPage: 'Kingcraft hat keine Seite mit dieser Adresse.',
    screenNotLoaded: (screen, error) => `${screen}: Laden fehlgeschlagen. ${error}`,
    tryAgain: 'Noch einmal versuchen',
    screens: {
      gallery: 'Die Spiele',
      game: 'Die Partie',
      learn: 'Die Regeln',
      known: 'Gelöste Endspiele',
      endings: 'Der Endspieltrainer',
      fair: 'Die Fairness-Seite',
      games: 'Deine Partien',
      study: 'Die Analyse',
      puzzles: 'Die Aufgaben',
      puzzle: 'Die Aufgabe',
      editor: 'Der Brett-Editor',
      progress: 'Dein Fortschritt',
    },
    loadingScreen: 'Wird geladen',
    noticesLabel: 'Mitteilungen',
    close: 'Schließen',
    continuePlaying: 'Weiterspielen',
    newVersion: 'Es gibt eine neue Version von Kingcraft. Deine Partien bleiben erhalten.',
    otherTabChanged: 'In einem anderen Tab läuft eine neue Version von Kingcraft.',
    reload: 'Neu laden',
    noHistory:
      'In diesem Browser kann Kingcraft die Adresse nicht ändern. Du kannst spielen, aber „Zurück“ führt nicht zur vorigen Ansicht.',
  },

  nav: {
    label: 'Hauptnavigation',
    skip: 'Zum Inhalt springen',
    play: 'Spielen',
    puzzles: 'Aufgaben',
    learn: 'Lernen',
    analyse: 'Analyse',
    games: 'Partien',
    settings: 'Einstellungen',
  },

  score: {
    mate: (color, moves) => `${colors[color]} setzt in ${moves} matt`,
    win: (color, moves) => `${colors[color]} gewinnt in ${moves}`,
  },

  players: {
    computer: (name, level) => `${name}, Stufe ${level}`,
    someComputer: 'Computer',
    you: 'Du',
    thinking: 'denkt nach',
    thought: (depth, score) => `denkt nach, Tiefe ${depth}, ${score}`,
  },

  gallery: {
    title: 'Schach mal anders',
    lead: 'Könige, die fliegen, Steuern zahlen oder zu zweit regieren.',
    facts: (games) => [
      `${games} Spiele`,
      'Gegen den Computer oder mit Freunden',
      'Kostenlos, ohne Konto',
      'Auch offline',
    ],
    games: 'Such dir ein Spiel aus',
    yourGame: 'Deine Partie',
    against: (opponent) => `Gegen ${opponent}`,
    continue: 'Weiterspielen',
    ways: 'Mehr entdecken',
    elsewhere: {
      analyse: { title: 'Analyse', text: 'Frag die Engine zu jeder Stellung.' },
      endings: { title: 'Endspieltrainer', text: 'Gewinn oder Remis gegen perfektes Spiel.' },
      rules: { title: 'Regeln', text: 'Jede Regel, mit einem Brett zum Ausprobieren.' },
      fair: { title: 'Ist es fair?', text: 'Gewinnquoten, Partieenden und Partielänge.' },
    },
    credit: ({ name, inventor, year }) => `${name} – ${inventor}, ${year}`,
    play: 'Spielen',
    playGame: (game) => `${game} spielen`,
    learn: 'Kurz erklärt',
    learnGame: (game) => `Kurz erklärt: ${game}`,
    back: (game) => `Deine Partie in „${game}“ weiterspielen`,
    docs: 'Dokumentation (englisch)',
  },

  progress: {
    title: 'Dein Fortschritt',
    inGame: (game) => `Dein Fortschritt in „${game}“`,
  },

  confirmMove: {
    label: 'Diesen Zug spielen?',
    play: (move) => `${move} spielen`,
    cancel: 'Abbrechen',
  },

  shortcuts: {
    title: 'Tastenkürzel',
    everywhere: 'Überall',
    squares: 'Auf einem Brett',
    close: 'Offenes Fenster schließen',
    walk: 'Zwischen Feldern wechseln',
    space: 'Leertaste',
    choose: 'Feld auswählen',
    cancel: 'Vorauszug aufheben',
    zen: 'Zen-Modus ein- oder ausschalten',
    variations: 'Vorige oder nächste Variante',
    notLoaded: (fault) => `Die Liste der Tastenkürzel konnte nicht geladen werden: ${fault}`,
  },

  settings: {
    title: 'Einstellungen',
    confirm: 'Züge bestätigen',
    onSmall: 'Beim Tippen auf kleine Felder',
    always: 'Immer',
    never: 'Nie',
    sounds: 'Töne',
    coordinates: 'Koordinaten',
    turning: 'Brett nach jedem Zug drehen',
    thoughts: 'Bewertung und Suchtiefe des Computers zeigen',
    warnings: 'Warnen, wenn ein Zug eine Figur verliert (Stufe 1–4)',
    size: 'Größe',
    large: 'Groß',
    medium: 'Mittel',
    small: 'Klein',
    levels: 'Bretter mit zwei Ebenen',
    fit: 'Passend',
    beside: 'Nebeneinander',
    stacked: 'Übereinander',
    badges: 'Auf einem Brett',
    colors: 'Hell oder dunkel',
    system: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
    board: 'Brett',
    themes: {
      paper: 'Papier',
      slate: 'Schiefer',
      moss: 'Moos',
      sea: 'Meer',
      rose: 'Rosé',
      gray: 'Grau',
    },
    pieces: 'Figuren',
    figures: 'Kingcraft-Figuren',
    classic: 'Klassisch',
    letters: 'Buchstaben',
    motion: 'Zuganimation',
    none: 'Aus',
    normal: 'Normal',
    blindfold: 'Blindschach: Figuren während der Partie ausblenden',
    zen: 'Zen-Modus: nur Brett, Uhren und Züge',
    shortcuts: 'Kürzel mit einer Taste (/, F, Z, ?)',
    notation: 'Zugnotation',
    progress: 'Fortschritt: Wertung, Leiter, Serie, Erfolge',
    language: 'Sprache',
    automatic: 'Automatisch',
    notSaved: 'Nicht gespeichert: Dieser Browser lässt es nicht zu.',
  },
};
