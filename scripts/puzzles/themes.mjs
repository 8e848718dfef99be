// The themes of a puzzle, found in its moves. Their texts are in web/texts/page/puzzle-themes.en.js and in the game's
// own folder.

import { playLine, pliesOf } from '../../web/kingcraft/reasons/played-line.js';
import { attacked, discoveryOf, forkOf, pinOf } from '../../web/kingcraft/reasons/tactics.js';
import { withGame } from '../../web/kingcraft/with-game.js';
import { takesHangingPiece, worthOf } from './obvious-moves.mjs';

/**
 * @import { Color, Game, Kingcraft, Move, Role, Variant } from 'kingcraft'
 * @import { Ply } from '../../web/kingcraft/reasons/played-line.js'
 * @import { SpecialMove } from '../variants/variants.mjs'
 * @import { Aim } from './only-move.mjs'
 *
 * @typedef {object} PuzzleLine a puzzle that is played
 * @property {Move[]} moves the mistake, and then those of solver and defender
 * @property {Game[]} games the position before each move, and the last one
 */

/**
 * Quiet move: outside of check, no capture, no check, no promotion, and no attack on more than a pawn; and the line
 * goes on.
 * @param {Ply} ply
 */
function isQuiet({ move, before, after, next }) {
  if (!next || before.isCheck() || move.captured.length > 0 || move.promotion) return false;
  return (
    !after.isCheck() && attacked(after, move.to, move.color).every(({ piece }) => piece === 'pawn')
  );
}

/** So many pieces other than kings and pawns make an endgame at most. */
const endgamePieces = 6;
/** The least material that a sacrifice gives up, in pawns, and how often a hunt drives a king on. */
const sacrificed = 2;
const huntedMoves = 3;

/**
 * Plays a puzzle; `dispose` frees its games.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {{ fen: string, moves: string[] }} puzzle
 * @returns {PuzzleLine & { dispose(): void }}
 */
export const playPuzzle = (kingcraft, variant, { fen, moves }) =>
  withGame(kingcraft, variant, fen, (game) => playLine(game, moves));

/** How much more a side has than the other, in pawns. */
function balanceOf(/** @type {Game} */ game, /** @type {Color} */ color) {
  const { balance } = game.material();
  return color === 'white' ? balance : -balance;
}

/** Whether the solver has less than at first, also after the next move. */
function isSacrifice(/** @type {PuzzleLine} */ { moves, games }) {
  const { color } = moves[1];
  const first = balanceOf(games[1], color);
  return games
    .filter((_, ply) => ply >= 4 && ply % 2 === 0)
    .some((game) => balanceOf(game, color) <= first - sacrificed);
}

/** Whether the defender's king has to move again and again. */
function isKingHunt(/** @type {PuzzleLine} */ { moves, games }) {
  const flights = moves.filter(
    ({ from, kind, color }, ply) =>
      ply >= 2 &&
      ply % 2 === 0 &&
      kind !== 'castle' &&
      games[ply].isCheck() &&
      games[ply].royals(color).includes(from),
  );
  return flights.length >= huntedMoves;
}

const isEndgame = (/** @type {Game} */ game) =>
  game.board().filter(({ piece }) => piece !== 'king' && piece !== 'pawn').length <= endgamePieces;

/** The result of the puzzle: a mate or the capture of a king in so many moves, a won position, or a draw. */
function goalOf(/** @type {PuzzleLine} */ { moves, games }, /** @type {Aim} */ aim) {
  const count = moves.length / 2;
  const reason = games[games.length - 1].outcome()?.reason;
  if (reason === 'checkmate') return `mateIn${count}`;
  if (reason === 'king-captured') return `kingIn${count}`;
  return aim === 'win' ? 'advantage' : 'defence';
}

/**
 * The themes of a puzzle, its goal first.
 * @param {Variant} variant
 * @param {PuzzleLine} line
 * @param {Aim} aim
 * @param {Record<string, SpecialMove>} specialMoves of the game
 */
export function themesOf(variant, line, aim, specialMoves) {
  const plies = pliesOf({ moves: line.moves.slice(1), games: line.games.slice(1) });
  const worth = (/** @type {Role} */ role) => worthOf(variant, role);
  /** @type {[string, boolean][]} */
  const found = [
    ['fork', plies.some((ply) => forkOf(ply, worth))],
    ['pin', plies.some((ply) => pinOf(ply, worth))],
    ['discoveredAttack', plies.some(discoveryOf)],
    ['promotion', plies.some(({ move }) => move.promotion)],
    ['sacrifice', isSacrifice(line)],
    ['hangingPiece', takesHangingPiece(variant, line.games[1], line.moves[0], line.moves[1])],
    ['quietMove', plies.some(isQuiet)],
    ['kingHunt', isKingHunt(line)],
    ...Object.entries(specialMoves).map(
      /** @returns {[string, boolean]} */
      ([key, isSpecial]) => [
        key,
        plies.some(({ move, before, after }) => isSpecial(move, before, after)),
      ],
    ),
    ['endgame', isEndgame(line.games[1])],
  ];
  return [goalOf(line, aim), ...found.filter(([, isThere]) => isThere).map(([theme]) => theme)];
}
