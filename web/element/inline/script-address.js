/** The address of a script that contains the whole build. */

/** An address in a line of a stack: each engine has line and column after it. */
const ADDRESS = /(?<![a-z\d+.:-])((?:blob:)?[a-z][a-z\d+.-]*:\/\/\S+?):\d+(?::\d+)?\)?$/m;

/**
 * The first address in the stack of an error.
 * @param {string} stack
 */
export function addressIn(stack) {
  return ADDRESS.exec(stack)?.[1] ?? null;
}

/**
 * The address of the script that runs now, be it a tag, a module or what a program imports; null for one that lies
 * nowhere, as a blob.
 *
 * The getter says which tag it is of: an element of the page with the name `currentScript` hides the property. A module
 * has no tag, and `import.meta` would be a fault of syntax in a script that is none, so the stack of an error says
 * where it is.
 * @returns {string | null}
 */
export function scriptAddress() {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  const tag = getter?.call(document);
  const hasSource = tag instanceof HTMLScriptElement && tag.src !== '';
  const address = hasSource ? tag.src : addressIn(new Error().stack ?? '');
  return address && /^(blob|data):/.test(address) ? null : address;
}
