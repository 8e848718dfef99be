/** The signs that annotate a move (PGN, section 8.2.4), with what they mean. */

/** Those that the reader may put on a move, by NAG, in the order of their buttons. */
export const JUDGEMENTS = Object.freeze([
  { nag: 1, sign: '!', name: 'good move' },
  { nag: 2, sign: '?', name: 'mistake' },
  { nag: 3, sign: '!!', name: 'brilliant move' },
  { nag: 4, sign: '??', name: 'blunder' },
  { nag: 5, sign: '!?', name: 'interesting move' },
  { nag: 6, sign: '?!', name: 'inaccuracy' },
]);

const OTHERS = [
  { nag: 7, sign: '□', name: 'only move' },
  { nag: 10, sign: '=', name: 'equal' },
  { nag: 13, sign: '∞', name: 'unclear' },
  { nag: 14, sign: '⩲', name: 'White stands slightly better' },
  { nag: 15, sign: '⩱', name: 'Black stands slightly better' },
  { nag: 16, sign: '±', name: 'White stands better' },
  { nag: 17, sign: '∓', name: 'Black stands better' },
  { nag: 18, sign: '+−', name: 'White is winning' },
  { nag: 19, sign: '−+', name: 'Black is winning' },
  { nag: 146, sign: 'N', name: 'novelty' },
];

const BY_NAG = new Map([...JUDGEMENTS, ...OTHERS].map((entry) => [entry.nag, entry]));

/** `{ sign, name }` of a NAG; one that is rare keeps its number. */
export function describeNag(nag) {
  return BY_NAG.get(nag) ?? { sign: ` $${nag}`, name: `annotation ${nag}` };
}
