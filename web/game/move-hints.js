/** @import { Hint, Layout, PathHint, Piece, SquareHint } from '../board/board-types.js' */
/** @import { Move, Ray, Role } from '../kingcraft/index.js' */
/** @import { HintTexts } from './scene-types.js' */
/** From the legal moves of a piece to the hints that the board paints: how each move goes, and what may stop it. */
import { moveDrawings } from '../variants/generated/moves.js';
import { actsInPlace, isBent, offset } from './move-paths.js';

/**
 * The hints of the rulebook.
 * @param {Layout} layout
 * @param {Map<string, Piece>} pieces
 * @param {Move[]} moves the legal moves of one piece
 * @param {HintTexts} texts
 * @param {object} more
 * @param {string[]} [more.threats] empty squares where the piece could only capture
 * @param {Ray[]} [more.rays] of the piece
 * @param {readonly Role[]} [more.divergent] the roles that capture on other squares than those they move to
 * @returns {Hint[]} paths first
 */
export function hintsOf(
  layout,
  pieces,
  moves,
  texts,
  { threats = [], rays = [], divergent = [] } = {},
) {
  const paths = moves.flatMap((move) => pathHints(layout, move));
  return [
    ...rays.map(rayHint),
    ...longest(layout, rays.length ? paths.filter(({ kind }) => kind !== 'line') : paths),
    ...lanes(layout, moves),
    ...unique(moves.flatMap((move) => signs(layout, pieces, move, texts, divergent))),
    ...threats.map((square) => crossHint(square, texts.couldCapture)),
  ];
}

/** @type {(ray: Ray) => PathHint} */
const rayHint = ({ from, to, count }) => ({ kind: 'ray', squares: [from, to], text: `${count}` });

/** @type {(square: string, label: string) => SquareHint} */
const crossHint = (square, label) => ({ kind: 'cross', square, label });

/**
 * While a game is played, a sign only says where a piece may go, and whether it captures there.
 * @type {{ [kind in Hint['kind']]?: SquareHint['kind'] }}
 */
const PLAIN = { circle: 'dot', diamond: 'dot', corners: 'ring' };

/** @type {Hint['kind'][]} */
const SHOWN_IN_PLAY = ['arc', 'bend', 'path', 'lane', 'ray'];

/**
 * The hints while a game is played, by the squares of the pieces whose paths dots and rings do not show.
 * @param {Layout} layout
 * @param {Map<string, Piece>} pieces
 * @param {Move[]} moves the legal moves of all pieces
 * @param {Map<string, Ray[]>} rays of the pieces, by square
 * @param {HintTexts} texts
 * @returns {Map<string, Hint[]>}
 */
export function playHintsOf(layout, pieces, moves, rays, texts) {
  /** @type {Map<string, Hint[]>} */
  const hintsByOrigin = new Map();
  for (const from of new Set(moves.map((move) => move.from))) {
    const own = moves.filter((move) => move.from === from);
    const hints = hintsOf(layout, pieces, own, texts, { rays: rays.get(from) ?? [] })
      .filter(({ kind }) => kind !== 'line')
      .map(plain);
    if (hints.some(({ kind }) => SHOWN_IN_PLAY.includes(kind))) hintsByOrigin.set(from, hints);
  }
  return hintsByOrigin;
}

/** @type {(hint: Hint) => Hint} */
function plain(hint) {
  return hint.square === undefined ? hint : { ...hint, kind: PLAIN[hint.kind] ?? hint.kind };
}

/**
 * Without repetition: the four promotions of a pawn are one sign.
 * @param {SquareHint[]} hints
 */
function unique(hints) {
  return [...new Map(hints.map((hint) => [`${hint.kind} ${hint.square}`, hint])).values()];
}

/**
 * Whether a piece gets there by a leap: along no file, rank or diagonal.
 * @param {Layout} layout
 * @param {Move} move
 */
function isLeap(layout, { from, to, kind }) {
  const [across, up] = offset(layout, from, to).map(Math.abs);
  return moveDrawings[kind]?.isLeap || (across !== 0 && up !== 0 && across !== up);
}

/**
 * The path of a move, in a list; none where there is nothing to draw.
 * @param {Layout} layout
 * @param {Move} move
 * @returns {PathHint[]}
 */
function pathHints(layout, { from, to, kind, path }) {
  const squares = [from, ...path, to];
  const own = moveDrawings[kind]?.hint;
  if (own) return [{ kind: own, squares }];
  if (kind === 'slide' && isBent(layout, squares)) return [{ kind: 'bend', squares }];
  if (kind === 'slide' || kind === 'double') return [{ kind: 'line', squares: [from, to] }];
  return [];
}

/**
 * Of all lines in one direction only the longest; other paths stay.
 * @param {Layout} layout
 * @param {PathHint[]} paths
 */
function longest(layout, paths) {
  /** @type {Map<string, { length: number, line: PathHint }>} */
  const byDirection = new Map();
  for (const line of paths.filter(({ kind }) => kind === 'line')) {
    const [across, up] = offset(layout, line.squares[0], line.squares[1]);
    const length = Math.max(Math.abs(across), Math.abs(up));
    const key = `${Math.sign(across)} ${Math.sign(up)}`;
    if (length > (byDirection.get(key)?.length ?? 0)) byDirection.set(key, { length, line });
  }
  const lines = [...byDirection.values()].map(({ line }) => line);
  return [...lines, ...paths.filter(({ kind }) => kind !== 'line')];
}

/**
 * The paths of castling, one a side: the farthest contains the others.
 * @param {Layout} layout
 * @param {Move[]} moves
 * @returns {PathHint[]}
 */
function lanes(layout, moves) {
  const castlings = moves.filter(({ kind }) => kind === 'castle');
  const across = (/** @type {Move} */ move) => offset(layout, move.from, move.to)[0];
  return [-1, 1].flatMap((side) => {
    const farthest = castlings
      .filter((move) => Math.sign(across(move)) === side)
      .sort((one, other) => Math.abs(across(other)) - Math.abs(across(one)))[0];
    return farthest ? [{ kind: 'lane', squares: [farthest.from, farthest.to] }] : [];
  });
}

/**
 * The signs on the squares of a move.
 * @param {Layout} layout
 * @param {Map<string, Piece>} pieces
 * @param {Move} move
 * @param {HintTexts} texts
 * @param {readonly Role[]} divergent
 * @returns {SquareHint[]}
 */
function signs(layout, pieces, move, texts, divergent) {
  const { from, to, kind, captured, rook } = move;
  if (rook) {
    const distance = Math.abs(offset(layout, from, to)[0]);
    return [
      { kind: 'plate', square: to, text: String(distance), label: texts.castle },
      { kind: 'frame', square: rook.from },
    ];
  }
  if (actsInPlace(move))
    return [
      { kind: 'burst', square: from, label: texts.mayHeadbutt },
      { kind: 'corners', square: captured[0].square, label: texts.mayBeHeadbutted },
    ];
  const isDivergent = divergent.includes(move.piece);
  const label = texts[kind] ?? plainLabel(layout, move, pieces.has(to), texts);
  return [{ kind: signKind(layout, pieces, move, isDivergent), square: to, label }];
}

/**
 * @param {Layout} layout
 * @param {Map<string, Piece>} pieces
 * @param {Move} move
 * @param {boolean} isDivergent whether the piece captures on other squares than those it moves to
 * @returns {SquareHint['kind']}
 */
function signKind(layout, pieces, move, isDivergent) {
  if (isDivergent && move.captured.length) return 'corners';
  if (pieces.has(move.to)) return 'ring';
  if (isDivergent) return 'circle';
  return isLeap(layout, move) ? 'diamond' : 'dot';
}

/**
 * @param {Layout} layout
 * @param {Move} move
 * @param {boolean} occupied
 * @param {HintTexts} texts
 */
function plainLabel(layout, move, occupied, texts) {
  if (occupied) return texts.captures;
  return isLeap(layout, move) ? texts.leaps : texts.moves;
}
