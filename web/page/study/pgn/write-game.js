/** Writes a study as PGN in its export format: tags, then the moves in lines of at most 79 characters. */
import { inOneLine, tagLine } from '../../../kingcraft/pgn-tag.js';
import { atOnce } from '../../slices.js';
import { writeEvaluation } from './evaluation.js';
import { writeShapes } from './shapes.js';

const LINE_LENGTH = 79;
const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
const UNKNOWN = { Date: '????.??.??', Result: '*' };

/**
 * @param variant of the package
 * @param {{ tags: { name, value }[], result: string, tree }} study
 * @returns {string} ends with a line feed
 */
export function writeGame(variant, study) {
  return atOnce(writing(variant, study));
}

/**
 * What `writeGame` does, as a generator that yields after every move, so that it may rest.
 * @returns {Generator<undefined, string>}
 */
export function* writing(variant, { tags, result, tree }) {
  const lines = tagsOf(variant, tags, result, tree.root.fen).map(
    ({ name, value }) => `${tagLine(name, value)}\n`,
  );
  const words = new Words();
  writeComment(words, remarkOf(tree.root));
  yield* writingMoves(words, tree.root);
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

/** Writes all that follows the root: the main move, the others in parentheses, each with what follows it, and so on. */
function* writingMoves(words, root) {
  const ahead = [{ after: root, isNumbered: false }];
  while (ahead.length > 0) {
    const { after, isNumbered, variation, isEnd } = ahead.pop();
    if (isEnd) words.close();
    else if (variation) {
      words.open();
      writeMove(words, variation, false);
      ahead.push({ isEnd: true }, { after: variation, isNumbered: false });
    } else if (after.children.length > 0) {
      const [main, ...others] = after.children;
      writeMove(words, main, isNumbered);
      const follows = remarkOf(main) === '' && others.length === 0;
      ahead.push({ after: main, isNumbered: follows });
      for (const other of others.reverse()) ahead.push({ variation: other });
    }
    yield;
  }
}

/** @param {boolean} isNumbered whether the move before, which tells the number, stands just before it */
function writeMove(words, node, isNumbered) {
  const { parent, move, nags, opening } = node;
  writeComment(words, opening);
  if (move.color === 'white') words.add(`${parent.moveNumber}.`);
  else if (!isNumbered || opening !== '') words.add(`${parent.moveNumber}...`);
  words.add(move.san);
  for (const nag of nags) words.add(`$${nag}`);
  writeComment(words, remarkOf(node));
}

/** What is drawn, thought and said about a position. */
function remarkOf({ shapes, evaluation, comment }) {
  return [writeShapes(shapes), writeEvaluation(evaluation), comment].filter(Boolean).join(' ');
}

/** In braces; a comment that holds a brace itself goes behind semicolons, each to its line's end. */
function writeComment(words, comment) {
  const text = inOneLine(comment);
  if (text === '') return;
  if (text.includes('}')) words.addLines(';', text.split(' '));
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

  /** Words on lines that begin with a mark; nothing else follows on the last one. */
  addLines(mark, [first, ...others]) {
    this.add(mark + first);
    for (const word of others) {
      this.#endWord();
      if (`${this.#line} ${word}`.length <= LINE_LENGTH) {
        this.add(word);
        continue;
      }
      this.#endLine();
      this.add(mark + word);
    }
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
