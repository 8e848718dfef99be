// @ts-nocheck
/** What the frame itself says, by language; the rest is said by the board. */

export const TEXTS = {
  en: {
    unknown: (name, names) => `There is no parameter “${name}”. There are ${names}.`,
    twice: (name) => `The parameter “${name}” is given twice.`,
    origin: (value) => `origin is an origin such as https://example.org, not “${value}”.`,
  },
  de: {
    unknown: (name, names) => `Einen Parameter „${name}“ gibt es nicht. Es gibt ${names}.`,
    twice: (name) => `Der Parameter „${name}“ steht zweimal da.`,
    origin: (value) => `origin ist ein Ursprung wie https://example.org, nicht „${value}“.`,
  },
};

/** The texts of a language, English where there are none in it. */
export function textsIn(tag) {
  const code = tag.split('-')[0].toLowerCase();
  return Object.hasOwn(TEXTS, code) ? TEXTS[code] : TEXTS.en;
}
