/** Instead of variants/generated/puzzle-files.js: the puzzles of all games are larger than the script, so they lie beside it. */
import { variantIds } from '../variants/generated/ids.js';

const script = document.currentScript;
const base = script instanceof HTMLScriptElement && script.src ? script.src : location.href;

/** @type {Record<string, () => URL>} */
export const puzzleFiles = Object.fromEntries(
  variantIds.map((id) => [`${id}.json`, () => new URL(`kingcraft-puzzles/${id}.json`, base)]),
);
