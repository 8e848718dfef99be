/** Replaces modules that a page of one file does not need: it can neither load nor store anything beside that file. */

/** Instead of page/load-style.js: the file has all styles. */
export const loadStyle = async () => {};

/** Instead of page/library/register-service-worker.js. */
export const registerServiceWorker = () => {};

/** Instead of kingcraft/own-tables.js: the file has no endgame tables. */
export const tableUrls = null;
