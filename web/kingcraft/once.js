// Work that is done once, for all who ask for it. A failure is forgotten, so that the next call tries again.

/**
 * A function that does each work once, by its key.
 * @template T
 * @returns {(key: string, work: () => Promise<T>) => Promise<T>}
 */
export function onceEach() {
  /** @type {Map<string, Promise<T>>} */
  const begun = new Map();
  return (key, work) => {
    const earlier = begun.get(key);
    if (earlier) return earlier;
    const done = work();
    begun.set(key, done);
    done.catch(() => begun.delete(key));
    return done;
  };
}

/**
 * A function that does this work once.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {() => Promise<T>}
 */
export function once(work) {
  /** @type {ReturnType<typeof onceEach<T>>} */
  const each = onceEach();
  return () => each('', work);
}
