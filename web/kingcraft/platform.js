// Where the package runs.

/** True in node, false in a page or its workers. */
export const isNode = globalThis.process?.versions?.node !== undefined;
