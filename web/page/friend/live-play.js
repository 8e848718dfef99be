/**
 * Leads a live game: connects the two pages, and lets the game on the board follow what both agree on. The game itself
 * is in web/friend/live-game.js; this is what it means on the page.
 * @import { Color, Kingcraft, Move } from '../../kingcraft/index.js'
 * @import { LiveFault, LivePart } from '../../friend/live-types.js'
 * @import { End } from '../../game/played-game.js'
 * @import { PageMatch } from '../play/page-match.js'
 * @import { FriendSession } from './friend-state.js'
 * @import { LiveTexts } from './live-words.js'
 */
import { sameEnd } from '../../friend/ends.js';
import { LiveGame } from '../../friend/live-game.js';
import { otherColor } from '../../kingcraft/square.js';
import { texts } from '../base/page-texts.js';
import { steadyTime } from '../play/game-clock.js';
import { friendPartOf } from '../play/session.js';
import { friendName } from './friend-state.js';
import { LiveConnector } from './live-connector.js';
import { LivePanel } from './live-panel.js';
import { loadLiveTexts, spokenMove, spokenTime } from './live-words.js';
import { loadIceServers } from './site-settings.js';

/** The connection is measured every so many ticks. */
const TICKS_A_PING = 8;

/**
 * The functions of the page: `announce` says a text to a screen reader; `warn` shows a text until it is closed;
 * `storeApart` stores the game on the board apart, since another one takes its place.
 * @typedef {{ announce(text: string): void, warn(text: string): void, storeApart(): void }} LiveHost
 */

/**
 * Leads the game on the board, which is played live; it goes on with what was begun before.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {PageMatch} match
 * @param {LiveHost} host
 * @returns {Promise<LivePlay | null>} null if another game has come on the board meanwhile
 */
export async function leadLive(kingcraft, match, host) {
  const { session } = match;
  const [words, iceServers] = await Promise.all([loadLiveTexts(), loadIceServers()]);
  if (match.session !== session) return null;
  session.live ??= new LivePlay(kingcraft, match, { host, words, iceServers });
  return session.live;
}

export class LivePlay {
  /** The agreement of both pages. */
  game;
  #match;
  #host;
  #words;
  #session;
  #connector;
  #panel;
  #wasConnected = false;
  #ticks = 0;
  /** @type {{ color: Color, text: string } | null} */
  #sentence = null;
  #leave = () => this.#takeLeave();
  #save = () => this.#refresh();

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {PageMatch} match with the live game on its board
   * @param {{ host: LiveHost, words: LiveTexts, iceServers: RTCIceServer[] }} parts
   */
  constructor(kingcraft, match, { host, words, iceServers }) {
    this.#match = match;
    this.#host = host;
    this.#words = words;
    this.#session = /** @type {FriendSession} */ (match.session);
    const { friend, end } = this.#session;
    const { id, variant, fen, side, names, moves } = friend;
    const { clock, round, left, asked } = this.#part;
    const own = side ?? 'white';
    this.game = new LiveGame(
      kingcraft,
      { id, variant, fen, side: own, name: names[own], clock },
      {
        send: (text) => this.#connector.send(text),
        changed: () => this.#changed(),
        measured: () => this.#panel.update(this.game),
        begun: () => host.storeApart(),
        said: (sentence) => this.#hear(sentence),
        failed: (fault) => this.#fail(fault),
      },
      steadyTime,
      { round, side: own, moves, end, left, asked },
    );
    this.#connector = new LiveConnector(words, iceServers, {
      opened: () => this.#opened(),
      received: (text) => this.game.receive(text),
      tick: () => this.#tick(),
      closed: () => this.#closed(),
      changed: () => this.#refresh(),
      renew: () => this.#invite(),
    });
    this.#panel = new LivePanel(words, {
      answer: (agrees) => this.game.answer(agrees),
      say: (sentence) => this.#say(sentence),
    });
    addEventListener('pagehide', this.#leave);
    // Saves the clocks when the page may be about to end.
    document.addEventListener('visibilitychange', this.#save);
  }

  get #part() {
    return /** @type {LivePart} */ (this.#session.friend.live);
  }

  get #name() {
    return friendName(this.#session.friend);
  }

  /** Whether the friend is to open a link that was made. */
  get isWaiting() {
    return this.#connector.state === 'waiting';
  }

  /** Shows a link that connects the friend's page: the one that was made, if any. */
  invite() {
    return this.isWaiting ? this.#connector.showAgain() : this.#invite();
  }

  #invite() {
    const { id, variant, fen, names } = this.#session.friend;
    const { clock } = this.#part;
    const to = otherColor(this.game.side);
    return this.#connector.invite({ id, variant, fen, to, names, clock }, this.#name);
  }

  /**
   * Answers the invitation of the friend's page, and shows the link with the reply.
   * @param {string} offer
   */
  answer(offer) {
    const { id, names } = this.#session.friend;
    return this.#connector.answer(offer, { id, name: names[this.game.side] }, this.#name);
  }

  #opened() {
    this.#panel.show();
    this.game.connect();
    this.game.ping();
  }

  #tick() {
    this.game.tick();
    this.#ticks += 1;
    if (this.#ticks % TICKS_A_PING === 0) this.game.ping();
  }

  /** No connection is left, or none came about. */
  #closed() {
    this.#wasConnected = false;
    this.#panel.hide();
    this.game.disconnect();
    this.#refresh();
    const { state } = this.#connector;
    if (state === 'notReached') this.#host.warn(this.#words.notReached);
    else if (state !== 'apart' && !this.#session.outcome) this.#host.announce(this.detail());
  }

  /** Shows and saves the new state of the game. */
  #changed() {
    const { isConnected } = this.game;
    if (isConnected && !this.#wasConnected)
      this.#host.announce(this.#words.connected(this.game.friend));
    const hasLeft = this.#wasConnected && !isConnected && this.#connector.state === 'open';
    this.#wasConnected = isConnected;
    if (this.game.side !== this.#session.friend.side) this.#beginAgain();
    this.#refresh();
    if (hasLeft) this.#connector.close('left');
  }

  /** Lets the game on the board follow. */
  #refresh() {
    if (this.#match.session !== this.#session) return;
    const { round, moves, end, left, asked } = this.game.toSave();
    const { friend } = this.#session;
    const { side, clock } = { side: this.game.side, ...this.#part };
    const names = { ...friend.names, [otherColor(side)]: this.game.friend || this.#name };
    const isSaid = friend.isSaid || this.game.isConnected;
    const live = { clock, round, left, asked };
    const next = { ...friend, names, moves, sent: moves.length, end, isSaid, live };
    const isSame =
      moves.join() === this.#session.moveIds().join() && sameEnd(end, this.#session.end);
    if (isSame) this.#match.tellFriend(next);
    else this.#match.receive(next);
    this.#panel.update(this.game);
  }

  /** Both have agreed on another game, with the sides exchanged. */
  #beginAgain() {
    const { friend, players, variant, startFen } = this.#session;
    const names = { white: friend.names.black, black: friend.names.white };
    this.#session.live = null;
    this.#sentence = null;
    this.#match.start({
      variant: variant.id,
      fen: startFen,
      players: { white: players.black, black: players.white },
      level: 1,
      friend: friendPartOf({ ...friend, names, live: { ...this.#part, left: null, asked: null } }),
    });
    this.#session = /** @type {FriendSession} */ (this.#match.session);
    this.#session.live = this;
  }

  /**
   * Ends the game as its player says.
   * @param {End['how']} how
   * @param {End['what']} [what]
   */
  finish(how, what) {
    if (how === 'resign') this.game.resign();
    if (how === 'claim') this.game.claim(String(what));
    if (how === 'agreeDraw') this.game.ask('draw');
  }

  /** @param {LiveFault} fault */
  #fail(fault) {
    this.#connector.close('lost');
    this.#host.warn(this.#words.ended(this.#words.faults[fault]));
  }

  /** @param {number} sentence its place */
  #say(sentence) {
    this.game.say(sentence);
    this.#sentence = { color: this.game.side, text: this.#words.sentences[sentence] };
    this.#refresh();
  }

  /** @param {number} sentence its place */
  #hear(sentence) {
    const text = this.#words.sentences[sentence];
    this.#sentence = { color: otherColor(this.game.side), text };
    this.#host.announce(this.#words.said(this.#name, text));
    this.#refresh();
  }

  /**
   * The last message of a player; empty if it was the other player's.
   * @param {Color} color
   */
  sentenceOf(color) {
    return this.#sentence?.color === color ? this.#sentence.text : '';
  }

  /** The state for the reader, unless they have to move. */
  headline() {
    const { state } = this.#connector;
    if (this.game.isConnected) return texts.friend.waiting(this.#name);
    if (state === 'preparing') return this.#words.preparing;
    if (state === 'waiting') return this.#words.waits(this.#name);
    return state === 'open' || state === 'connecting'
      ? this.#words.connecting
      : texts.friend.notConnected;
  }

  /** What follows from it. */
  detail() {
    const { question, asked, isConnected, side } = this.game;
    const isOver = this.#session.outcome !== null;
    if (question) return this.#words.asks[question](this.#name);
    if (asked) return this.#words.asked[asked];
    if (isConnected && !isOver) return texts.state.youPlay(side);
    return isOver ? '' : this.#whyApart();
  }

  #whyApart() {
    const { state } = this.#connector;
    if (state === 'notReached') return this.#words.notReached;
    if (state !== 'lost' && state !== 'left') return texts.friend.connects;
    const why = state === 'lost' ? this.#words.lost : this.#words.left(this.#name);
    return this.#part.clock ? `${why} ${this.#words.stopped}` : why;
  }

  /**
   * The sentence about a move of the friend: "Ann played knight f3. Your turn. 4 minutes 12."
   * @param {Move} move
   */
  describe(move) {
    const { side, isOwnTurn } = this.game;
    if (move.color === side) return undefined;
    const { variant } = this.#session;
    const left = this.game.timeOf(side);
    return [
      this.#words.played(this.#name, spokenMove(this.#words, variant, move)),
      ...(isOwnTurn ? [this.#words.yourTurn] : []),
      ...(isOwnTurn && left !== null ? [spokenTime(this.#words, left)] : []),
    ].join(' ');
  }

  /** Says good-bye to the friend. */
  #takeLeave() {
    this.#wasConnected = false;
    this.game.leave();
    this.#connector.close('apart');
  }

  dispose() {
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#save);
    this.#takeLeave();
    this.#connector.dispose();
    this.#panel.remove();
    this.game.dispose();
  }
}
