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
    note: 'Deine Partien werden in diesem Browser gespeichert.',
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
    noneFound: 'Keine passenden Partien.',
    showAll: 'Alle Partien zeigen',
    statistics: 'Statistik',
    statisticsNote: 'Gezählt werden nur beendete Partien gegen den Computer.',
    byGame: 'Spiel',
    byOpponent: 'Gegner',
    columns: { games: 'Partien', won: 'Gewonnen', drawn: 'Remis', lost: 'Verloren' },
    more: (shown, all) => `Mehr zeigen (${shown} von ${all} gezeigt)`,
    here: 'auf dem Brett',
    elsewhere: 'in einem anderen Tab offen',
    open: 'Öffnen',
    review: 'Auswerten',
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
    notDeleted: (title) => `${title} ist in einem anderen Tab offen und wurde nicht gelöscht.`,
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
    full: 'In diesem Browser ist kein Platz mehr für deine Partien. Neues geht verloren, wenn du diesen Tab schließt.',
    newer:
      'Eine neuere Version von Kingcraft hat deine Partien gespeichert, diese kann es nicht. Lade die Seite neu: Neues geht verloren, wenn du diesen Tab schließt.',
    refused:
      'In diesem Browser kann Kingcraft deine Partien nicht speichern. Neues geht verloren, wenn du diesen Tab schließt.',
    silent:
      'Dieser Browser hat deine gespeicherten Partien noch nicht geöffnet. Neues wird gespeichert, sobald das geschehen ist.',
    failed: (error) =>
      `Die Datenbank dieses Browsers ist ausgefallen (${error}). Neues geht verloren, wenn du diesen Tab schließt.`,
    damaged:
      'Dieser Browser hat einen Teil deiner gespeicherten Daten verloren. Der Rest ist noch da, und das Speichern klappt wieder.',
    oneTab:
      'In diesem Browser sehen Tabs die Änderungen anderer Tabs nicht. Öffne Kingcraft nur in einem Tab.',
  },

  backup: {
    title: 'Auf einem anderen Gerät',
    note: 'Mit einer Datei nimmst du Partien, Studien und Fortschritt in einen anderen Browser mit. Dort geht nichts verloren.',
    save: 'Sicherung speichern',
    read: 'Sicherung öffnen',
    readFriend: 'Datei eines Freundes öffnen',
    wrong: 'Das ist keine Sicherung von Kingcraft. Es wurde nichts geändert.',
    restored: (games, studies, puzzles) =>
      `Geöffnet. Neu oder geändert: Partien ${games}, Studien ${studies}, Aufgaben ${puzzles}.`,
  },
};
