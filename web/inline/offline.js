// Takes the place of page/keep/offline.js: there is nothing to keep.

export const keepOffline = () => {};
