/**
 * What the page says of games that are played live with a friend elsewhere, in English; loaded with the first of them.
 * A name is empty where it is not known.
 * @import { Question } from '../../friend/live-messages.js'
 * @import { LiveFault } from '../../friend/live-types.js'
 */

/** @type {Record<Question, (name: string) => string>} */
const asks = {
  draw: (name) => `${name || 'Your friend'} offers you a draw.`,
  'take-back': (name) => `${name || 'Your friend'} asks to take back the last move.`,
  rematch: (name) => `${name || 'Your friend'} offers a rematch.`,
};

/** @type {Record<Question, string>} */
const asked = {
  draw: 'You offer a draw.',
  'take-back': 'You ask to take back your move.',
  rematch: 'You offer a rematch.',
};

/** @type {Record<LiveFault, string>} */
const faults = {
  shape: 'Something arrived that is not part of the game.',
  flood: 'Too much arrived at once.',
  version: 'The other page is another version of Kingcraft. Reload both pages.',
  'another-game': 'The other page plays another game.',
  'not-legal': 'A move arrived that is not legal here.',
  'another-position': 'The two boards are not the same any more.',
  'not-asked': 'The other page agreed to something that you did not ask.',
};

export const liveTexts = {
  asks,
  asked,
  accept: 'Accept',
  decline: 'Decline',

  /** @type {(name: string) => string} */
  invite: (name) => `Connect to ${name || 'your friend'}`,
  /** @type {(name: string) => string} */
  invites: (name) =>
    `1. ${name || 'Your friend'} scans the code, or opens the link, and gets a reply for you.`,
  takes: '2. Scan the reply, open it in any tab of this browser, or paste it here:',
  renew: 'New link',
  reply: 'Reply',
  wrongReply: 'This is not a reply to this link.',
  /** @type {(name: string) => string} */
  replyTo: (name) => `Send the reply to ${name || 'your friend'}`,
  /** @type {(name: string) => string} */
  replies: (name) =>
    `The game goes on as soon as ${name || 'your friend'} scans the code or opens the link. Leave this page open.`,
  inOneNetwork:
    'Both devices must be in the same network. Each sees the network address of the other.',
  /** @type {(servers: string) => string} */
  withServers: (servers) =>
    `To find a way between two networks, this page asks ${servers}. Each device sees the network address of the other.`,

  preparing: 'Preparing the link…',
  /** @type {(name: string) => string} */
  waits: (name) => `Waiting for ${name || 'your friend'}’s reply`,
  connecting: 'Connecting…',
  notReached:
    'The two devices could not reach each other. Are both in the same network? Two Firefox browsers wait for each other for five seconds only: then use another browser on one side.',
  lost: 'The connection is lost.',
  /** @type {(name: string) => string} */
  left: (name) => `${name || 'Your friend'} has left.`,
  stopped: 'Both clocks have stopped.',
  /** @type {(name: string) => string} */
  connected: (name) => `Connected to ${name || 'your friend'}.`,
  /** @type {(milliseconds: string) => string} */
  lag: (milliseconds) => `Connected, ${milliseconds} ms`,
  /** @type {(fault: string) => string} */
  ended: (fault) => `The connection was ended. ${fault} Your game is saved.`,
  faults,

  say: 'Say…',
  sentences: ['Hello!', 'Good luck!', 'Well played!', 'Sorry!', 'Thank you!', 'I have to go.'],
  /** @type {(name: string, sentence: string) => string} */
  said: (name, sentence) => `${name || 'Your friend'}: ${sentence}`,

  /** What a screen reader says of a move: “Ann played knight f3. Your turn. 4 minutes 12.” */
  /** @type {(name: string, move: string) => string} */
  played: (name, move) => `${name || 'Your friend'} played ${move}.`,
  /** @type {(piece: string, rest: string) => string} */
  piece: (piece, rest) => `${piece.toLowerCase()} ${rest}`,
  takesPiece: ' takes ',
  /** @type {(king: string) => string} where the king goes */
  castles: (king) => `castling, king to ${king}`,
  /** @type {(move: string, piece: string) => string} */
  promotes: (move, piece) => `${move}, promoted to ${piece.toLowerCase()}`,
  check: ', check',
  mate: ', mate',
  yourTurn: 'Your turn.',
  /** @type {(minutes: number, seconds: number) => string} */
  time: (minutes, seconds) => {
    const rest = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
    if (minutes === 0) return `${rest}.`;
    return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${seconds ? ` ${seconds}` : ''}.`;
  },

  /** @type {(name: string, game: string) => string} */
  invited: (name, game) =>
    name ? `${name} invites you to play ${game} live.` : `You are invited to play ${game} live.`,
  noClock: 'Without clocks.',
  /** @type {(clock: string) => string} */
  clock: (clock) => `Clocks: ${clock}.`,
  notHere: 'This browser cannot connect to another one. Ask your friend to play by links.',
  own: 'Send this link to your friend: it is from you.',
  foreign: 'This link does not fit your game. Nothing was changed.',
  handedOver: 'The tab with your game has the reply now. You can close this one.',
  nobodyWaits:
    'No tab waits for this reply. Open the tab with your game and paste the link there, or connect again.',
};
