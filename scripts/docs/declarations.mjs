// Reads what a file of types declares, with TypeScript's own parser.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ doc: string, params: string[], returns: string[], throws: string[], examples: string[] }} Doc the text of
 *   a doc comment, and its tags; one of a parameter begins with its name
 */
/** @typedef {{ name: string, isIdentifier: boolean, code: string } & Doc} Member */
/** @typedef {'function' | 'class' | 'interface' | 'constant' | 'type'} Kind */
/** @typedef {{ name: string, kind: Kind, isValue: boolean, code: string, members: Member[] } & Doc} Declaration */

/**
 * The text of the last doc comment of a node, and its tags.
 * @returns {Doc}
 */
function docOf(/** @type {ts.Node} */ node) {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const textOf = (/** @type {ts.JSDoc | ts.JSDocTag} */ part) =>
    ts.getTextOfJSDocComment(part.comment) ?? '';
  const tagged = (/** @type {string} */ name) =>
    (comment?.tags ?? []).filter(({ tagName }) => tagName.text === name);
  return {
    doc: comment ? textOf(comment) : '',
    params: tagged('param').map((tag) =>
      ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`: ${textOf(tag)}` : '',
    ),
    returns: tagged('returns').map(textOf),
    throws: tagged('throws').map(textOf),
    examples: tagged('example').map(textOf),
  };
}

/**
 * The docs of two declarations of one thing, one after the other.
 * @param {Doc | undefined} one
 * @param {Doc} other
 * @returns {Doc}
 */
function joinDocs(one, other) {
  if (!one) return other;
  return {
    doc: [one.doc, other.doc].filter(Boolean).join('\n\n'),
    params: [...one.params, ...other.params],
    returns: [...one.returns, ...other.returns],
    throws: [...one.throws, ...other.throws],
    examples: [...one.examples, ...other.examples],
  };
}

/** @returns {Kind} */
function kindOf(/** @type {ts.Statement} */ node) {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  return ts.isVariableStatement(node) ? 'constant' : 'type';
}

const hasMembers = (/** @type {ts.Node} */ node) =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);

/** The code of a node without its doc comment; for what has members, up to the brace. */
function codeOf(/** @type {ts.SourceFile} */ source, /** @type {ts.Node} */ node) {
  const text = node.getText(source);
  const code = hasMembers(node) ? text.slice(0, text.indexOf('{')) : text;
  return code.replace(/^export (declare )?/, '').trim();
}

/** A member may be written in several lines, of which the first one is indented by less than the others. */
const withoutIndent = (/** @type {string} */ text) => text.replaceAll(/\n {2}/g, '\n');

/** The members by their names; a getter and its setter, or the overloads of a method, are one. */
function membersOf(/** @type {ts.SourceFile} */ source, /** @type {ts.Node} */ node) {
  /** @type {Map<string, Member>} */
  const members = new Map();
  for (const member of hasMembers(node) ? node.members : []) {
    const name = member.name?.getText(source) ?? '';
    const earlier = members.get(name);
    members.set(name, {
      name,
      isIdentifier: Boolean(member.name && ts.isIdentifier(member.name)),
      code: [earlier?.code, withoutIndent(member.getText(source))].filter(Boolean).join('\n'),
      ...joinDocs(earlier, docOf(member)),
    });
  }
  return [...members.values()];
}

/** The name that a statement declares, if it declares one. */
function nameOf(/** @type {ts.Statement} */ node) {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0].name;
  const isNamed =
    ts.isFunctionDeclaration(node) || hasMembers(node) || ts.isTypeAliasDeclaration(node);
  return isNamed ? node.name : undefined;
}

/** @returns {Declaration[]} */
function declarationOf(/** @type {ts.SourceFile} */ source, /** @type {ts.Statement} */ node) {
  const name = nameOf(node);
  if (!name || !ts.isIdentifier(name)) return [];
  const kind = kindOf(node);
  return [
    {
      name: name.text,
      kind,
      isValue: kind === 'function' || kind === 'class' || kind === 'constant',
      code: codeOf(source, node),
      members: membersOf(source, node),
      ...docOf(node),
    },
  ];
}

/** The comment at the head of the file, without its slashes. */
function leadOf(/** @type {string} */ text) {
  const lines = text.split('\n').filter((line) => !line.startsWith('///'));
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/**
 * The declarations of the file that a statement exports all of; none of any other statement.
 * @returns {Declaration[]}
 */
function exportedFrom(/** @type {string} */ file, /** @type {ts.Statement} */ node) {
  if (!ts.isExportDeclaration(node) || node.exportClause) return [];
  const name = node.moduleSpecifier;
  if (!name || !ts.isStringLiteral(name)) return [];
  const types = name.text.replace(/\.js$/, '.d.ts');
  return readDeclarations(path.resolve(path.dirname(file), types)).declarations;
}

/**
 * @param {string} file
 * @returns {{ lead: string, declarations: Declaration[] }} in the order of the file; what it exports of others stands
 *   last
 */
export function readDeclarations(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return {
    lead: leadOf(text),
    declarations: [
      ...source.statements.flatMap((node) => declarationOf(source, node)),
      ...source.statements.flatMap((node) => exportedFrom(file, node)),
    ],
  };
}
