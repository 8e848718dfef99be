/**
 * Connects the page of a live game to the friend's: makes and shows the links, takes the reply, and notices when the
 * connection is lost.
 * @import { LiveLink } from '../../friend/live-link.js'
 * @import { LiveTexts } from './live-words.js'
 */
import { Connection } from '../../friend/connection.js';
import { readReplyLink, writeLiveLink, writeReplyLink } from '../../friend/live-link.js';
import { steadyTime } from '../play/game-clock.js';
import { LiveSheet } from './live-sheet.js';
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
 * is lost; `changed`: the state is another one.
 * @typedef {{ opened(): void, received(text: unknown): void, tick(): void, closed(): void, changed(): void }}
 *   ConnectorHandlers
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
  /** The game whose reply is waited for. */
  #id = '';
  #stopWaiting = () => {};
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
    this.#sheet = new LiveSheet(words, (text) => this.#takeReply(text));
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
    this.#id = game.id;
    this.#stopWaiting = waitForReply(game.id, (fragment) => this.#takeReply(fragment) === null);
    this.#setState('waiting');
    await this.#sheet.invite(writeLiveLink({ ...game, connection }), name, this.#servers);
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
    this.#setState('waiting');
    await this.#sheet.reply(writeReplyLink({ ...game, connection }), name, this.#servers);
  }

  /** The hosts of the servers that help to connect, as a text. */
  get #servers() {
    const hosts = this.#iceServers
      .flatMap(({ urls }) => urls)
      .map((url) => url.replace(/^\w+:|[:?].*$/g, ''));
    return [...new Set(hosts)].join(', ');
  }

  /**
   * Takes the reply of the friend; says what is wrong with it, or null.
   * @param {string} text a link, or its fragment
   */
  #takeReply(text) {
    const read = readReplyLink(text.trim().replace(/^[^#]*/, ''));
    const connection = this.#connection;
    if ('fault' in read || read.link.id !== this.#id || !connection || this.state !== 'waiting')
      return this.#words.wrongReply;
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
   * @param {'lost' | 'left' | 'notReached'} state
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
    this.#sheet.close();
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
