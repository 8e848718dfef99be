/**
 * The description of a page that another page needs to connect to it, in few letters: the one that WebRTC makes of a
 * connection with one data channel (SDP, RFC 8866), without its constant parts.
 *   `offer.UFRAG.PASSWORD.FINGERPRINT.CANDIDATE,CANDIDATE…`
 * A candidate is an address, a port and, where it is not of the computer's own network, a letter (RFC 8839). The name
 * that a browser gives in the place of an address, `UUID.local`, is the bytes of its UUID.
 */

const MOST_CANDIDATES = 8;

const TEXT =
  /^(offer|answer)\.([\w-]{4,256})\.([\w-]{22,256})\.([\w-]{43})\.([\w.:-]+~\d{1,5}s?(?:,[\w.:-]+~\d{1,5}s?)*)?$/;
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ ([\w.:-]+) (\d+) typ (host|srflx)/gim;
const PRIORITIES = Object.freeze({ host: 2_113_937_151, srflx: 1_677_721_855 });

/** The letters of ICE that do not occur in an address, and their replacements. */
const SIGNS = /** @type {Record<string, string>} */ ({ '+': '-', '/': '_' });
const toAddress = (/** @type {string} */ text) => text.replaceAll(/[+/]/g, (sign) => SIGNS[sign]);
const toIce = (/** @type {string} */ text) => text.replaceAll('-', '+').replaceAll('_', '/');

/**
 * @param {string} sdp
 * @param {RegExp} line
 */
const found = (sdp, line) => line.exec(sdp)?.[1] ?? '';

const HIDDEN = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/;
const PACKED_HIDDEN = /^[\w-]{22}$/;

/** @param {string} hex the digits of some bytes */
function packBytes(hex) {
  const bytes = hex.match(/../g)?.map((byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return toAddress(btoa(bytes?.join('') ?? '').replaceAll('=', ''));
}

/** @param {string} letters */
const unpackBytes = (letters) =>
  [...atob(toIce(letters))].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));

/** @param {string} address */
function packAddress(address) {
  const match = HIDDEN.exec(address);
  return match ? packBytes(match.slice(1).join('')) : address;
}

/** @param {string} packed */
function unpackAddress(packed) {
  if (!PACKED_HIDDEN.test(packed)) return packed;
  const hex = unpackBytes(packed).join('');
  const groups = [0, 8, 12, 16, 20].map((from, index, starts) =>
    hex.slice(from, starts[index + 1]),
  );
  return `${groups.join('-')}.local`;
}

/**
 * A description in few letters.
 * @param {Pick<RTCSessionDescription, 'type' | 'sdp'>} description with its candidates
 * @returns {string}
 */
export function packDescription({ type, sdp }) {
  const print = found(sdp, /^a=fingerprint:sha-256 ([\dA-F:]{95})/im);
  const fingerprint = packBytes(print.replaceAll(':', ''));
  const candidates = [...sdp.matchAll(CANDIDATE)]
    .slice(0, MOST_CANDIDATES)
    .map(
      ([, address, port, kind]) => `${packAddress(address)}~${port}${kind === 'host' ? '' : 's'}`,
    );
  const ufrag = found(sdp, /^a=ice-ufrag:(\S+)/m);
  const password = found(sdp, /^a=ice-pwd:(\S+)/m);
  const [user, secret] = [ufrag, password].map(toAddress);
  return [type, user, secret, fingerprint, candidates.join(',')].join('.');
}

/**
 * The description in such letters; null if they are none.
 * @param {string} text
 * @returns {{ type: 'offer' | 'answer', sdp: string } | null}
 */
export function unpackDescription(text) {
  const match = TEXT.exec(text);
  if (!match) return null;
  const [, type, ufrag, password, packed, list = ''] = match;
  const fingerprint = unpackBytes(packed).join(':').toUpperCase();
  const candidates = list.split(',').filter(Boolean).slice(0, MOST_CANDIDATES);
  const lines = [
    ...['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0'],
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${toIce(ufrag)}`,
    `a=ice-pwd:${toIce(password)}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    // The one who invites begins the encryption: only they know when both descriptions have arrived, and a browser that
    // begins without an answer gives up after some minutes (DTLS, RFC 8842).
    `a=setup:${type === 'offer' ? 'active' : 'passive'}`,
    ...['a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144', ''],
  ];
  return { type: type === 'offer' ? 'offer' : 'answer', sdp: lines.join('\r\n') };
}

/**
 * @param {string} text
 * @param {number} index
 */
function candidateLine(text, index) {
  const [address, end] = text.split('~');
  const kind = end.endsWith('s') ? 'srflx' : 'host';
  const related = kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
  const priority = PRIORITIES[kind] - index;
  return `a=candidate:${index + 1} 1 udp ${priority} ${unpackAddress(address)} ${Number.parseInt(end, 10)} typ ${kind}${related}`;
}
