// Reads the games that scripts/self-play/corpus plays, one after the other. What the tags say is in docs/corpus.md.

/** @import { Game, Kingcraft, Outcome } from '../../web/kingcraft/index.js' */
/** @import { PgnEvaluation, PgnResult } from '../../web/kingcraft/pgn/pgn.js' */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from '../../web/kingcraft/index.js';

/**
 * A game of the corpus. `evals` are White's view of the position after each move. The last move has the score of the
 * result: 0 for a draw, a mate in 0 for a win.
 * @typedef {object} CorpusGame
 * @property {number} seed
 * @property {{ white: number, black: number }} levels 1 to 10
 * @property {string} opening `played` or `random`
 * @property {number} nodes
 * @property {PgnResult} result
 * @property {Outcome} outcome
 * @property {string[]} moves ids
 * @property {string[]} sans
 * @property {PgnEvaluation[]} evals
 */

const SHARD = /^(\d+)-(\d+)\.pgn\.gz$/;
const TAG = /^\[(\w+) "([^"]*)"\]$/gm;
const EVALUATION = /\[%eval\s+(?:#(-?\d+)|(-?\d+\.\d+))\]/g;

/** The files of a game, by their first seed; where two begin alike, the larger one first. @param {string} folder */
async function shardsIn(folder) {
  const names = await readdir(folder).catch(() => {
    throw new Error(`there is no corpus in ${folder}; scripts/self-play/corpus plays one`);
  });
  return names
    .flatMap((name) => {
      const [, seed, count] = SHARD.exec(name) ?? [];
      return seed ? [{ name, seed: Number(seed), count: Number(count) }] : [];
    })
    .sort((one, other) => one.seed - other.seed || other.count - one.count)
    .map(({ name }) => path.join(folder, name));
}

/** @param {string} text @param {PgnResult} result @param {number} moves @returns {PgnEvaluation[]} */
function readEvals(text, result, moves) {
  const evals = Array.from(text.matchAll(EVALUATION), ([, mate, pawns]) =>
    mate === undefined ? { cp: Math.round(Number(pawns) * 100) } : { mate: Number(mate) },
  );
  if (evals.length !== moves - 1) throw new Error(`${moves} moves have ${evals.length} scores`);
  return [...evals, result === '1/2-1/2' ? { cp: 0 } : { mate: 0 }];
}

/** @param {Game} game @param {string} text @returns {CorpusGame} */
function readGame(game, text) {
  const tags = Object.fromEntries(
    Array.from(text.matchAll(TAG), ([, name, value]) => [name, value]),
  );
  game.loadPgn(text);
  const outcome = game.outcome();
  if (!outcome) throw new Error('it has no result');
  const history = game.history();
  const result = /** @type {PgnResult} */ (tags.Result);
  return {
    seed: Number(tags.Round),
    levels: { white: Number(tags.WhiteLevel), black: Number(tags.BlackLevel) },
    opening: tags.Opening,
    nodes: Number(tags.Nodes),
    result,
    outcome,
    moves: history.map(({ id }) => id),
    sans: history.map(({ san }) => san),
    evals: readEvals(text, result, history.length),
  };
}

/**
 * The games of a corpus, in the order of their seeds. A seed that several files have is read once.
 * @param {string} folder with a folder for each variant
 * @param {string} variant
 * @param {Kingcraft} [kingcraft] the loaded package
 * @returns {AsyncGenerator<CorpusGame>}
 * @throws Error when there is no corpus, or a file is none
 */
export async function* readCorpus(folder, variant, kingcraft) {
  kingcraft ??= await load();
  const game = kingcraft.newGame(variant);
  const seeds = new Set();
  for (const file of await shardsIn(path.join(folder, variant))) {
    const text = gunzipSync(await readFile(file)).toString();
    for (const part of text.split(/\n(?=\[Event )/)) {
      try {
        const read = readGame(game, part);
        if (seeds.has(read.seed)) continue;
        seeds.add(read.seed);
        yield read;
      } catch (cause) {
        const [, round] = /^\[Round "(\d+)"\]$/m.exec(part) ?? [];
        throw new Error(
          `${file}: game ${round}: ${cause instanceof Error ? cause.message : cause}`,
          { cause },
        );
      }
    }
  }
  game.dispose();
}
