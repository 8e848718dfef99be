// Finds the sections of the documentation that have some words.

/**
 * A section: its address from the folder of the documentation, its heading, the title of its page and its text.
 * @typedef {[address: string, heading: string, page: string, text: string]} Section
 */

/** @typedef {{ address: string, heading: string, page: string, before: string, word: string, after: string }} Found */

const LIMIT = 12;
/** Guides come before measurements and references. @type {[RegExp, number][]} */
const BOOSTS = [
  [/^notes\//, 0.5],
  [/^(reference\/|decisions\/|changelog)/, 0.25],
];
/** How many letters of a text are shown on each side of what was found. */
const AROUND = 70;

/**
 * The words that a word is found by: `loadPgn` also by `pgn`.
 * @param {string} word
 */
const termsOf = (word) => {
  const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
  return [...new Set([word, ...parts])].map((one) => one.toLowerCase());
};

/**
 * The part of a text around a word that was found in it.
 * @param {string} text
 * @param {string[]} words
 */
function excerpt(text, words) {
  const lower = text.toLowerCase();
  const places = words.map((word) => ({ word, at: lower.indexOf(word) }));
  const { word, at } = places.find((place) => place.at >= 0) ?? { word: '', at: 0 };
  // Whole words.
  const from = at > AROUND ? text.indexOf(' ', at - AROUND) + 1 : 0;
  const last = text.lastIndexOf(' ', at + word.length + AROUND);
  const to = at + word.length + AROUND < text.length && last > at ? last : text.length;
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    word: text.slice(at, at + word.length),
    after: text.slice(at + word.length, to) + (to < text.length ? ' …' : ''),
  };
}

/**
 * Makes the index.
 * @param {any} MiniSearch the library
 * @param {Section[]} sections
 * @returns {Promise<(query: string) => { count: number, best: Found[] }>} how many there are, and the best, the first
 *   one of them first
 */
export async function createIndex(MiniSearch, sections) {
  const index = new MiniSearch({
    fields: ['heading', 'page', 'text'],
    processTerm: termsOf,
    searchOptions: {
      boostDocument: (/** @type {number} */ id) =>
        BOOSTS.find(([addresses]) => addresses.test(sections[id][0]))?.[1] ?? 1,
      boost: { heading: 4, page: 2 },
      combineWith: 'AND',
      fuzzy: (/** @type {string} */ term) => (term.length > 4 ? 0.2 : false),
      prefix: true,
      processTerm: (/** @type {string} */ term) => term.toLowerCase(),
    },
  });
  const records = sections.map(([, heading, page, text], id) => ({ id, heading, page, text }));
  // In steps, so that the page answers meanwhile.
  await index.addAllAsync(records, { chunkSize: 50 });
  return (query) => {
    const all = index.search(query);
    const best = all
      .slice(0, LIMIT)
      .map((/** @type {{ id: number, terms: string[] }} */ { id, terms }) => {
        const [address, heading, page, text] = sections[id];
        return { address, heading, page, ...excerpt(text, terms) };
      });
    return { count: all.length, best };
  };
}
