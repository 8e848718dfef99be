/**
 * What the page says on the lists of saved games and studies, in English.
 * @import { Color } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors, toMove } = words;

/** @type {Record<number, string>} */
const minuteWords = { 5: 'five', 10: 'ten' };

export const libraryTexts = {
  library: {
    title: 'Your games',
    note: 'Your games are saved in this browser.',
    studies: 'Your studies',
    saveAll: 'Save all as PGN',
    pick: 'Pick another game',
    /** @type {(game: string, minutes: number | null) => string} */
    none: (game, minutes) =>
      `No games yet. Start with ${game}${minutes ? `: it takes ${minuteWords[minutes] ?? minutes} minutes` : ''}.`,
    /** @type {(game: string) => string} */
    play: (game) => `Play ${game}`,
    game: 'Game',
    result: 'Result',
    allGames: 'All games',
    allResults: 'All results',
    results: { won: 'You won', lost: 'You lost', drawn: 'Draw', unfinished: 'Unfinished' },
    /** @type {(count: number, number: string) => string} */
    count: (count, number) => `${number} ${count === 1 ? 'game' : 'games'}`,
    noneFound: 'No games match.',
    showAll: 'Show all games',
    statistics: 'Statistics',
    statisticsNote: 'Results cover finished games against the computer only.',
    byGame: 'Game',
    byOpponent: 'Opponent',
    columns: { games: 'Games', won: 'Won', drawn: 'Drawn', lost: 'Lost' },
    /** @type {(shown: string, all: string) => string} */
    more: (shown, all) => `Show more (${shown} of ${all} shown)`,
    here: 'on the board',
    elsewhere: 'open in another tab',
    open: 'Open',
    review: 'Review',
    rename: 'Rename',
    delete: 'Delete',
    /** @type {(action: string, title: string, details: string) => string} */
    act: (action, title, details) => `${action} ${title}, ${details}`,
    copyQuestion: 'Another tab has this game open. Open a copy of it here?',
    openCopy: 'Open a copy',
    leaveIt: 'Cancel',
    deleteQuestion: 'Delete this game?',
    deleteStudyQuestion: 'Delete this study?',
    cancelDelete: 'Keep it',
    /** @type {(title: string) => string} */
    newName: (title) => `New name for ${title}`,
    save: 'Save',
    cancel: 'Cancel',
    /** @type {(title: string) => string} */
    deleted: (title) => `${title} was deleted.`,
    /** @type {(title: string) => string} */
    notDeleted: (title) => `${title} is open in another tab and was not deleted.`,
    undo: 'Undo',
    /** @type {(count: number, number: string) => string} */
    unreadable: (count, number) =>
      count === 1
        ? 'One game could not be read and is not in the file.'
        : `${number} games could not be read and are not in the file.`,
    broken: 'Unreadable game',
    /** @type {(color: Color, name: string) => string} */
    against: (color, name) => `You play ${colors[color]} against ${name}`,
    people: 'Two players',
    /** @type {(name: string) => string} */
    computers: (name) => `Both colors: ${name}`,
    /** @type {(color: Color) => string} */
    toMove: (color) => `${toMove(color, null)}.`,
    noMoves: 'No moves yet.',
    /** @type {(count: number, number: string) => string} */
    moves: (count, number) => `${number} ${count === 1 ? 'move' : 'moves'}.`,
    event: 'Kingcraft game',
    full: 'This browser has no space left for your games. Anything new is lost when you close this tab.',
    newer:
      'A newer version of Kingcraft has saved your games, and this one cannot. Reload the page: anything new is lost when you close this tab.',
    refused:
      'This browser does not let Kingcraft save your games. Anything new is lost when you close this tab.',
    silent: 'This browser has not opened your saved games yet. Anything new is saved once it does.',
    /** @type {(error: string) => string} */
    failed: (error) =>
      `This browser’s database failed (${error}). Anything new is lost when you close this tab.`,
    damaged:
      'This browser lost some of your saved data. The rest is still there, and saving works again.',
    oneTab:
      'In this browser, tabs cannot see each other’s changes. Open Kingcraft in one tab only.',
  },

  backup: {
    title: 'On another device',
    note: 'Use a file to copy your games, studies and progress to another browser. Nothing there is lost.',
    save: 'Save a backup file',
    read: 'Open a backup file',
    readFriend: 'Open a friend’s file',
    wrong: 'This is not a Kingcraft backup. Nothing was changed.',
    /** @type {(games: string, studies: string, puzzles: string) => string} */
    restored: (games, studies, puzzles) =>
      `Opened. New or changed: games ${games}, studies ${studies}, puzzles ${puzzles}.`,
  },
};
