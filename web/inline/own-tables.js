// Takes the place of kingcraft/own-tables.js: a page that is one file does without.

export const tableUrls = null;
