// Counts how balanced a game is: the results, lengths, endings, first moves and special moves of the games of a corpus
// that had full strength on both sides and began at the start position.

/** @import { Color, Kingcraft } from '../../web/kingcraft/index.js' */
/** @import { PgnEvaluation } from '../../web/kingcraft/pgn/pgn.js' */
/** @import { Balance } from '../../web/variants/statistics.js' */
/** @import { SpecialMove } from '../variants/variants.mjs' */
/** @import { CorpusGame } from './read-corpus.mjs' */

const FULL_STRENGTH = 10;
/** The half-moves that a bar of the lengths stands for. */
const WIDTH = 10;
/** From here on a side counts as winning, in hundredths of a pawn. */
const WINNING = 250;

/** @typedef {{ key: string, test: SpecialMove, games: number, moves: number, decides: number }} Special */

const hasFullStrength = (/** @type {CorpusGame} */ { levels, opening }) =>
  levels.white === FULL_STRENGTH && levels.black === FULL_STRENGTH && opening === 'played';

/** Whether a side is winning, as a score from White's side says. @param {PgnEvaluation} score @param {Color} side */
function isWinning(score, side) {
  const value = 'mate' in score ? score.mate * WINNING : score.cp;
  return (side === 'white' ? value : -value) >= WINNING;
}

/**
 * The plies with which the winner decides the game: the first move after which it is winning until the end, or the
 * answer where that move was the loser's; and the last move, which ends the game.
 * @param {CorpusGame} game
 */
function decidingPlies({ moves, evals, outcome: { winner } }) {
  if (!winner) return [];
  const last = moves.length - 1;
  let first = last;
  while (first > 0 && isWinning(evals[first - 1], winner)) first -= 1;
  const isOfWinner = (first % 2 === 0) === (winner === 'white');
  return [isOfWinner ? first : first + 1, last];
}

/** Plays a game again and counts its special moves. */
function countSpecial(
  /** @type {CorpusGame} */ game,
  /** @type {Special[]} */ specials,
  /** @type {Kingcraft} */ kingcraft,
  /** @type {string} */ variant,
) {
  const deciding = decidingPlies(game);
  const before = kingcraft.newGame(variant);
  const after = kingcraft.newGame(variant);
  const found = specials.map(() => ({ moves: 0, decides: false }));
  for (const [ply, id] of game.moves.entries()) {
    const move = after.move(id);
    for (const [i, { test }] of specials.entries()) {
      if (!test(move, before, after)) continue;
      found[i].moves += 1;
      found[i].decides ||= deciding.includes(ply);
    }
    before.move(id);
  }
  before.dispose();
  after.dispose();
  for (const [i, special] of specials.entries()) {
    special.moves += found[i].moves;
    special.games += found[i].moves > 0 ? 1 : 0;
    special.decides += found[i].decides ? 1 : 0;
  }
}

/** @param {CorpusGame[]} games */
function scoreOf(games) {
  const count = (/** @type {string} */ wanted) =>
    games.filter(({ result }) => result === wanted).length;
  return { games: games.length, whiteWins: count('1-0'), draws: count('1/2-1/2') };
}

/**
 * The games by what a function says of them, the largest group first.
 * @template Key @param {CorpusGame[]} games @param {(game: CorpusGame) => string} keyOf
 */
function groupsOf(games, keyOf) {
  /** @type {Map<string, CorpusGame[]>} */
  const groups = new Map();
  for (const game of games) {
    const key = keyOf(game);
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups]
    .sort(([one, first], [other, second]) => second.length - first.length || (one < other ? -1 : 1))
    .map(([, group]) => group);
}

/** @param {CorpusGame[]} games */
function lengthsOf(games) {
  const plies = games.map(({ moves }) => moves.length).sort((one, other) => one - other);
  const middle = (plies.length - 1) / 2;
  const counts = Array(Math.floor(plies[plies.length - 1] / WIDTH) + 1).fill(0);
  for (const count of plies) counts[Math.floor(count / WIDTH)] += 1;
  return {
    median: (plies[Math.floor(middle)] + plies[Math.ceil(middle)]) / 2,
    mean: Math.round((10 * plies.reduce((sum, each) => sum + each, 0)) / plies.length) / 10,
    width: WIDTH,
    counts,
  };
}

/**
 * @param {AsyncIterable<CorpusGame> | Iterable<CorpusGame>} corpus
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {Record<string, SpecialMove>} specialMoves by their keys
 * @returns {Promise<Balance>}
 * @throws Error when no game counts, or some were searched longer than others
 */
export async function countBalance(corpus, kingcraft, variant, specialMoves) {
  /** @type {Special[]} */
  const specials = Object.entries(specialMoves).map(([key, test]) => ({
    key,
    test,
    games: 0,
    moves: 0,
    decides: 0,
  }));
  /** @type {CorpusGame[]} */
  const games = [];
  for await (const game of corpus) {
    if (!hasFullStrength(game)) continue;
    if (specials.length > 0) countSpecial(game, specials, kingcraft, variant);
    games.push({ ...game, evals: [], moves: game.moves, sans: game.sans.slice(0, 1) });
  }
  const nodes = new Set(games.map((game) => game.nodes));
  if (nodes.size !== 1) {
    const reason = nodes.size === 0 ? 'there are none' : `they have ${[...nodes].join(', ')}`;
    throw new Error(`balance wants games of full strength with the same nodes; ${reason}`);
  }
  const score = scoreOf(games);
  return {
    games: games.length,
    nodes: [...nodes][0],
    whiteWins: score.whiteWins,
    draws: score.draws,
    blackWins: games.length - score.whiteWins - score.draws,
    plies: lengthsOf(games),
    endings: groupsOf(games, ({ outcome }) => `${outcome.reason} ${outcome.winner}`).map(
      (group) => {
        const { reason, winner } = group[0].outcome;
        return { reason, winner, games: group.length };
      },
    ),
    firstMoves: groupsOf(games, ({ moves }) => moves[0]).map((group) => ({
      id: group[0].moves[0],
      san: group[0].sans[0],
      ...scoreOf(group),
    })),
    specialMoves: specials.map(({ key, games, moves, decides }) => ({
      key,
      games,
      moves,
      decides,
    })),
  };
}
