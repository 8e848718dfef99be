// The fenced blocks of the documentation, for the tests that run them.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The texts that are read, from the root. */
export const texts = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/registry/README.md',
  ...['docs', 'docs/notes'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

const fence = /^([ ]*)```(\w+)(?: ([^\n]+))?\n(.*?)^\1```$/gms;

/**
 * The blocks of a text: `{ file, language, name, text }`, where `name` is what stands behind the language: the name of
 * the file that the block is, or where a command is at home.
 */
export function readBlocks(file) {
  const blocks = readFileSync(path.join(root, file), 'utf8').matchAll(fence);
  return [...blocks].map(([, indent, language, name, text]) => ({
    file,
    language,
    name,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
