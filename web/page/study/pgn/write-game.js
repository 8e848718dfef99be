/** Writes a study as PGN in its export format: tags, then the moves in lines of at most 80 characters. */
import { inOneLine, tagLine } from '../../../kingcraft/pgn-tag.js';
import { writeEvaluation } from './evaluation.js';
import { writeShapes } from './shapes.js';

const LINE_LENGTH = 80;
const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
const UNKNOWN = { Date: '????.??.??', Result: '*' };

/**
 * @param variant of the package
 * @param {{ tags: { name, value }[], result: string, tree }} study
 * @returns {string} ends with a line feed
 */
export function writeGame(variant, { tags, result, tree }) {
  const lines = tagsOf(variant, tags, result, tree.root.fen).map(
    ({ name, value }) => `${tagLine(name, value)}\n`,
  );
  const words = new Words();
  writeComment(words, remarkOf(tree.root));
  writeLine(words, tree.root);
  words.add(result);
  return `${lines.join('')}\n${words.text}\n`;
}

/** The seven tags of the roster, the variant, the start position if it is not the usual one, and what else there is. */
function tagsOf({ name, startFen }, tags, result, fen) {
  const given = new Map(tags.map(({ name, value }) => [name, value]));
  given.set('Result', result);
  const roster = ROSTER.map((tag) => ({ name: tag, value: given.get(tag) ?? UNKNOWN[tag] ?? '?' }));
  const setUp = fen === startFen ? [] : [tagOf('SetUp', '1'), tagOf('FEN', fen)];
  const others = tags.filter((tag) => !ROSTER.includes(tag.name));
  return [...roster, tagOf('Variant', name), ...setUp, ...others];
}

function tagOf(name, value) {
  return { name, value };
}

/** Writes all that follows a node: its main move, the others in parentheses, and so on. */
function writeLine(words, start) {
  let isNumbered = false;
  for (let node = start; node.children.length > 0; node = node.children[0]) {
    const [main, ...others] = node.children;
    writeComment(words, main.opening);
    writeMove(words, main, isNumbered && main.opening === '');
    for (const other of others) {
      words.open();
      writeComment(words, other.opening);
      writeMove(words, other, false);
      writeLine(words, other);
      words.close();
    }
    isNumbered = remarkOf(main) === '' && others.length === 0;
  }
}

/** @param {boolean} isNumbered whether the move before, which tells the number, stands just before it */
function writeMove(words, node, isNumbered) {
  const { parent, move, nags } = node;
  if (move.color === 'white') words.add(`${parent.moveNumber}.`);
  else if (!isNumbered) words.add(`${parent.moveNumber}...`);
  words.add(move.san);
  for (const nag of nags) words.add(`$${nag}`);
  writeComment(words, remarkOf(node));
}

/** What is drawn, thought and said about a position. */
function remarkOf({ shapes, evaluation, comment }) {
  return [writeShapes(shapes), writeEvaluation(evaluation), comment].filter(Boolean).join(' ');
}

/** In braces; a comment that holds a brace itself goes behind a semicolon to the line's end. */
function writeComment(words, comment) {
  const text = inOneLine(comment);
  if (text === '') return;
  if (text.includes('}')) words.addLine(`;${text}`);
  else for (const word of `{${text}}`.split(' ')) words.add(word);
}

/** Words with single spaces, in lines that are not too long. */
class Words {
  #lines = [];
  #line = '';
  /** The last word, which parentheses may still close. */
  #word = '';
  /** Parentheses that the next word begins with. */
  #opening = '';

  get text() {
    this.#endLine();
    return this.#lines.join('\n');
  }

  add(word) {
    this.#endWord();
    this.#word = this.#opening + word;
    this.#opening = '';
  }

  /** A word that must end its line. */
  addLine(word) {
    this.add(word);
    this.#endLine();
  }

  open() {
    this.#opening += '(';
  }

  close() {
    this.#word += ')';
  }

  #endWord() {
    const longer = [this.#line, this.#word].filter(Boolean).join(' ');
    const fits = longer.length <= LINE_LENGTH;
    if (!fits && this.#line) this.#lines.push(this.#line);
    this.#line = fits ? longer : this.#word;
    this.#word = '';
  }

  #endLine() {
    this.#endWord();
    if (this.#line) this.#lines.push(this.#line);
    this.#line = '';
  }
}
