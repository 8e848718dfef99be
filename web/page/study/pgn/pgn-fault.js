import { texts } from '../../texts.js';

/** What is wrong with a PGN, as a sentence, and where. */
export class PgnFault extends Error {
  #text;

  /**
   * @param {string} message
   * @param {string} text the whole PGN
   * @param {number} at the offset of what is wrong
   */
  constructor(message, text, at) {
    super(message);
    this.#text = text;
    this.at = at;
  }

  /** From 1. */
  get line() {
    return this.#before().split('\n').length;
  }

  /** From 1. */
  get column() {
    return this.at - this.#before().lastIndexOf('\n');
  }

  #before() {
    return this.#text.slice(0, this.at);
  }
}

/** A piece of the PGN as it is quoted in a sentence. */
export function quote(text) {
  return texts.pgn.quote(text.length > 40 ? `${text.slice(0, 39)}…` : text);
}
