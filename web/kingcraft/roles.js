// Roles by their letters, as FEN, SAN and the engine write them.

const roleByLetter = new Map([
  ['K', 'king'],
  ['Q', 'queen'],
  ['R', 'rook'],
  ['B', 'bishop'],
  ['N', 'knight'],
  ['P', 'pawn'],
  ['C', 'chancellor'],
  ['J', 'jester'],
]);

/** The role of a letter of either case; undefined when there is none. */
export const roleOf = (letter) => roleByLetter.get(letter.toUpperCase());

/** The role that a word (`queen`) or a letter (`q`, `Q`) means; undefined when there is none. */
export function readRole(text) {
  if (text.length === 1) return roleOf(text);
  return [...roleByLetter.values()].find((role) => role === text);
}
