// Splits source texts into names and comments, for scripts/checks/check-words.mjs. Texts in quotes are left out.

/**
 * A name or a comment of a source file. A comment of several lines is several parts.
 * @typedef {{ kind: 'name' | 'comment', text: string, line: number }} Part
 */

const block = String.raw`(?<comment>\/\*[\s\S]*?(?:\*\/|$)|\/\/(?:[^\\\n]|\\[^\n])*)`;
const quoted = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`;
const number = String.raw`(?<![\w$])\.?\d[\w.]*(?:'\w+)*`;
const identifier = String.raw`(?<name>[A-Za-z_$][\w$]*)`;

/** The words and signs before the slash of a regular expression; after anything else, a slash divides. */
const regexStart = String.raw`(?<=(?:^|[=(,:;!&|?{}[+\-*%<>~^\n]|=>|\b(?:return|typeof|case|of|in|await|yield))[ \t]*)`;
const regex = String.raw`${regexStart}\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`;

const patterns = {
  cpp: new RegExp(
    String.raw`${block}|R"(?<mark>[^\s()]*)\([\s\S]*?\)\k<mark>"|${quoted}|${number}|${identifier}`,
    'g',
  ),
  js: new RegExp(`${block}|${quoted}|${regex}|${number}|${identifier}|(?<tick>\`)|[{}]`, 'g'),
  css: new RegExp(
    String.raw`(?<comment>\/\*[\s\S]*?(?:\*\/|$))|${quoted}|(?:--|(?<!\w)[.#@])(?<name>[A-Za-z_][\w-]*)`,
    'g',
  ),
  shell:
    /(?<=^|[\s;])(?<comment>#.*)|\\.|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<name>[A-Za-z_]\w*)(?=\+?=|\(\))|\$\{?(?<variable>[A-Za-z_]\w*)/gm,
  hash: new RegExp(String.raw`(?<=^|[\s;])(?<comment>#.*)|${quoted}|${identifier}`, 'gm'),
  html: /(?<comment><!--[\s\S]*?(?:-->|$))|\s(?:id|class|for|name|part|slot)="(?<name>[^"]*)"|\s(?<attribute>data-[\w-]+)|"[^"]*"/g,
};

/** The end of a template literal that begins at `start`, and the code within it. */
function readTemplate(/** @type {string} */ text, /** @type {number} */ start) {
  /** @type {[number, number][]} */
  const code = [];
  let at = start + 1;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith('${', at)) {
      const end = endOfBraces(text, at + 2);
      code.push([at + 2, end]);
      at = end + 1;
    } else at += 1;
  }
  return { end: at + 1, code };
}

/** The place of the brace that closes the code from `start` on. */
function endOfBraces(/** @type {string} */ text, /** @type {number} */ start) {
  const pattern = new RegExp(patterns.js);
  pattern.lastIndex = start;
  let depth = 1;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match.groups?.tick) pattern.lastIndex = readTemplate(text, match.index).end;
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return match.index;
  }
  return text.length;
}

/** @typedef {keyof typeof patterns} Language */

/** @type {Record<string, Language>} */
const languages = {
  cpp: 'cpp',
  hpp: 'cpp',
  js: 'js',
  mjs: 'js',
  ts: 'js',
  css: 'css',
  html: 'html',
  sh: 'shell',
  cmake: 'hash',
  py: 'hash',
  awk: 'hash',
};

/**
 * The language of a file, or undefined if it is none of them.
 * @param {string} file
 * @param {string} text
 */
export function languageOf(file, text) {
  const ending = file.match(/\.(\w+)$/)?.[1];
  if (file.endsWith('CMakeLists.txt') || file.endsWith('Makefile')) return 'hash';
  if (ending !== undefined) return languages[ending];
  return /^#!.*\b(bash|sh)\b/.test(text) ? 'shell' : undefined;
}

/**
 * The names and comments of a text.
 * @param {string} text
 * @param {Language} language
 * @returns {Generator<Part>}
 */
export function* partsOf(text, language) {
  let line = 1;
  let counted = 0;
  for (const { kind, at, part } of rawParts(text, language, 0, text.length)) {
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    for (const [index, row] of part.split('\n').entries())
      yield { kind, text: row, line: line + index };
  }
}

/**
 * @param {string} text
 * @param {Language} language
 * @param {number} start
 * @param {number} end
 * @returns {Generator<{ kind: 'name' | 'comment', at: number, part: string }>}
 */
function* rawParts(text, language, start, end) {
  const pattern = new RegExp(patterns[language]);
  pattern.lastIndex = start;
  for (let match = pattern.exec(text); match && match.index < end; match = pattern.exec(text)) {
    const { comment, name, variable, attribute, tick } = match.groups ?? {};
    const found = comment ?? name ?? variable ?? attribute;
    if (tick) {
      const template = readTemplate(text, match.index);
      for (const [from, to] of template.code) yield* rawParts(text, language, from, to);
      pattern.lastIndex = template.end;
    } else if (found) {
      yield { kind: comment ? 'comment' : 'name', at: match.index, part: found };
    }
  }
}
