// The limits of scripts/checks/check-prose.mjs, and the phrases that it refuses.

/** The words that a sentence may have; numbers and code are none. */
export const SENTENCE_WORDS = 30;

/** The words that the pages of a folder may have in all, as `wc -w` counts them. @type {Record<string, number>} */
export const folderWords = { docs: 15_000, 'docs/notes': 12_000 };

/** The pages whose sentences are checked. */
export const checkedPages = ['*.md', 'docs/**/*.md'];

/** Phrases that read as translated, and what to write instead. @type {{ phrase: RegExp, instead: string }[]} */
export const refusedPhrases = [
  { phrase: /^What [^?]*\.$/, instead: 'a subject that acts' },
  { phrase: /\bwhich\b[^,;:]*\bwhich\b/, instead: 'two sentences' },
  { phrase: /\bof which\b/i, instead: 'whose, or two sentences' },
  { phrase: /\bthere (?:is|are|was|were) none\b/i, instead: 'no … yet' },
  { phrase: /\bits like\b/i, instead: 'similar' },
  { phrase: /\bby chance\b/i, instead: 'random, or may' },
  { phrase: /\bcomes? to\b/, instead: 'is, or results in' },
  { phrase: /\bas wasm\b/i, instead: 'in WebAssembly' },
  { phrase: /\b(?:a|the) \w+['’]s own\b/, instead: 'its, or of the …' },
  { phrase: /\bnobody needs\b/, instead: 'unused' },
  { phrase: /\bfrom [\d.]+ on\b/i, instead: 'as of, or +' },
  { phrase: /\bso[.;]$/, instead: 'this way' },
  // Passive voice where the one who acts is known.
  {
    phrase:
      /\b(?:is|are|was|were|be|been|being) (?:\w+ly )?(?!followed)(?:\w+e[dn]|\w+wn|built|found|held|made|read|run|sent) by (?!default|hand|\w+ing\b)/,
    instead: 'who acts first',
  },
  {
    phrase: /\b(?:[Ii]t|[Tt]h(?:ey|ese|is)) (?:can|may|must|should) be \w+(?:e[dn]|wn|t)\b/,
    instead: 'you can, or who acts',
  },
];
