// Which branches of C++ tests took, from the text that `llvm-cov show --show-branches=count` prints.

/**
 * The JSON of llvm-cov does not say which conditions are constants, the text does. A template has a branch for each
 * game: a direction is taken if one game takes it.
 * @param {Iterable<string>} lines
 * @returns {import('./coverage-report.mjs').CoveredFile[]} with the paths that the compiler was given
 */
export function nativeBranches(lines) {
  /** @type {Map<string, { places: Map<string, [boolean, boolean]>, lines: number, run: number }>} */
  const files = new Map();
  let current = { places: new Map(), lines: 0, run: 0 };
  for (const line of lines) {
    const [, file] = /^(\/.*):$/.exec(line) ?? [];
    if (file) {
      current = { places: new Map(), lines: 0, run: 0 };
      files.set(file, current);
    }
    const [, count] = /^ *\d+\| *([\d.]+[kMGTPE]?)\|/.exec(line) ?? [];
    if (count) {
      current.lines += 1;
      if (count !== '0') current.run += 1;
    }
    const [, place, yes, no] =
      /^ *\| {2}Branch \((\d+:\d+)\): \[True: ([^,]+), False: ([^\]]+)\]/.exec(line) ?? [];
    if (place) {
      const taken = current.places.get(place) ?? [false, false];
      current.places.set(place, [taken[0] || yes !== '0', taken[1] || no !== '0']);
    }
  }
  return [...files].map(([file, { places, ...counts }]) => ({
    file,
    ...counts,
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
