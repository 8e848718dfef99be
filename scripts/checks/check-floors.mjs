// Checks that includes and imports point down, and that the type check reads every file:
// node scripts/checks/check-floors.mjs [ROOT]
// Prints one line for each fault and exits with 1 when there is one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shared/files-below.mjs';
import {
  allowedFolders,
  allowedPackages,
  baseVariant,
  nodeFolders,
  ownName,
  packageTypeFolders,
  sharedFolders,
  sharedNames,
  topFolders,
  topHeaders,
  variantComparison,
  variantFolders,
} from './floors.mjs';

const includePattern = /^\s*#\s*include\s*([<"])([^>"]+)[>"]/;
const importPattern =
  /(?:^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?|\bimport\s*\(|(?:^|[\s}])from)\s*(['"])([^'"]+)\1/;

/**
 * The folder of the table that has a file, or undefined.
 * @param {string} file relative to the root
 */
function folderOf(file) {
  return Object.keys(allowedFolders).find((folder) => file.startsWith(`${folder}/`));
}

/** The text with comments blanked out; lines keep their numbers. */
function withoutComments(/** @type {string} */ text) {
  const blank = (/** @type {string} */ comment) => comment.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}()])\/\/.*$/gm, blank);
}

/**
 * @param {string} folder
 * @param {string | undefined} target
 * @param {string} named
 */
function reachFault(folder, target, named) {
  if (target === undefined) return `${named} lies in no folder of scripts/checks/floors.mjs`;
  if (target === folder || allowedFolders[folder].includes(target)) return null;
  return `${folder} may not use ${target} (${named})`;
}

/** The fault of a C++ line in `file`, or null. */
function cppFault(
  /** @type {string} */ root,
  /** @type {string} */ file,
  /** @type {string} */ line,
) {
  const folder = folderOf(file) ?? '';
  if (sharedFolders.includes(folder)) {
    const name = line.match(variantName) ?? line.match(variantComparison);
    if (name) return `shared code names a variant ('${name[0]}')`;
    const own = line.match(namedByGame);
    if (own) return `shared code names what one game has alone ('${own[0]}')`;
  }
  const include = line.match(includePattern);
  if (include === null) return null;
  const [, mark, header] = include;
  if (topHeaders.test(header) && !topFolders.includes(folder))
    return `<${header}> stands on floor 5 only`;
  const candidates = [
    `engine/${header}`,
    path.posix.join(path.posix.dirname(file), header),
    header,
  ];
  const found = candidates.find((candidate) => existsSync(path.join(root, candidate)));
  if (found === undefined) return mark === '"' ? `"${header}" is no file of the project` : null;
  return reachFault(folder, folderOf(found), header);
}

/** The fault of a line of a tool, or null: what tools and the page share lies below the page. */
function toolFault(/** @type {string} */ file, /** @type {string} */ line) {
  const specifier = line.match(importPattern)?.[2] ?? '';
  const found = path.posix.join(path.posix.dirname(file), specifier);
  return found.startsWith('web/page/') ? `a tool may not use the page (${specifier})` : null;
}

/** The fault of a JavaScript or TypeScript line in `file`, or null. */
function jsFault(/** @type {string} */ file, /** @type {string} */ line) {
  const folder = folderOf(file) ?? '';
  const isShared = !variantFolders.includes(folder);
  const name = isShared ? line.match(variantName) : null;
  if (name) return `shared code names a variant ('${name[0]}')`;
  const own = isShared ? line.match(namedByGame) : null;
  if (own) return `shared code names what one game has alone ('${own[0]}')`;
  const specifier = line.match(importPattern)?.[2];
  if (specifier === undefined) return null;
  if (specifier.startsWith('node:')) {
    return nodeFolders.includes(folder)
      ? null
      : `${folder} may not use node's modules ('${specifier}')`;
  }
  if (!specifier.startsWith('.')) {
    const isTypes = packageTypeFolders.includes(folder) && file.endsWith('.d.ts');
    const isAllowed = isTypes || allowedPackages[folder]?.includes(specifier);
    return isAllowed ? null : `${folder} may not use the package '${specifier}'`;
  }
  return reachFault(
    folder,
    folderOf(path.posix.join(path.posix.dirname(file), specifier)),
    specifier,
  );
}

/** The line that would hide a file from the type check, as a fault: none, or one. */
function hiddenTypes(/** @type {string} */ root, /** @type {string} */ file) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => /^\s*\/[/*]+\s*@ts-nocheck\b/.test(line));
  const sentence = 'the type check reads every file: write its types, and remove @ts-nocheck';
  return index < 0 ? [] : [`${file}:${index + 1}: ${sentence}`];
}

/**
 * The faults of one file as lines of text.
 * @param {string} root
 * @param {string} file
 * @param {(file: string, line: string) => string | null} [faultOf] of a line that is not C++
 */
function fileFaults(root, file, faultOf = jsFault) {
  const isCpp = /\.[ch]pp$/.test(file);
  const lines = withoutComments(readFileSync(path.join(root, file), 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    const text = isCpp ? cppFault(root, file, line) : faultOf(file, line);
    return text === null ? [] : [`${file}:${index + 1}: ${text}`];
  });
}

/** Files that a build writes. */
const builtFiles = /^web\/(kingcraft\/(wasm\/|own-(nets|tables)\.js$)|variants\/generated\/)/;

/** The source files below a folder, relative to the root; built files are none. */
function sourceFiles(/** @type {string} */ root, /** @type {string} */ folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return filesBelow(path.join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.([ch]pp|m?js|ts)$/.test(file) && !builtFiles.test(file));
}

/** The games of a tree, as its folders say, except the one that all others inherit. */
function variantIds(/** @type {string} */ root) {
  const ids = variantFolders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name);
  return ids.filter((id) => id !== baseVariant);
}

const root = process.argv[2] ?? '.';
/**
 * An id as a word of a name (`taxRays`, `hasTax`), also with underscores between its letters; matches nothing without
 * games.
 */
const ids = variantIds(root).map((id) =>
  [...id].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('_?'),
);
const variantName = new RegExp(
  ids.length > 0 ? `(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z]))(?:${ids.join('|')})(?![a-z])` : '(?!)',
);
/** The roles and kinds of moves that one game has alone. */
const ownNames = sourceFiles(root, 'engine/variants')
  .filter((file) => file.endsWith('/rules.hpp'))
  .flatMap((file) => Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(ownName)))
  .map(([, name]) => name)
  .filter((name) => !sharedNames.includes(name));
const namedByGame = new RegExp(
  ownNames.length > 0 ? `\\b(?:${ownNames.join('|')})s?(?=\\b|_)` : '(?!)',
  'i',
);
const placeFaults = ['engine', 'bindings', 'web']
  .flatMap((folder) => sourceFiles(root, folder))
  .flatMap((file) =>
    folderOf(file)
      ? fileFaults(root, file)
      : [`${file}: lies in no folder of scripts/checks/floors.mjs`],
  );
const toolFaults = sourceFiles(root, 'scripts').flatMap((file) =>
  fileFaults(root, file, toolFault),
);
const typeFaults = ['web', 'scripts', 'tests', 'e2e']
  .flatMap((folder) => sourceFiles(root, folder))
  .flatMap((file) => hiddenTypes(root, file));
const faults = [...placeFaults, ...toolFaults, ...typeFaults];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
