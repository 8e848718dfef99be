/**
 * What the frame says of its address, in German.
 * @import { frameTexts as Texts } from './frame-texts.en.js'
 */

/** @type {typeof Texts} */
export const frameTexts = {
  unknown: (name, names) => `Einen Parameter „${name}“ gibt es nicht. Möglich sind ${names}.`,
  twice: (name) => `Der Parameter „${name}“ darf nur einmal vorkommen.`,
  origin: (value) => `origin muss ein Ursprung wie https://example.org sein, nicht „${value}“.`,
};
