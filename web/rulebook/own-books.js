// The package's own rulebooks. The builds that are one file have another module in place of this one.

/**
 * What stands in a file of this folder.
 * @param {string} path `tax.json`, or `de/tax.json` for its words in another language
 * @param {(status: number) => string} faultOf what is said of an answer without it
 */
export async function readBook(path, faultOf) {
  const response = await fetch(new URL(`./${path}`, import.meta.url));
  if (!response.ok) throw new Error(faultOf(response.status));
  return response.json();
}
