// @ts-nocheck
// Reads what a file of types declares, with TypeScript's own parser.

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The words of the last doc comment of a node, and its `@throws`. */
function docOf(node) {
  const comment = node.jsDoc?.at(-1);
  const textOf = (part) => ts.getTextOfJSDocComment(part.comment) ?? '';
  const throws = (comment?.tags ?? []).filter(({ tagName }) => tagName.text === 'throws');
  return { doc: comment ? textOf(comment) : '', throws: throws.map(textOf) };
}

function kindOf(node) {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  return ts.isVariableStatement(node) ? 'constant' : 'type';
}

/** What a node says without its doc comment; for what has members, up to the brace. */
function codeOf(source, node) {
  const text = node.getText(source);
  const code = node.members ? text.slice(0, text.indexOf('{')) : text;
  return code.replace(/^export (declare )?/, '').trim();
}

/** A member may be written in several lines, of which the first one is indented by less than the others. */
const withoutIndent = (text) => text.replaceAll(/\n {2}/g, '\n');

/** The members by their names; a getter and its setter, or the forms of a method, are one. */
function membersOf(source, node) {
  const members = new Map();
  for (const member of node.members ?? []) {
    const name = member.name?.getText(source) ?? '';
    const { doc, throws } = docOf(member);
    const before = members.get(name);
    members.set(name, {
      name,
      isIdentifier: Boolean(member.name && ts.isIdentifier(member.name)),
      code: [before?.code, withoutIndent(member.getText(source))].filter(Boolean).join('\n'),
      doc: [before?.doc, doc].filter(Boolean).join('\n\n'),
      throws: [...(before?.throws ?? []), ...throws],
    });
  }
  return [...members.values()];
}

function declarationOf(source, node) {
  const [variable] = node.declarationList?.declarations ?? [];
  const name = (variable ?? node).name;
  if (!name || ts.isModuleDeclaration(node)) return [];
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
function leadOf(text) {
  const lines = text.split('\n').filter((line) => !line.startsWith('///'));
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/**
 * @param {string} file
 * @returns {{ lead: string, declarations: { name, kind, isValue, code, doc, throws, members: { name, isIdentifier, code, doc, throws }[] }[] }}
 *   in the order of the file
 */
export function readDeclarations(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return {
    lead: leadOf(text),
    declarations: source.statements.flatMap((node) => declarationOf(source, node)),
  };
}
