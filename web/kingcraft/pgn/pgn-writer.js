// @ts-nocheck
// Writes a game as PGN in its export format: tags, then the moves in lines of at most 79 characters.

import { writeCommands } from './pgn-commands.js';
import { atOnce } from './pgn-reader.js';
import { findTag, inOneLine, tagLine } from './pgn-words.js';

const LINE_LENGTH = 79;
const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
const UNKNOWN = { Date: '????.??.??' };

/** Tags that follow from the game itself. */
const OWN_TAGS = ['Variant', 'FEN', 'SetUp', 'Result'];

/** The tags that do not follow from the game itself. @template {{ name: string }} T @param {readonly T[]} tags */
export const withoutOwnTags = (tags) => tags.filter(({ name }) => !OWN_TAGS.includes(name));

/**
 * What `writeGame` does, as a generator that yields after every move, so that it may rest.
 * @param {import('../index.js').Kingcraft} kingcraft
 * @param {{ variant: string, tags: { name, value }[], result: string, tree }} game
 * @returns {Generator<undefined, string>}
 */
export function* writeGameInSteps(kingcraft, { variant, tags, result, tree }) {
  const { name, startFen } = kingcraft.variants.find(({ id }) => id === variant);
  const fen = tree.root.fen === startFen ? null : tree.root.fen;
  const lines = tagsOf(name, tags, result, fen).map(([tag, value]) => `${tagLine(tag, value)}\n`);
  const words = new Words();
  writeComment(words, remarkOf(tree.root));
  yield* writeMoves(words, tree.root);
  words.add(result);
  return `${lines.join('')}\n${words.text}\n`;
}

/**
 * @param {import('../index.js').Kingcraft} kingcraft
 * @param {{ variant: string, tags: { name, value }[], result: string, tree }} game
 * @returns {string} ends with a line feed
 */
export function writeGame(kingcraft, game) {
  return atOnce(writeGameInSteps(kingcraft, game));
}

/** Names and values: the seven tags of the roster, the variant, the start position if it is not the usual one, and what else there is. */
function tagsOf(variant, tags, result, fen) {
  const known = (name) => findTag(tags, name)?.value ?? UNKNOWN[name] ?? '?';
  const roster = ROSTER.map((name) => [name, name === 'Result' ? result : known(name)]);
  const setUp =
    fen === null
      ? []
      : [
          ['SetUp', '1'],
          ['FEN', fen],
        ];
  const others = withoutOwnTags(tags).filter(({ name }) => !ROSTER.includes(name));
  return [
    ...roster,
    ['Variant', variant],
    ...setUp,
    ...others.map(({ name, value }) => [name, value]),
  ];
}

/** Writes all that follows the root: the main move, the others in parentheses, each with what follows it, and so on. */
function* writeMoves(words, root) {
  const ahead = [{ after: root, isNumbered: false }];
  while (ahead.length > 0) {
    const { after, isNumbered, variation, isEnd } = ahead.pop();
    if (isEnd) words.close();
    else if (variation) {
      words.open();
      writeMove(words, variation, false);
      ahead.push({ isEnd: true }, { after: variation, isNumbered: remarkOf(variation) === '' });
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

/** What is drawn, measured and said about a position. */
function remarkOf(node) {
  return [writeCommands(node), node.comment].filter(Boolean).join(' ');
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
