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
    hint: 'Dein Freund bekommt einen Link und für jeden Zug einen neuen.',
    pace: 'Wie ihr spielt',
    byLinks: 'Per Link',
    live: 'Live',
    liveHint: 'Zwei Links verbinden eure Browser, und ihr spielt in Echtzeit.',
    notLive:
      'Dieser Browser kann sich nicht mit einem anderen verbinden. Ihr könnt nur per Link spielen.',
    notFromFile: 'Diese Seite ist eine Datei auf deinem Gerät. Ihr könnt nur per Link spielen.',
    notConnected: 'Nicht verbunden',
    connects: 'Verbinde dich, dann geht es los.',
    liveGame: 'Eine laufende Live-Partie.',
    connect: 'Verbinden …',
    reconnect: 'Neu verbinden …',
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
      'In einer Partie mit einem Freund lässt sich keine Stellung aufbauen. Fang dafür eine neue an.',
    won: (name) => `${name || 'Dein Freund'} hat gewonnen`,

    sheet: (name) => (name ? `An ${name} schicken` : 'An deinen Freund schicken'),
    invites: 'Dein Freund öffnet den Link und nimmt an. Die Einladung gilt jetzt als geschickt.',
    shows: 'Dein Freund öffnet den Link, und es geht weiter. Der Link gilt jetzt als geschickt.',

    sendFile: 'Datei schicken …',
    saveFile: 'Datei speichern',
    asFile:
      'Diese Partie ist zu lang für einen Link. Schick sie als Datei: Dein Freund zieht sie auf die Seite oder öffnet sie unter „Deine Partien“. Sie gilt jetzt als geschickt.',
    noFile: 'Diese Datei enthält keine Partie mit einem Freund. Es wurde nichts geändert.',

    invitation: 'Einladung',
    invited: (name, game) =>
      name ? `${name} lädt dich zu „${game}“ ein.` : `Du bist zu „${game}“ eingeladen.`,
    accept: 'Annehmen',
    watch: 'Nur zuschauen',
    notNow: 'Jetzt nicht',

    own: 'Das ist dein eigener Link. Schick ihn deinem Freund.',
    movedOn: 'Dieser Link ist älter als deine Partie.',
    over: 'Diese Partie ist zu Ende.',
    foreign: 'Dieser Link gehört zu einer anderen Partie. Es wurde nichts geändert.',
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
