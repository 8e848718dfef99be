// Packs the package: node scripts/pack-package.mjs FOLDER
// What `files` of package.json names is written to a folder of its own in the form in which it is published, and packed there.
// The README is that of docs/registry. The name of the package's file in FOLDER is printed, with the files in it, as npm prints them.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './check-pack.mjs';
import { describeElement } from './describe-element.mjs';
import { publishedFile } from './published-module.mjs';
import { publishedText } from './published-text.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * What npm packs, and what it says of that.
 * @param {string} folder that of a package.json
 * @param {string[]} options
 * @returns {{ filename: string, files: { path: string }[] }}
 */
function npmPack(folder, options) {
  const words = ['pack', '--json', '--ignore-scripts', ...options];
  return JSON.parse(execFileSync('npm', words, { cwd: folder, encoding: 'utf8' }))[0];
}

/**
 * A file of the package, in the form in which it is published.
 * @param {string} file
 * @param {string[]} files all of them
 */
function contentOf(file, files) {
  if (file.endsWith('.md')) return publishedText(root, file, files);
  const content = publishedFile(path.join(root, file));
  if (file !== 'package.json') return content;
  const { scripts, devDependencies, overrides, ...published } = JSON.parse(String(content));
  return `${JSON.stringify(published, null, 2)}\n`;
}

/**
 * Writes the files of the package to a folder.
 * @param {string[]} files
 * @param {string} folder
 */
function writePackage(files, folder) {
  for (const file of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contentOf(file, files));
    chmodSync(target, statSync(path.join(root, file)).mode);
  }
}

function pack(/** @type {string} */ destination) {
  describeElement();
  const files = npmPack(root, ['--dry-run']).files.map((file) => file.path);
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-package-'));
  try {
    writePackage(files, folder);
    mkdirSync(destination, { recursive: true });
    return npmPack(folder, ['--pack-destination', path.resolve(destination)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [destination] = process.argv.slice(2);
const { filename, files } = pack(destination);
console.log(JSON.stringify({ filename, files: files.map((file) => file.path) }));
