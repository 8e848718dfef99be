/** The signs that annotate a move (PGN, section 8.2.4), with what they mean. */
import { texts } from '../texts.js';

/** Those that the reader may put on a move, by NAG, in the order of their buttons. */
export const JUDGEMENTS = Object.freeze([
  { nag: 1, sign: '!' },
  { nag: 2, sign: '?' },
  { nag: 3, sign: '!!' },
  { nag: 4, sign: '??' },
  { nag: 5, sign: '!?' },
  { nag: 6, sign: '?!' },
]);

const OTHERS = [
  { nag: 7, sign: '□' },
  { nag: 10, sign: '=' },
  { nag: 13, sign: '∞' },
  { nag: 14, sign: '⩲' },
  { nag: 15, sign: '⩱' },
  { nag: 16, sign: '±' },
  { nag: 17, sign: '∓' },
  { nag: 18, sign: '+−' },
  { nag: 19, sign: '−+' },
  { nag: 146, sign: 'N' },
];

const BY_NAG = new Map([...JUDGEMENTS, ...OTHERS].map((entry) => [entry.nag, entry]));

/** `{ sign, name }` of a NAG; one that is rare keeps its number. */
export function describeNag(nag) {
  const { sign = ` $${nag}` } = BY_NAG.get(nag) ?? {};
  return { sign, name: texts.study.nags[nag] ?? texts.study.otherNag(nag) };
}
