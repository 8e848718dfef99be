/**
 * What the page says on the screen of a game, in German.
 * @import { gameTexts as Texts } from './game.en.js'
 */
import { de as words } from '../game-texts.de.js';

const { colors } = words;

export const yourDangers = { check: ' und stehst im Schach', attack: ': Dein König ist bedroht' };

/** @type {typeof Texts} */
export const gameTexts = {
  game: {
    rules: 'Regeln',
    record: 'Partieverlauf',
    moves: 'Züge',
    noMoves: 'Noch keine Züge.',
    boardLabel: 'Brett',
    leaveZen: 'Zen-Modus beenden',
    shortOfTime: (color) => `${colors[color]} ist in Zeitnot.`,
    clock: (color) => `Uhr von ${colors[color]}`,
    notYourTurn: 'Du bist nicht am Zug.',
    couldNotThink: (error) => `Beim Computer gab es ein Problem: ${error}`,
    cannotBeRead: 'Diese Partie lässt sich nicht öffnen.',
  },

  tools: {
    label: 'Diese Partie',
    // Soft hyphens: on phones, nine buttons stand side by side.
    undo: 'Rück\u00ADgängig',
    redo: 'Wieder\u00ADholen',
    reviveQuestion: 'Die Partie ist zu Ende. Das Ergebnis zurücknehmen und weiterspielen?',
    revive: 'Weiterspielen',
    leaveResult: 'Ergebnis behalten',
    undoHint: 'Den letzten Zug zurücknehmen (Strg+Z)',
    redoHint: 'Den Zug wiederholen (Strg+Umschalt+Z)',
    flip: 'Drehen',
    flipHint: 'Brett drehen (F)',
    why: 'Warum?',
    hint: 'Tipp',
    hintHint: 'Zeigt die Figur, dann den Zug',
    draw: 'Remis',
    claimDraw: 'Remis fordern',
    resign: 'Auf\u00ADgeben',
    share: 'Teilen',
    shareHint: 'Diese Partie teilen',
    sound: 'Ton',
    claimQuestion: (claim) => `Remis wegen ${claim} fordern?`,
    claim: 'Fordern',
    agreeQuestion: 'Sind beide Spieler mit Remis einverstanden?',
    agree: 'Einverstanden',
    offerQuestion: 'Dem Computer Remis anbieten?',
    offer: 'Anbieten',
    resignQuestion: (color) => `Als ${colors[color]} aufgeben?`,
  },

  steps: {
    label: 'Durch die Züge gehen',
    first: 'Anfangsstellung',
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    last: 'Letzter Zug',
    firstHint: 'Anfangsstellung (Pos1)',
    previousHint: 'Voriger Zug (←)',
    nextHint: 'Nächster Zug (→)',
    lastHint: 'Letzter Zug (Ende)',
  },

  state: {
    after: (san) => `Nach ${san}`,
    yourMove: (danger) => `Du bist am Zug${danger ? yourDangers[danger] : ''}`,
    earlier: 'Du siehst eine frühere Stellung.',
    premove: (from, to) => `Vorauszug ${from}–${to} gesetzt. Tippe, um ihn aufzuheben.`,
    clocksStill: 'Die Uhren sind angehalten.',
    paused: 'Pause.',
    computerThinks: 'Der Computer denkt nach.',
    sendFirst: 'Zieh und schick den Link. Oder schick ihn gleich: Dann beginnt dein Freund.',
    sendLink: 'Schick nach jedem deiner Züge den neuen Link.',
    youPlay: (color) => `Du spielst ${colors[color]}.`,
    stop: 'Sofort ziehen',
    pause: 'Anhalten',
    pace: 'Tempo',
    slow: 'Langsam',
    medium: 'Mittel',
    fast: 'Schnell',
    continue: 'Weiter',
    latest: 'Zurück zur Partie',
    rematch: 'Revanche',
    rule: 'Die Regel',
    send: 'Senden',
    sendHint: 'Den Link verschicken',
    chooseForReason: 'Wähle eine Figur und ein Feld, um den Grund zu sehen.',
  },

  drawOffer: {
    accepts: 'Der Computer nimmt das Remis an.',
    justAsked:
      'Der Computer lehnt ab. Du hast gerade erst gefragt. Frag in ein paar Zügen noch einmal.',
    tooEarly: 'Der Computer lehnt ab. Dafür ist es noch zu früh.',
    likesIt: 'Der Computer lehnt ab. Ihm gefällt seine Stellung.',
  },

  typing: {
    label: 'Zug eintippen',
    several: (names, more) =>
      `Mehrere Züge passen: ${names}${more ? ' und weitere' : ''}. Tippe weiter.`,
  },

  rights: {
    castles: (rooks) => `darf mit ${rooks} rochieren`,
    jumps: (squares) => `darf von ${squares} springen`,
    none: 'darf nicht rochieren',
  },

  position: {
    title: 'Stellung',
    setUp: 'Aufbauen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    selected: 'Markiert: Drücke Strg+C',
  },

  link: {
    leadsNowhere: (fault) => `Dieser Link funktioniert nicht. ${fault}`,
    noGame: (name) => `Ein Spiel „${name}“ gibt es nicht.`,
    tooMany: (most) => `Er enthält mehr als ${most} Züge.`,
    atMove: (number, fault) => `Zug ${number}: ${fault}`,
    atEnd: (fault) => `Ergebnis: ${fault}`,
    noEnd: (name) => `„${name}“ ist kein Ergebnis.`,
  },
};
