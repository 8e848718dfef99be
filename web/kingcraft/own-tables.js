// Where the package's own endgame tables are. The builds that are one file have another module in place of this one.

/** Variant id → the URL of its tables. Bundlers know these very words, and take the files along. */
const URLS = {
  chess: () => new URL('./tables/chess.tables', import.meta.url),
  flying: () => new URL('./tables/flying.tables', import.meta.url),
  kingscourt: () => new URL('./tables/kingscourt.tables', import.meta.url),
  levitating: () => new URL('./tables/levitating.tables', import.meta.url),
  tax: () => new URL('./tables/tax.tables', import.meta.url),
  twokings: () => new URL('./tables/twokings.tables', import.meta.url),
};

/** The URL of a game's tables; undefined where there is no such game, null where this build has none. */
export const ownTables = (variant) => (Object.hasOwn(URLS, variant) ? URLS[variant]() : undefined);
