/**
 * All that the page says, in English. Every other language has the same keys; see web/page/base/page-texts.js.
 * @import { Color, Variant } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';
import { friendTexts } from './friend.en.js';
import { gameTexts } from './game.en.js';
import { inPlayTexts } from './in-play.en.js';
import { learnTexts } from './learn.en.js';
import { libraryTexts } from './library.en.js';
import { newGameTexts } from './new-game.en.js';
import { puzzleThemeTexts } from './puzzle-themes.en.js';
import { puzzleTexts } from './puzzles.en.js';
import { statisticsTexts } from './statistics.en.js';
import { studyTexts } from './study.en.js';
import { trainingTexts } from './training.en.js';

const { colors } = words;

export const en = {
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
    loading: 'Setting up the boards…',
    /** @type {(error: string) => string} */
    notLoaded: (error) => `The games could not be loaded: ${error} Reload the page to try again.`,
    partMissing: 'Part of the page is missing.',
    styleMissing: 'The style sheet of the page is missing.',
    /** @type {(status: number) => string} */
    serverAnswered: (status) => {
      if (!status) return 'The server cannot be reached.';
      return status < 300 ? 'The server sent the wrong file.' : `The server returned ${status}.`;
    },
    noSuchGame: 'There is no such game.',
    noSuchPage: 'Kingcraft has no page at this address.',
    /** @type {(screen: string, error: string) => string} */
    screenNotLoaded: (screen, error) => `${screen} could not be loaded: ${error}`,
    tryAgain: 'Try again',
    screens: {
      gallery: 'The games',
      game: 'The game',
      learn: 'The rules',
      known: 'Solved endgames',
      endings: 'The endgame trainer',
      fair: 'The fairness page',
      games: 'Your games',
      study: 'The study',
      puzzles: 'The puzzles',
      puzzle: 'The puzzle',
      editor: 'The board editor',
      progress: 'Your progress',
    },
    loadingScreen: 'Loading',
    noticesLabel: 'Notices',
    close: 'Close',
    continuePlaying: 'Keep playing',
    newVersion: 'A new version of Kingcraft is available. Your games are safe.',
    otherTabChanged: 'Another tab now runs a new version of Kingcraft.',
    reload: 'Reload',
    noHistory:
      'This browser does not let Kingcraft change the page address. You can play, but Back does not return to the previous screen.',
  },

  nav: {
    label: 'Main',
    skip: 'Skip to content',
    play: 'Play',
    puzzles: 'Puzzles',
    learn: 'Learn',
    analyse: 'Analyse',
    games: 'Your games',
    settings: 'Settings',
  },

  score: {
    /** @type {(color: Color, moves: number) => string} */
    mate: (color, moves) => `${colors[color]} mates in ${moves}`,
    /** @type {(color: Color, moves: number) => string} */
    win: (color, moves) => `${colors[color]} wins in ${moves}`,
  },

  players: {
    /** @type {(name: string, level: number) => string} */
    computer: (name, level) => `${name}, level ${level}`,
    someComputer: 'Computer',
    you: 'You',
    thinking: 'thinking',
    /** @type {(depth: number, score: string) => string} */
    thought: (depth, score) => `thinking, depth ${depth}, ${score}`,
  },

  gallery: {
    title: 'Chess with a twist',
    lead: 'Kings that fly, pay taxes or come in pairs.',
    /** @type {(games: number) => string[]} */
    facts: (games) => [
      `${games} games`,
      'Against the computer or a friend',
      'Free, no account',
      'Works offline',
    ],
    games: 'Pick a game',
    yourGame: 'Your game',
    /** @type {(opponent: string) => string} */
    against: (opponent) => `Against ${opponent}`,
    continue: 'Continue',
    ways: 'More to do',
    elsewhere: {
      analyse: { title: 'Analyse', text: 'Ask the engine about any position.' },
      endings: { title: 'Endgame trainer', text: 'Win or draw against perfect play.' },
      rules: { title: 'Rules', text: 'Every rule, with a board to try it on.' },
      fair: { title: 'Is it fair?', text: 'Win rates, endings and game length.' },
    },
    /**
     * Who made a game of the package, and when.
     * @type {(variant: Variant) => string}
     */
    credit: ({ inventor, year }) => `${inventor}, ${year}`,
    play: 'Play',
    /** @type {(game: string) => string} */
    playGame: (game) => `Play ${game}`,
    learn: 'Learn in a minute',
    /** @type {(game: string) => string} */
    learnGame: (game) => `Learn in a minute: ${game}`,
    /** @type {(game: string) => string} */
    back: (game) => `Continue your game of ${game}`,
    docs: 'Documentation',
  },

  progress: {
    title: 'Your progress',
    /** @type {(game: string) => string} */
    inGame: (game) => `Your progress in ${game}`,
  },

  confirmMove: {
    label: 'Play this move?',
    /** @type {(move: string) => string} */
    play: (move) => `Play ${move}`,
    cancel: 'Cancel',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    everywhere: 'On every screen',
    squares: 'On a board',
    close: 'Close a dialog or menu',
    walk: 'Move between squares',
    space: 'Space',
    choose: 'Select a square',
    cancel: 'Cancel the premove',
    zen: 'Turn zen mode on or off',
    variations: 'Previous or next variation',
    /** @type {(fault: string) => string} */
    notLoaded: (fault) => `The list of shortcuts could not be loaded: ${fault}`,
  },

  settings: {
    title: 'Settings',
    confirm: 'Confirm moves',
    onSmall: 'On touch, if squares are small',
    always: 'Always',
    never: 'Never',
    sounds: 'Sounds',
    coordinates: 'Coordinates',
    turning: 'Flip the board every turn',
    shortcuts: 'Single-key shortcuts (/, F, Z, ?)',
    thoughts: 'Show the computer’s evaluation and depth',
    warnings: 'Warn me when a move loses a piece (levels 1–4)',
    size: 'Size',
    large: 'Large',
    medium: 'Medium',
    small: 'Small',
    levels: 'Two-level boards',
    fit: 'Best fit',
    beside: 'Side by side',
    stacked: 'Stacked',
    badges: 'On one board',
    colors: 'Light or dark',
    system: 'Same as system',
    light: 'Light',
    dark: 'Dark',
    board: 'Board',
    themes: {
      paper: 'Paper',
      slate: 'Slate',
      moss: 'Moss',
      sea: 'Sea',
      rose: 'Rose',
      gray: 'Gray',
    },
    pieces: 'Pieces',
    figures: 'Kingcraft set',
    classic: 'Classic',
    letters: 'Letters',
    notation: 'Move notation',
    motion: 'Piece animation',
    none: 'Off',
    normal: 'Normal',
    blindfold: 'Blindfold: hide the pieces during a game',
    zen: 'Zen mode: only the board, clocks and moves',
    progress: 'Progress: ratings, ladder, streak, achievements',
    language: 'Language',
    automatic: 'Automatic',
    notSaved: 'Your change was not saved: this browser blocks saving.',
  },
};
