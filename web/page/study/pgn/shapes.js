/** Arrows and circles in the comments of a PGN, as other programs write them: `[%cal Ge2e4,Rd1d8][%csl Yd4]`. */

const COLORS = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
const LETTERS = Object.fromEntries(Object.entries(COLORS).map(([letter, name]) => [name, letter]));

/** So many entries of a comment are read, so that a long one neither takes long nor hides the board. */
const MOST = 500;

const COMMAND = /\[%(cal|csl) ([^[\]]*)\] ?/g;
const ENTRY = /^([GRYB])([a-z]\d\^?)([a-z]\d\^?)?$/;

/**
 * Takes the shapes out of a comment. A command that is none, names squares that are not on the board, or stands behind too many
 * others, stays in the text.
 * @param {string} comment
 * @param layout from createLayout
 * @returns {{ text: string, shapes: { from, to, color }[] }} a circle begins and ends on its square
 */
export function takeShapes(comment, layout) {
  const shapes = [];
  const words = [];
  let behind = 0;
  let left = MOST;
  for (const { 0: command, 1: kind, 2: list, index } of comment.matchAll(COMMAND)) {
    const entries = list.split(',', left + 1).map((entry) => readEntry(entry.trim(), kind, layout));
    left -= entries.length;
    if (left < 0) break;
    if (entries.includes(null)) continue;
    shapes.push(...entries);
    words.push(comment.slice(behind, index));
    behind = index + command.length;
  }
  return { text: [...words, comment.slice(behind)].join('').trim(), shapes };
}

function readEntry(entry, kind, layout) {
  const [, letter, from, to = from] = ENTRY.exec(entry) ?? [];
  const isArrow = to !== from;
  const isOnBoard = layout.place(from) && layout.place(to);
  return isOnBoard && isArrow === (kind === 'cal') ? { from, to, color: COLORS[letter] } : null;
}

/** The shapes as commands for a comment. */
export function writeShapes(shapes) {
  const isArrow = ({ from, to }) => from !== to;
  const circles = shapes.filter((shape) => !isArrow(shape));
  const marks = circles.map(({ from, color }) => LETTERS[color] + from);
  const arrows = shapes.filter(isArrow).map(({ from, to, color }) => LETTERS[color] + from + to);
  return command('csl', marks) + command('cal', arrows);
}

function command(kind, entries) {
  return entries.length > 0 ? `[%${kind} ${entries.join(',')}]` : '';
}
