// Which branches of JavaScript tests took, from the counts of V8 that NODE_V8_COVERAGE asks for.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * One direction of a choice in the code. V8 lists only the blocks whose count differs from the block around them, and
 * none for an `else` that is not written: the syntax tree gives the directions, V8 their counts.
 * @typedef {object} Direction
 * @property {number} at the place of the choice
 * @property {string} name
 * @property {(count: (at: number) => number) => number} taken how often, from how often the code at a place was run
 */

const syntax = ts.SyntaxKind;
const shortCircuits = [
  syntax.AmpersandAmpersandToken,
  syntax.BarBarToken,
  syntax.QuestionQuestionToken,
];

/** The operand on the left that is evaluated last: `b` of `a && b && c`, for the second operator. */
function lastOperand(/** @type {ts.BinaryExpression} */ { left, operatorToken }) {
  const isSame = ts.isBinaryExpression(left) && left.operatorToken.kind === operatorToken.kind;
  return isSame ? left.operatorToken : left;
}

/** Whether V8 does not count how often a part of an expression is run: it counts bodies of loops, not their heads. */
function isInLoopHead(/** @type {ts.Node} */ node) {
  let part = node;
  while (ts.isExpression(part.parent)) part = part.parent;
  const { parent } = part;
  if (ts.isForStatement(parent)) return part === parent.condition || part === parent.incrementor;
  return (ts.isWhileStatement(parent) || ts.isDoStatement(parent)) && part === parent.expression;
}

/**
 * The directions of `if`, `?:`, `&&`, `||`, `??`, of each `case` and each `catch`.
 * @param {ts.Node} node
 * @returns {Direction[]}
 */
function directionsAt(node) {
  const at = node.getStart();
  /** @returns {Direction} */
  const direction = (/** @type {string} */ name, /** @type {Direction['taken']} */ taken) => ({
    at,
    name,
    taken,
  });
  if (ts.isIfStatement(node)) {
    const inside = node.thenStatement.getStart();
    const otherwise = node.elseStatement?.getStart();
    return [
      direction('true', (count) => count(inside)),
      direction('false', (count) =>
        otherwise === undefined ? count(at) - count(inside) : count(otherwise),
      ),
    ];
  }
  if (ts.isConditionalExpression(node)) {
    // An arm may begin with a function, which has a count of its own.
    const [yes, no] = [node.questionToken.getStart(), node.colonToken.getStart()];
    return [direction('true', (count) => count(yes)), direction('false', (count) => count(no))];
  }
  if (ts.isBinaryExpression(node) && shortCircuits.includes(node.operatorToken.kind)) {
    const [left, right] = [lastOperand(node).getStart(), node.operatorToken.getStart()];
    const sign = node.operatorToken.getText();
    const behind = { ...direction(`behind ${sign}`, (count) => count(right)), at: right };
    if (isInLoopHead(node)) return [behind];
    const stops = direction(`stops at ${sign}`, (count) => count(left) - count(right));
    return [behind, { ...stops, at: right }];
  }
  if (ts.isCaseOrDefaultClause(node)) return [direction('case', (count) => count(at))];
  if (ts.isCatchClause(node)) return [direction('catch', (count) => count(at))];
  return [];
}

/** A file of JavaScript, its directions and statements, and how often they were run. */
class CountedFile {
  /** @param {string} file @param {string} text */
  constructor(file, text) {
    this.file = file;
    this.text = text;
    this.tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
    /** @type {Direction[]} */
    this.directions = [];
    /** @type {Set<number>} */
    this.statements = new Set();
    this.#visit(this.tree);
    this.taken = this.directions.map(() => 0);
    /** @type {Set<number>} */
    this.run = new Set();
  }

  /** @param {ts.Node} node */
  #visit(node) {
    this.directions.push(...directionsAt(node));
    const isCode = ts.isStatement(node) && !ts.isBlock(node) && !ts.isFunctionDeclaration(node);
    if (isCode) this.statements.add(node.getStart());
    ts.forEachChild(node, (child) => this.#visit(child));
  }

  /** @param {{ ranges: { startOffset: number, endOffset: number, count: number }[] }[]} functions of one process */
  add(functions) {
    const counts = new Uint32Array(this.text.length);
    const ranges = functions.flatMap((one) => one.ranges);
    // What is inside comes after what is around it.
    ranges.sort((one, two) => one.startOffset - two.startOffset || two.endOffset - one.endOffset);
    for (const { startOffset, endOffset, count } of ranges)
      counts.fill(count, startOffset, endOffset);
    const count = (/** @type {number} */ at) => counts[at];
    for (const [index, { taken }] of this.directions.entries())
      this.taken[index] += Math.max(0, taken(count));
    for (const at of this.statements) if (counts[at] > 0) this.run.add(at);
  }

  /** @returns {import('./coverage-report.mjs').CoveredFile} */
  result() {
    const lineAt = (/** @type {number} */ at) =>
      this.tree.getLineAndCharacterOfPosition(at).line + 1;
    const lines = (/** @type {Iterable<number>} */ places) => new Set([...places].map(lineAt)).size;
    const branches = this.directions.map(({ at, name }, index) => ({
      line: lineAt(at),
      column: this.tree.getLineAndCharacterOfPosition(at).character + 1,
      direction: name,
      taken: this.taken[index] > 0,
    }));
    return { file: this.file, branches, lines: lines(this.statements), run: lines(this.run) };
  }
}

/**
 * The file of the repository at this address; that of a copy of the package, too, which tests make.
 * @param {Map<string, CountedFile>} files
 * @param {string} root
 * @param {{ url: string, functions: { ranges: { endOffset: number }[] }[] }} counted by V8
 */
function fileOf(files, root, { url, functions }) {
  if (!url.startsWith('file:')) return undefined;
  const address = fileURLToPath(url);
  const [copied] = /\bweb[\\/].+/.exec(address) ?? [];
  const inside = path.relative(root, address);
  const file = files.get(inside.startsWith('..') && copied ? copied : inside);
  // A copy may be changed; then it has another length.
  return file?.text.length === functions[0].ranges[0].endOffset ? file : undefined;
}

/**
 * @param {string} root
 * @param {string[]} files from the root on
 * @param {string} folder the files that V8 wrote
 */
export function javascriptBranches(root, files, folder) {
  const counted = new Map(
    files.map((file) => [file, new CountedFile(file, readFileSync(path.join(root, file), 'utf8'))]),
  );
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    for (const script of result) fileOf(counted, root, script)?.add(script.functions);
  }
  return [...counted.values()].map((file) => file.result());
}
