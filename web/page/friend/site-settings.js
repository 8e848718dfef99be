/**
 * The settings of the host in `site.json`, beside the page: the servers that help two browsers to find a way
 * between two networks, as RTCConfiguration takes them. Without them, live games work in one network.
 */

/** The address of a server: its kind, host, port and protocol. A browser refuses all servers for one wrong address. */
const SERVER = /^(stun|turn)s?:[\w.-]+(?::(\d{1,5}))?(\?transport=(?:udp|tcp))?$/;
const LAST_PORT = 65_535;
/** A name or password for a server has at most so many characters. */
const LONGEST_SECRET = 509;
/** So many servers, and addresses of each, are used at most: each one delays the link. */
const MOST = 8;

/** Only of a page that a server sends. */
const address = () => new URL('site.json', document.baseURI);

/**
 * The servers in what a host has written; what is none is left out.
 * @param {unknown} settings
 * @returns {RTCIceServer[]}
 */
export function readIceServers(settings) {
  const { iceServers } = Object(settings);
  const servers = (Array.isArray(iceServers) ? iceServers : []).flatMap((server) => {
    const { urls, username, credential } = Object(server);
    const hasSecret = isFilled(username) && isFilled(credential);
    const known = [urls].flat().filter((url) => isServer(url, hasSecret));
    if (known.length === 0) return [];
    return [{ urls: known.slice(0, MOST), ...(hasSecret && { username, credential }) }];
  });
  return servers.slice(0, MOST);
}

/**
 * @param {unknown} text
 * @returns {text is string}
 */
const isFilled = (text) => typeof text === 'string' && text !== '' && text.length <= LONGEST_SECRET;

/**
 * Whether a browser takes an address: a TURN server needs a secret, and only such a server a protocol.
 * @param {unknown} url
 * @param {boolean} hasSecret
 */
function isServer(url, hasSecret) {
  const found = typeof url === 'string' && SERVER.exec(url);
  if (!found) return false;
  const [, kind, port = '1', protocol] = found;
  const isPort = Number(port) > 0 && Number(port) <= LAST_PORT;
  return isPort && (kind === 'turn' ? hasSecret : !protocol);
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
