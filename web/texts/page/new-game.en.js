/**
 * What the page says of a new game, of the opponents, of the end of a game and of sharing it, in English.
 * @import { Color } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors } = words;

export const newGameTexts = {
  newGame: {
    title: 'New game',
    game: 'Game',
    opponent: 'Opponent',
    computer: 'Computer',
    friend: 'Friend here',
    link: 'Friend elsewhere',
    friendHint: 'Take turns at this board. Names are optional.',
    names: { white: 'White’s name', black: 'Black’s name' },
    who: 'Play against',
    color: 'You play',
    random: 'Random',
    watch: 'Watch',
    clock: 'Clock',
    minutes: 'Minutes',
    seconds: 'Seconds',
    secondsHint: 'Added after each move',
    start: 'Start',
    noClock: 'No clock',
    fromHere: 'Play from here',
    /** @type {(game: string) => string} */
    from: (game) => `${game} from this position.`,
    /** @type {(game: string) => string} */
    stays: (game) => `Your game of ${game} is saved in Your games.`,
    isOver: 'The game is over in this position.',
    /** @type {(fault: string) => string} */
    notFromHere: (fault) => `You cannot start a game here: ${fault}`,
    ownClock: 'Custom',
    /** @type {(minutes: number, seconds: number) => string} */
    time: (minutes, seconds) => (seconds ? `${minutes} min + ${seconds} s` : `${minutes} min`),
  },

  result: {
    youWon: 'You won',
    /** @type {(name: string) => string} */
    won: (name) => `${name} won`,
    /** @type {(color: Color) => string} */
    colorWon: (color) => `${colors[color]} won`,
    draw: 'Draw',
    /** @type {(name: string, about: string) => string} */
    harder: (name, about) => `${name} is next. ${about}`,
    /** @type {(name: string) => string} */
    easier: (name) => `Two losses in a row. ${name} is easier to beat.`,
    best: 'You have beaten the strongest opponent.',
    learn: 'The review shows where the game turned.',
    /** @type {(name: string) => string} */
    play: (name) => `Play ${name}`,
    review: 'Review',
    close: 'Hide result',
    show: 'Show result',
  },

  share: {
    title: 'Share',
    what: 'What to share',
    game: 'Game',
    position: 'Position',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    isCopied: 'Link copied.',
    notCopied: 'Couldn’t copy. The link is selected: press Ctrl+C.',
    send: 'Send…',
    pgn: 'Save PGN',
    code: 'QR code of the link',
    scan: 'Scan it with the camera of a phone.',
    tooLong: 'This game is too long for a QR code. Send the link instead.',
    begins: 'Your friend opens the link, makes White’s first move and sends you a new link.',
    turns: 'Your friend opens the link, makes a move and sends you a new link.',
    fromFile: 'This page is a file on your device. The link works only there.',
    /** @type {(fault: string) => string} */
    notLoaded: (fault) => `Sharing could not be loaded: ${fault}`,
  },

  pictures: {
    animated: 'Animated picture',
    still: 'Still picture',
    making: 'Making the picture',
    cancel: 'Cancel',
    cancelled: 'Cancelled.',
    save: 'Save',
    /** @type {(size: string, name: string) => string} */
    ready: (size, name) => `The picture is ready: ${name}, ${size} kB.`,
    /** @type {(fault: string) => string} */
    notMade: (fault) => `The picture could not be created: ${fault}`,
    noCanvas: 'This browser cannot draw pictures.',
  },

  standing: {
    /** @type {(rating: string) => string} */
    before: (rating) =>
      `You are rated ${rating} in this game. If you use a hint or undo a move, it is unrated.`,
    /** @type {(rating: string, change: number) => string} */
    after: (rating, change) =>
      `You are rated ${rating} now (${change < 0 ? '−' : '+'}${Math.abs(change)}).`,
    fromHere: 'Not rated: you chose the starting position.',
    helped: 'Not rated: you used a hint or undid a move.',
    /** @type {(beaten: string, all: string, rating: string) => string} */
    rungs: (beaten, all, rating) =>
      `${beaten} of ${all} opponents beaten. You are rated ${rating}.`,
  },

  opponents: {
    /** @type {(level: number, rating: string) => string} */
    level: (level, rating) => `Level ${level}, rated ${rating}`,
    /** From the weakest to the strongest; their place is their level. */
    list: [
      { name: 'Pip', about: 'Just learned how the pieces move, and rarely sees a capture.' },
      { name: 'Momo', about: 'Likes to capture, but often misses what you threaten.' },
      { name: 'Juna', about: 'Sees what is near, but forgets pieces that are far away.' },
      { name: 'Bruno', about: 'Guards his pieces well. A knight can still surprise him.' },
      { name: 'Tilda', about: 'Thinks two moves ahead, but tires in the endgame.' },
      { name: 'Nero', about: 'Finds short combinations. Long endgames bore him.' },
      { name: 'Sibyl', about: 'Looks three moves ahead, and rarely misses a threat.' },
      { name: 'Rocco', about: 'Plays solidly and waits for your mistake.' },
      { name: 'Vesna', about: 'Rarely makes a mistake, and punishes every one of yours.' },
      { name: 'Aurel', about: 'The computer at full strength. Good luck.' },
    ],
  },
};
