// Where the package's own endgame tables are. The builds that are one file have another module in place of this one.

/** The URL of a game's tables; null where there are none. */
export const ownTables = (variant) => new URL(`./tables/${variant}.tables`, import.meta.url);
