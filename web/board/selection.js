// @ts-nocheck
/**
 * What pressing a square means, for pointer and keyboard alike: pick a piece up, choose where it goes, or let go.
 * @param {string | null} selected the square picked up before
 * @param {string} square the square pressed now
 * @param {Map<string, string[]>} dests where each piece may go; its own square is in the list when it may act in place
 * @returns {{ selected: string | null, chosen: { from: string, to: string } | null, refused: { from: string, to: string } | null }}
 *   refused: where the piece may not go
 */
export function press(selected, square, dests) {
  const pair = { from: selected, to: square };
  if (selected && isDest(selected, square, dests))
    return { selected: null, chosen: pair, refused: null };
  if (square !== selected && dests.has(square))
    return { selected: square, chosen: null, refused: null };
  const tried = selected !== null && square !== null && square !== selected;
  return { selected: null, chosen: null, refused: tried ? pair : null };
}

/** Whether the piece on `from` may go to `to`. */
export function isDest(from, to, dests) {
  return dests.get(from)?.includes(to) ?? false;
}
