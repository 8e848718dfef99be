// The tags of a game of the package, which it keeps as it keeps comments: in its PGN.

/** @import { Game } from '../index.js' */

import { checkText } from '../arguments.js';
import { ArgumentError } from '../part-errors.js';
import { inOneLine, tagLine } from './pgn-words.js';

/** Tags that follow from the game itself. */
const OWN_TAGS = ['Variant', 'FEN', 'SetUp', 'Result', 'Termination'];

/** The lines of the tags, and what follows them. @param {Game} game */
function divided(game) {
  const pgn = game.pgn();
  const end = pgn.indexOf('\n\n');
  return { lines: pgn.slice(0, end).split('\n'), rest: pgn.slice(end) };
}

/** @param {Game} game @returns {Record<string, string>} */
export function tagsOf(game) {
  const tags = divided(game).lines.map((line) => {
    const [, name, value] = /^\[(\w+) "(.*)"\]$/.exec(line) ?? [];
    return [name, value.replace(/\\(.)/g, '$1')];
  });
  return Object.fromEntries(tags);
}

/** @param {Game} game @param {string} name @param {string | null} value */
export function setTag(game, name, value) {
  if (!/^[a-z]\w*$/i.test(checkText(name, 'name'))) throw new ArgumentError('pgn-tag');
  if (OWN_TAGS.includes(name)) throw new ArgumentError('tag-own', { tag: name });
  const { lines, rest } = divided(game);
  const at = lines.findIndex((line) => line.startsWith(`[${name} `));
  const own = value === null ? [] : [tagLine(name, inOneLine(checkText(value, 'value')))];
  if (at < 0) lines.push(...own);
  else lines.splice(at, 1, ...own);
  game.loadPgn(lines.join('\n') + rest);
}
