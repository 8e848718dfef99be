// Loads nets, which evaluate the positions of a game. A search takes the package's own by
// itself. engine/nets has the files, and engine/search/net/net.hpp says what is in them.

/** @import { FileSource } from './file-source.js' */

import { variantIds } from '../variants/generated/ids.js';
import { quotable } from './arguments.js';
import { VariantError } from './errors.js';
import { orLoadErrorOf, readSource } from './file-source.js';
import { netFiles } from './own-nets.js';
import { Because } from './platform.js';

/**
 * Those of the games that have a net in this build; a build in one file has their bytes.
 * @type {Record<string, () => FileSource | Promise<FileSource>>}
 */
const ownFiles = netFiles;

/**
 * For how long searches wait for a net, in milliseconds. It is a small file, so where it takes longer, the network is
 * bad or has swallowed the request: the player waits for a move, and a search without the net is much weaker but works.
 * A later search has the net.
 */
const fetchTime = 3000;

/**
 * @typedef {object} OwnNet
 * @property {Promise<Uint8Array<ArrayBuffer>>} file
 * @property {number} deadline until when searches wait for it, as performance.now()
 */

/** The package's own nets, which all engines share. @type {Map<string, OwnNet>} */
const fetched = new Map();

/**
 * What the `work` of a net returns; what it throws becomes a LoadError.
 * @template T @param {string} variant @param {() => Promise<T>} work
 */
const orNetError = (variant, work) => orLoadErrorOf('load-net', variant, work);

/** Whether this build has a net of a game. @param {string} variant */
export const hasOwnNet = (variant) => Object.hasOwn(ownFiles, variant);

/** Lets the next search fetch a net again. @param {string} variant */
export const forgetOwnNet = (variant) => fetched.delete(variant);

/**
 * The package's own net of a game, fetched once. A failure is forgotten, so that the next call tries again.
 * @param {string} variant one that has a net
 */
export function fetchOwnNet(variant) {
  const earlier = fetched.get(variant);
  if (earlier) return earlier;
  const file = orNetError(variant, async () => readSource(await ownFiles[variant]()));
  const net = { file, deadline: performance.now() + fetchTime };
  fetched.set(variant, net);
  file.catch(() => forgetOwnNet(variant));
  return net;
}

/** @param {string} variant */
async function readOwnNet(variant) {
  if (hasOwnNet(variant)) return fetchOwnNet(variant).file;
  if (variantIds.includes(variant))
    return orNetError(variant, () => Promise.reject(new Because('reason-net-missing')));
  throw new VariantError('variant-unknown', { variant: quotable(variant) });
}

/**
 * The file of a net, without a source the package's own.
 * @param {string} variant
 * @param {FileSource | undefined} source
 * @throws LoadError, VariantError
 */
export const readNet = (variant, source) =>
  source ? orNetError(variant, () => readSource(source)) : readOwnNet(variant);
