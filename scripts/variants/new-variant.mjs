// The work of scripts/variants/new-variant.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { watchOutput } from '../../web/cli/watch-output.js';
import { filesBelow } from '../shared/files-below.mjs';
import { readVariants, root, webFolder } from './variants.mjs';

const NAME_MAX = 40;

class Refusal extends Error {}

const engineFolder = (/** @type {string} */ id) => path.join(root, 'engine/variants', id);

/** The name as one of C++: "King's Court" → KingsCourt. */
function structOf(/** @type {string} */ name) {
  const words = name
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .split(/[\s_-]+/);
  return words
    .map((/** @type {string} */ word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** Whether the engine has something of this name. */
function isInEngine(/** @type {string} */ name) {
  const declaration = new RegExp(`\\b(?:struct|class|enum|concept|using|namespace) ${name}\\b`);
  return filesBelow(path.join(root, 'engine'))
    .filter((file) => /\.[ch]pp$/.test(file))
    .some((file) => declaration.test(readFileSync(path.join(root, 'engine', file), 'utf8')));
}

/**
 * Refuses an id or a name that does not work.
 * @param {string} id
 * @param {string} name
 * @param {import('./variants.mjs').Variant[]} variants
 */
function check(id, name, variants) {
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new Refusal(`an id is small letters and digits and begins with a letter, not '${id}'`);
  const taken = [engineFolder(id), webFolder(id)].find((folder) => existsSync(folder));
  if (id === 'generated') throw new Refusal(`the id '${id}' is a folder of its own`);
  if (taken) throw new Refusal(`the id '${id}' is taken: ${path.relative(root, taken)}/ is there`);
  if (name.trim() !== name || name === '' || name.length > NAME_MAX || /[\p{C}"\\<>&]/u.test(name))
    throw new Refusal(
      `a name is 1 to ${NAME_MAX} characters, without quotation marks, backslashes, <, > and &, not '${name}'`,
    );
  if (variants.some(({ names }) => names.en.toLowerCase() === name.toLowerCase()))
    throw new Refusal(`there is a game of the name '${name}'`);
  const struct = structOf(name);
  if (!/^[A-Z]\w*$/.test(struct)) throw new Refusal(`a name begins with a letter, not '${name}'`);
  if (isInEngine(struct))
    throw new Refusal(`the engine has something else that is called ${struct}; take another name`);
}

const rulesOf = (
  /** @type {string} */ id,
  /** @type {string} */ name,
  /** @type {number} */ order,
) => `#pragma once
// ${name}: chess, so far.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct ${structOf(name)} : Chess {
    static constexpr std::string_view id = "${id}";
    static constexpr std::string_view name = "${name}";
    static constexpr std::string_view inventor = "";
    static constexpr int year = ${new Date().getFullYear()};
    static constexpr int order = ${order};
    static constexpr std::array<std::string_view, 0> pgn_names{};
};

}  // namespace kingcraft
`;

const moduleOf = (
  /** @type {string} */ id,
  /** @type {string} */ name,
) => `// ${name} as parts of the engine, see game/game_module.hpp.

#include "rules.hpp"
#include "variants/chess/explain.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(${id}, ${structOf(name)})
`;

/** A string of JavaScript, in the quotation marks that the formatter takes. */
const quoted = (/** @type {string} */ text) =>
  text.includes("'") ? JSON.stringify(text) : `'${text}'`;

const descriptorOf = (
  /** @type {string} */ name,
  /** @type {number} */ order,
) => `/** What the page, the package and the scripts say and show of ${name}; see ../game.d.ts. */
/** @type {import('../game.js').GameDescriptor} */
export const game = {
  order: ${order},
  names: { en: ${quoted(name)} },
  taglines: { en: 'A new variant of chess.' },
  rules: ['Everything is as in chess.'],
};
`;

function rulebookOf(/** @type {string} */ id, /** @type {string} */ start) {
  const position = { caption: 'The start position.', fen: start, outcome: null };
  const rule = {
    id: `${id}/1`,
    title: 'As in chess',
    text: ['Everything is as in chess.'],
    positions: [position],
  };
  const book = {
    variant: id,
    summary: ['Everything is as in chess.'],
    lesson: [],
    glance: [],
    sections: [{ title: 'Rules', rules: [rule] }],
  };
  return `${JSON.stringify(book, null, 2)}\n`;
}

/** The start position of chess, as its folder says it. */
function chessStart() {
  const rules = readFileSync(path.join(engineFolder('chess'), 'rules.hpp'), 'utf8');
  const found = /start_fen =[^"]*"([^"]+)"/.exec(rules);
  if (!found) throw new Error('the rules of chess have no start_fen');
  return found[1];
}

const leftToDo = (
  /** @type {string} */ id,
  /** @type {string} */ name,
) => `${name} is chess so far. It can be played: scripts/play
What is left to do, in these places (docs/add-a-variant.md):

  engine/variants/${id}/
    rules.hpp             its rules, as what differs from chess; in piece_values, what its pieces are worth
    game.cpp              the files of the game that the build compiles
    explain.hpp           why a move is legal or not, where chess's reasons do not fit
    bench.hpp             positions for the bench
    data/*.jsonl          positions of its rules, and what is true of them, for the tests
  web/variants/${id}/
    game.js               its names and its line in each language, its rules in short, the picture on its card
    rulebook.json         its rules as a reader sees them, with a lesson; rulebook.de.json in German
    endgames.json         claims about its endgames, once there are some; endgames.de.json in German
  engine/nets/${id}.net   made by scripts/train/run ${id}

scripts/test says by name what is missing.`;

function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function main(/** @type {string[]} */ words) {
  if (words.length !== 2)
    throw new Refusal('name an id and a name: scripts/variants/new-variant ID "NAME"');
  const [id, name] = words;
  const variants = await readVariants();
  check(id, name, variants);
  const order = 10 + Math.max(...variants.map((other) => other.order), 0);
  write(path.join(engineFolder(id), 'rules.hpp'), rulesOf(id, name, order));
  write(path.join(engineFolder(id), 'game.cpp'), moduleOf(id, name));
  write(path.join(webFolder(id), 'game.js'), descriptorOf(name, order));
  write(path.join(webFolder(id), 'rulebook.json'), rulebookOf(id, chessStart()));
  console.log(leftToDo(id, name));
}

watchOutput('scripts/variants/new-variant');
try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`scripts/variants/new-variant: ${error.message}`);
  process.exitCode = 2;
}
