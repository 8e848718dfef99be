// A new language: npm run new-language -- CODE "NAME"
//   CODE  two or three lower-case letters, such as `fr`
//   NAME  the language's name for itself
// Adds it to web/texts/languages.js and copies each English file of web/texts and of the games, so that players can
// choose it at once. Then prints what is left to translate.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '../../web/texts/languages.js';
import { filesBelow } from '../shared/files-below.mjs';
import { readVariants, root, webFolder } from '../variants/variants.mjs';

const LIST = 'web/texts/languages.js';
/** English that other folders have: the file → where a language has its own. */
const ELSEWHERE = {
  'web/kingcraft/messages.en.js': 'web/texts/messages',
  'web/kingcraft/part-messages.en.js': 'web/texts/part-messages',
};
/** Scripts that can import nothing, with a table of sentences by language. */
const WITH_SENTENCES = ['web/page/start-watch.js', 'web/page/app/service-worker.js'];

class Refusal extends Error {}

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

/**
 * The text with one part in the place of another, which must be there.
 * @param {string} text
 * @param {string | RegExp} part
 * @param {string} other
 */
function replaced(text, part, other) {
  const result = text.replace(part, other);
  if (result === text) throw new Error(`scripts/languages/new-language.mjs: where is ${part}?`);
  return result;
}

/** An English file as the beginning of that of another language. */
function begun(/** @type {string} */ text, /** @type {string} */ code, /** @type {string} */ name) {
  return text
    .replaceAll(/(^import .*[./])en\.js'/gm, `$1${code}.js'`)
    .replaceAll(/^(import \{ )en( as \w+ \})/gm, `$1${code}$2`)
    .replaceAll(/^export const en\b/gm, `export const ${code}`)
    .replaceAll(/^( {2}language: )'en'/gm, `$1'${code}'`)
    .replaceAll(', in English', `, in ${name}`)
    .replaceAll(/ Every other language has\s(?: \* )?the same keys[.;][^\n*]*/g, ' ');
}

/** The texts of the games: the package says its messages in English alone. */
function gameTexts(/** @type {string} */ text, /** @type {string} */ code) {
  const speaker = `createSpeaker({ ...ofAll, ...ofParts, ...ofGames }, '${code}')`;
  const ownImports = `import { messages as ofAll } from './messages.${code}.js';\nimport { messages as ofParts } from './part-messages.${code}.js';`;
  const imported = replaced(text, 'import { english }', 'import { createSpeaker }');
  const own = replaced(
    imported,
    `import { messages as ofAll } from '../kingcraft/messages.${code}.js';`,
    ownImports,
  );
  return replaced(own, /message: \(message\) => english\(message\).*,\n/, `message: ${speaker},\n`);
}

/** A table of sentences with the English ones for this language too. */
function withSentences(/** @type {string} */ text, /** @type {string} */ code) {
  const table = /(const SENTENCES = \{\n)([\s\S]*?)(\n *\};)/;
  const english = /^( *)en: (\{[\s\S]*?^\1\},)/m.exec(table.exec(text)?.[2] ?? '');
  if (!english) throw new Error('scripts/languages/new-language.mjs: where are the sentences?');
  return replaced(text, table, `$1$2\n${english[1]}${code}: ${english[2]}$3`);
}

/** The English file → the file of the language. */
async function filesFor(/** @type {string} */ code) {
  const texts = filesBelow(path.join(root, 'web/texts'))
    .map((file) => `web/texts/${file}`)
    .filter((file) => /(^|[./])en\.js$/.test(file));
  const games = (await readVariants())
    .map(({ id }) => path.relative(root, path.join(webFolder(id), 'messages.en.js')))
    .filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries([
    ...[...texts, ...games].map((file) => [file, file.replace(/en\.js$/, `${code}.js`)]),
    ...Object.entries(ELSEWHERE).map(([file, own]) => [file, `${own}.${code}.js`]),
  ]);
}

async function addLanguage(/** @type {string[]} */ words) {
  const [code, name] = words;
  if (words.length !== 2) throw new Refusal('name a code and what the language calls itself');
  if (!/^[a-z]{2,3}$/.test(code))
    throw new Refusal(`a code is two or three small letters, not '${code}'`);
  if (LANGUAGE_CODES.some((one) => one === code))
    throw new Refusal(`the language '${code}' is there`);
  if (!/^\p{L}[\p{L} ()-]*$/u.test(name))
    throw new Refusal(`a name is made of letters, not '${name}'`);
  const files = await filesFor(code);
  /** @type {[file: string, text: string][]} */
  const made = Object.entries(files).map(([english, file]) => {
    const text = begun(read(english), code, name);
    return [file, english.endsWith('game-texts.en.js') ? gameTexts(text, code) : text];
  });
  for (const file of WITH_SENTENCES) made.push([file, withSentences(read(file), code)]);
  made.push([LIST, replaced(read(LIST), '\n});', `\n  ${code}: '${name}',\n});`)]);
  for (const [file, text] of made) writeFileSync(path.join(root, file), text);
  execFileSync(process.execPath, [path.join(root, 'scripts/variants/generate-modules.mjs')]);
  console.log(`${name} can be chosen, and is English until these files are translated:
${made.map(([file]) => `  ${file}`).join('\n')}
and in the folder of each game, web/variants/ID:
  game.js: names, taglines and what else has a text for each language
  rulebook.${code}.json and endgames.${code}.json, which map each English text to the other one, as those of German do
The tests of web/texts say what they miss: node --test tests/js/texts/*.test.js`);
}

try {
  await addLanguage(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`new-language: ${error.message}`);
  process.exitCode = 2;
}
