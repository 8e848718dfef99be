/** The words of a PGN (Edwards, 1994, section 7): tags, moves, comments, NAGs and parentheses, each with its offset. */
import { nextGame } from '../../../kingcraft/pgn-games.js';
import { texts } from '../../texts.js';
import { PgnFault } from './pgn-fault.js';

/** The first that fits is taken. A comment goes on to its brace; `;` and a `%` at the beginning of a line reach to the line's end. */
const PATTERNS = [
  ['tag', /\[\s*([^\s"[\]]+)\s*"([^"\\\n]*(?:\\.[^"\\\n]*)*)"\s*\]/y],
  ['comment', /\{([^}]*)\}/y],
  ['comment', /;(.*)/y],
  ['nag', /\$(\d*)/y],
  ['open', /\(/y],
  ['close', /\)/y],
  ['word', /[^\s{}()[\];$\0]+/y],
];

const SPACE = /\s+|^%.*/my;

/**
 * The next token at an offset, behind spaces: `{ type, at, end, name?, value? }`; its type is 'end' behind the last one.
 * @throws PgnFault
 */
export function tokenAt(text, offset) {
  const at = skipSpace(text, offset);
  if (at >= text.length) return { type: 'end', at, end: at };
  const [type, match] = firstMatch(text, at);
  const end = at + match[0].length;
  const swallowsGame = type === 'comment' && nextGame(text, at, end) < end;
  if (swallowsGame) throw new PgnFault(texts.pgn.openComment, text, at);
  if (type === 'tag')
    return { type, at, end, name: match[1], value: match[2].replaceAll(/\\(.)/g, '$1') };
  return { type, at, end, value: match[1] ?? match[0] };
}

function skipSpace(text, offset) {
  SPACE.lastIndex = offset;
  let at = offset;
  while (SPACE.test(text)) at = SPACE.lastIndex;
  return at;
}

function firstMatch(text, at) {
  for (const [type, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [type, match];
  }
  throw new PgnFault(faultOf(text[at]), text, at);
}

/** What is wrong with a sign that begins no token. */
function faultOf(sign) {
  if (sign === '[') return texts.pgn.tag;
  if (sign === '\0') return texts.pgn.zeroByte;
  return sign === '{' ? texts.pgn.openComment : texts.pgn.stray(sign);
}
