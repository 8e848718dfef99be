// Finds faults in the English of a page of Markdown. Retext reads the sentences of each paragraph, heading, item of a
// list and cell of a table, without code and comments.

import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toNlcst } from 'mdast-util-to-nlcst';
import { gfmTable } from 'micromark-extension-gfm-table';
import { toString as textOf } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { refusedPhrases, SENTENCE_WORDS } from './prose-rules.mjs';

/** @import { Root } from 'nlcst' */

const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** The parser joins a sentence that begins with code to the one before. */
const sentencesIn = (/** @type {string} */ text) =>
  text
    .replaceAll(/`[^`]*`/g, '`')
    .split(/(?<=[.?!:])\s+(?=`)/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' '));

/** Reports long sentences and refused phrases. @param {Root} english @param {VFile} file */
function checkSentences(english, file) {
  visit(english, 'SentenceNode', (node) => {
    for (const sentence of sentencesIn(textOf(node))) {
      const words = sentence.split(' ').filter((word) => /\p{L}/u.test(word)).length;
      if (words > SENTENCE_WORDS)
        file.message(`a sentence of ${words} words, more than ${SENTENCE_WORDS}`, node);
      for (const { phrase, instead } of refusedPhrases) {
        const [found] = phrase.exec(sentence) ?? [];
        if (found) file.message(`“${found}”: write ${instead}`, node);
      }
    }
  });
}

const checks = [checkSentences, retextIndefiniteArticle(), retextRepeatedWords()];

/**
 * The faults of a page as lines of text.
 * @param {string} name
 * @param {string} text
 */
export function proseFaults(name, text) {
  const file = new VFile({ path: name, value: text });
  visit(fromMarkdown(text, tables), ['heading', 'paragraph', 'tableCell'], (node) => {
    const english = /** @type {Root} */ (
      toNlcst(/** @type {any} */ ({ ...node, type: 'paragraph' }), file, ParseEnglish)
    );
    for (const check of checks) check(english, file);
  });
  return file.messages.map(({ line, reason }) => `${name}:${line}: ${reason}`);
}
