// Reads declarations of types, for tests that compare them with what is there.

import { fileURLToPath } from 'node:url';
import { readDeclarations as readAll } from '../../../scripts/docs/declarations.mjs';

/** The declarations of a file: name → { names of members, their doc comments, whether it exists at run time }. */
export function readDeclarations(path) {
  const { declarations } = readAll(fileURLToPath(new URL(path, import.meta.url)));
  const entries = declarations.map(({ name, members, isValue }) => {
    const named = members.filter(({ isIdentifier }) => isIdentifier);
    const docs = named.map((member) => [member.name, member.doc]);
    return [name, { members: named.map((member) => member.name), docs, isValue }];
  });
  return new Map(entries);
}
