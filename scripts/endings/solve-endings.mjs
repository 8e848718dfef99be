// Lets an engine solve endings, each with an empty table.

import { wallClock } from '../../web/cli/referee/time-control.js';
import { UciEngine } from '../../web/cli/referee/uci-engine.js';

/**
 * @import { UciLine } from '../../web/cli/referee/uci-text.js'
 * @import { Ending } from './find-endings.mjs'
 *
 * @typedef {Ending & { game: string }} EndingOfGame
 * @typedef {EndingOfGame & { best: string, line: UciLine | null }} Answer `best`: the move that the engine chose;
 *   `line`: the last that it reported
 */

/** How long a search may take, in milliseconds: a fault, not a limit. */
const patience = 600_000;

/** Whether an engine offers a game. @param {UciEngine} engine @param {string} game */
function plays({ options }, game) {
  const variants = options.get('uci_variant')?.choices;
  return variants ? variants.includes(game) : game === 'chess';
}

/**
 * The answers of an engine to the endings of the games that it knows.
 * @param {EndingOfGame[]} endings
 * @param {{ name: string, command: string[], nodes: number, options: [string, string][] }} engine
 * @returns {AsyncGenerator<Answer>}
 */
export async function* solveEndings(endings, { name, command, nodes, options }) {
  const engine = new UciEngine(command, name, wallClock);
  try {
    await engine.identify();
    for (const [option, value] of options) engine.setOption(option, value);
    for (const ending of endings) {
      if (!plays(engine, ending.game)) continue;
      engine.setOption('UCI_Variant', ending.game);
      await engine.newGame();
      /** @type {UciLine | null} */
      let last = null;
      const best = await engine.analyze(ending.fen, `go nodes ${nodes}`, patience, (line) => {
        if (!line.isBound && line.rank === 1) last = line;
        return false;
      });
      yield { ...ending, best, line: last };
    }
  } finally {
    engine.kill();
  }
}

const scoreText = (/** @type {UciLine['score']} */ score) =>
  'cp' in score ? (score.cp / 100).toFixed(2) : `#${score.mate}`;

/** A row of text: solved or not, game, kind, FEN, right move, and of the engine move, depth and score. */
export function answerRow(/** @type {Answer} */ { game, kind, fen, move, best, line }) {
  const isSolved = best === move ? 'yes' : 'no';
  const found = line ? [line.depth, scoreText(line.score)] : ['', ''];
  return [isSolved, game, kind, fen, move, best, ...found].join('\t');
}

/** How many are solved, by game and in all, a row each. @param {string} name of the engine @param {Answer[]} answers */
export function countRows(name, answers) {
  const row = (/** @type {string} */ what, /** @type {Answer[]} */ some) =>
    `${name}\t${what}\t${some.filter(({ best, move }) => best === move).length} of ${some.length}`;
  const games = [...new Set(answers.map(({ game }) => game))];
  return [
    ...games.map((game) =>
      row(
        game,
        answers.filter((each) => each.game === game),
      ),
    ),
    row('all', answers),
  ];
}
