// @ts-nocheck
/** What a diagram of the rulebook shows: a position, and for each man of either side where it may go. */
import { squaresIn } from '../kingcraft/square.js';
import { crownsOf, passedFen, royalsOf } from './game-facts.js';
import { targetsOf } from './move-choices.js';
import { hintsOf } from './move-hints.js';
import { pathOf, squaresOf } from './move-paths.js';
import { piecesOf } from './position-scene.js';

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param layout from createLayout
 * @param position of the rulebook
 * @param words `hints` of web/texts
 * @returns `{ scene, from, turn, outcome, claims }`: what Board.set takes, the man whose moves are shown first (or null), whose move it
 *   is; the result and the draws that may be claimed, where the position is there to show them
 */
export function readPosition(kingcraft, variant, layout, position, words) {
  const { fen, play = [], forbidden = [] } = position;
  const game = kingcraft.newGame(variant.id, fen);
  try {
    const lastMove = play.map((id) => game.move(id)).at(-1);
    const placed = piecesOf(layout, game.fen());
    const royals = royalsOf(game);
    const byMan = movesByMan(kingcraft, variant, game, placed);
    const hints = new Map(
      [...byMan].map(([from, moves]) => [
        from,
        [
          ...hintsOf(layout, placed, moves, words, {
            threats: variant.divergent.includes(placed.get(from).role)
              ? threatsOf(layout, placed, game, from, moves)
              : [],
            rays: game.rays(from),
          }),
          ...bansOf(forbidden, placed, from, moves, words),
        ],
      ]),
    );
    return {
      scene: {
        pieces: placed,
        dests: new Map(
          [...byMan].map(([from, moves]) => [from, [...new Set(moves.flatMap(targetsOf))]]),
        ),
        hints,
        lastMove: lastMove ? squaresOf(lastMove) : [],
        path: lastMove ? pathOf(layout, lastMove) : null,
        check: game.isCheck() ? royals[game.turn()] : [],
        crowns: crownsOf(placed, royals),
      },
      from: firstMan(position),
      turn: game.turn(),
      outcome: position.outcome ? game.outcome() : null,
      claims: position.claims ?? [],
    };
  } finally {
    game.dispose();
  }
}

/** The man whose moves are shown before the reader picks one. */
function firstMan({ from, moves = [], forbidden = [] }) {
  return from ?? squaresIn(moves[0] ?? forbidden[0] ?? '')?.from ?? null;
}

/** Square → legal moves, of the men of both sides: those not to move go as if they were, where that is a position. */
function movesByMan(kingcraft, variant, game, pieces) {
  const byMan = new Map([...pieces.keys()].map((square) => [square, []]));
  const collect = (moves) => {
    for (const move of moves) byMan.get(move.from).push(move);
  };
  collect(game.moves());
  const passed = passedFen(game);
  if (passed) {
    const other = kingcraft.newGame(variant.id, passed);
    collect(other.moves());
    other.dispose();
  }
  return byMan;
}

/** The empty squares of its level where a piece could capture and may not go now. */
function threatsOf(layout, pieces, game, from, moves) {
  const column = layout.column(from);
  return game
    .attacks(from)
    .filter((square) => !pieces.has(square) && !column.includes(square))
    .filter((square) => !moves.some(({ to }) => to === square));
}

/** The forbidden moves of a man, but promotions, whose squares are not what is wrong; beside what else is on the square, a man or a mark. */
function bansOf(forbidden, pieces, from, moves, words) {
  return forbidden
    .map(squaresIn)
    .filter((move) => move.from === from && ['', 'o'].includes(move.suffix))
    .map(({ to: square, suffix }) => ({
      kind: 'ban',
      square,
      aside: suffix === 'o' || pieces.has(square) || moves.some(({ to }) => to === square),
      label: suffix === 'o' ? words.mayNotCastle : words.mayNotGo,
    }));
}
