// The exports of both packages, as their files of types declare them: functions with their examples, and options.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A package, by the folder of its files and by its manifest. */
const PACKAGES = [
  ['.', 'package.json'],
  ['web/fixtures', 'web/fixtures/manifest.json'],
];

/** The files of types that a package exports, from the root. */
function exportedFiles([folder, manifest]) {
  const { exports } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8'));
  return Object.values(exports)
    .filter(({ types }) => types)
    .map(({ types }) => path.posix.join(folder, types));
}

/** The statements of a file, and of those that it exports all of. */
function readFile(file, sources) {
  if (sources.has(file)) return;
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  for (const node of source.statements)
    if (ts.isExportDeclaration(node) && !node.exportClause) {
      const target = node.moduleSpecifier.text.replace(/\.js$/, '.d.ts');
      readFile(path.posix.join(path.posix.dirname(file), target), sources);
    }
}

/** File → its source. */
const sources = new Map();
for (const file of PACKAGES.flatMap(exportedFiles)) readFile(file, sources);

const isType = (node) =>
  ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeAliasDeclaration(node);
const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Every statement that declares something for all to see, with its file. */
const statements = [...sources].flatMap(([file, { statements: all }]) =>
  all.filter(isExported).map((node) => ({ file, node })),
);
const types = new Map(
  statements.filter(({ node }) => isType(node)).map(({ node }) => [node.name.text, node]),
);

/** The text of the doc comment of a node. */
const docOf = (node) => {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return ts.getTextOfJSDocComment(comment) ?? '';
};

/** The text about a parameter in the doc comment of its function. */
const parameterDocOf = (parameter) =>
  ts
    .getJSDocParameterTags(parameter)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))
    .join('\n');

const examplesOf = (node) =>
  ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'example')
    .map(({ comment }) => ts.getTextOfJSDocComment(comment));

const isMethod = (node) => ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

/**
 * The members of a type that do something: methods, a constructor and properties that run code. In a map of events, the
 * events.
 */
function activeMembers(type) {
  const { members = [], name } = type;
  if (name.text.endsWith('EventMap')) return members;
  return members.filter(
    (member) =>
      isMethod(member) ||
      ts.isConstructorDeclaration(member) ||
      ts.isGetAccessorDeclaration(member),
  );
}

/** Every public function and method, and everything else that needs an example. */
export const functions = statements.flatMap(({ file, node }) => {
  const entry = (owner, name, member) => ({ file, owner, name, examples: examplesOf(member) });
  if (ts.isFunctionDeclaration(node)) return [entry('', node.name.text, node)];
  if (!isType(node)) return [];
  return activeMembers(node)
    .filter(({ name }) => !name || ts.isIdentifier(name))
    .map((member) => entry(node.name.text, member.name?.text ?? 'constructor', member));
});

/** A type whose values do something. The package makes them, so nothing in them is an option. */
const isObject = (type) => type.members?.some(isMethod) || ts.isClassDeclaration(type);

/** The options that callers may leave out, by the name of what has them. */
export const options = [];
const visited = new Set();

/** Collects the optional members of a type that a caller passes. */
function visit(type, owner) {
  if (ts.isTypeReferenceNode(type)) {
    for (const argument of type.typeArguments ?? []) visit(argument, owner);
    const name = type.typeName.getText();
    const declared = types.get(name);
    if (!declared || visited.has(name) || isObject(declared)) return;
    visited.add(name);
    if (ts.isTypeAliasDeclaration(declared)) visit(declared.type, name);
    else for (const member of declared.members) visitMember(member, name);
    return;
  }
  if (ts.isFunctionTypeNode(type)) return;
  if (ts.isTypeLiteralNode(type)) for (const member of type.members) visitMember(member, owner);
  else ts.forEachChild(type, (child) => visit(child, owner));
}

function visitMember(member, owner) {
  if (!member.type) return;
  // A member that can only be undefined is one that must not be there.
  const isOption = member.questionToken && member.type.kind !== ts.SyntaxKind.UndefinedKeyword;
  if (isOption) options.push({ owner, name: member.name.getText(), doc: docOf(member) });
  visit(member.type, owner);
}

/** Collects what a function may be called with. */
function visitParameters(node, owner) {
  for (const parameter of node.parameters ?? []) {
    const name = parameter.name.getText();
    if (parameter.questionToken && name !== 'options')
      options.push({ owner, name, doc: parameterDocOf(parameter) });
    visit(parameter.type, owner);
  }
}

for (const { node } of statements) {
  if (ts.isFunctionDeclaration(node)) visitParameters(node, `${node.name.text}()`);
  for (const member of node.members ?? [])
    visitParameters(member, `${node.name.text}.${member.name?.getText() ?? 'constructor'}()`);
}
