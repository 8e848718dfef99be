/** @import { Message } from '../kingcraft/index.js' */

/**
 * @param {unknown} error
 * @returns {error is Message}
 */
function isMessage(error) {
  return typeof error === 'object' && error !== null && 'key' in error && Boolean(error.key);
}

/**
 * What an error says: one of the package in the language of these texts.
 * @param {unknown} error an Error, or a Message of the package
 * @param {{ message(message: Message): string }} texts
 * @returns {string}
 */
export function errorText(error, texts) {
  if (isMessage(error)) return texts.message(error);
  return error instanceof Error ? error.message : String(error);
}
