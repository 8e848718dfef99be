// The package and the native program play the same random games, and say the same about each position. The native half
// is tests/cpp/tools/random_games.cpp.

import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { load } from '../../web/kingcraft/index.js';
import { load as loadRules } from '../../web/kingcraft/rules.js';
import { hash } from '../match/random.mjs';

/** @import { Game, Kingcraft } from '../../web/kingcraft/index.js' */

const PROGRAM = fileURLToPath(
  new URL('../../build/release/kingcraft_random_games', import.meta.url),
);
const LONGEST_GAME = 300;
const GAMES_AT_ONCE = 10;

/** What a game says about its position, a line each. */
const FACTS = [
  'fen()',
  'moveIds()',
  'sans()',
  'check, outcome() and claims()',
  'fen() of the position read again',
  'moveIds() of the position read again',
];

const run = promisify(execFile);

const joined = (/** @type {string[]} */ words) => words.map((word) => `${word} `).join('');

/** @param {Game} game */
function stateOf(game) {
  const outcome = game.outcome();
  const result = outcome ? `${outcome.winner ?? 'draw'} ${outcome.reason}` : '';
  const claims = game.claims().map((claim) => ` ${claim}`);
  return (game.isCheck() ? 'check ' : '') + result + claims.join('');
}

/**
 * What a game of this number says, with a text for each position. The sum of what was said chooses the moves: it is as
 * good as random, and both programs have it.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {number} number
 */
function playGame(kingcraft, variant, number) {
  const texts = [];
  const game = kingcraft.newGame(variant);
  let sum = hash(String(number));
  for (;;) {
    const fen = game.fen();
    const ids = game.moveIds();
    const read = kingcraft.newGame(variant, fen);
    const lines = [
      fen,
      joined(ids),
      joined(game.sans()),
      stateOf(game),
      read.fen(),
      joined(read.moveIds()),
    ];
    read.dispose();
    texts.push(lines);
    sum = hash(`${lines.join('\n')}\n`, sum);
    if (ids.length === 0 || game.isGameOver() || texts.length > LONGEST_GAME) break;
    game.move(ids[sum % ids.length]);
  }
  game.dispose();
  return { texts, sum };
}

/**
 * The first thing that the two say differently in a game of this number.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {number} number
 */
export function differenceIn(kingcraft, variant, number) {
  const words = [variant, String(number), String(number + 1), '--text'];
  const native = execFileSync(PROGRAM, words, { encoding: 'utf8' }).split('\n');
  const { texts } = playGame(kingcraft, variant, number);
  const own = texts.flat();
  const at = own.findIndex((line, index) => line !== native[index]);
  const position = Math.floor(at / FACTS.length);
  return [
    `${variant}, game ${number}, position ${position}: ${texts[position]?.[0]}`,
    `  ${FACTS[at % FACTS.length]} of the native program: ${native[at]}`,
    `  of the package: ${own[at]}`,
  ].join('\n');
}

/**
 * Plays random games of a variant until there are so many positions. Returns what differs, at most one position of each
 * game.
 * @param {readonly Kingcraft[]} packages which take turns
 * @param {string} variant
 * @param {number} wanted
 */
export async function compareGames(packages, variant, wanted) {
  const differences = [];
  let positions = 0;
  let games = 0;
  while (positions < wanted) {
    // The native program plays while this one does.
    const native = run(PROGRAM, [variant, String(games), String(games + GAMES_AT_ONCE)]);
    const own = [];
    for (let number = games; number < games + GAMES_AT_ONCE; number += 1) {
      const { texts, sum } = playGame(packages[number % packages.length], variant, number);
      own.push(`${number} ${texts.length} ${sum}`);
      positions += texts.length;
    }
    const lines = (await native).stdout.trimEnd().split('\n');
    for (const [index, line] of own.entries()) {
      const number = games + index;
      if (line !== lines[index])
        differences.push(differenceIn(packages[number % packages.length], variant, number));
    }
    games += GAMES_AT_ONCE;
  }
  return { positions, games, differences };
}

/** The builds of the package: with the search, and without. */
export const loadPackages = () => Promise.all([load(), loadRules()]);

/** Whether the two agree on so many positions of each game. @param {string[]} variants @param {number} wanted */
export async function endureAgreement(variants, wanted) {
  const packages = await loadPackages();
  let faults = 0;
  for (const variant of variants) {
    const start = Date.now();
    const { positions, games, differences } = await compareGames(packages, variant, wanted);
    faults += differences.length;
    for (const difference of differences) console.log(difference);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `${variant}: ${positions} positions of ${games} games in ${seconds} s, ${differences.length} differences`,
    );
  }
  return faults === 0;
}
