/**
 * Instead of variants/generated/puzzle-files.js and kingcraft/own-nets.js: the files of all games are larger than the
 * script, so they lie beside it.
 */
import { netFiles as netsOfPackage } from '../../kingcraft/own-nets.js';
import { Because } from '../../kingcraft/platform.js';
import { variantIds } from '../../variants/generated/ids.js';
import { scriptAddress } from './script-address.js';

const address = scriptAddress();

/** @param {string} file */
const beside = (file) => {
  if (address === null) throw new Because('reason-no-address');
  return new URL(file, address);
};

/** @type {Record<string, () => URL>} */
export const puzzleFiles = Object.fromEntries(
  variantIds.map((id) => [`${id}.json`, () => beside(`kingcraft-puzzles/${id}.json`)]),
);

/** None for a script from a disk: browsers let no page fetch files there, and report each attempt as an error. */
const gamesWithNet =
  address === null || address.startsWith('file:') ? [] : Object.keys(netsOfPackage);

/** @type {Record<string, () => URL>} */
export const netFiles = Object.fromEntries(
  gamesWithNet.map((id) => [id, () => beside(`kingcraft-nets/${id}.net`)]),
);
