// The tags of a `Game`. Like comments, they are in its PGN.

/** @import { Game } from '../index.js' */

import { checkText } from '../arguments.js';
import { loadAnnotations } from '../game-record.js';
import { checkGame } from '../part-arguments.js';
import { ArgumentError } from '../part-errors.js';
import { inOneLine, ROSTER, tagLine } from './pgn-words.js';

/** Tags that follow from the game itself. */
const OWN_TAGS = ['Variant', 'FEN', 'SetUp', 'Result', 'Termination'];

/** The name of the tag on a line. @param {string} line */
const nameIn = (line) => line.slice(1, line.indexOf(' '));

/** The lines of the tags, and what follows them. @param {Game} game */
function divided(game) {
  const pgn = checkGame(game).pgn();
  const end = pgn.indexOf('\n\n');
  return { lines: pgn.slice(0, end).split('\n'), rest: pgn.slice(end) };
}

/**
 * The index at which a tag that is not there belongs: those of the roster come first, in its order.
 * @param {string[]} lines @param {string} name
 */
function placeFor(lines, name) {
  const earlier = ROSTER.slice(0, ROSTER.indexOf(name));
  const at = lines.findIndex((line) => !earlier.includes(nameIn(line)));
  return ROSTER.includes(name) && at >= 0 ? at : lines.length;
}

/** @param {Game} game @returns {Record<string, string>} */
export function tagsOf(game) {
  const tags = divided(game).lines.map((line) => {
    const [, name, value] = /** @type {string[]} tagLine() wrote it */ (
      /^\[(\S+) "(.*)"\]$/.exec(line)
    );
    return [name, value.replace(/\\(.)/g, '$1')];
  });
  return Object.fromEntries(tags);
}

/** @param {Game} game @param {string} name @param {string | null} value */
export function setTag(game, name, value) {
  if (!/^[a-z]\w*$/i.test(checkText(name, 'name'))) throw new ArgumentError('pgn-tag');
  if (OWN_TAGS.includes(name)) throw new ArgumentError('tag-own', { tag: name });
  const own = value === null ? [] : [tagLine(name, inOneLine(checkText(value, 'value')))];
  const { lines, rest } = divided(game);
  const at = lines.findIndex((line) => nameIn(line) === name);
  if (at < 0) lines.splice(placeFor(lines, name), 0, ...own);
  else lines.splice(at, 1, ...own);
  loadAnnotations(game, lines.join('\n') + rest);
}
