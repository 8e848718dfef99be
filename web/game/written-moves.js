/** How moves are written on a screen. Files, links and all that a program reads stay in the letters of SAN. */

/** @typedef {Readonly<Record<string, string>>} PieceSigns a piece letter of SAN → what is written for it */

/** @type {PieceSigns} */
let signs = {};

/** Writes the pieces like this from now on; a letter that is not named stays. @param {PieceSigns} next */
export function writePiecesAs(next) {
  signs = next;
}

/** A move's SAN as it is written now. @param {string} san */
export const writtenSan = (san) => san.replace(/^[A-Z]|(?<==)[A-Z]/g, (one) => signs[one] ?? one);
