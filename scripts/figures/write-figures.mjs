// node scripts/figures/write-figures.mjs openings|balance [GAME...] [--folder DIR]
// The work of the commands beside it, balance and openings: counts the corpus and writes a file into the folder of each
// game.

import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '../../web/kingcraft/index.js';
import { readSpecialMoves, root, webFolder } from '../variants/variants.mjs';
import { writeBalancePage } from './balance-page.mjs';
import { countBalance } from './count-balance.mjs';
import { countOpenings } from './count-openings.mjs';
import { readCorpus } from './read-corpus.mjs';

/** @import { Openings } from '../../web/variants/statistics.js' */

/** A position a line. @param {Openings} openings */
function openingsText({ games, plies, positions }) {
  const lines = positions.map((moves) => JSON.stringify(moves)).join(',\n');
  return `{"games":${games},"plies":${plies},"positions":[\n${lines}\n]}\n`;
}

const kingcraft = await load();
/** @type {string[]} */
const known = kingcraft.variants.map(({ id }) => id);

/** @param {string} variant @param {string} folder */
async function makeOpenings(variant, folder) {
  const corpus = readCorpus(folder, variant, kingcraft);
  const openings = await countOpenings(corpus, kingcraft, variant);
  return {
    text: openingsText(openings),
    said: `${openings.positions.length} positions of ${openings.games} games`,
  };
}

/** @param {string} variant @param {string} folder */
async function makeBalance(variant, folder) {
  const corpus = readCorpus(folder, variant, kingcraft);
  const balance = await countBalance(corpus, kingcraft, variant, await readSpecialMoves(variant));
  return { text: `${JSON.stringify(balance, null, 1)}\n`, said: `${balance.games} games` };
}

/** @param {string[]} words */
function readOptions(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { folder: { type: 'string', default: path.join(root, 'build/corpus') } },
  });
  const [what, ...games] = positionals;
  const unknown = games.find((game) => !known.includes(game));
  if (unknown) throw new Error(`there is no game '${unknown}'; there are ${known.join(', ')}`);
  return { what, games: games.length > 0 ? games : known, folder: path.resolve(values.folder) };
}

try {
  const { what, games, folder } = readOptions(process.argv.slice(2));
  for (const game of games) {
    const { text, said } = await (what === 'balance' ? makeBalance : makeOpenings)(game, folder);
    const file = path.join(webFolder(game), `${what}.json`);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    console.error(`${path.relative(root, file)}: ${said}`);
  }
  if (what === 'balance') await writeBalancePage();
} catch (error) {
  console.error(`scripts/${process.argv[2]}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
