/**
 * What the page says of games with a friend elsewhere, in English. A name is empty where it is not known.
 * @import { Color } from '../../kingcraft/index.js'
 * @import { Danger } from '../game-texts.en.js'
 */
import { en as words } from '../game-texts.en.js';
import { yourDangers } from './game.en.js';

const { colors } = words;

export const friendTexts = {
  friend: {
    friend: 'Friend',
    yourName: 'Your name (optional)',
    playLinked: 'Play it with a friend',
    hint: 'Your friend gets a link, and a new one for each move.',
    pace: 'How you play',
    byLinks: 'By links',
    live: 'Live',
    liveHint: 'Two links connect your browsers, and you play in real time.',
    notLive: 'This browser cannot connect to another one, so you can play by links only.',
    notFromFile: 'This page is a file on your device, so you can play by links only.',
    notConnected: 'Not connected',
    connects: 'Connect to play.',
    liveGame: 'A live game in progress.',
    connect: 'Connect…',
    reconnect: 'Connect again…',
    /** @type {(fault: string) => string} */
    notConnectable: (fault) => `This page could not connect: ${fault}`,
    /** @type {(danger: Danger) => string} */
    yourTurn: (danger) => `Your turn${danger ? yourDangers[danger] : ''}`,
    /** @type {(name: string) => string} */
    sendMove: (name) => `Send your move to ${name || 'your friend'}`,
    /** @type {(name: string) => string} */
    sendLink: (name) => `Send the link to ${name || 'your friend'}`,
    /** @type {(name: string) => string} */
    waiting: (name) => `Waiting for ${name || 'your friend'}`,
    begin: 'Play a move and send the link, or send it now.',
    /** @type {(color: Color) => string} */
    friendBegins: (color) => `Your friend begins with ${colors[color]}.`,
    mayTakeBack: 'You can take it back until you send it.',
    answerComes: 'The reply comes as a link. Open it in this browser.',
    /** @type {(name: string) => string} */
    offers: (name) => `${name || 'Your friend'} offers you a draw.`,
    youOffer: 'You offer a draw.',
    offered: 'You offer a draw. Send the link.',
    sendEnd: 'Send the link so that your friend sees the result.',
    again: 'Show the link again',
    acceptDraw: 'Accept draw',
    /** @type {(name: string) => string} */
    offerQuestion: (name) => `Offer ${name || 'your friend'} a draw?`,
    watching: 'You are watching.',
    noSetUp: 'You cannot set up a position in a game with a friend. Start a new game instead.',
    /** @type {(name: string) => string} */
    won: (name) => `${name || 'Your friend'} won`,

    /** @type {(name: string) => string} */
    sheet: (name) => `Send to ${name || 'your friend'}`,
    invites: 'Your friend opens the link and accepts. The invitation now counts as sent.',
    shows: 'Your friend opens the link to continue. The link now counts as sent.',

    sendFile: 'Send file…',
    saveFile: 'Save file',
    /** What the sheet says of a game that is too long for a link. */
    asFile:
      'This game is too long for a link. Send it as a file: your friend drops it on the page, or opens it in Your games. It counts as sent now.',
    noFile: 'This file contains no game with a friend. Nothing was changed.',

    invitation: 'Invitation',
    /** @type {(name: string, game: string) => string} */
    invited: (name, game) =>
      name ? `${name} invites you to ${game}.` : `You are invited to ${game}.`,
    accept: 'Accept',
    watch: 'Watch only',
    notNow: 'Not now',

    own: 'This is your own link. Send it to your friend.',
    movedOn: 'This link is older than your game.',
    over: 'This game is over.',
    foreign: 'This link is for another game. Nothing was changed.',
    faults: {
      newer: 'This link is from a newer version of Kingcraft. Reload the page and open it again.',
      'unknown-game': 'This link is for a game that this page does not have.',
      damaged: 'This link is damaged. Ask your friend to send it again.',
    },
    elsewhere: 'This game is open in another tab. Continue there: it has the link now.',

    differs: 'The link has different moves',
    /** @type {(number: string) => string} */
    differsFrom: (number) => `From move ${number} on, the link differs from your game.`,
    mine: 'Your game',
    theirs: 'The link',
    chooseMine: 'Keep mine',
    chooseTheirs: 'Use theirs',

    /** @type {(count: number, number: string) => string} */
    turns: (count, number) =>
      count === 1 ? 'It is your turn in 1 game' : `It is your turn in ${number} games`,
    /** @type {(white: string, black: string) => string} */
    watched: (white, black) => `${white} against ${black}`,
  },
};
