// The description in the file of a net; docs/notes/nets.md has the format.

import { readFileSync } from 'node:fs';

const MAGIC = 'KNGCNET2';

/**
 * The lines `name: value` at the beginning of the file.
 * @param {string} file
 * @returns {Map<string, string>}
 * @throws Error when it is no net
 */
export function readNetDescription(file) {
  const bytes = readFileSync(file);
  const begin = MAGIC.length + 4;
  if (bytes.length < begin || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error(`${file} is no net`);
  const lines = bytes.toString('utf8', begin, begin + bytes.readUInt32LE(MAGIC.length)).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [/** @type {[string, string]} */ ([name, value])];
    }),
  );
}
