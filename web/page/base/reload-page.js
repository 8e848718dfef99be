/**
 * Fetches a file that the browser may have of an older version, and uses without asking: after this it has what the
 * server has.
 * @param {string} href
 */
export async function fetchAgain(href) {
  await fetch(href, { cache: 'reload' }).catch(() => {});
}

/**
 * Loads the page again at its present address, where its server, or the service worker, answers. Otherwise what is seen
 * stays.
 */
export async function reloadIfReachable() {
  const isReachable = await fetch(location.pathname).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.reload();
  return isReachable;
}
