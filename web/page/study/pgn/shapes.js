/** Arrows and circles in the comments of a PGN, as other programs write them: `[%cal Ge2e4,Rd1d8][%csl Yd4]`. */

const COLORS = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' };
const LETTERS = Object.fromEntries(Object.entries(COLORS).map(([letter, name]) => [name, letter]));

const COMMAND = /\[%(cal|csl) ([^\]]*)\] ?/g;
const ENTRY = /^([GRYB])([a-z]\d\^?)([a-z]\d\^?)?$/;

/**
 * Takes the shapes out of a comment. A command that is none, or names squares that are not on the board, stays in the text.
 * @param {string} comment
 * @param layout from createLayout
 * @returns {{ text: string, shapes: { from, to, color }[] }} a circle begins and ends on its square
 */
export function takeShapes(comment, layout) {
  const shapes = [];
  const text = comment.replace(COMMAND, (command, kind, list) => {
    const entries = list.split(',').map((entry) => readEntry(entry.trim(), kind, layout));
    if (entries.includes(null)) return command;
    shapes.push(...entries);
    return '';
  });
  return { text: text.trim(), shapes };
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
