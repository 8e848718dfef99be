// The texts of the package as they are published. The README of the registry is another one than that of the
// repository: it begins with how the package is installed. A link to a file that is not in the package would lead
// nowhere, so it becomes its words.

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of the repository that is published under another name. @type {Record<string, string>} */
const sources = { 'README.md': 'docs/registry/README.md' };

const LINK = /(?<!!)\[((?:[^\]`]|`[^`]*`)*)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g;

/**
 * A text without the links to files that are not there.
 * @param {string} text
 * @param {string} file its path
 * @param {readonly string[]} files those that are there
 */
export const withoutDeadLinks = (text, file, files) =>
  text.replaceAll(LINK, (link, words, target) => {
    const wanted = path.posix.join(path.posix.dirname(file), target);
    return files.includes(wanted) ? link : words;
  });

/**
 * A text of the package as it is published.
 * @param {string} root of the repository
 * @param {string} file its path in the package
 * @param {readonly string[]} files the paths of all files of the package
 */
export function publishedText(root, file, files) {
  const text = readFileSync(path.join(root, sources[file] ?? file), 'utf8');
  return withoutDeadLinks(text, file, files);
}
