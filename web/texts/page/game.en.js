/**
 * What the page says on the screen of a game, in English.
 * @import { Color } from '../../kingcraft/index.js'
 * @import { Danger } from '../game-texts.en.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors } = words;

/** @type {Record<NonNullable<Danger>, string>} */
export const yourDangers = { check: ', in check', attack: ': your king is under attack' };

export const gameTexts = {
  game: {
    rules: 'Rules',
    record: 'Game record',
    moves: 'Moves',
    noMoves: 'No moves yet.',
    boardLabel: 'Board',
    leaveZen: 'Leave zen mode',
    /** @type {(color: Color) => string} */
    shortOfTime: (color) => `${colors[color]} is low on time.`,
    /** @type {(color: Color) => string} */
    clock: (color) => `${colors[color]}’s clock`,
    notYourTurn: 'It is not your turn.',
    /** @type {(error: string) => string} */
    couldNotThink: (error) => `The computer ran into a problem: ${error}`,
    cannotBeRead: 'This game cannot be opened.',
  },

  tools: {
    label: 'Game tools',
    undo: 'Undo',
    redo: 'Redo',
    reviveQuestion: 'The game is over. Undo the result and play on?',
    revive: 'Play on',
    leaveResult: 'Keep the result',
    undoHint: 'Undo (Ctrl+Z)',
    redoHint: 'Redo (Ctrl+Shift+Z)',
    flip: 'Flip',
    flipHint: 'Flip the board (F)',
    why: 'Why?',
    hint: 'Hint',
    hintHint: 'Show the piece to move, then the move',
    draw: 'Draw',
    claimDraw: 'Claim draw',
    resign: 'Resign',
    share: 'Share',
    shareHint: 'Share this game',
    sound: 'Sound',
    /** @type {(claim: string) => string} */
    claimQuestion: (claim) => `Claim a draw by ${claim}?`,
    claim: 'Claim',
    agreeQuestion: 'Do both players agree to a draw?',
    agree: 'Agree',
    offerQuestion: 'Offer the computer a draw?',
    offer: 'Offer',
    /** @type {(color: Color) => string} */
    resignQuestion: (color) => `Resign as ${colors[color]}?`,
  },

  steps: {
    label: 'Go through the moves',
    first: 'First position',
    previous: 'Previous move',
    next: 'Next move',
    last: 'Latest move',
    firstHint: 'First position (Home)',
    previousHint: 'Previous move (←)',
    nextHint: 'Next move (→)',
    lastHint: 'Latest move (End)',
  },

  state: {
    /** @type {(san: string) => string} */
    after: (san) => `After ${san}`,
    /** @type {(danger: Danger) => string} */
    yourMove: (danger) => `Your move${danger ? yourDangers[danger] : ''}`,
    earlier: 'Viewing an earlier position.',
    /** @type {(from: string, to: string) => string} */
    premove: (from, to) => `Premove ${from}–${to} set. Tap to cancel.`,
    clocksStill: 'Clocks paused.',
    paused: 'Paused.',
    computerThinks: 'The computer is thinking.',
    sendFirst: 'Play a move and send the link, or send it now to let your friend begin.',
    sendLink: 'After each move, send your friend the new link.',
    /** @type {(color: Color) => string} */
    youPlay: (color) => `You play ${colors[color]}.`,
    stop: 'Move now',
    pause: 'Pause',
    pace: 'Speed',
    slow: 'Slow',
    medium: 'Medium',
    fast: 'Fast',
    continue: 'Continue',
    latest: 'Back to the game',
    rematch: 'Rematch',
    send: 'Send',
    sendHint: 'Send the link to your friend',
    rule: 'The rule',
    chooseForReason: 'Pick a piece and a square to see why.',
  },

  drawOffer: {
    accepts: 'The computer accepts the draw.',
    justAsked: 'The computer declines. You just asked. Try again in a few moves.',
    tooEarly: 'The computer declines. It is too early to tell.',
    likesIt: 'The computer declines. It likes its position.',
  },

  typing: {
    label: 'Type a move',
    /** @type {(names: string, more: boolean) => string} */
    several: (names, more) =>
      `Several moves match: ${names}${more ? ' and more' : ''}. Keep typing.`,
  },

  rights: {
    /** @type {(rooks: string) => string} */
    castles: (rooks) => `can castle with ${rooks}`,
    /** @type {(squares: string) => string} */
    jumps: (squares) => `can jump from ${squares}`,
    none: 'can’t castle',
  },

  position: {
    title: 'Position',
    setUp: 'Set up',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'Selected: press Ctrl+C',
  },

  link: {
    /** @type {(fault: string) => string} */
    leadsNowhere: (fault) => `This link doesn’t work. ${fault}`,
    /** @type {(name: string) => string} */
    noGame: (name) => `There is no game “${name}”.`,
    /** @type {(most: number) => string} */
    tooMany: (most) => `It has more than ${most} moves.`,
    /** @type {(number: number, fault: string) => string} */
    atMove: (number, fault) => `Move ${number}: ${fault}`,
    /** @type {(fault: string) => string} */
    atEnd: (fault) => `Result: ${fault}`,
    /** @type {(name: string) => string} */
    noEnd: (name) => `“${name}” is not a result.`,
  },
};
