// The options of kingcraft uci.

/** Those that are numbers, with their defaults and limits. */
export const NUMBERS = {
  hash: { name: 'Hash', usual: 16, least: 1, most: 4095 },
  overhead: { name: 'Move Overhead', usual: 30, least: 0, most: 5000 },
  multipv: { name: 'MultiPV', usual: 1, least: 1, most: 256 },
  level: { name: 'Skill Level', usual: 10, least: 1, most: 10 },
  threads: { name: 'Threads', usual: 1, least: 1, most: 256 },
};

/** @typedef {keyof typeof NUMBERS} NumberName */

export const numberNames = /** @type {NumberName[]} */ (Object.keys(NUMBERS));

/** All options: their names, and what `uci` says of their values. @param {readonly string[]} variants their ids */
export const optionsOf = (variants) => [
  { name: 'UCI_Variant', type: `combo default ${variants[0]} var ${variants.join(' var ')}` },
  ...Object.values(NUMBERS).map(({ name, usual, least, most }) => ({
    name,
    type: `spin default ${usual} min ${least} max ${most}`,
  })),
  { name: 'Clear Hash', type: 'button' },
  { name: 'Ponder', type: 'check default false' },
];
