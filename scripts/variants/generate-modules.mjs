// Generates the modules that depend on the list of the games: node scripts/variants/generate-modules.mjs
// A bundler follows a URL or an import only where it stands literally in a module. So the maps from a game to its files
// are written here, from the folders web/variants/ID and engine/variants/ID, into web/variants/generated/, and one
// beside the endgame tables of the package, and one beside its nets, which come from engine/nets. Nothing of it is in
// the repository.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_CODES as languages } from '../../web/texts/languages.js';
import { filesBelow } from '../shared/files-below.mjs';
import { dataFolder, readVariants, root, webFolder } from './variants.mjs';

/** @import { MoveDrawing, NamedTexts, Texts } from '../../web/variants/game.js' */
/** @import { Variant } from './variants.mjs' */

const FOLDER = path.join(root, 'web/variants/generated');
const TABLES = path.join(root, 'web/kingcraft/own-tables.js');
const NET_SOURCES = path.join(root, 'engine/nets');
const NETS = path.join(root, 'web/kingcraft/nets');
const OWN_NETS = path.join(root, 'web/kingcraft/own-nets.js');
const NOTE = '// Made by scripts/variants/generate-modules.mjs.\n\n';

const [original] = languages;
const variants = await readVariants();
const ids = variants.map(({ id }) => id);

/** The kinds of moves that shared code makes; a game may draw them in its own way. */
const COMMON_KINDS = ['step', 'double', 'en-passant', 'castle', 'slide', 'jump', 'headbutt'];

/** The pieces that chess does not have, with their roles. */
const ownPieces = variants.flatMap(({ pieces = {} }) => Object.entries(pieces));
for (const [role, { letter }] of ownPieces)
  if (ownPieces.some(([other, piece]) => other === role && piece.letter !== letter))
    throw new Error(`two games have a ${role}, with different letters`);

/** How games draw kinds of moves, and what they call them. @type {Record<string, MoveDrawing>} */
const ownMoves = Object.assign({}, ...variants.map(({ moves }) => moves));

/**
 * File below FOLDER → its text.
 * @type {Map<string, string>}
 */
const made = new Map();

const json = (/** @type {unknown} */ value) => JSON.stringify(value, null, 2);
const constant = (/** @type {string} */ name, /** @type {unknown} */ value) =>
  `export const ${name} = ${value};\n`;

/** An object literal whose values are code; `entries` are pairs of a key and its code. */
const literal = (/** @type {string[][]} */ entries) =>
  `{\n${entries.map(([key, code]) => `  '${key}': ${code},\n`).join('')}}`;

const urlOf = (/** @type {string} */ place) => `() => new URL('${place}', import.meta.url)`;

/** An object with a value for each game that has one. */
const byGame = (/** @type {(variant: Variant) => unknown} */ read) =>
  Object.fromEntries(
    variants.map((variant) => [variant.id, read(variant)]).filter(([, value]) => value),
  );

/** The text in this language, else in English. */
const textIn = (/** @type {Texts} */ texts, /** @type {string} */ language) =>
  texts[language] ?? texts[original];

/**
 * The texts of a game in a language, by their keys.
 * @param {Record<string, NamedTexts>} things
 * @param {string} language
 */
const namedTexts = (things, language) =>
  Object.fromEntries(
    Object.entries(things).map(([key, { names, descriptions }]) => [
      key,
      { name: textIn(names, language), text: textIn(descriptions, language) },
    ]),
  );

/** A module with what a language says of things of the games. */
const namedTextsModule = (/** @type {string} */ name, /** @type {unknown} */ texts) =>
  `${NOTE}/** @type {Record<string, Record<string, { name: string, text: string }>>} */\n${constant(name, json(texts))}`;

/**
 * A module with files inside, compressed: they are larger than all texts of a page that is one file.
 * @param {string} name
 * @param {string[][]} files pairs of a key and the file's place, from the module
 * @param {'json' | 'arrayBuffer'} content the method of a Response that reads such a file
 */
function compressedModule(name, files, content) {
  const imports = files.map(
    ([, place], index) => `import file${index} from '${place}' with { type: 'deflated' };\n`,
  );
  const inside = files.map(([key], index) => [
    key,
    `async () => inflated(file${index}).${content}()`,
  ]);
  const inflate = `import { inflated } from '../../../element/inline/inflate.js';\n`;
  return `${NOTE}// @ts-nocheck: scripts/site/inline.mjs resolves these imports.\n${inflate}${imports.join('')}\n${constant(name, literal(inside))}`;
}

/** A module with JSON files inside. @param {string} name @param {string[][]} files as of compressedModule() */
function plainModule(name, files) {
  const imports = files.map(
    ([, place], index) => `import book${index} from '${place}' with { type: 'json' };\n`,
  );
  const inside = files.map(([key], index) => [key, `() => book${index}`]);
  return `${NOTE}${imports.join('')}\n${constant(name, literal(inside))}`;
}

/**
 * Copies the books of one kind from all games to `folder`, under the names that the package publishes. Modules map
 * these names:
 * `urls` to their addresses, and one in `inline` to their contents, for a page that is one file.
 * @param {string} name
 * @param {string} base
 * @param {string} folder
 * @param {string[]} urls
 * @param {{ inline?: string, inlineModule?: typeof plainModule }} [options] the name of the module in `inline`, and
 *   what makes it
 */
function addBooks(name, base, folder, urls, { inline = name, inlineModule = plainModule } = {}) {
  const books = languages.flatMap((language) =>
    ids.flatMap((id) => {
      const isOriginal = language === original;
      const file = path.join(
        webFolder(id),
        isOriginal ? `${base}.json` : `${base}.${language}.json`,
      );
      return existsSync(file)
        ? [{ file, place: `${isOriginal ? '' : `${language}/`}${id}.json` }]
        : [];
    }),
  );
  for (const { file, place } of books) made.set(`${folder}/${place}`, readFileSync(file, 'utf8'));
  const placesFrom = (/** @type {string} */ module) =>
    books.map(({ place }) => {
      const relative = path.posix.relative(path.posix.dirname(module), `${folder}/${place}`);
      return [place, relative.startsWith('.') ? relative : `./${relative}`];
    });
  for (const module of urls) {
    const there = placesFrom(module).map(([place, file]) => [place, urlOf(file)]);
    made.set(
      module,
      `${NOTE}/** @type {Record<string, () => URL>} */\n${constant(name, literal(there))}`,
    );
  }
  const module = `inline/${inline}.js`;
  made.set(module, inlineModule(name, placesFrom(module)));
}

/**
 * The data of the conformance kit, as they lie in its package, with their URLs: a file for each game, and the perft
 * counts of all in one.
 */
function addFixtures() {
  const urlsOf = (/** @type {string} */ kind) => {
    const there = ids.filter((id) => existsSync(path.join(dataFolder(id), `${kind}.jsonl`)));
    for (const id of there) {
      const data = readFileSync(path.join(dataFolder(id), `${kind}.jsonl`), 'utf8');
      made.set(`fixtures/${kind}/${id}.jsonl`, data);
    }
    return literal(there.map((id) => [id, urlOf(`./${kind}/${id}.jsonl`)]));
  };
  const maps = [
    constant('positionUrls', urlsOf('positions')),
    constant('ruleUrls', urlsOf('rules')),
    constant('perftUrl', urlOf('./perft.jsonl')),
  ];
  made.set('fixtures/urls.js', NOTE + maps.join('\n'));
  const counts = ids
    .map((id) => path.join(dataFolder(id), 'perft.jsonl'))
    .filter((file) => existsSync(file));
  made.set('fixtures/perft.jsonl', counts.map((file) => readFileSync(file, 'utf8')).join(''));
}

/**
 * The parts that only single games have: their modules are copied, since a game may lie outside, and joined by the ids
 * of the games.
 * @param {string} name of the module
 * @param {string} folder in FOLDER, as `page/`
 * @param {string} constantName of what is joined
 * @param {string} type of each of its values
 */
async function addOwnModules(name, folder, constantName, type) {
  const imports = [];
  const joined = [];
  for (const id of ids) {
    const file = path.join(webFolder(id), `${name}.js`);
    if (!existsSync(file)) continue;
    made.set(`${folder}${name}/${id}.js`, `// @ts-nocheck: a copy\n${readFileSync(file, 'utf8')}`);
    const names = Object.keys(await import(pathToFileURL(file).href));
    const renamed = names.map((each) => `${each} as ${id}${each}`);
    imports.push(`import { ${renamed.join(', ')} } from './${name}/${id}.js';\n`);
    joined.push([id, `{ ${names.map((each) => `...${id}${each}`).join(', ')} }`]);
  }
  made.set(
    `${folder}${name}.js`,
    `${NOTE}${imports.join('')}\n/** @type {Record<string, Record<string, ${type}>>} */\n${constant(constantName, literal(joined))}`,
  );
}

/** The names of openings, where a game has some: loaded one game at a time. Copied, as its special moves are. */
function addOpeningNames() {
  const loaders = [];
  for (const id of ids) {
    const file = path.join(webFolder(id), 'opening-names.js');
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll("'../game.js'", "'../../../game.js'");
    made.set(`page/opening-names/${id}.js`, text);
    loaders.push([id, `async () => (await import('./opening-names/${id}.js')).openingNames`]);
  }
  made.set(
    'page/opening-names.js',
    `${NOTE}/** @type {Record<string, () => Promise<import('../../game.js').OpeningName[]>>} */\n${constant('openingNames', literal(loaders))}`,
  );
}

/** The keys of what the games call the reasons of their own. @type {string[]} */
const ownReasons = [];

/**
 * The messages of the games that have some of their own: web/variants/ID/messages.LANGUAGE.js, each with `messages`.
 */
async function addMessages(/** @type {string} */ language) {
  const files = ids.map((id) => path.join(webFolder(id), `messages.${language}.js`));
  const own = files.filter((file) => existsSync(file));
  const modules = await Promise.all(own.map((file) => import(pathToFileURL(file).href)));
  const messages = Object.assign({}, ...modules.map((module) => module.messages));
  // The English sentences of the rules stand beside them: together they are smaller for who fetches them.
  if (language === original)
    ownReasons.push(...Object.keys(messages).filter((key) => key.startsWith('reason.')));
  const rules = constant('variantRules', json(byGame((variant) => variant.rules)));
  const others = language === 'en' ? rules : '';
  made.set(`messages.${language}.js`, NOTE + constant('messages', json(messages)) + others);
}

/** The types whose values are those of the games: their ids, and the pieces, moves and reasons that only they have. */
function ownTypes() {
  const union = (/** @type {string[]} */ values) =>
    values.length > 0 ? [...new Set(values)].map((value) => `\n  | '${value}'`).join('') : ' never';
  const reasons = ownReasons.map((key) => key.slice('reason.'.length));
  const kinds = Object.keys(ownMoves).filter((kind) => !COMMON_KINDS.includes(kind));
  return `${NOTE}/** The id of a game. */\nexport type VariantId =${union(ids)};\n
/** A kind of piece that chess does not have. */\nexport type OwnRole =${union(ownPieces.map(([role]) => role))};\n
/** How a piece moves, where only one game has such moves. */\nexport type OwnMoveKind =${union(kinds)};\n
/** Why a game has ended, where only one game ends so. */\nexport type OwnReason =${union(reasons)};\n`;
}

const outlines = ownPieces.map(([role, { letter, parts, lines }]) => [
  role,
  { letter, parts, lines },
]);
made.set('pieces.js', NOTE + constant('gamePieces', json(Object.fromEntries(outlines))));
const classic = ownPieces.flatMap(([role, { classic }]) => (classic ? [[role, classic]] : []));
made.set(
  'page/classic-pieces.js',
  `${NOTE}import { CLASSIC_PIECES } from '../../classic-outlines.js';

/** @type {Record<string, import('../../../board/board-types.js').Outlines>} */
${constant('classicPieces', `{ ...CLASSIC_PIECES, ...${json(Object.fromEntries(classic))} }`)}`,
);
const drawings = Object.fromEntries(
  Object.entries(ownMoves)
    .filter(([, { path }]) => path)
    .map(([kind, { hint, path, isLeap }]) => [kind, { hint, path, isLeap }]),
);
made.set(
  'moves.js',
  `${NOTE}/** @type {Partial<Record<string, import('../game.js').MoveDrawing>>} */\n${constant('moveDrawings', json(drawings))}`,
);
made.set('ids.js', NOTE + constant('variantIds', json(ids)));
const shortest = [...variants].sort(
  (one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity),
)[0];
made.set(
  'page/first-game.js',
  NOTE + constant('firstGame', json({ id: shortest.id, minutes: shortest.minutes ?? null })),
);
made.set('page/pictures.js', NOTE + constant('pictures', json(byGame(({ picture }) => picture))));
made.set(
  'page/legends.js',
  `${NOTE}/** @type {Record<string, import('../../game.js').LegendEntry[]>} */\n${constant('legends', json(byGame(({ legend }) => legend)))}`,
);
for (const language of languages) {
  const games = byGame(({ names, taglines, firstWords, states, signs }) => ({
    // The name in C++ and in PGN is one for keyboards.
    name: textIn(names, language).replaceAll("'", '’'),
    tagline: textIn(taglines, language),
    ...(firstWords && { firstWords: textIn(firstWords, language) }),
    ...(states && { state: textIn(states, language) }),
    ...(signs && { signs: textIn(signs, language) }),
  }));
  const datives = ownPieces.map(([role, { datives }]) => [role, datives?.[language]]);
  const moveTexts = (/** @type {'names' | 'labels'} */ kind) =>
    Object.entries(ownMoves).map(([move, { [kind]: texts }]) => [
      move,
      texts && textIn(texts, language),
    ]);
  const texts = {
    pieceNames: ownPieces.map(([role, { names }]) => [role, textIn(names, language)]),
    pieceDatives: datives.filter(([, text]) => text),
    moveNames: moveTexts('names').filter(([, text]) => text),
    moveLabels: moveTexts('labels').filter(([, text]) => text),
  };
  const constants = Object.entries(texts).map(
    ([name, entries]) =>
      `/** @type {Record<string, string>} */\n${constant(name, json(Object.fromEntries(entries)))}`,
  );
  made.set(`games.${language}.js`, NOTE + constant('games', json(games)) + constants.join(''));
  const special = byGame(({ specialMoves }) => specialMoves && namedTexts(specialMoves, language));
  made.set(`page/special-moves.${language}.js`, namedTextsModule('specialMoves', special));
  const achieved = byGame(({ achievements }) => achievements && namedTexts(achievements, language));
  made.set(`page/achievements.${language}.js`, namedTextsModule('achievementTexts', achieved));
  await addMessages(language);
}

/**
 * Where the texts of a part are in a language, from web/texts: its module in FOLDER → the file, and its export.
 * @typedef {Record<string, (language: string) => [file: string, name: string]>} TextFiles
 */

/** Loaded when they are wanted. @type {TextFiles} */
const LOADED = {
  'page/texts.js': (language) => [`page/page.${language}.js`, language],
  'page/fair-texts.js': (language) => [`page/fair.${language}.js`, 'fairTexts'],
  'page/squares-texts.js': (language) => [`page/squares.${language}.js`, 'squaresTexts'],
  'page/live-texts.js': (language) => [`page/live.${language}.js`, 'liveTexts'],
  'page/progress-texts.js': (language) => [`page/progress.${language}.js`, 'progressTexts'],
  'element-texts.js': (language) => [`element/${language}.js`, language],
};
/** Few enough to be there at once. @type {TextFiles} */
const IMPORTED = {
  'page/embed-texts.js': (language) => [`embed/embed-texts.${language}.js`, language],
  'page/frame-texts.js': (language) => [`embed/frame-texts.${language}.js`, 'frameTexts'],
};

/** The address of web/texts from a module in FOLDER. */
const textsFrom = (/** @type {string} */ module) =>
  `${'../'.repeat(module.split('/').length + 1)}texts`;

for (const [module, fileOf] of Object.entries(LOADED)) {
  const loaders = languages.map((language) => {
    const [file, name] = fileOf(language);
    return [language, `async () => (await import('${textsFrom(module)}/${file}')).${name}`];
  });
  made.set(module, NOTE + constant('loadTexts', literal(loaders)));
}
for (const [module, fileOf] of Object.entries(IMPORTED)) {
  const imports = languages.map((language) => {
    const [file, name] = fileOf(language);
    return `import { ${name} as ${language} } from '${textsFrom(module)}/${file}';\n`;
  });
  made.set(
    module,
    `${NOTE}${imports.join('')}\nexport const texts = { ${languages.join(', ')} };\n`,
  );
}

const compressedBooks = (/** @type {string} */ name, /** @type {string[][]} */ files) =>
  compressedModule(name, files, 'json');
addBooks('rulebooks', 'rulebook', 'rulebook', ['rulebook/urls.js']);
addBooks('endgames', 'endgames', 'rulebook/known', ['page/endgames.js']);
addBooks('openings', 'openings', 'page/openings', ['page/openings.js'], {
  inlineModule: compressedBooks,
});
addBooks('balances', 'balance', 'page/balance', ['page/balances.js']);
// One for boards on other pages, one for the page, where a file on a disk has them inside.
addBooks('puzzleFiles', 'puzzles', 'puzzles', ['puzzle-files.js', 'page/puzzles.js'], {
  inline: 'puzzles',
  inlineModule: compressedBooks,
});
addFixtures();
const special = "import('../../kingcraft/index.js').SpecialMove";
await addOwnModules('special-moves', '', 'specialMoves', special);
const achievement = "import('../../finished-game.js').Achievement";
await addOwnModules('achievements', 'page/', 'achievements', achievement);
addOpeningNames();
made.set('variant-id.d.ts', ownTypes());

/** Writes a file only where it differs, so that its time says when it changed. */
function write(/** @type {string} */ file, /** @type {string | Buffer} */ content) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Copies the nets of the games that have one, and maps them to their addresses. A page in one file has them inside. */
function addNets() {
  const own = ids.filter((id) => existsSync(path.join(NET_SOURCES, `${id}.net`)));
  const files = own.map((id) => `${id}.net`);
  for (const file of files)
    write(path.join(NETS, file), readFileSync(path.join(NET_SOURCES, file)));
  const old = existsSync(NETS) ? filesBelow(NETS).filter((file) => !files.includes(file)) : [];
  for (const file of old) rmSync(path.join(NETS, file));
  const urls = own.map((id) => [id, urlOf(`./nets/${id}.net`)]);
  write(
    OWN_NETS,
    `${NOTE}/** @type {Record<string, () => URL>} */\n${constant('netFiles', literal(urls))}`,
  );
  const inside = own.map((id) => [id, `../../../kingcraft/nets/${id}.net`]);
  made.set('inline/nets.js', compressedModule('netFiles', inside, 'arrayBuffer'));
}

addNets();
for (const [file, text] of made) write(path.join(FOLDER, file), text);
for (const file of filesBelow(FOLDER)) if (!made.has(file)) rmSync(path.join(FOLDER, file));
const tables = ids.map((id) => [id, urlOf(`./tables/${id}.tables`)]);
write(TABLES, NOTE + constant('tableUrls', literal(tables)));
