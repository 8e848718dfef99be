// Whole games of each variant, which end by the rules after few moves: found by playing at random, and winning where
// that is possible.

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
