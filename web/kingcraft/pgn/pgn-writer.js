// Writes a game as PGN in its export format: tags, then the moves in lines of at most 79 characters.

/**
 * @import { Kingcraft, Move } from '../index.js'
 * @import { MoveNode, MoveTree, PgnResult, PgnTag } from './pgn.js'
 * @typedef {{ variant: string, tags: readonly PgnTag[], result: PgnResult, tree: MoveTree }} WrittenGame
 */

import { readWritten } from './pgn-arguments.js';
import { writeCommands } from './pgn-commands.js';
import { atOnce } from './pgn-reader.js';
import { findTag, inOneLine, ROSTER, tagLine } from './pgn-words.js';
import { checkNags, checkShapes } from './remark-arguments.js';

const LINE_LENGTH = 79;
/** @type {Record<string, string>} */
const UNKNOWN = { Date: '????.??.??' };

/** Tags that follow from the game itself. */
const OWN_TAGS = ['Variant', 'FEN', 'SetUp', 'Result'];

/** The tags that do not follow from the game itself. @template {{ name: string }} T @param {readonly T[]} tags */
export const withoutOwnTags = (tags) => tags.filter(({ name }) => !OWN_TAGS.includes(name));

/**
 * Does the same as `writeGame`, as a generator that yields after every move, so that its caller can pause.
 * @param {Kingcraft} kingcraft
 * @param {WrittenGame} game
 * @returns {Generator<undefined, string>}
 */
export function* writeGameInSteps(kingcraft, game) {
  const { variant, tags, result, tree } = readWritten(kingcraft, game);
  const { name, startFen } = variant;
  const fen = tree.root.fen === startFen ? null : tree.root.fen;
  const lines = tagsOf(name, tags, result, fen).map(([tag, value]) => `${tagLine(tag, value)}\n`);
  const words = new Words();
  writeComment(words, remarkOf(tree.root));
  yield* writeMoves(words, tree.root);
  words.add(result);
  return `${lines.join('')}\n${words.text}\n`;
}

/**
 * @param {Kingcraft} kingcraft
 * @param {WrittenGame} game
 * @returns {string} ends with a line feed
 */
export function writeGame(kingcraft, game) {
  return atOnce(writeGameInSteps(kingcraft, game));
}

/**
 * Names and values: the seven tags of the roster, the variant, a start position that is not the usual one, and the
 * other tags.
 * @param {string} variant its name
 * @param {readonly PgnTag[]} tags
 * @param {string} result
 * @param {string | null} fen null of the usual start position
 */
function tagsOf(variant, tags, result, fen) {
  /** @param {string} name */
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

/**
 * A part still to be written: the moves after a node, a variation, or the parenthesis that closes one.
 * @typedef {{ after: MoveNode, isNumbered: boolean } | { variation: MoveNode } | 'close'} Task
 */

/**
 * Writes all that follows the root: the main move, the others in parentheses, each with what follows it, and so on.
 * @param {Words} words
 * @param {MoveNode} root
 */
function* writeMoves(words, root) {
  /** @type {Task[]} */
  const tasks = [{ after: root, isNumbered: false }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (task === 'close') words.close();
    else if ('variation' in task) {
      const { variation } = task;
      words.open();
      writeMove(words, variation, false);
      tasks.push('close', { after: variation, isNumbered: remarkOf(variation) === '' });
    } else if (task.after.children.length > 0) {
      const [main, ...others] = task.after.children;
      writeMove(words, main, task.isNumbered);
      const follows = remarkOf(main) === '' && others.length === 0;
      tasks.push({ after: main, isNumbered: follows });
      for (const other of others.reverse()) tasks.push({ variation: other });
    }
    yield;
  }
}

/**
 * @param {Words} words
 * @param {MoveNode} node that is not the root
 * @param {boolean} isNumbered whether the move of White, with its number, was written last
 */
function writeMove(words, node, isNumbered) {
  const { nags, opening } = node;
  const move = /** @type {Move} */ (node.move);
  const { moveNumber } = /** @type {MoveNode} */ (node.parent);
  writeComment(words, opening);
  if (move.color === 'white') words.add(`${moveNumber}.`);
  else if (!isNumbered || opening !== '') words.add(`${moveNumber}...`);
  words.add(move.san);
  // The list may have grown since it was set.
  for (const nag of checkNags(nags)) words.add(`$${nag}`);
  writeComment(words, remarkOf(node));
}

/** The shapes, the measurements and the comment of a position. @param {MoveNode} node */
function remarkOf(node) {
  const { shapes, evaluation, clock, comment } = node;
  const commands = writeCommands({ shapes: checkShapes(shapes), evaluation, clock });
  return [commands, comment].filter(Boolean).join(' ');
}

/**
 * In braces; a comment that holds a brace itself goes after semicolons, each to its line's end.
 * @param {Words} words
 * @param {string} comment
 */
function writeComment(words, comment) {
  const text = inOneLine(comment);
  if (text === '') return;
  if (text.includes('}')) words.addLines(';', text.split(' '));
  else for (const word of `{${text}}`.split(' ')) words.add(word);
}

/** Words with single spaces, in lines that are not too long. */
class Words {
  /** @type {string[]} */
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

  /** @param {string} word */
  add(word) {
    this.#endWord();
    this.#word = this.#opening + word;
    this.#opening = '';
  }

  /**
   * Words on lines that begin with a mark; nothing else follows on the last one.
   * @param {string} mark @param {string[]} words
   */
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
