/** Which sound a move makes. */

const levelOf = (square) => square.split('^').length;

/**
 * @param move of the package
 * @param {{ check: boolean, over: boolean }} after what it led to
 * @returns {'move' | 'capture' | 'check' | 'takeoff' | 'landing' | 'end'}
 */
export function soundOf({ from, to, captured }, { check, over }) {
  if (over) return 'end';
  if (check) return 'check';
  if (captured.length > 0) return 'capture';
  const climb = levelOf(to) - levelOf(from);
  if (climb > 0) return 'takeoff';
  return climb < 0 ? 'landing' : 'move';
}
