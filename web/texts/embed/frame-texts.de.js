/**
 * What the frame says of its address, in German.
 * @import { frameTexts as Texts } from './frame-texts.en.js'
 */

/** @type {typeof Texts} */
export const frameTexts = {
  unknown: (name, names) => `Einen Parameter „${name}“ gibt es nicht. Es gibt ${names}.`,
  twice: (name) => `Der Parameter „${name}“ steht zweimal da.`,
  origin: (value) => `origin ist ein Ursprung wie https://example.org, nicht „${value}“.`,
};
