// The tables of docs/notes/endgame-tables.md, from the rows of endgame-tables.jsonl beside it.

import { tableLines } from '../shared/page-part.mjs';

/**
 * The figures of one endgame table. Shares are those of White's wins, draws and Black's wins in percent.
 * @typedef {object} TableFacts
 * @property {string} game
 * @property {string} pieces as `KQvKR`
 * @property {number} positions
 * @property {string} white shares with White to move
 * @property {string} black shares with Black to move
 * @property {number} moves of the longest win
 * @property {string} position with the longest win; empty if nobody wins
 * @property {number[]} cursed wins that the fifty-move rule takes away, with White and with Black to move
 * @property {number} bytes
 * @property {number} seconds that it took to build
 */

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);

const millions = (/** @type {number} */ number) => (number / 1e6).toFixed(1);

/** FEN separates levels by a bar, which would end the cell. */
const fenCell = (/** @type {string} */ fen) => `\`${fen.replaceAll('|', '\\|')}\``;

/** @param {string} game @param {TableFacts[]} facts */
function gameRow(game, facts) {
  const longest = facts.reduce((one, other) => (other.moves > one.moves ? other : one));
  return [
    `\`${game}\``,
    longest.position ? `${longest.pieces} ${fenCell(longest.position)}` : '–',
    longest.moves,
    facts.length,
    millions(sum(facts.map(({ positions }) => positions))),
    millions(sum(facts.map(({ bytes }) => bytes))),
    Math.round(sum(facts.map(({ seconds }) => seconds))),
  ];
}

/** White's wins with White and with Black to move, and the moves of the longest win. @param {TableFacts} [facts] */
function cell(facts) {
  if (!facts) return '';
  if (facts.moves === 0) return 'drawn';
  const [white, black] = [facts.white, facts.black].map((shares) => shares.split(' / ')[0]);
  return `${white}/${black} (${facts.moves}${sum(facts.cursed) > 0 ? '†' : ''})`;
}

/** Two pieces against a lone king: they mostly win, so only the data has them. */
const isTwoAgainstNone = (/** @type {TableFacts} */ { pieces }) => /^K\w\wvK$/.test(pieces);

/** @param {TableFacts[]} rows */
export function tableFigures(rows) {
  const games = [...new Set(rows.map(({ game }) => game))];
  const shown = rows.filter((facts) => !isTwoAgainstNone(facts));
  const sets = [...new Set(shown.map(({ pieces }) => pieces))].sort((a, b) => a.length - b.length);
  const factsOf = (/** @type {string} */ game) => rows.filter((row) => row.game === game);
  const having = (/** @type {string} */ set) => rows.filter(({ pieces }) => pieces === set);
  const heads = ['game', 'longest win', 'moves', 'tables', 'million positions', 'MB', 'seconds'];
  const gameRows = games.map((game) => gameRow(game, factsOf(game)));
  const sharedRows = sets
    .filter((set) => having(set).length > 1)
    .map((set) => [
      set,
      ...games.map((game) => cell(having(set).find((facts) => facts.game === game))),
    ]);
  const onlySets = sets.filter((set) => having(set).length === 1).flatMap(having);
  const onlyRows = games.flatMap((game) => {
    const own = onlySets.filter((facts) => facts.game === game);
    const cells = own.map((facts) => `${facts.pieces} ${cell(facts)}`);
    return cells.length > 0 ? [[`\`${game}\``, cells.join(', ')]] : [];
  });
  return [
    ...tableLines(heads, gameRows, 2),
    '',
    ...tableLines(['pieces', ...games.map((game) => `\`${game}\``)], sharedRows, games.length + 1),
    '',
    ...tableLines(['game', 'sets that only this game has'], onlyRows, 2),
    '',
    '',
  ].join('\n');
}
