// @ts-nocheck
// Which legal move an object means: { from, to, promotion?, castle?, headbutt? }.

import { checkText, given, kindError, quotable, readFields } from './arguments.js';
import { AmbiguousMoveError, ArgumentError, IllegalMoveError } from './errors.js';
import { readRole } from './records.js';

const keys = ['id', 'from', 'to', 'promotion', 'castle', 'headbutt'];

function checkPromotion(value) {
  if (value === undefined) return undefined;
  const role = readRole(checkText(value, 'promotion'));
  if (role === undefined) throw new ArgumentError('argument-promotion', { value: given(value) });
  return role;
}

function checkFlag(value, name) {
  if (value === undefined || typeof value === 'boolean') return value;
  throw kindError(name, 'boolean', value);
}

/** What the caller wants, checked: `{ id }` of a Move, or the other fields. */
export function readChoice(value) {
  const { id, from, to, promotion, castle, headbutt } = readFields(value, 'move', keys);
  if (id !== undefined) return { id: checkText(id, 'id') };
  return {
    from: checkText(from, 'from'),
    to: checkText(to, 'to'),
    promotion: checkPromotion(promotion),
    castle: checkFlag(castle, 'castle'),
    headbutt: checkFlag(headbutt, 'headbutt'),
  };
}

/** A headbutt is told by its own square or by the one it hits; a castling also by the rook's. */
function reaches(move, to) {
  if (move.kind === 'headbutt') return to === move.from || to === move.captured[0].square;
  return to === move.to || to === move.rook?.from;
}

/**
 * A promotion may be said of every move, as players of chess.js do: it counts where a pawn promotes.
 * Where nothing is said of a headbutt, only its own square means it, since the square above is also
 * that of going up.
 */
function fits(move, { from, to, promotion, castle, headbutt }) {
  if (move.from !== from || !reaches(move, to)) return false;
  if (promotion && move.promotion && promotion !== move.promotion) return false;
  if (castle !== undefined && castle !== (move.kind === 'castle')) return false;
  if (headbutt === undefined) return move.kind !== 'headbutt' || to === from;
  return headbutt === (move.kind === 'headbutt');
}

/**
 * The one of the legal moves that the choice means. Errors: IllegalMoveError, AmbiguousMoveError.
 */
export function chooseMove(moves, choice) {
  const found = moves.filter((move) => fits(move, choice));
  if (found.length === 1) return found[0];
  const squares = { from: quotable(choice.from), to: quotable(choice.to) };
  if (found.length === 0) throw new IllegalMoveError('move-between-illegal', squares);
  const sans = found.map((move) => move.san);
  throw new AmbiguousMoveError('move-between-ambiguous', { ...squares, moves: sans });
}
