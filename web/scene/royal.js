/** Which king counts: the one on the lower file, then on the lower rank (Two Kings, rule 1); a single king is royal. */

/**
 * @param layout from createLayout
 * @param pieces the pieces by square
 * @returns {string | undefined} the square of that color's royal king; undefined when it has none
 */
export function royalKing(layout, pieces, color) {
  const order = (square) => {
    const { file, rank } = layout.place(square);
    return file * layout.ranks + rank;
  };
  return kingsOf(pieces, color).sort((one, other) => order(one) - order(other))[0];
}

/** The royal kings of the sides that have more than one king. */
export function royalKingsInQuestion(layout, pieces) {
  return ['white', 'black']
    .filter((color) => kingsOf(pieces, color).length > 1)
    .map((color) => royalKing(layout, pieces, color));
}

function kingsOf(pieces, color) {
  return [...pieces]
    .filter(([, piece]) => piece.role === 'king' && piece.color === color)
    .map(([square]) => square);
}
