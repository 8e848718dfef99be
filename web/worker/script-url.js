// @ts-nocheck
// The URL of a script as a page wants it that demands trusted types.

const withoutPolicy = { createScriptURL: (url) => url };

let policy;

/**
 * A page under `require-trusted-types-for 'script'` starts no worker from a plain URL: a policy has to
 * vouch that no text from outside has come into it. These URLs stand in the program, or it gives them.
 */
function createPolicy() {
  try {
    return globalThis.trustedTypes?.createPolicy('kingcraft', withoutPolicy) ?? withoutPolicy;
  } catch {
    // The page allows no policy of this name: it has a default one, or demands nothing.
    return withoutPolicy;
  }
}

/** @param {URL} url */
export function scriptUrl(url) {
  policy ??= createPolicy();
  return policy.createScriptURL(url.href);
}
