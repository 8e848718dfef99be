/**
 * Connects the page of a live game to the friend's: makes and shows the links, takes the reply, and notices when the
 * connection is lost.
 * @import { LiveLink, ReplyLink } from '../../friend/live-link.js'
 * @import { LiveTexts } from './live-words.js'
 */
import { Connection } from '../../friend/connection.js';
import { readReplyLink, writeLiveLink, writeReplyLink } from '../../friend/live-link.js';
import { sumOf } from '../../friend/sum.js';
import { steadyTime } from '../play/game-clock.js';
import { LiveSheet } from './live-sheet.js';
import { ScreenLock } from './screen-lock.js';
import { waitForReply } from './waiting-tab.js';

/** The clocks are looked at so often, in milliseconds. */
const TICK = 250;
/** After so many milliseconds without a sign of the friend, the connection counts as lost. */
const LONGEST_SILENCE = 12_000;
/** So many milliseconds are enough to reach the friend once both know each other's addresses. */
const LONGEST_WAY = 30_000;

/**
 * `apart`: nothing was tried; `preparing` a link; `waiting` for the friend to open it; `connecting` with the reply;
 * `open`: connected; `lost`; `left`: the friend has taken leave; `notReached`: the friend has a way that leads nowhere.
 * @typedef {'apart' | 'preparing' | 'waiting' | 'connecting' | 'open' | 'lost' | 'left' | 'notReached'} LiveState
 */

/**
 * `opened` and `received`: as Connection says; `tick`: a few times a second while there is a connection; `closed`: it
 * is lost; `changed`: the state is another one; `renew`: the reader wants another link.
 * @typedef {{ opened(): void, received(text: unknown): void, tick(): void, closed(): void, changed(): void,
 *   renew(): void }} ConnectorHandlers
 */

export class LiveConnector {
  /** @type {LiveState} */
  state = 'apart';
  #words;
  #iceServers;
  #handlers;
  #sheet;
  /** @type {Connection | null} */
  #connection = null;
  /** Whether a link answers the one that was made last. @type {(link: ReplyLink) => boolean} */
  #isReply = () => false;
  /** Shows the link that was made last. @type {() => Promise<void>} */
  #show = async () => {};
  #stopWaiting = () => {};
  #screen = new ScreenLock();
  #heardAt = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reaching;

  /**
   * @param {LiveTexts} words
   * @param {RTCIceServer[]} iceServers
   * @param {ConnectorHandlers} handlers
   */
  constructor(words, iceServers, handlers) {
    this.#words = words;
    this.#iceServers = iceServers;
    this.#handlers = handlers;
    this.#sheet = new LiveSheet(words, {
      take: (text) => this.#takeReply(text),
      renew: () => handlers.renew(),
    });
  }

  /**
   * Makes a link that connects the friend's page, and shows it.
   * @param {Omit<LiveLink, 'connection'>} game
   * @param {string} name of the friend
   */
  async invite(game, name) {
    const opened = this.#begin();
    const connection = await opened.offer();
    if (opened !== this.#connection) return;
    this.#isReply = (link) => link.id === game.id && link.offer === sumOf(connection);
    this.#stopWaiting = waitForReply(game.id, (fragment) => this.#takeReply(fragment) === null);
    const link = writeLiveLink({ ...game, connection });
    await this.#wait(() => this.#sheet.invite(link, name, this.#servers));
  }

  /**
   * Answers the invitation of the friend's page, and shows the link with the reply.
   * @param {string} offer
   * @param {{ id: string, name: string }} game with the own name
   * @param {string} name of the friend
   */
  async answer(offer, game, name) {
    const opened = this.#begin();
    const connection = await opened.answer(offer);
    if (opened !== this.#connection) return;
    const link = writeReplyLink({ ...game, offer: sumOf(offer), connection });
    await this.#wait(() => this.#sheet.reply(link, name, this.#servers));
  }

  /**
   * Shows the link, now and when it is asked for again.
   * @param {() => Promise<void>} show
   */
  #wait(show) {
    this.#show = show;
    this.#setState('waiting');
    return show();
  }

  /** Shows the link for which the friend is waited for once more. */
  showAgain() {
    return this.#show();
  }

  /** The hosts of the servers that help to connect, as a text. */
  get #servers() {
    const hosts = this.#iceServers
      .flatMap(({ urls }) => urls)
      .map((url) => url.replace(/^\w+:|[:?].*/gs, ''));
    return [...new Set(hosts)].join(', ');
  }

  /**
   * Takes the reply of the friend; says what is wrong with it, or null.
   * @param {string} text a link, or its fragment
   */
  #takeReply(text) {
    const read = readReplyLink(text.trim().replace(/^[^#]*/, ''));
    const connection = this.#connection;
    if ('fault' in read || !connection || !this.#isReply(read.link)) return this.#words.wrongReply;
    this.#isReply = () => false;
    connection.accept(read.link.connection).catch(() => connection.close());
    this.#stopWaiting();
    this.#sheet.close();
    this.#reaching = setTimeout(() => connection.close(), LONGEST_WAY);
    this.#setState('connecting');
    return null;
  }

  /** A new connection in the place of the one that was. */
  #begin() {
    this.#disconnect();
    const connection = new Connection(this.#iceServers, {
      opened: () => this.#opened(),
      received: (text) => {
        this.#heardAt = steadyTime();
        this.#handlers.received(text);
      },
      closed: () => {
        if (connection === this.#connection)
          this.close(this.state === 'open' ? 'lost' : 'notReached');
      },
    });
    this.#connection = connection;
    this.#setState('preparing');
    return connection;
  }

  #opened() {
    clearTimeout(this.#reaching);
    this.#stopWaiting();
    this.#sheet.close();
    this.#heardAt = steadyTime();
    this.#ticking = setInterval(() => this.#tick(), TICK);
    this.state = 'open';
    this.#screen.hold();
    this.#handlers.opened();
  }

  #tick() {
    this.#handlers.tick();
    if (steadyTime() - this.#heardAt > LONGEST_SILENCE) this.close('lost');
  }

  /** @param {string} text */
  send(text) {
    this.#connection?.send(text);
  }

  /**
   * Lets the connection go.
   * @param {'apart' | 'lost' | 'left' | 'notReached'} state
   */
  close(state) {
    this.#disconnect();
    this.state = state;
    this.#handlers.closed();
  }

  #disconnect() {
    const connection = this.#connection;
    this.#connection = null;
    clearInterval(this.#ticking);
    clearTimeout(this.#reaching);
    this.#stopWaiting();
    this.#isReply = () => false;
    this.#sheet.close();
    this.#screen.release();
    connection?.close();
  }

  /** @param {LiveState} state */
  #setState(state) {
    this.state = state;
    this.#handlers.changed();
  }

  dispose() {
    this.#disconnect();
    this.#sheet.remove();
  }
}
