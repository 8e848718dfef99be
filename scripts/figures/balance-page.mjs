// The tables of docs/notes/balance.md, from the balance.json of all games.

/** @import { Balance, Score } from '../../web/variants/statistics.js' */
/** @import { Variant } from '../variants/variants.mjs' */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countSpecialMoves,
  endingsByReason,
  knownFirstMoves,
  shareOfEnding,
  spreadOf,
} from '../../web/variants/fair-facts.js';
import { scoreInterval } from '../../web/variants/score-interval.js';
import { grouped, tableLines, writePart } from '../shared/page-part.mjs';
import { readVariants, root, webFolder } from '../variants/variants.mjs';

/** @typedef {{ variant: Variant, balance: Balance }} Figures */

const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);

/** White's score in percent with its 95 % interval. @param {Score} counts */
function score(counts) {
  const { score, error } = scoreInterval(counts);
  return `${(100 * score).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
}

/** A share in percent with its 95 % interval. @param {number} part @param {number} whole */
const share = (part, whole) => score({ games: whole, whiteWins: part, draws: 0 });

/** Half-moves as moves. */
const moves = (/** @type {number} */ plies) => Math.ceil(plies / 2);

/** @type {(...table: Parameters<typeof tableLines>) => string} */
const table = (...parts) => tableLines(...parts).join('\n');

/** @param {Figures} figures */
function resultRow({ variant, balance }) {
  const { games, whiteWins, draws, blackWins } = balance;
  return [
    variant.names.en,
    grouped(games),
    percent(whiteWins / games),
    share(draws, games),
    percent(blackWins / games),
    score(balance),
    String(moves(balance.plies.median)),
    String(moves(balance.plies.mean)),
  ];
}

/** @param {Figures[]} all */
function endingTable(all) {
  const reasons = [
    ...new Set(all.flatMap(({ balance }) => endingsByReason(balance).map(({ reason }) => reason))),
  ].sort();
  const rows = all.map(({ variant, balance }) => [
    variant.names.en,
    ...reasons.map((reason) => percent(shareOfEnding(balance, reason))),
  ]);
  return table(['game', ...reasons.map((reason) => reason.replaceAll('-', ' '))], rows);
}

/** @param {Figures} figures */
function firstMoveRow({ variant, balance }) {
  const known = knownFirstMoves(balance);
  const ofMove = (/** @type {typeof known[number] | undefined} */ move) =>
    move ? `${move.san} ${score(move)} (${grouped(move.games)})` : '–';
  return [
    variant.names.en,
    ofMove(known[0]),
    ofMove(known.at(-1)),
    String(balance.firstMoves.length),
    known.length > 1 ? percent(spreadOf(known)) : '–',
  ];
}

/** @param {Figures} figures */
function specialMoveRows({ variant, balance }) {
  const won = balance.games - balance.draws;
  const counts = countSpecialMoves(balance);
  return balance.specialMoves.map(({ key, games, moves, decides }, index) => [
    variant.names.en,
    variant.specialMoves?.[key]?.names.en ?? key,
    percent(games / balance.games),
    (moves / balance.games).toFixed(2),
    share(decides, won),
    percent(counts[index].byChance),
  ]);
}

/** @param {Figures[]} all in the order of the page */
export function balanceTables(all) {
  const nodes = [...new Set(all.map(({ balance }) => grouped(balance.nodes)))].join(' or ');
  const games = all.reduce((sum, { balance }) => sum + balance.games, 0);
  return [
    `${grouped(games)} full-strength games from the start position, at ${nodes} nodes a move.`,
    '### Results and lengths',
    table(
      [
        'game',
        'games',
        'White wins, %',
        'drawn, %',
        'Black wins, %',
        'White’s score, %',
        'moves, median',
        'moves, mean',
      ],
      all.map(resultRow),
    ),
    '### Endings, in percent of games',
    endingTable(all),
    '### First moves',
    table(
      [
        'game',
        'best move: White’s score, % (games)',
        'worst move',
        'first moves',
        'real spread, %',
      ],
      all.map(firstMoveRow),
      3,
    ),
    '### Special moves',
    table(
      [
        'game',
        'move',
        'games with it, %',
        'times a game',
        'decides, % of won games',
        'expected, %',
      ],
      all.flatMap(specialMoveRows),
      2,
    ),
  ]
    .map((part) => `${part}\n\n`)
    .join('');
}

/** The figures of all games that have some. @returns {Promise<Figures[]>} */
export async function readFigures() {
  const variants = await readVariants();
  return variants.flatMap((variant) => {
    const file = path.join(webFolder(variant.id), 'balance.json');
    if (!existsSync(file)) return [];
    return [{ variant, balance: JSON.parse(readFileSync(file, 'utf8')) }];
  });
}

/** Writes the tables into the page. */
export async function writeBalancePage(file = path.join(root, 'docs/notes/balance.md')) {
  const place = { file, name: 'balance', writer: 'scripts/figures/balance' };
  await writePart(place, async () => balanceTables(await readFigures()));
}
