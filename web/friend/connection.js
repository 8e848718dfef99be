/**
 * The connection of a live game: a WebRTC connection between two browsers with one channel, on which lines of text
 * arrive in order. The two descriptions that WebRTC needs go by links (see live-link.js): no server is asked, except
 * those that the host of the page names to find a way between two networks.
 */
import { packDescription, unpackDescription } from './connection-text.js';

/** So many milliseconds are enough to find one's addresses; a server that does not answer is not waited for. */
const PATIENCE = 4000;

/** Whom nobody has let in is tried to be reached again after so many milliseconds. */
const KNOCK_AGAIN = 20_000;

const LABEL = 'kingcraft';
const CANDIDATE = 'a=candidate:';

/**
 * What the owner of a connection hears of it, each with the connection: `opened` once; `received` a text, or
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
    this.#peer.addEventListener('connectionstatechange', () => {
      // Before the friend has opened the reply, the attempts to reach them fail, and begin again when they have.
      const isLost = this.#peer.connectionState === 'failed' && this.#wasOpen;
      if (isLost || this.#peer.connectionState === 'closed') this.close();
    });
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
    const { type, sdp } = read(text);
    const lines = sdp.split('\r\n');
    const addresses = lines.filter((line) => line.startsWith(CANDIDATE));
    const others = lines.filter((line) => !line.startsWith(CANDIDATE));
    await this.#peer.setRemoteDescription({ type, sdp: others.join('\r\n') });
    const description = await this.#describe(await this.#peer.createAnswer());
    this.#knock(addresses.map((line) => line.slice(CANDIDATE.length).replace(/^\S+/, '')));
    return description;
  }

  /**
   * Tries to reach the friend again and again. Browsers give up after some minutes, and then let nobody in, but the
   * friend may open the reply later than that; addresses of another name are tried again.
   * @param {string[]} addresses without their names
   */
  #knock(addresses, time = 1) {
    if (this.#isClosed || this.#wasOpen) return;
    for (const [index, address] of addresses.entries()) {
      const candidate = `candidate:${time * addresses.length + index}${address}`;
      this.#peer.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => {});
    }
    setTimeout(() => this.#knock(addresses, time + 1), KNOCK_AGAIN);
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
