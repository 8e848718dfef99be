/** Instead of variants/generated/puzzle-files.js and kingcraft/own-nets.js: the files of all games are larger than the script, so they lie beside it. */
import { netFiles as netsOfPackage } from '../kingcraft/own-nets.js';
import { variantIds } from '../variants/generated/ids.js';

const script = document.currentScript;
const base = script instanceof HTMLScriptElement && script.src ? script.src : location.href;

/** @type {Record<string, () => URL>} */
export const puzzleFiles = Object.fromEntries(
  variantIds.map((id) => [`${id}.json`, () => new URL(`kingcraft-puzzles/${id}.json`, base)]),
);

/** None for a script from a disk: browsers let no page fetch files there, and report each attempt as an error. */
const gamesWithNet = base.startsWith('file:') ? [] : Object.keys(netsOfPackage);

/** @type {Record<string, () => URL>} */
export const netFiles = Object.fromEntries(
  gamesWithNet.map((id) => [id, () => new URL(`kingcraft-nets/${id}.net`, base)]),
);
