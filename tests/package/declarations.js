// Reads declarations of types, for tests that compare them with what is there.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The declarations of a file: name → { names of members, whether it exists at run time }. */
export function readDeclarations(path) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const source = ts.createSourceFile(file, ts.sys.readFile(file), ts.ScriptTarget.Latest);
  const declared = source.statements.filter((statement) => statement.name);
  const entries = declared.map((statement) => {
    const members = (statement.members ?? []).filter(({ name }) => name && ts.isIdentifier(name));
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return [statement.name.text, { members: members.map(({ name }) => name.text), isValue }];
  });
  return new Map(entries);
}
