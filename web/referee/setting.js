// How the command line sets an option of an engine.

import { UsageError } from './usage-error.js';

/**
 * @param {string} value `NAME=VALUE`
 * @returns {[string, string]} name and value
 * @throws UsageError
 */
export function readSetting(value) {
  const at = value.indexOf('=');
  if (at > 0) return [value.slice(0, at), value.slice(at + 1)];
  throw new UsageError(`--option-a and --option-b want NAME=VALUE, not '${value}'`);
}
