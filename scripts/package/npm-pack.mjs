// Packs a package whose files are written to their own folder first.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../shared/files-below.mjs';

/**
 * The files that npm packs, and its output.
 * @typedef {{ filename: string, files: { path: string }[] }} Packed
 */

/**
 * Packs a folder.
 * @param {string} folder that of a package.json
 * @param {string[]} options
 * @returns {Packed}
 */
export function npmPack(folder, options) {
  const words = ['pack', '--json', '--ignore-scripts', ...options];
  return JSON.parse(execFileSync('npm', words, { cwd: folder, encoding: 'utf8' }))[0];
}

/**
 * Packs what a function writes. All may read it, under any umask; npm makes the commands executable.
 * @param {string} destination the folder of the package's file
 * @param {(folder: string) => void} writeFiles writes the files of the package to a folder
 */
export function packWritten(destination, writeFiles) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-package-'));
  try {
    writeFiles(folder);
    for (const file of filesBelow(folder)) chmodSync(path.join(folder, file), 0o644);
    mkdirSync(destination, { recursive: true });
    return npmPack(folder, ['--pack-destination', path.resolve(destination)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints as JSON what was packed: the name of the package's file, and the files in it. @param {Packed} packed */
export function printPacked({ filename, files }) {
  console.log(JSON.stringify({ filename, files: files.map((file) => file.path) }));
}
