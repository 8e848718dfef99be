// Plain words: what people read says piece and computer, and no word of a dialect of our own.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** Words that have a better one wherever they stand, and that better one. */
const REFUSED = {
  man: 'piece',
  men: 'pieces',
  'officers?': 'minor or major piece',
  'machines?': 'computer; engine in analysis',
  errs: 'makes mistakes',
  oftener: 'more often',
  thereby: 'a second sentence',
  hence: 'so',
  anew: 'again',
  afresh: 'again',
  whatever: 'any',
  whoever: 'the player who',
  whichever: 'the one that',
  besides: 'also',
  'apart from': 'except',
  'for good': 'permanently',
  'forth and back': 'back and forth',
  'looked at were': 'were examined',
  'plays? no part': 'is ignored',
  'Maschinen?': 'Computer',
  Leute: 'Figuren',
  'Offizier(?:e|en|s)?': 'Leicht- oder Schwerfigur',
};

/** Where a refused word is the right one. */
const ALLOWED = [
  {
    word: 'machine',
    files: /^docs\/(?:notes\/(?:speed|strength)|openbench)\.md$/,
    why: 'what a measurement ran on',
  },
  { word: 'man', files: /[/.-]de\.js(?:on)?$/, why: 'German for “one”' },
];

const pattern = new RegExp(`(?<![\\w-])(?:${Object.keys(REFUSED).join('|')})(?![\\w-])`, 'gi');

const files = (folder, ending) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith(ending) && !/\/(?:wasm|generated)\//.test(file));

const matches = (text, expression) => Array.from(text.matchAll(expression), ([whole]) => whole);

/**
 * String literals of JavaScript or C++ that are more than one word; comments and what a template inserts are left out.
 */
function sentencesIn(code) {
  const token = /\/\*.*?\*\/|\/\/[^\n]*|(['"])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`/gs;
  return matches(code.replaceAll(/\$\{[^{}`]*\}/g, ''), token).filter(
    (text) => !text.startsWith('/') && text.includes(' '),
  );
}

const commentsIn = (code) => matches(code, /\/\*.*?\*\/|\/\/[^\n]*/gs);

/** A page without the attributes that only programs read. */
const pageIn = (html) => [html.replaceAll(/ (?:value|id|data-\w+)="[^"]*"/g, '')];

/** Prose of Markdown: no blocks and no words of code. */
const proseIn = (text) =>
  text
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .replaceAll(/`[^`]*`/g, '')
    .split('\n');

/** Strings and keys of a JSON value that are more than one word. */
function stringsIn(value) {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return [...Object.keys(value), ...Object.values(value)].flatMap(stringsIn);
}

const json = (text) => stringsIn(JSON.parse(text));
const jsonLines = (text) => text.trim().split('\n').flatMap(json);

/** What people read, where it is, and how to find it there. */
const SOURCES = {
  pages: [
    ['web/page/index.html', 'web/element/embed/embed.html', 'web/element/embed/embed-builder.html'],
    pageIn,
  ],
  'scripts of page and package': [files('web', '.js'), sentencesIn],
  'rules, lessons and claims': [files('web/variants', '.json'), json],
  'engine and native program': [
    [...files('engine', '.hpp'), ...files('engine', '.cpp'), ...files('bindings', '.cpp')],
    sentencesIn,
  ],
  'reasons and fixtures': [
    [...files('engine/variants', '/explain.jsonl'), ...files('engine/variants', '/rules.jsonl')],
    jsonLines,
  ],
  'types of the package': [files('web', '.d.ts'), commentsIn],
  documentation: [['README.md', 'CHANGELOG.md', ...files('docs', '.md')], proseIn],
  'what makes the documentation': [
    [...files('scripts/docs', '.mjs'), ...files('scripts/piece-values', '.mjs')],
    sentencesIn,
  ],
  manifests: [['package.json', 'web/page/kingcraft.webmanifest', 'web/fixtures/schema.json'], json],
};

/** The refused words of a text, in lower case. */
const refusedIn = (text) => matches(text, pattern).map((word) => word.toLowerCase());

const isAllowed = (file, found) =>
  ALLOWED.some(({ word, files: places }) => found.startsWith(word) && places.test(file));

const betterThan = (found) =>
  Object.entries(REFUSED).find(([word]) => new RegExp(`^(?:${word})$`, 'i').test(found))[1];

for (const [what, [paths, textsIn]] of Object.entries(SOURCES))
  test(`plain words: ${what}`, () => {
    const found = paths.flatMap((path) => textsIn(read(path)).map((text) => ({ path, text })));
    assert.ok(found.length > 0);
    const faults = found.flatMap(({ path, text }) =>
      refusedIn(text)
        .filter((word) => !isAllowed(path, word))
        .map(
          (word) => `${path}: “${word}”, better “${betterThan(word)}”, in ${text.slice(0, 200)}`,
        ),
    );
    assert.deepEqual(faults, []);
  });

for (const [text, expected] of [
  ['The men wait for a machine.', ['men', 'machine']],
  ['Whoever has the move, and besides the officers', ['whoever', 'besides', 'officers']],
  ['Sie spielt gegen die Maschine.', ['maschine']],
  ['Mate, gentlemen: a woman commands many pieces.', []],
  ['`Match.machineToMove` and a man-made board', []],
])
  test(`${expected.length} refused words in “${text}”`, () => {
    assert.deepEqual(refusedIn(text), expected);
  });
