// Finds refused words in one file: in its name, in the names of its source and in its comments.

import { allowedWords, wordRules } from './plain-words.mjs';
import { languageOf, partsOf } from './source-parts.mjs';

/** @import { AllowedWord, WordRule } from './plain-words.mjs' */

/** The words of a name or a comment: `boardSize`, `board_size`, `board-size` and `BoardHTMLSize` have two or three. */
function wordsIn(/** @type {string} */ text) {
  const split = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return (split.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** A comment without addresses and quoted code: what they name is checked where it is defined. */
function proseOf(/** @type {string} */ comment) {
  return comment.replace(
    /`[^`]*`|\bhttps?:\S+|[\w-]*[./][\w./-]*\w|'[^']*'|"[^"]*"|\{@\w[^}]*\}/g,
    ' . ',
  );
}

/** Whether a rule or an entry for `place`, a folder or a file, holds for a file. */
function covers(/** @type {string} */ place, /** @type {string} */ file) {
  return file === place || file.startsWith(place.endsWith('/') ? place : `${place}/`);
}

/**
 * The words in a text of one kind that the rules refuse, as [word, what to write instead].
 * @param {string[]} found
 * @param {'name' | 'comment'} kind
 * @param {WordRule[]} rules
 */
function refused(found, kind, rules) {
  const text = ` ${found.join(' ')} `;
  return rules
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .flatMap(({ words, instead }) =>
      words.filter((word) => text.includes(` ${word} `)).map((word) => ({ word, instead })),
    );
}

/**
 * The faults of a file as lines of text, and the entries of the allow-list that it needs.
 * @param {string} file its path from the root on
 * @param {string} text
 * @param {{ rules?: WordRule[], allowed?: AllowedWord[] }} [table]
 */
export function wordFaults(file, text, { rules = wordRules, allowed = allowedWords } = {}) {
  const ownRules = rules.filter(
    ({ under }) => !under || under.some((place) => covers(place, file)),
  );
  const ownAllowed = allowed.filter((entry) => covers(entry.file, file));
  /** @type {Set<string>} */
  const faults = new Set();
  /** @type {Set<AllowedWord>} */
  const used = new Set();
  const note = (/** @type {string} */ place, /** @type {ReturnType<typeof refused>} */ found) => {
    for (const { word, instead } of found) {
      const entry = ownAllowed.find(({ words }) => words.includes(word));
      if (entry) used.add(entry);
      else faults.add(`${file}${place}: '${word}': write ${instead}`);
    }
  };
  note('', refused(wordsIn(file.slice(file.lastIndexOf('/') + 1)), 'name', ownRules));
  const language = languageOf(file, text);
  for (const { kind, text: part, line } of language ? partsOf(text, language) : [])
    note(`:${line}`, refused(wordsIn(kind === 'comment' ? proseOf(part) : part), kind, ownRules));
  return { faults: [...faults], used };
}
