/**
 * What stands in a file of the rulebooks. Throws when it cannot be fetched.
 * @param {URL} url
 * @param {(status: number) => string} faultOf what is said of an answer without it; 0 stands for no answer
 */
export async function fetchBook(url, faultOf) {
  let status = 0;
  try {
    const response = await fetch(url);
    status = response.status;
    if (response.ok) return await response.json();
  } catch (cause) {
    throw new Error(faultOf(status), { cause });
  }
  throw new Error(faultOf(status));
}
