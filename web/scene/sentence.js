// @ts-nocheck
/** Sentences whose lines do not end within the name of a file: "e-file" is one word to its reader. */
import { make } from './make.js';

const FILE = /\b([a-l]-\p{L}+)/u;

/** The pieces of a sentence, in turn what may be broken and the name of a file. */
export function piecesOfSentence(text) {
  return text.split(FILE);
}

/**
 * A sentence as nodes, with the same words.
 * @param {string} text
 * @returns {(Node | string)[]} for `append`, `replaceChildren` and `make`
 */
export function sentence(text) {
  return piecesOfSentence(text).map((piece, index) =>
    index % 2 ? make('span', { className: 'file-name', textContent: piece }) : piece,
  );
}
