// @ts-nocheck
/** From the legal moves of a piece to the hints that the board paints (web/board/hint-painter.js): how each move goes, and what may stop it. */

/**
 * @param layout from createLayout
 * @param pieces the pieces by square
 * @param moves the legal moves of one piece
 * @param words what a man may do on a square, as `hints` of web/texts
 * @param {{ threats?: string[], rays?: Ray[] }} [more] empty squares where the piece could only capture; the rays of the piece, as the package has them
 * @returns {import('../board/board-types.js').Hint[]} hints, ways first
 */
export function hintsOf(layout, pieces, moves, words, { threats = [], rays = [] } = {}) {
  const ways = moves.filter(({ kind }) => kind !== 'castle').flatMap((move) => way(layout, move));
  return [
    ...rays.map(({ from, to, count }) => ({ kind: 'ray', squares: [from, to], text: `${count}` })),
    ...longest(layout, rays.length ? ways.filter(({ kind }) => kind !== 'line') : ways),
    ...lanes(layout, moves),
    ...unique(moves.flatMap((move) => signs(layout, pieces, move, words))),
    ...threats.map((square) => ({ kind: 'cross', square, label: words.couldCapture })),
  ];
}

/** Signs as they are while a game is played: where a man may go, and whether it captures there. */
const PLAIN = { circle: 'dot', diamond: 'dot', corners: 'ring' };

const WAYS = ['arc', 'bend', 'path', 'lane', 'ray'];

/**
 * The hints while a game is played, by the squares of the men whose ways are not plain to see: the others do with dots and rings.
 * @param layout from createLayout
 * @param pieces the pieces by square
 * @param moves the legal moves of all pieces
 * @param {Map<string, Ray[]>} rays of the pieces, by square
 * @param words as hintsOf has them
 * @returns {Map<string, import('../board/board-types.js').Hint[]>}
 */
export function playHintsOf(layout, pieces, moves, rays, words) {
  const men = [...new Set(moves.map(({ from }) => from))];
  const entries = men.map((from) => {
    const own = moves.filter((move) => move.from === from);
    const hints = hintsOf(layout, pieces, own, words, { rays: rays.get(from) }).filter(
      ({ kind }) => kind !== 'line',
    );
    return [from, hints.map((hint) => ({ ...hint, kind: PLAIN[hint.kind] ?? hint.kind }))];
  });
  return new Map(entries.filter(([, hints]) => hints.some(({ kind }) => WAYS.includes(kind))));
}

/** Without repetition: the four promotions of a pawn are one sign. */
function unique(hints) {
  return [...new Map(hints.map((hint) => [`${hint.kind} ${hint.square}`, hint])).values()];
}

/** From one square to another: `[across, up]`. */
function offset(layout, from, to) {
  const [start, end] = [layout.place(from), layout.place(to)];
  return [end.file - start.file, end.rank - start.rank];
}

/** Whether a piece gets there by a leap: along no file, rank or diagonal. */
function isLeap(layout, { from, to, kind }) {
  const [across, up] = offset(layout, from, to).map(Math.abs);
  return kind === 'jump' || (across !== 0 && up !== 0 && across !== up);
}

/** Whether a way turns: the steps do not all go the same way. */
function isBent(layout, squares) {
  const steps = squares.slice(1).map((square, index) => offset(layout, squares[index], square));
  const [[across, up]] = steps;
  return steps.some(
    (step) => step[0] * up !== step[1] * across || step[0] * across + step[1] * up < 0,
  );
}

/** The way of a move, in a list; none where there is nothing to draw. */
function way(layout, { from, to, kind, path }) {
  const squares = [from, ...path, to];
  if (kind === 'levitation' || kind === 'jump') return [{ kind: 'arc', squares }];
  if (kind === 'flight') return [{ kind: 'path', squares }];
  if (kind === 'slide' && isBent(layout, squares)) return [{ kind: 'bend', squares }];
  if (kind === 'slide' || kind === 'double') return [{ kind: 'line', squares: [from, to] }];
  return [];
}

/** Of all lines in one direction only the longest; other ways stay. */
function longest(layout, ways) {
  const byDirection = new Map();
  for (const line of ways.filter(({ kind }) => kind === 'line')) {
    const [across, up] = offset(layout, ...line.squares);
    const length = Math.max(Math.abs(across), Math.abs(up));
    const key = `${Math.sign(across)} ${Math.sign(up)}`;
    if (length > (byDirection.get(key)?.length ?? 0)) byDirection.set(key, { length, line });
  }
  const lines = [...byDirection.values()].map(({ line }) => line);
  return [...lines, ...ways.filter(({ kind }) => kind !== 'line')];
}

/** The ways of castling, one a side: the farthest holds the others. */
function lanes(layout, moves) {
  const castlings = moves.filter(({ kind }) => kind === 'castle');
  const across = (move) => offset(layout, move.from, move.to)[0];
  return [-1, 1].flatMap((side) => {
    const farthest = castlings
      .filter((move) => Math.sign(across(move)) === side)
      .sort((one, other) => Math.abs(across(other)) - Math.abs(across(one)))[0];
    return farthest ? [{ kind: 'lane', squares: [farthest.from, farthest.to] }] : [];
  });
}

/** The signs on the squares of a move. */
function signs(layout, pieces, move, words) {
  const { from, to, kind, captured } = move;
  if (kind === 'castle') {
    const distance = Math.abs(offset(layout, from, to)[0]);
    return [
      { kind: 'plate', square: to, text: String(distance), label: words.castle },
      { kind: 'frame', square: move.rook.from },
    ];
  }
  if (kind === 'headbutt')
    return [
      { kind: 'burst', square: from, label: words.mayHeadbutt },
      { kind: 'corners', square: captured[0].square, label: words.mayBeHeadbutted },
    ];
  const label = words[kind] ?? plainLabel(layout, move, pieces.has(to), words);
  return [{ kind: signKind(layout, pieces, move), square: to, label }];
}

function signKind(layout, pieces, move) {
  const occupied = pieces.has(move.to);
  if (move.piece === 'pawn' && move.captured.length) return 'corners';
  if (occupied) return 'ring';
  if (move.piece === 'pawn') return 'circle';
  return isLeap(layout, move) ? 'diamond' : 'dot';
}

function plainLabel(layout, move, occupied, words) {
  if (occupied) return words.captures;
  if (move.piece === 'pawn') return words.moves;
  return isLeap(layout, move) ? words.leaps : words.moves;
}
