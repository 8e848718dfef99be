/** The rule by which a game has ended, as an id of the rulebook. Resigning needs none. */

const OF_CHESS = {
  checkmate: 'chess/5.1.1',
  stalemate: 'chess/5.2.1',
  'insufficient-material': 'chess/5.2.2',
  agreement: 'chess/5.2.3',
  time: 'chess/6.9',
  'threefold-repetition': 'chess/9.2',
  'fifty-moves': 'chess/9.3',
  'fivefold-repetition': 'chess/9.6',
  'seventy-five-moves': 'chess/9.6',
};

/** Where a game has a word of its own. */
const OF_VARIANTS = {
  levitating: { 'king-captured': 'levitating/1', stalemate: 'levitating/stalemate' },
  flying: { 'insufficient-material': 'flying/insufficient-material' },
  twokings: {
    checkmate: 'twokings/3',
    'insufficient-material': 'twokings/insufficient-material',
  },
  kingscourt: { checkmate: 'kingscourt/7', 'insufficient-material': 'kingscourt/7' },
};

/** @returns {string | null} */
export function ruleOfEnd(variant, { reason }) {
  return OF_VARIANTS[variant]?.[reason] ?? OF_CHESS[reason] ?? null;
}
