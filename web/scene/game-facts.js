// @ts-nocheck
/** What is asked of a game of the package before a board shows it; only the game knows its rules. */

const REFUSALS = ['illegal-move', 'game-over'];

/** The squares of the kings that count, by color. */
export function royalsOf(game) {
  return { white: game.royals('white'), black: game.royals('black') };
}

/** A position, as long as the game stands there: `{ fen, turn, check, royals }`. */
export function factsOf(game) {
  return { fen: game.fen(), turn: game.turn(), check: game.isCheck(), royals: royalsOf(game) };
}

/**
 * The rays of the pieces that have these moves.
 * @param game of the package
 * @param {{ from: string }[]} moves
 * @returns {Map<string, Ray[]>} by square
 */
export function raysOf(game, moves) {
  const origins = new Set(moves.map(({ from }) => from));
  return new Map([...origins].map((square) => [square, game.rays(square)]));
}

/**
 * The royal kings beside which stands another piece of the same kind, so that a crown has to tell which of them counts.
 * @param pieces the pieces by square
 * @param {Record<'white' | 'black', string[]>} royals
 */
export function crownsOf(pieces, royals) {
  const isLike = (one, other) => one.role === other.role && one.color === other.color;
  return Object.values(royals).flatMap((squares) =>
    squares.filter((royal) =>
      [...pieces].some(
        ([square, piece]) => !squares.includes(square) && isLike(piece, pieces.get(royal)),
      ),
    ),
  );
}

/** The position with the other side to move, as FEN; null where a pass is not possible. */
export function passedFen(game) {
  try {
    return game.pass();
  } catch (error) {
    if (REFUSALS.includes(error.code)) return null;
    throw error;
  }
}

/**
 * What a move is called on a screen.
 * @param {{ kingMayBeCaptured: boolean }} variant of the package
 * @param {{ san: string }} move of the package
 */
export function shownSan({ kingMayBeCaptured }, { san }) {
  return kingMayBeCaptured ? san.replace(/[+#]$/, '') : san;
}

/**
 * What an attack on the king to move is.
 * @param {{ kingMayBeCaptured: boolean }} variant of the package
 * @param {boolean} isAttacked
 * @returns {'check' | 'attack' | null}
 */
export function dangerOf({ kingMayBeCaptured }, isAttacked) {
  if (!isAttacked) return null;
  return kingMayBeCaptured ? 'attack' : 'check';
}
