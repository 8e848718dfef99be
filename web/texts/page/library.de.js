/**
 * What the page says on the lists of saved games and studies, in German.
 * @import { libraryTexts as Texts } from './library.en.js'
 */
import { de as words } from '../game-texts.de.js';

const { colors, toMove } = words;

/** @type {Record<number, string>} */
const minuteWords = { 5: 'fünf', 10: 'zehn' };

/** @type {typeof Texts} */
export const libraryTexts = {
  library: {
    title: 'Deine Partien',
    note: 'Deine Partien werden hier in diesem Browser gespeichert.',
    studies: 'Deine Studien',
    saveAll: 'Alle als PGN speichern',
    pick: 'Ein anderes Spiel aussuchen',
    none: (game, minutes) =>
      `Noch keine Partien. Fang mit „${game}“ an${minutes ? `, das dauert ${minuteWords[minutes] ?? minutes} Minuten` : ''}.`,
    play: (game) => `${game} spielen`,
    game: 'Spiel',
    result: 'Ergebnis',
    allGames: 'Alle Spiele',
    allResults: 'Alle Ergebnisse',
    results: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Remis', unfinished: 'Nicht beendet' },
    count: (count, number) => `${number} ${count === 1 ? 'Partie' : 'Partien'}`,
    noneFound: 'Keine Partie passt.',
    showAll: 'Alle Partien zeigen',
    statistics: 'Statistik',
    statisticsNote: 'Gewonnen, remis und verloren zählen beendete Partien gegen den Computer.',
    byGame: 'Spiel',
    byOpponent: 'Gegner',
    columns: { games: 'Partien', won: 'Gewonnen', drawn: 'Remis', lost: 'Verloren' },
    more: (shown, all) => `Mehr zeigen (${shown} von ${all} gezeigt)`,
    here: 'auf dem Brett',
    elsewhere: 'in einem anderen Tab offen',
    open: 'Öffnen',
    review: 'Durchsehen',
    rename: 'Umbenennen',
    delete: 'Löschen',
    act: (action, title, details) => `${title} ${action.toLowerCase()}, ${details}`,
    copyQuestion: 'Diese Partie ist in einem anderen Tab offen. Hier eine Kopie davon öffnen?',
    openCopy: 'Kopie öffnen',
    leaveIt: 'Abbrechen',
    deleteQuestion: 'Diese Partie löschen?',
    deleteStudyQuestion: 'Diese Studie löschen?',
    cancelDelete: 'Behalten',
    newName: (title) => `Neuer Name von ${title}`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    deleted: (title) => `${title} wurde gelöscht.`,
    notDeleted: (title) =>
      `${title} ist jetzt in einem anderen Tab offen und wurde nicht gelöscht.`,
    undo: 'Rückgängig',
    unreadable: (count, number) =>
      count === 1
        ? 'Eine Partie war nicht lesbar und fehlt in der Datei.'
        : `${number} Partien waren nicht lesbar und fehlen in der Datei.`,
    broken: 'Nicht lesbare Partie',
    against: (color, name) => `Du spielst ${colors[color]} gegen ${name}`,
    people: 'Zwei Spieler',
    computers: (name) => `Beide Farben: ${name}`,
    toMove: (color) => `${toMove(color, null)}.`,
    noMoves: 'Noch keine Züge.',
    moves: (count, number) => `${number} ${count === 1 ? 'Zug' : 'Züge'}.`,
    event: 'Kingcraft-Partie',
    full: 'In diesem Browser ist kein Platz mehr für deine Partien. Was du jetzt tust, geht beim Schließen dieses Tabs verloren.',
    newer:
      'Eine neuere Version dieser Seite hat deine Partien gespeichert, und diese hier kann es nicht. Lade die Seite neu. Was du bis dahin tust, geht beim Schließen dieses Tabs verloren.',
    refused:
      'Dieser Browser lässt die Seite deine Partien nicht speichern. Was du jetzt tust, geht beim Schließen dieses Tabs verloren.',
    silent:
      'Dieser Browser hat deine gespeicherten Partien noch nicht geöffnet. Was du jetzt tust, wird erst gespeichert, wenn er es tut.',
    failed: (error) =>
      `Die Datenbank dieses Browsers ist ausgefallen (${error}). Was du jetzt tust, geht beim Schließen dieses Tabs verloren.`,
    damaged:
      'Dieser Browser hat einen Teil dessen verloren, was Kingcraft gespeichert hatte. Alles Übrige ist noch da, und deine Partien werden wieder gespeichert.',
    oneTab:
      'In diesem Browser erfährt ein Tab nicht, was sich in einem anderen ändert. Öffne Kingcraft nur in einem Tab.',
  },

  backup: {
    title: 'Auf einem anderen Gerät',
    note: 'Eine Datei bringt deine Partien, deine Analysen und deinen Fortschritt in einen anderen Browser. Was dort schon ist, bleibt.',
    save: 'Alles als Datei sichern',
    read: 'Datei einlesen',
    readFriend: 'Datei eines Freundes öffnen',
    wrong: 'Das ist keine Sicherung von Kingcraft. Es hat sich nichts geändert.',
    restored: (games, studies, puzzles) =>
      `Eingelesen. Neu oder geändert: Partien ${games}, Analysen ${studies}, Aufgaben ${puzzles}.`,
  },
};
