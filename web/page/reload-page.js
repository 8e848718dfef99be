/** Loads the page again at its present address, where its server, or the service worker, answers. Otherwise what is seen stays. */
export async function reloadIfReachable() {
  const isReachable = await fetch(location.pathname).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.reload();
  return isReachable;
}
