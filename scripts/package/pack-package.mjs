// Packs the package: node scripts/package/pack-package.mjs FOLDER
// The files in `files` of package.json are written to their own folder in the form in which it is published, and packed
// there.
// The README is that of docs/registry. The name of the package's file in FOLDER is printed, with the files in it, as
// npm prints them.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './check-pack.mjs';
import { describeElement } from './describe-element.mjs';
import { npmPack, packWritten, printPacked } from './npm-pack.mjs';
import { publishedFile } from './published-module.mjs';
import { publishedText } from './published-text.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

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

const [destination] = process.argv.slice(2);
describeElement();
const files = npmPack(root, ['--dry-run']).files.map((file) => file.path);
const packed = packWritten(destination, (folder) => {
  for (const file of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contentOf(file, files));
  }
});
printPacked(packed);
