/** @import { Layout, Piece, SquareHint } from '../board/board-types.js' */
/** @import { Color, Game, Kingcraft, Move, Outcome, Variant } from '../kingcraft/index.js' */
/** @import { RulePosition } from '../variants/rulebook.js' */
/** @import { HintTexts, PositionScene } from './scene-types.js' */
/** A diagram of the rulebook: a position, and the squares where each piece of either side may go. */
import { squaresIn } from '../kingcraft/square.js';
import { crownsOf, passedFen, royalsOf } from './game-facts.js';
import { targetsOf } from './move-choices.js';
import { hintsOf } from './move-hints.js';
import { pathOf, squaresOf } from './move-paths.js';
import { piecesOf } from './position-scene.js';

/**
 * The part of a position of the rulebook that says what to draw.
 * @typedef {Pick<RulePosition, 'fen' | 'play' | 'from' | 'moves' | 'forbidden' | 'outcome' | 'claims'>} DrawnPosition
 *
 * What Board.set takes; the piece whose moves are shown first; whose move it is; the result and the draws that may be
 * claimed, where the position is there to show them.
 * @typedef {{ scene: PositionScene & { dests: Map<string, string[]> }, from: string | null, turn: Color, outcome:
 *   Outcome | null, claims: string[] }} ShownPosition
 */

/**
 * @param {Kingcraft} kingcraft
 * @param {Pick<Variant, 'id' | 'divergent'>} variant
 * @param {Layout} layout
 * @param {DrawnPosition} position
 * @param {HintTexts} texts
 * @returns {ShownPosition}
 */
export function readPosition(kingcraft, variant, layout, position, texts) {
  const { fen, play = [], forbidden = [] } = position;
  const game = kingcraft.newGame(variant.id, fen);
  try {
    const lastMove = play.map((id) => game.move(id)).at(-1);
    const placed = piecesOf(layout, game.fen());
    const royals = royalsOf(game);
    const byOrigin = movesByOrigin(kingcraft, variant, game, placed);
    const divergent = new Set(variant.divergent.map(String));
    const isDivergent = (/** @type {string} */ square) =>
      divergent.has(placed.get(square)?.role ?? '');
    const hints = new Map(
      [...byOrigin].map(([from, moves]) => [
        from,
        [
          ...hintsOf(layout, placed, moves, texts, {
            threats: isDivergent(from) ? threatsOf(layout, placed, game, from, moves) : [],
            rays: game.rays(from),
            divergent: variant.divergent,
          }),
          ...bansOf(forbidden, placed, from, moves, texts),
        ],
      ]),
    );
    return {
      scene: {
        pieces: placed,
        dests: new Map(
          [...byOrigin].map(([from, moves]) => [from, [...new Set(moves.flatMap(targetsOf))]]),
        ),
        hints,
        lastMove: lastMove ? squaresOf(lastMove) : [],
        path: lastMove ? pathOf(layout, lastMove) : null,
        check: game.isCheck() ? royals[game.turn()] : [],
        crowns: crownsOf(placed, royals),
        state: game.fen(),
      },
      from: firstPiece(position),
      turn: game.turn(),
      outcome: position.outcome ? game.outcome() : null,
      claims: position.claims ?? [],
    };
  } finally {
    game.dispose();
  }
}

/** The piece whose moves are shown before the reader picks one. @param {DrawnPosition} position */
function firstPiece({ from, moves = [], forbidden = [] }) {
  return from ?? squaresIn(moves[0] ?? forbidden[0] ?? '')?.from ?? null;
}

/**
 * The legal moves of the pieces of both sides, by square. For the side not to move they are those after a pass, where a
 * pass is possible.
 * @param {Kingcraft} kingcraft
 * @param {Pick<Variant, 'id'>} variant
 * @param {Game} game
 * @param {Map<string, Piece>} pieces
 */
function movesByOrigin(kingcraft, variant, game, pieces) {
  /** @type {Map<string, Move[]>} */
  const byOrigin = new Map([...pieces.keys()].map((square) => [square, []]));
  const collect = (/** @type {Move[]} */ moves) => {
    for (const move of moves) byOrigin.get(move.from)?.push(move);
  };
  collect(game.moves());
  const passed = passedFen(game);
  if (passed) {
    const other = kingcraft.newGame(variant.id, passed);
    collect(other.moves());
    other.dispose();
  }
  return byOrigin;
}

/**
 * The empty squares of its level where a piece could capture and may not go now.
 * @param {Layout} layout
 * @param {Map<string, Piece>} pieces
 * @param {Game} game
 * @param {string} from
 * @param {Move[]} moves
 */
function threatsOf(layout, pieces, game, from, moves) {
  const column = layout.column(from);
  return game
    .attacks(from)
    .filter((square) => !pieces.has(square) && !column.includes(square))
    .filter((square) => !moves.some(({ to }) => to === square));
}

/**
 * The forbidden moves of a piece, except promotions: their squares are not what is wrong. A ban stands aside where the
 * square has a piece or another mark.
 * @param {string[]} forbidden
 * @param {Map<string, Piece>} pieces
 * @param {string} from
 * @param {Move[]} moves
 * @param {HintTexts} texts
 * @returns {SquareHint[]}
 */
function bansOf(forbidden, pieces, from, moves, texts) {
  return forbidden
    .map(squaresIn)
    .filter((move) => move !== null)
    .filter((move) => move.from === from && ['', 'o'].includes(move.suffix))
    .map(({ to: square, suffix }) => ({
      kind: 'ban',
      square,
      aside: suffix === 'o' || pieces.has(square) || moves.some(({ to }) => to === square),
      label: suffix === 'o' ? texts.mayNotCastle : texts.mayNotGo,
    }));
}
