// @ts-nocheck
/** What the board shows of the move that was played last: its squares, the way it took, and who moved. */

const SHAPES = { levitation: 'arc', jump: 'arc', flight: 'line', castle: 'line' };

/** The squares to tint. */
export function squaresOf(move) {
  return move.kind === 'headbutt' ? [move.from, move.captured[0].square] : [move.from, move.to];
}

/** The way to draw where it is not plain to see, or null: `{ squares, shape }`. */
export function pathOf(layout, move) {
  const squares = [move.from, ...move.path, move.to];
  const shape = SHAPES[move.kind] ?? (isBent(layout, squares) ? 'line' : null);
  return shape && { squares, shape };
}

function isBent(layout, squares) {
  const steps = squares.slice(1).map((square, index) => {
    const [here, before] = [layout.place(square), layout.place(squares[index])];
    return [here.file - before.file, here.rank - before.rank];
  });
  return steps.some(
    ([across, up]) =>
      across * steps[0][1] !== up * steps[0][0] || across * steps[0][0] + up * steps[0][1] < 0,
  );
}

/** From where to where pieces go when it is played: `{ from, to }[]`. */
export function motionsOf(move) {
  const own = move.from === move.to ? [] : [{ from: move.from, to: move.to }];
  return move.rook ? [...own, move.rook] : own;
}

/** The same when it is taken back. */
export function motionsBack(move) {
  return motionsOf(move).map(({ from, to }) => ({ from: to, to: from }));
}
