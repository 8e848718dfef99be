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
  shape: 'The other page sent something unexpected.',
  flood: 'The other page sent too much at once.',
  version: 'The other page uses a different version of Kingcraft. Reload both pages.',
  'another-game': 'The other page is playing another game.',
  'not-legal': 'The other page sent an illegal move.',
  'another-position': 'The two boards no longer match.',
  'not-asked': 'The other page agreed to something you did not ask for.',
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
  inOneNetwork: 'Both devices must be on the same network. Each sees the other’s network address.',
  /** @type {(servers: string) => string} */
  withServers: (servers) =>
    `To connect two networks, this page contacts ${servers}. Each device sees the other’s network address.`,

  preparing: 'Preparing the link…',
  /** @type {(name: string) => string} */
  waits: (name) => `Waiting for ${name || 'your friend'}’s reply`,
  connecting: 'Connecting…',
  notReached:
    'The two devices could not reach each other. Are both on the same network? Two Firefox browsers wait only five seconds for each other: if that is too short, use another browser on one side.',
  lost: 'Connection lost.',
  /** @type {(name: string) => string} */
  left: (name) => `${name || 'Your friend'} has left.`,
  stopped: 'Both clocks have stopped.',
  /** @type {(name: string) => string} */
  connected: (name) => `Connected to ${name || 'your friend'}.`,
  /** @type {(milliseconds: string) => string} */
  lag: (milliseconds) => `Connected, ${milliseconds} ms`,
  /** @type {(fault: string) => string} */
  ended: (fault) => `The connection was closed. ${fault} Your game is saved.`,
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
  above: ' on the upper level',
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
  own: 'This is your own link. Send it to your friend.',
  foreign: 'This link is for another game. Nothing was changed.',
  handedOver: 'The tab with your game has the reply now. You can close this one.',
  nobodyWaits:
    'No tab is waiting for this reply. Open the tab with your game and paste the link there, or connect again.',
};
