// kingcraft analyse, bestmove, probe and explain: the answer of the engine or its rules to a position.

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { Command } from './command-line.js'
 * @import { SearchLine, SearchOptions, SearchReport } from '../worker/client.js'
 */

import { loadTablesFor } from '../kingcraft/tables.js';
import { createEngine } from '../worker/client.js';
import { flag, print, printed, printJson, readCount, status, text } from './command-line.js';
import { InputError } from './pgn-files.js';
import { withPosition } from './position-commands.js';
import { UsageError } from './referee/player.js';

const searchOptions = {
  json: flag,
  moves: text,
  depth: text,
  nodes: text,
  movetime: text,
  level: text,
  lines: text,
  threads: text,
};

/** @param {string | undefined} value @param {string} name @param {number} most */
const countIn = (value, name, most) =>
  value === undefined ? undefined : readCount(value, name, 1, most);

/** @param {Record<string, any>} values @returns {SearchOptions} */
const limitsOf = ({ depth, nodes, movetime, level, lines }) => ({
  depth: countIn(depth, '--depth', 100),
  nodes: countIn(nodes, '--nodes', Number.MAX_SAFE_INTEGER),
  movetime: countIn(movetime, '--movetime', 2 ** 31 - 1),
  level: countIn(level, '--level', 10),
  multipv: countIn(lines, '--lines', 256),
});

/** A score as people read it, from the side to move. @param {SearchLine['score']} score */
function scoreText(score) {
  if ('mate' in score) return `#${score.mate}`;
  return `${score.cp < 0 ? '' : '+'}${(score.cp / 100).toFixed(2)}`;
}

/**
 * A report with the SAN of its lines.
 * @param {Game} game
 * @param {SearchReport} report
 */
function withSan(game, report) {
  const lines = report.lines.map((line) => ({
    ...line,
    san: game.line(line.pv).map(({ san }) => san),
  }));
  return { variant: game.variant, fen: game.fen(), ...report, lines };
}

/**
 * Does the work with a search of the game, which lives as long as the work lasts.
 * @param {Kingcraft} kingcraft
 * @param {string[]} words
 * @param {Record<string, any>} values
 * @param {(game: Game, reports: AsyncIterable<SearchReport>) => Promise<void>} work
 */
async function search(kingcraft, words, values, work) {
  const limits = limitsOf(values);
  const threads = countIn(values.threads, '--threads', 256);
  const game = withPosition(kingcraft, words, values, (played) => played.clone());
  const engine = await createEngine({ threads });
  const isLimited = limits.depth || limits.nodes || limits.movetime;
  try {
    await loadTablesFor(engine, game.variant, game.fen());
    const movetime = isLimited ? limits.movetime : 1000;
    await work(game, engine.analyse(game, { ...limits, movetime }));
  } finally {
    engine.dispose();
    game.dispose();
  }
  return status.right;
}

/** Prints what a search finds, depth by depth. @type {Command} */
export const analyse = {
  options: searchOptions,
  run: (kingcraft, values, words) =>
    search(kingcraft, words, values, async (game, reports) => {
      let last = '';
      for await (const report of reports) {
        const found = withSan(game, report);
        const lines = found.lines.map(
          ({ depth, score, san }) =>
            `${String(depth).padStart(3)} ${scoreText(score).padStart(7)}  ${san.join(' ')}`,
        );
        // The result at the end repeats the last depth.
        const all = lines.join('\n');
        if (values.json) printJson(found);
        else if (all !== last && all !== '') print(all);
        last = all;
        await printed();
      }
    }),
};

/** Prints the move to play. @type {Command} */
export const bestmove = {
  options: searchOptions,
  run: (kingcraft, values, words) =>
    search(kingcraft, words, values, async (game, reports) => {
      /** @type {SearchReport | null} */
      let last = null;
      for await (const report of reports) last = report;
      if (!last?.best)
        throw new InputError(`there is no move: the game is over (${game.outcome()?.reason})`);
      const { best, ponder, depth, nodes } = last;
      const [{ san }] = game.line([best]);
      const score = last.lines[0]?.score ?? null;
      const { variant } = game;
      if (values.json)
        printJson({ variant, fen: game.fen(), best, san, ponder, depth, nodes, score });
      else print(`${best.padEnd(8)}${san}`);
    }),
};

/** Prints what the endgame tables say. @type {Command} */
export const probe = {
  options: { json: flag, moves: text },
  async run(kingcraft, values, words) {
    const [variant] = words;
    if (variant === undefined) throw new UsageError('name the variant');
    await kingcraft.loadTables(variant);
    return withPosition(kingcraft, words, values, (game) => {
      const found = game.probe();
      if (!found)
        throw new InputError('this position is not in the endgame tables, which have three pieces');
      const textOf = (/** @type {{ result: string, plies: number | null }} */ { result, plies }) =>
        plies === null ? result : `${result} in ${plies}`;
      const sans = new Map(game.moves().map(({ id, san }) => [id, san]));
      if (values.json) {
        const moves = found.moves.map((move) => ({ ...move, san: sans.get(move.id) }));
        printJson({ variant: game.variant, fen: game.fen(), ...found, moves });
      } else {
        print(textOf(found));
        for (const move of found.moves)
          print(`${move.id.padEnd(8)}${String(sans.get(move.id)).padEnd(8)}${textOf(move)}`);
      }
      return status.right;
    });
  },
};

/** Prints why a move is legal, or which rule forbids it. @type {Command} */
export const explain = {
  options: { json: flag, moves: text },
  run(kingcraft, values, [variant, from, to, ...fen]) {
    if (to === undefined) throw new UsageError('name the variant and two squares');
    return withPosition(kingcraft, [variant, ...fen], values, (game) => {
      const explanation = game.explain(from, to);
      if (values.json)
        printJson({ variant: game.variant, fen: game.fen(), from, to, ...explanation });
      else
        print(
          `${explanation.legal ? 'legal' : 'illegal'}  ${explanation.rule}\n${explanation.text}`,
        );
      return status.right;
    });
  },
};
