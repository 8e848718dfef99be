// Which legal move an object means: { from, to, promotion?, castle?, headbutt? }.

/**
 * @import { Game, Move, Role, Square } from './index.js'
 * @import { RolesByLetter } from './records.js'
 * @typedef {{ id?: undefined, from: string, to: string, promotion?: Role, castle?: boolean, headbutt?: boolean }}
 *   Choice
 */

import { checkMove, checkText, given, kindError, quotable, readFields } from './arguments.js';
import { AmbiguousMoveError, ArgumentError, GameOverError, IllegalMoveError } from './errors.js';
import { readRole } from './records.js';
import { sanPartsIn, squaresIn } from './square.js';

const keys = /** @type {const} */ (['id', 'from', 'to', 'promotion', 'castle', 'headbutt']);

const roleKeys = { piece: 'argument-piece', promotion: 'argument-promotion' };

/**
 * The role that a word or a letter means; undefined if none is given.
 * @param {RolesByLetter} roles of the game
 * @param {unknown} value
 * @param {'piece' | 'promotion'} name
 */
export function checkRole(roles, value, name) {
  if (value === undefined) return undefined;
  const role = readRole(roles, checkText(value, name));
  if (role === undefined) throw new ArgumentError(roleKeys[name], { value: given(value) });
  return role;
}

/** @param {unknown} value @param {string} name */
function checkFlag(value, name) {
  if (value === undefined || typeof value === 'boolean') return value;
  throw kindError(name, 'boolean', value);
}

/**
 * What the caller wants, checked: the id of a Move, or the other fields.
 * @param {RolesByLetter} roles
 * @param {unknown} value
 * @returns {{ id: string } | Choice}
 */
function readChoice(roles, value) {
  if (typeof value !== 'object' || value === null) throw kindError('move', 'move', value);
  const { id, from, to, promotion, castle, headbutt } = readFields(value, 'move', keys);
  if (id !== undefined) return { id: checkText(id, 'id') };
  return {
    id,
    from: checkText(from, 'from'),
    to: checkText(to, 'to'),
    promotion: checkRole(roles, promotion, 'promotion'),
    castle: checkFlag(castle, 'castle'),
    headbutt: checkFlag(headbutt, 'headbutt'),
  };
}

/**
 * A headbutt is named by its own square or by the one it hits; a castling also by the rook's.
 * @param {Move} move
 * @param {string} to
 */
function reaches(move, to) {
  if (move.kind === 'headbutt') return to === move.from || to === move.captured[0].square;
  return to === move.to || to === move.rook?.from;
}

/**
 * A promotion may be given for every move, as programs for chess.js do: it counts where a pawn promotes. Without
 * `headbutt`, only its own square means a headbutt, since the square above is also that of going up.
 * @param {Move} move
 * @param {Choice} choice
 */
function fits(move, { from, to, promotion, castle, headbutt }) {
  if (move.from !== from || !reaches(move, to)) return false;
  if (promotion && move.promotion && promotion !== move.promotion) return false;
  if (castle !== undefined && castle !== (move.kind === 'castle')) return false;
  if (headbutt === undefined) return move.kind !== 'headbutt' || to === from;
  return headbutt === (move.kind === 'headbutt');
}

/**
 * The one of the legal moves that the choice means.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @throws IllegalMoveError, AmbiguousMoveError
 */
function chooseMove(moves, choice) {
  const found = moves.filter((move) => fits(move, choice));
  if (found.length === 1) return found[0];
  const squares = { from: quotable(choice.from), to: quotable(choice.to) };
  if (found.length === 0) throw new IllegalMoveError('move-between-illegal', squares);
  const sans = found.map((move) => move.san);
  throw new AmbiguousMoveError('move-between-ambiguous', { ...squares, moves: sans });
}

/**
 * A move as the engine reads it: a text, or the id of the legal move that an object means.
 * @param {RolesByLetter} roles
 * @param {unknown} move
 * @param {() => readonly Move[]} legalMoves
 * @throws ArgumentError, IllegalMoveError, AmbiguousMoveError
 */
export function moveTextOf(roles, move, legalMoves) {
  if (typeof move === 'string') return checkMove(move);
  const choice = readChoice(roles, move);
  if (choice.id !== undefined) return choice.id;
  const moves = legalMoves();
  // Where nothing can be moved, the engine says why.
  return moves.length === 0 ? choice.from + choice.to : chooseMove(moves, choice).id;
}

/**
 * The squares that a refused move names. The engine reads a hyphen or an x between them, too.
 * @param {Record<string, any>} values of the error
 */
const squaresOf = ({ move, from, to }) =>
  from ? { from, to } : squaresIn(move.replace(/[-x]/, ''));

/**
 * The legal moves between which a text or two squares do not choose.
 * @param {readonly Move[]} legal
 * @param {Record<string, any>} values of the error: two squares, or the text, with two of the moves that it may mean
 */
function candidatesOf(legal, { move = '', moves = [], from, to }) {
  const squares = squaresOf({ move, from, to });
  if (squares)
    return legal.filter((each) => each.from === squares.from && reaches(each, squares.to));
  const like = /** @type {Move} the engine names two */ (
    legal.find(({ san }) => moves.includes(san))
  );
  if (like.rook) return legal.filter(({ rook }) => rook?.from === like.rook?.from);
  const { file = '', rank = '' } = sanPartsIn(move) ?? {};
  const isSaid = (/** @type {Square} */ from) =>
    from.startsWith(file) && (from.endsWith(rank) || from.endsWith(`${rank}^`));
  return legal.filter(
    (each) => !each.rook && each.piece === like.piece && each.to === like.to && isSaid(each.from),
  );
}

/**
 * The error for a move that was refused, with what helps the caller further.
 * @param {any} error of any kind
 * @param {Game} game
 */
export function refusalOf(error, game) {
  if (error instanceof AmbiguousMoveError)
    error.candidates = Object.freeze(candidatesOf(game.moves(), error.values));
  if (!(error instanceof IllegalMoveError)) return error;
  const { key, values } = error;
  if (key === 'move-game-over') return new GameOverError(key, values);
  /** @type {Record<string, any>} */
  const { move = '', from, to } = values;
  try {
    // Of two squares the engine was not asked whether the players have ended the game.
    if (from) game.move('');
  } catch (other) {
    if (other instanceof GameOverError) return other;
  }
  try {
    const squares = squaresOf({ move, from, to });
    const explanation = squares && game.explain(squares.from, squares.to);
    if (!explanation?.legal) error.explanation = explanation;
  } catch {
    // There are no such squares.
  }
  return error;
}
