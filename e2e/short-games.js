// Whole games of each variant, which end by the rules after few moves: found by playing at random, and winning where
// that is possible.

import { readFileSync } from 'node:fs';
import { load } from '../web/kingcraft/index.js';
import { games } from '../web/variants/generated/games.en.js';

const TRIES = 400;
const LONGEST = 40;
const SHORT = 16;

const kingcraft = await load();

/** The games of the package: their ids, and the names that the page has for them. */
export const variants = kingcraft.variants.map(({ id }) => ({ id, name: games[id].name }));

/** Numbers below a bound, which are the same for the same seed. */
export function randomFrom(seed) {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % bound;
  };
}

/** The move that wins at once, if there is one. */
const winning = (game, moves) =>
  moves.find(({ id }) => {
    game.move(id);
    const winner = game.outcome()?.winner;
    game.undo();
    return winner;
  });

/** The moves of a game played at random, with its outcome; null if it goes on for long. */
function playOut(variant, random, longest) {
  const game = kingcraft.newGame(variant);
  const played = [];
  while (!game.outcome() && played.length < longest) {
    const moves = game.moves();
    const move = winning(game, moves) ?? moves[random(moves.length)];
    played.push({ id: move.id, san: move.san });
    game.move(move.id);
  }
  const outcome = game.outcome();
  game.dispose();
  return outcome && { moves: played, outcome };
}

/** A short game of a variant: its moves with id and SAN, and its outcome. */
export function shortGame(variant) {
  let best = null;
  for (let seed = 1; seed <= TRIES && (best?.moves.length ?? LONGEST) > SHORT; seed++)
    best = playOut(variant, randomFrom(seed * 7919), best?.moves.length ?? LONGEST) ?? best;
  if (!best) throw new Error(`no short game of ${variant}`);
  return best;
}

/** The ids of the moves with which an opening of a variant begins. */
function firstMoves(variant) {
  const file = new URL(`../web/variants/generated/page/openings/${variant}.json`, import.meta.url);
  const [start] = JSON.parse(readFileSync(file, 'utf8')).positions;
  return new Set(start.map(([id]) => id));
}

/** The id of a move after others, in SAN, that does not end the game; it is not the first move of an opening. */
export function quietMove(variant, played) {
  const game = kingcraft.newGame(variant);
  for (const san of played) game.move(san);
  const known = firstMoves(variant);
  const quiet = game.moves().find(({ id }) => {
    game.move(id);
    const isOver = game.outcome() !== null;
    game.undo();
    return !isOver && !known.has(id);
  });
  game.dispose();
  return quiet.id;
}
