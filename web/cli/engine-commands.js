// kingcraft analyse, bestmove, probe and explain: a position, and what the engine or its rules say of it.

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { SearchLine, SearchOptions, SearchReport } from '../worker/client.js'
 */

import { UsageError } from '../referee/player.js';
import { createEngine } from '../worker/client.js';
import { print, printed, printJson, readCount, readWords, status } from './command-line.js';
import { InputError } from './pgn-files.js';
import { withPosition } from './position-commands.js';

/** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
const searchOptions = {
  moves: { type: 'string' },
  depth: { type: 'string' },
  nodes: { type: 'string' },
  movetime: { type: 'string' },
  level: { type: 'string' },
  lines: { type: 'string' },
  threads: { type: 'string' },
};

/** @param {string | undefined} text @param {string} name @param {number} most */
const countIn = (text, name, most) =>
  text === undefined ? undefined : readCount(text, name, 1, most);

/** @param {Record<string, any>} values @returns {SearchOptions} */
const limitsOf = ({ depth, nodes, movetime, level, lines }) => ({
  depth: countIn(depth, '--depth', 100),
  nodes: countIn(nodes, '--nodes', Number.MAX_SAFE_INTEGER),
  movetime: countIn(movetime, '--movetime', 2 ** 31 - 1),
  level: countIn(level, '--level', 10),
  multipv: countIn(lines, '--lines', 256),
});

/**
 * Does the work with the game of a command line: a variant, a FEN, and the moves of --moves.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {string[]} words
 * @param {{ moves?: string }} values
 * @param {(game: Game) => T} work
 */
export function withPlayed(kingcraft, [variant, ...fen], { moves = '' }, work) {
  return withPosition(kingcraft, variant, fen, (game) => {
    for (const move of moves.split(/\s+/).filter(Boolean)) game.move(move);
    return work(game);
  });
}

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
async function search(kingcraft, [variant, ...fen], values, work) {
  const limits = limitsOf(values);
  const threads = countIn(values.threads, '--threads', 256);
  const game = withPlayed(kingcraft, [variant, ...fen], values, (played) => played.clone());
  const engine = await createEngine({ threads });
  const isLimited = limits.depth || limits.nodes || limits.movetime;
  try {
    const movetime = isLimited ? limits.movetime : 1000;
    await work(game, engine.analyse(game, { ...limits, movetime }));
  } finally {
    engine.dispose();
    game.dispose();
  }
  return status.right;
}

/** Prints what a search finds, depth by depth. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runAnalyse(kingcraft, words) {
  const { values, positionals } = readWords(words, searchOptions);
  return search(kingcraft, positionals, values, async (game, reports) => {
    let last = '';
    for await (const report of reports) {
      const found = withSan(game, report);
      const texts = found.lines.map(
        ({ depth, score, san }) =>
          `${String(depth).padStart(3)} ${scoreText(score).padStart(7)}  ${san.join(' ')}`,
      );
      // The result at the end repeats the last depth.
      const text = texts.join('\n');
      if (values.json) printJson(found);
      else if (text !== last && text !== '') print(text);
      last = text;
      await printed();
    }
  });
}

/** Prints the move to play. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runBestmove(kingcraft, words) {
  const { values, positionals } = readWords(words, searchOptions);
  return search(kingcraft, positionals, values, async (game, reports) => {
    /** @type {SearchReport | null} */
    let last = null;
    for await (const report of reports) last = report;
    if (!last?.best)
      throw new InputError(`there is no move: the game is over (${game.outcome()?.reason})`);
    const { best, ponder } = last;
    const [{ san }] = game.line([best]);
    const score = last.lines[0]?.score ?? null;
    if (values.json)
      printJson({ variant: game.variant, fen: game.fen(), best, san, ponder, score });
    else print(`${best.padEnd(8)}${san}`);
  });
}

/** Prints what the endgame tables say. @param {Kingcraft} kingcraft @param {string[]} words */
export async function runProbe(kingcraft, words) {
  const { values, positionals } = readWords(words, { moves: { type: 'string' } });
  const [variant] = positionals;
  if (variant === undefined) throw new UsageError('name the variant');
  await kingcraft.loadTables(variant);
  return withPlayed(kingcraft, positionals, values, (game) => {
    const probe = game.probe();
    if (!probe)
      throw new InputError('the endgame tables do not know this position: they have three pieces');
    const textOf = (/** @type {{ result: string, plies: number | null }} */ { result, plies }) =>
      plies === null ? result : `${result} in ${plies}`;
    const sans = new Map(game.moves().map(({ id, san }) => [id, san]));
    if (values.json) {
      const moves = probe.moves.map((move) => ({ ...move, san: sans.get(move.id) }));
      printJson({ variant: game.variant, fen: game.fen(), ...probe, moves });
    } else {
      print(textOf(probe));
      for (const move of probe.moves)
        print(`${move.id.padEnd(8)}${String(sans.get(move.id)).padEnd(8)}${textOf(move)}`);
    }
    return status.right;
  });
}

/** Prints why a move is legal, or which rule forbids it. @param {Kingcraft} kingcraft @param {string[]} words */
export function runExplain(kingcraft, words) {
  const { values, positionals } = readWords(words, { moves: { type: 'string' } });
  const [variant, from, to, ...fen] = positionals;
  if (to === undefined) throw new UsageError('name the variant and two squares');
  return withPlayed(kingcraft, [variant, ...fen], values, (game) => {
    const explanation = game.explain(from, to);
    if (values.json)
      printJson({ variant: game.variant, fen: game.fen(), from, to, ...explanation });
    else
      print(`${explanation.legal ? 'legal' : 'illegal'}  ${explanation.rule}\n${explanation.text}`);
    return status.right;
  });
}
