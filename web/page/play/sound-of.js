// @ts-nocheck
/** Which sound a move makes. */

const levelOf = (square) => square.split('^').length;

/**
 * @param move of the package
 * @param {{ danger: 'check' | 'attack' | null, over: boolean }} after what it led to; `danger` as dangerOf says it
 * @returns {'move' | 'capture' | 'check' | 'takeoff' | 'landing' | 'end'}
 */
export function soundOf({ from, to, captured }, { danger, over }) {
  if (over) return 'end';
  if (danger === 'check') return 'check';
  if (captured.length > 0) return 'capture';
  const climb = levelOf(to) - levelOf(from);
  if (climb > 0) return 'takeoff';
  return climb < 0 ? 'landing' : 'move';
}
