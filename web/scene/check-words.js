/**
 * What screens say of check. The package's `isCheck()` and the signs of its SAN tell of attacks on the king in every game; where capturing the
 * king wins, such an attack is no check and nothing is a mate.
 */

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
