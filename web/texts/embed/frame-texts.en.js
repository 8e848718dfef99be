/** What the frame says of its address, in English. Every other language has the same keys. */
export const frameTexts = {
  /** @type {(name: string, names: string) => string} */
  unknown: (name, names) => `There is no parameter “${name}”. There are ${names}.`,
  /** @type {(name: string) => string} */
  twice: (name) => `The parameter “${name}” is given twice.`,
  /** @type {(value: string) => string} */
  origin: (value) => `origin is an origin such as https://example.org, not “${value}”.`,
};
