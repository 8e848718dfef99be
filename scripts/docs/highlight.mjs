// Code with its colors, as HTML: classes that docs-code.css knows. A page has no script for it.

import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import cpp from 'highlight.js/lib/languages/cpp';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { escapeHtml } from './html.mjs';

const languages = { bash, cpp, javascript, json, typescript, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** The language of a block → its name in the library, if they differ. @type {Record<string, string>} */
const names = { sh: 'bash', vue: 'xml', svelte: 'xml' };

/**
 * @param {string} code
 * @param {string} language as a block of Markdown names it; one that is not known has no colors
 */
export function highlighted(code, language) {
  const name = names[language] ?? language;
  if (!hljs.getLanguage(name)) return escapeHtml(code);
  return hljs.highlight(code, { language: name }).value;
}
