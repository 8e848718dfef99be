/**
 * What the host of the page says in `site.json`, beside the page: the servers that help two browsers to find a way
 * between two networks, as RTCConfiguration takes them. Without them, live games work in one network.
 */

const SERVER = /^(?:stuns?|turns?):[\w.:?=-]+$/;

/** Only of a page that a server sends. */
const address = () => new URL('site.json', document.baseURI);

/**
 * The servers in what a host has written; what is none is left out.
 * @param {unknown} settings
 * @returns {RTCIceServer[]}
 */
export function readIceServers(settings) {
  const { iceServers } = Object(settings);
  return (Array.isArray(iceServers) ? iceServers : []).flatMap((server) => {
    const { urls, username, credential } = Object(server);
    const known = [urls].flat().filter((url) => typeof url === 'string' && SERVER.test(url));
    if (known.length === 0) return [];
    const isSecret = typeof username === 'string' && typeof credential === 'string';
    return [{ urls: known, ...(isSecret && { username, credential }) }];
  });
}

/** @returns {Promise<RTCIceServer[]>} none where the host names none, or cannot be asked */
export async function loadIceServers() {
  try {
    const response = await fetch(address());
    return response.ok ? readIceServers(await response.json()) : [];
  } catch {
    return [];
  }
}
