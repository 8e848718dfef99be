import { shownText } from '../../../kingcraft/shown-text.js';
import { texts } from '../../texts.js';

const LONGEST_QUOTE = 40;

/** What is wrong with a PGN, as a sentence, and where. */
export class PgnFault extends Error {
  #text;
  /** A place whose line is known. */
  #known = { at: 0, line: 1 };

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
    const { at, line } = this.#known;
    return line + countLines(this.#text, at, this.at);
  }

  /** Lines are counted from a place that lies before it: in a long text that is much quicker. @param {{ at: number, line: number }} known */
  countFrom(known) {
    this.#known = known;
  }

  /** From 1. */
  get column() {
    return this.at === 0 ? 1 : this.at - this.#text.lastIndexOf('\n', this.at - 1);
  }
}

/** How many lines end between two offsets. */
export function countLines(text, from, to) {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count += 1;
  return count;
}

/** A piece of the PGN as it is quoted in a sentence. */
export function quote(text) {
  return texts.pgn.quote(shownText(text, LONGEST_QUOTE));
}
