// The words of a PGN (Edwards, 1994, section 7): tags, moves, comments, NAGs and parentheses, each with its offset.

/**
 * @typedef {object} Token
 * @property {'tag' | 'comment' | 'line-comment' | 'nag' | 'open' | 'close' | 'word' | 'end' | 'fault'} type `end` comes
 *   after the last one
 * @property {number} at where it begins
 * @property {number} end the offset after it
 * @property {string} value its text without signs around it; of a fault the key of its message
 * @property {string} [name] of a tag
 * @property {Record<string, string>} [values] of a fault, what its message names
 */

import { NEXT_GAME } from './pgn-words.js';

/** A Ctrl-Z is space: old programs end a file with one, which then stands between games where files were joined. */
const SPACE = /[\s\cZ]+|^%.*/my;
const WORD = /[^\s\cZ{}()[\];$\0]+/y;

/** Kinds of signs, of ASCII alone: nearly all are, and for them a loop takes a fraction of the time of a pattern. */
const [OTHER, IN_WORD, IN_SPACE, ALONE] = [0, 1, 2, 3];

/** By the code of a sign. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (' \t\n\r\x1A'.includes(sign)) return IN_SPACE;
  if ('{}()[];$'.includes(sign)) return ALONE;
  return sign > ' ' && sign < '\x7F' ? IN_WORD : OTHER;
});

const LINE = /.*/y;
const DIGITS = /\d*/y;
const TAG_NAME = /\[\s*([^\s"[\]]+)\s*"/y;

/**
 * An escaped sign, the quote that ends the value, or the line's end. A quote in front of something else belongs to the
 * value: other programs forget to escape it.
 */
const IN_VALUE = /\\.|("[ \t\n\v\f\r]*\])|\n/g;

/** Where a comment ends, or where the next game begins in it. */
const COMMENT_END = new RegExp(`\\}|${NEXT_GAME.source}`, 'g');

const BRACE = '}'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);

/** Sign that begins no token → the key of what is wrong. @type {Record<string, string>} */
const FAULTS = { '{': 'pgn-open-comment', '\0': 'pgn-zero-byte' };

/**
 * The next token at an offset, after spaces.
 * @param {string} text
 * @param {number} offset
 * @returns {Token}
 */
export function tokenAt(text, offset) {
  const at = skipSpace(text, offset);
  switch (text[at]) {
    case undefined:
      return tokenOf('end', text, at, at);
    case '[':
      return tagAt(text, at);
    case '{':
      return commentAt(text, at);
    case ';':
      return tokenOf('line-comment', text, at, match(LINE, text, at + 1));
    case '$':
      return tokenOf('nag', text, at, match(DIGITS, text, at + 1));
    case '(':
      return tokenOf('open', text, at, at + 1);
    case ')':
      return tokenOf('close', text, at, at + 1);
  }
  const end = endOfWord(text, at);
  if (end > at) return { type: 'word', at, end, value: text.slice(at, end) };
  const key = FAULTS[text[at]];
  return key ? faultAt(at, key) : faultAt(at, 'pgn-bracket', { sign: text[at] });
}

/**
 * The end of what a sticky pattern matches at an offset.
 * @param {RegExp} pattern @param {string} text @param {number} at
 */
function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The offset after all signs of a kind. @param {string} text @param {number} offset @param {number} kind */
function endOfKind(text, offset, kind) {
  let at = offset;
  while (KINDS[text.charCodeAt(at)] === kind) at += 1;
  return at;
}

/** @param {string} text @param {number} at */
function endOfWord(text, at) {
  const end = endOfKind(text, at, IN_WORD);
  return KINDS[text.charCodeAt(end)] > OTHER ? end : match(WORD, text, at);
}

/** @param {string} text @param {number} offset */
function skipSpace(text, offset) {
  let at = endOfKind(text, offset, IN_SPACE);
  if (KINDS[text.charCodeAt(at)] > OTHER && text[at] !== '%') return at;
  for (let end = match(SPACE, text, at); end > at; end = match(SPACE, text, at)) at = end;
  return at;
}

/**
 * A token that begins with its own sign.
 * @param {Token['type']} type
 * @param {string} text
 * @param {number} at
 * @param {number} end
 * @returns {Token}
 */
const tokenOf = (type, text, at, end) => ({ type, at, end, value: text.slice(at + 1, end) });

/**
 * @param {number} at
 * @param {string} value
 * @param {Record<string, string>} [values]
 * @returns {Token}
 */
const faultAt = (at, value, values) => ({ type: 'fault', at, end: at, value, values });

/** A comment ends at its brace, and holds no game. @param {string} text @param {number} at @returns {Token} */
function commentAt(text, at) {
  const near = endInLine(text, at);
  if (near > 0) return { type: 'comment', at, end: near + 1, value: text.slice(at + 1, near) };
  COMMENT_END.lastIndex = at;
  const found = COMMENT_END.exec(text);
  if (found?.[0] !== '}') return faultAt(at, FAULTS['{']);
  return { type: 'comment', at, end: found.index + 1, value: text.slice(at + 1, found.index) };
}

/** Where a comment of one line ends; 0 of another one. @param {string} text @param {number} at */
function endInLine(text, at) {
  for (let end = at + 1; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === BRACE) return end;
    if (code === LINE_FEED) return 0;
  }
  return 0;
}

/** @param {string} text @param {number} at @returns {Token} */
function tagAt(text, at) {
  TAG_NAME.lastIndex = at;
  const name = TAG_NAME.exec(text)?.[1];
  if (name === undefined) return faultAt(at, 'pgn-tag');
  const start = TAG_NAME.lastIndex;
  IN_VALUE.lastIndex = start;
  for (let found = IN_VALUE.exec(text); found; found = IN_VALUE.exec(text)) {
    if (found[0] === '\n') break;
    if (!found[1]) continue;
    const value = text.slice(start, found.index).replaceAll(/\\(.)/g, '$1');
    return { type: 'tag', at, end: IN_VALUE.lastIndex, name, value };
  }
  return faultAt(at, 'pgn-tag');
}
