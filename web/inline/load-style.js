// Takes the place of page/load-style.js: all styles are there from the start.

export const loadStyle = async () => {};
