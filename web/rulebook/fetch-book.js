/**
 * What stands in a file of the rulebooks. Throws when it cannot be fetched.
 * @param {URL} url
 * @param {(status: number) => string} faultOf what is said of an answer without it
 */
export async function fetchBook(url, faultOf) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(faultOf(response.status));
  return response.json();
}
