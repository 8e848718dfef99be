/** What the frame says of its address, in English. Every other language has the same keys. */
export const frameTexts = {
  /** @type {(name: string, names: string) => string} */
  unknown: (name, names) => `There is no parameter “${name}”. Use ${names}.`,
  /** @type {(name: string) => string} */
  twice: (name) => `The parameter “${name}” may appear only once.`,
  /** @type {(value: string) => string} */
  origin: (value) => `origin must be an origin such as https://example.org, not “${value}”.`,
};
