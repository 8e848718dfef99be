// Which branches of C++ tests took, from the text that `llvm-cov show --show-branches=count` prints.

import path from 'node:path';

/**
 * The JSON of llvm-cov does not say which conditions are constants, the text does. A template has a branch for each
 * game: a direction is taken if one game takes it. So are the parts of a header that a program has by two paths.
 * @param {Iterable<string>} lines
 * @returns {import('./coverage-report.mjs').CoveredFile[]}
 */
export function nativeBranches(lines) {
  /** @type {Map<string, { places: Map<string, [boolean, boolean]>, counted: Map<string, boolean> }>} */
  const files = new Map();
  let current = { places: new Map(), counted: new Map() };
  for (const line of lines) {
    const [, file] = /^(\/.*):$/.exec(line) ?? [];
    if (file) {
      const name = path.normalize(file);
      current = files.get(name) ?? { places: new Map(), counted: new Map() };
      files.set(name, current);
    }
    const [, number, count] = /^ *(\d+)\| *([\d.]+[kMGTPE]?)\|/.exec(line) ?? [];
    if (number) current.counted.set(number, current.counted.get(number) || count !== '0');
    const [, place, yes, no] =
      /^ *\| {2}Branch \((\d+:\d+)\): \[True: ([^,]+), False: ([^\]]+)\]/.exec(line) ?? [];
    if (place) {
      const taken = current.places.get(place) ?? [false, false];
      current.places.set(place, [taken[0] || yes !== '0', taken[1] || no !== '0']);
    }
  }
  return [...files].map(([file, { places, counted }]) => ({
    file,
    lines: counted.size,
    run: [...counted.values()].filter(Boolean).length,
    branches: [...places].flatMap(([place, taken]) => {
      const [line, column] = place.split(':').map(Number);
      return taken.map((one, index) => ({
        line,
        column,
        direction: index === 0 ? 'true' : 'false',
        taken: one,
      }));
    }),
  }));
}
