/** Stands in for modules that a page in one file does without: nothing can be loaded or stored beside that file. */

/** Instead of page/load-style.js: the file has all styles. */
export const loadStyle = async () => {};

/** Instead of page/library/register-service-worker.js. */
export const registerServiceWorker = () => {};

/** Instead of kingcraft/own-tables.js: the file has no endgame tables. */
export const tableUrls = null;
