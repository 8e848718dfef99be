// @ts-nocheck
// Roles by their letters, as FEN, SAN and the engine write them. The engine tells them with its games.

const roleByLetter = new Map();

/** Reads what the engine tells of a role, its letter and its name (`Kking`): the role. */
export function readNamedRole(text) {
  const role = text.slice(1);
  roleByLetter.set(text[0], role);
  return role;
}

/** The role of a letter of either case; undefined when there is none. */
export const roleOf = (letter) => roleByLetter.get(letter.toUpperCase());

/** The role that a word (`queen`) or a letter (`q`, `Q`) means; undefined when there is none. */
export function readRole(text) {
  if (text.length === 1) return roleOf(text);
  return [...roleByLetter.values()].find((role) => role === text);
}
