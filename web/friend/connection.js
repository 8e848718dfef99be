/**
 * The connection of a live game: a WebRTC connection between two browsers with one channel, on which lines of text
 * arrive in order. The two descriptions that WebRTC needs go by links (see live-link.js): no server is asked, except
 * those that the host of the page names to find a way between two networks.
 */
import { packDescription, unpackDescription } from './connection-text.js';

/** So many milliseconds are enough to find one's addresses; a server that does not answer is not waited for. */
const PATIENCE = 4000;

/** A connection that seemed to have failed came about within some three seconds. */
const SECOND_CHANCE = 12_000;

const LABEL = 'kingcraft';

/**
 * The events of a connection for its owner, each with the connection: `opened` once; `received` a text, or
 * anything else that a friend's program sends; `closed` once, when it has gone or could not be made.
 * @typedef {{ opened(): void, received(text: unknown): void, closed(): void }} ConnectionHandlers
 */

export class Connection {
  #peer;
  #handlers;
  /** @type {RTCDataChannel | null} */
  #channel = null;
  #wasOpen = false;
  #isClosed = false;

  /**
   * @param {RTCIceServer[]} iceServers which help to find a way between two networks; none in one network
   * @param {ConnectionHandlers} handlers
   */
  constructor(iceServers, handlers) {
    this.#handlers = handlers;
    this.#peer = new RTCPeerConnection({ iceServers });
    this.#peer.addEventListener('connectionstatechange', () => this.#follow());
  }

  /**
   * A connection that has failed is over, except before it was open: Chromium calls it failed where the reply is late,
   * and reaches the friend all the same.
   */
  #follow() {
    const isFailed = () => this.#peer.connectionState === 'failed';
    if (isFailed() && this.#wasOpen) this.close();
    else if (isFailed()) setTimeout(() => isFailed() && this.close(), SECOND_CHANCE);
  }

  /**
   * The description that invites another browser, in few letters.
   * @returns {Promise<string>}
   */
  async offer() {
    this.#use(this.#peer.createDataChannel(LABEL));
    return await this.#describe(await this.#peer.createOffer());
  }

  /**
   * Takes the answer to what was offered.
   * @param {string} text
   * @throws where it is none
   */
  async accept(text) {
    await this.#peer.setRemoteDescription(read(text));
  }

  /**
   * The description that answers an invitation.
   * @param {string} text the offer
   * @returns {Promise<string>}
   * @throws where it is none
   */
  async answer(text) {
    this.#peer.addEventListener('datachannel', ({ channel }) => this.#use(channel));
    await this.#peer.setRemoteDescription(read(text));
    return await this.#describe(await this.#peer.createAnswer());
  }

  /**
   * Says a text; nothing where the channel is not open.
   * @param {string} text
   */
  send(text) {
    if (this.#channel?.readyState === 'open') this.#channel.send(text);
  }

  /** Ends the connection. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#peer.close();
    this.#handlers.closed();
  }

  /** @param {RTCDataChannel} channel the first one counts */
  #use(channel) {
    if (this.#channel) {
      channel.close();
      return;
    }
    this.#channel = channel;
    channel.addEventListener('open', () => {
      this.#wasOpen = true;
      this.#handlers.opened();
    });
    channel.addEventListener('message', ({ data }) => {
      if (!this.#isClosed) this.#handlers.received(data);
    });
    channel.addEventListener('close', () => this.close());
  }

  /** @param {RTCSessionDescriptionInit} description */
  async #describe(description) {
    await this.#peer.setLocalDescription(description);
    await gathered(this.#peer);
    const { localDescription } = this.#peer;
    if (!localDescription) throw new Error('the connection was closed');
    return packDescription(localDescription);
  }
}

/**
 * @param {string} text
 */
function read(text) {
  const description = unpackDescription(text);
  if (!description) throw new RangeError('no description of a connection');
  return description;
}

/**
 * Resolves when a connection knows its addresses.
 * @param {RTCPeerConnection} peer
 * @returns {Promise<void>}
 */
const gathered = (peer) =>
  new Promise((resolve) => {
    const look = () => {
      if (peer.iceGatheringState === 'complete') resolve();
    };
    peer.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, PATIENCE);
    look();
  });
