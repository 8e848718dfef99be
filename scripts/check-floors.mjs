// @ts-nocheck
// Checks that includes and imports point down: node scripts/check-floors.mjs [ROOT]
// Prints one line for each fault and exits with 1 when there is one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';
import {
  allowedRooms,
  baseVariant,
  nodeRooms,
  sharedLists,
  sharedRooms,
  topHeaders,
  topRooms,
  variantComparison,
  variantRooms,
} from './floors.mjs';

const includePattern = /^\s*#\s*include\s*([<"])([^>"]+)[>"]/;
const importPattern =
  /(?:^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?|\bimport\s*\(|(?:^|[\s}])from)\s*(['"])([^'"]+)\1/;

/** The room that a path (relative to the root) lies in, or undefined. */
function roomOf(file) {
  return Object.keys(allowedRooms).find((room) => file.startsWith(`${room}/`));
}

/** The text with comments blanked out; lines keep their numbers. */
function withoutComments(text) {
  const blank = (comment) => comment.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}()])\/\/.*$/gm, blank);
}

function reachFault(room, target, named) {
  if (target === undefined) return `${named} lies in no room`;
  if (target === room || allowedRooms[room].includes(target)) return null;
  return `${room} may not use ${target} (${named})`;
}

/** The fault of a C++ line in `file`, or null. */
function cppFault(root, file, line) {
  const room = roomOf(file);
  if (sharedRooms.includes(room)) {
    const name = line.match(variantName) ?? line.match(variantComparison);
    if (name) return `shared code names a variant ('${name[0]}')`;
    const own = sharedLists.some((list) => list.file === file) ? null : line.match(ownName);
    if (own) return `shared code names what one game has alone ('${own[0]}')`;
  }
  const include = line.match(includePattern);
  if (include === null) return null;
  const [, mark, header] = include;
  if (topHeaders.test(header) && !topRooms.includes(room))
    return `<${header}> stands on floor 5 only`;
  const candidates = [
    `engine/${header}`,
    path.posix.join(path.posix.dirname(file), header),
    header,
  ];
  const found = candidates.find((candidate) => existsSync(path.join(root, candidate)));
  if (found === undefined) return mark === '"' ? `"${header}" is no file of the project` : null;
  return reachFault(room, roomOf(found), header);
}

/** The fault of a JavaScript or TypeScript line in `file`, or null. */
function jsFault(file, line) {
  const room = roomOf(file);
  const name = variantRooms.includes(room) ? null : line.match(variantName);
  if (name) return `shared code names a variant ('${name[0]}')`;
  const specifier = line.match(importPattern)?.[2];
  if (specifier === undefined) return null;
  if (specifier.startsWith('node:')) {
    return nodeRooms.includes(room) ? null : `${room} may not use node's modules ('${specifier}')`;
  }
  if (!specifier.startsWith('.')) return `'${specifier}' is not a relative path`;
  return reachFault(room, roomOf(path.posix.join(path.posix.dirname(file), specifier)), specifier);
}

/** The faults of one file as lines of text. */
function fileFaults(root, file) {
  const fault = /\.[ch]pp$/.test(file) ? cppFault.bind(null, root) : jsFault;
  const lines = withoutComments(readFileSync(path.join(root, file), 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    const text = fault(file, line);
    return text === null ? [] : [`${file}:${index + 1}: ${text}`];
  });
}

/** What a build makes. */
const builtFiles = /^web\/(kingcraft\/(wasm\/|own-tables\.js$)|variants\/generated\/)/;

/** The source files below a folder, relative to the root; built files are none. */
function sourceFiles(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return filesBelow(path.join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.([ch]pp|m?js|ts)$/.test(file) && !builtFiles.test(file));
}

/** The games of a tree, as its folders say, but for the one that all others inherit. */
function variantIds(root) {
  const ids = variantRooms
    .map((room) => path.join(root, room))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name);
  return ids.filter((id) => id !== baseVariant);
}

const root = process.argv[2] ?? '.';
/** An id as a word of a name (`taxRays`, `hasTax`), also with underscores between its own words; nothing where there are no games. */
const ids = variantIds(root).map((id) =>
  [...id].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('_?'),
);
const variantName = new RegExp(
  ids.length > 0 ? `(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z]))(?:${ids.join('|')})(?![a-z])` : '(?!)',
);
/** A role or a kind of move that one game has alone. */
const ownNames = sharedLists.flatMap(({ file, entry, common }) => {
  const list = path.join(root, file);
  const names = existsSync(list) ? readFileSync(list, 'utf8').matchAll(entry) : [];
  return Array.from(names, ([, name]) => name).filter((name) => !common.includes(name));
});
const ownName = new RegExp(
  ownNames.length > 0 ? `\\b(?:${ownNames.join('|')})(?=\\b|_)` : '(?!)',
  'i',
);
const faults = ['engine', 'bindings', 'web']
  .flatMap((folder) => sourceFiles(root, folder))
  .flatMap((file) => (roomOf(file) ? fileFaults(root, file) : [`${file}: lies in no room`]));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
