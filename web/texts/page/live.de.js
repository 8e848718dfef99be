/**
 * What the page says of games that are played live with a friend elsewhere, in German.
 * @import { liveTexts as Texts } from './live.en.js'
 */

/** @type {typeof Texts} */
export const liveTexts = {
  asks: {
    draw: (name) => `${name || 'Dein Freund'} bietet dir Remis an.`,
    'take-back': (name) => `${name || 'Dein Freund'} möchte den letzten Zug zurücknehmen.`,
    rematch: (name) => `${name || 'Dein Freund'} möchte eine Revanche.`,
  },
  asked: {
    draw: 'Du bietest Remis an.',
    'take-back': 'Du möchtest deinen Zug zurücknehmen.',
    rematch: 'Du möchtest eine Revanche.',
  },
  accept: 'Annehmen',
  decline: 'Ablehnen',

  invite: (name) => (name ? `Mit ${name} verbinden` : 'Mit deinem Freund verbinden'),
  invites: (name) =>
    `1. ${name || 'Dein Freund'} scannt den Code oder öffnet den Link und bekommt eine Antwort für dich.`,
  takes: '2. Scanne die Antwort, öffne sie in einem Tab dieses Browsers oder füge sie hier ein:',
  renew: 'Neuer Link',
  reply: 'Antwort',
  wrongReply: 'Das ist keine Antwort auf diesen Link.',
  replyTo: (name) => (name ? `Antwort an ${name} schicken` : 'Antwort an deinen Freund schicken'),
  replies: (name) =>
    `Es geht los, sobald ${name || 'dein Freund'} den Code scannt oder den Link öffnet. Lass diese Seite offen.`,
  inOneNetwork: 'Beide Geräte müssen im selben Netz sein. Jedes sieht die Netzadresse des anderen.',
  withServers: (servers) =>
    `Um zwei Netze zu verbinden, fragt diese Seite ${servers}. Jedes Gerät sieht die Netzadresse des anderen.`,

  preparing: 'Der Link wird vorbereitet …',
  waits: (name) => (name ? `Warten auf die Antwort von ${name}` : 'Warten auf die Antwort'),
  connecting: 'Verbindung wird aufgebaut …',
  notReached:
    'Die beiden Geräte haben einander nicht erreicht. Sind beide im selben Netz? Zwei Firefox-Browser warten nur fünf Sekunden aufeinander: Reicht das nicht, nimm auf einer Seite einen anderen.',
  lost: 'Verbindung verloren.',
  left: (name) => `${name || 'Dein Freund'} hat die Partie verlassen.`,
  stopped: 'Beide Uhren stehen.',
  connected: (name) => (name ? `Mit ${name} verbunden.` : 'Verbunden.'),
  lag: (milliseconds) => `Verbunden, ${milliseconds} ms`,
  ended: (fault) => `Die Verbindung wurde beendet. ${fault} Deine Partie ist gespeichert.`,
  faults: {
    shape: 'Die andere Seite hat etwas Unerwartetes geschickt.',
    flood: 'Die andere Seite hat zu viel auf einmal geschickt.',
    version: 'Die andere Seite hat eine andere Version von Kingcraft. Ladet beide Seiten neu.',
    'another-game': 'Die andere Seite spielt eine andere Partie.',
    'not-legal': 'Die andere Seite hat einen unerlaubten Zug geschickt.',
    'another-position': 'Die beiden Bretter stimmen nicht mehr überein.',
    'not-asked': 'Die andere Seite hat etwas angenommen, worum du nicht gebeten hast.',
  },

  say: 'Sagen …',
  sentences: [
    'Hallo!',
    'Viel Glück!',
    'Gut gespielt!',
    'Entschuldigung!',
    'Danke!',
    'Ich muss los.',
  ],
  said: (name, sentence) => `${name || 'Dein Freund'}: ${sentence}`,

  played: (name, move) => `${name || 'Dein Freund'} zieht ${move}.`,
  piece: (piece, rest) => `${piece} ${rest}`,
  takesPiece: ' schlägt ',
  above: ' auf der oberen Ebene',
  castles: (king) => `Rochade, König nach ${king}`,
  promotes: (move, piece) => `${move}, Umwandlung in ${piece}`,
  check: ', Schach',
  mate: ', matt',
  yourTurn: 'Du bist am Zug.',
  time: (minutes, seconds) => {
    const rest = `${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`;
    if (minutes === 0) return `${rest}.`;
    return `${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}${seconds ? ` ${seconds}` : ''}.`;
  },

  invited: (name, game) =>
    name ? `${name} lädt dich ein: ${game}, live.` : `Du bist eingeladen: ${game}, live.`,
  noClock: 'Ohne Uhren.',
  clock: (clock) => `Uhren: ${clock}.`,
  notHere:
    'Dieser Browser kann sich nicht mit einem anderen verbinden. Bitte deinen Freund, per Link zu spielen.',
  own: 'Das ist dein eigener Link. Schick ihn deinem Freund.',
  foreign: 'Dieser Link gehört zu einer anderen Partie. Es wurde nichts geändert.',
  handedOver: 'Der Tab mit deiner Partie hat die Antwort jetzt. Du kannst diesen schließen.',
  nobodyWaits:
    'Kein Tab wartet auf diese Antwort. Öffne den Tab mit deiner Partie und füge den Link dort ein, oder verbinde dich neu.',
};
