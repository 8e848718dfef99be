/**
 * What the page says of games with a friend elsewhere, in German.
 * @import { friendTexts as Texts } from './friend.en.js'
 */
import { de as words } from '../game-texts.de.js';
import { yourDangers } from './game.de.js';

const { colors } = words;

/** @type {typeof Texts} */
export const friendTexts = {
  friend: {
    friend: 'Freund',
    yourName: 'Dein Name (wenn du magst)',
    playLinked: 'Mit einem Freund spielen',
    hint: 'Dein Freund bekommt einen Link. Jeder Zug geht mit einem neuen Link hin und her.',
    pace: 'Wie ihr spielt',
    byLinks: 'Mit Links',
    live: 'Live',
    liveHint: 'Zwei Links verbinden eure Browser, und ihr spielt gleichzeitig.',
    notLive:
      'Dieser Browser kann sich nicht mit einem anderen verbinden. Ihr könnt mit Links spielen.',
    notFromFile: 'Diese Seite ist eine Datei auf deinem Gerät. Ihr könnt mit Links spielen.',
    notConnected: 'Nicht verbunden',
    connects: 'Verbinde dich, dann geht es los.',
    liveGame: 'Eine Live-Partie, die weitergeht.',
    connect: 'Verbinden…',
    reconnect: 'Neu verbinden…',
    notConnectable: (fault) => `Diese Seite konnte sich nicht verbinden: ${fault}`,
    yourTurn: (danger) => `Du bist am Zug${danger ? yourDangers[danger] : ''}`,
    sendMove: (name) => (name ? `Schick ${name} deinen Zug` : 'Schick deinen Zug'),
    sendLink: (name) => (name ? `Schick ${name} den Link` : 'Schick deinem Freund den Link'),
    waiting: (name) => (name ? `${name} ist am Zug` : 'Dein Freund ist am Zug'),
    begin: 'Zieh und schick dann den Link. Oder schick ihn gleich.',
    friendBegins: (color) => `Dein Freund beginnt mit ${colors[color]}.`,
    mayTakeBack: 'Bevor du ihn schickst, kannst du ihn noch zurücknehmen.',
    answerComes: 'Die Antwort kommt als Link. Öffne ihn in diesem Browser.',
    offers: (name) => `${name || 'Dein Freund'} bietet dir Remis an.`,
    youOffer: 'Du bietest Remis an.',
    offered: 'Du bietest Remis an. Schick den Link.',
    sendEnd: 'Schick den Link, damit dein Freund das Ergebnis sieht.',
    again: 'Link noch einmal zeigen',
    acceptDraw: 'Remis annehmen',
    offerQuestion: (name) => (name ? `${name} Remis anbieten?` : 'Deinem Freund Remis anbieten?'),
    watching: 'Du schaust zu.',
    noSetUp:
      'Eine Partie mit einem Freund behält ihren Anfang. Für eine andere Stellung fang eine neue an.',
    won: (name) => `${name || 'Dein Freund'} hat gewonnen`,

    sheet: (name) => (name ? `An ${name} schicken` : 'An deinen Freund schicken'),
    invites: 'Dein Freund öffnet den Link und nimmt an. Was hier steht, gilt als geschickt.',
    shows: 'Dein Freund öffnet den Link, und es geht weiter. Was hier steht, gilt als geschickt.',

    sendFile: 'Datei schicken …',
    saveFile: 'Datei speichern',
    asFile:
      'Diese Partie ist zu lang für einen Link. Schick sie als Datei: Dein Freund zieht sie auf die Seite oder öffnet sie unter „Deine Partien“. Sie gilt jetzt als geschickt.',
    noFile: 'In dieser Datei ist keine Partie eines Freundes. Es hat sich nichts geändert.',

    invitation: 'Einladung',
    invited: (name, game) =>
      name ? `${name} lädt dich zu „${game}“ ein.` : `Du bist zu „${game}“ eingeladen.`,
    accept: 'Annehmen',
    watch: 'Nur zuschauen',
    notNow: 'Jetzt nicht',

    own: 'Der Link ist von dir: Schick ihn deinem Freund.',
    movedOn: 'Du bist schon weiter.',
    over: 'Diese Partie ist zu Ende.',
    foreign: 'Dieser Link passt nicht zu deiner Partie. Es hat sich nichts geändert.',
    faults: {
      newer:
        'Dieser Link stammt aus einer neueren Version von Kingcraft. Lade die Seite neu und öffne ihn noch einmal.',
      'unknown-game': 'Das Spiel dieses Links gibt es hier nicht.',
      damaged: 'Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.',
    },
    elsewhere:
      'Diese Partie ist in einem anderen Tab offen. Spiel dort weiter, der Link ist schon da.',

    differs: 'Im Link stehen andere Züge',
    differsFrom: (number) => `Ab Zug ${number} weicht der Link von deiner Partie ab.`,
    mine: 'Deine Partie',
    theirs: 'Der Link',
    chooseMine: 'Meine behalten',
    chooseTheirs: 'Link übernehmen',

    turns: (count, number) =>
      count === 1 ? 'In 1 Partie bist du am Zug' : `In ${number} Partien bist du am Zug`,
    watched: (white, black) => `${white} gegen ${black}`,
  },
};
