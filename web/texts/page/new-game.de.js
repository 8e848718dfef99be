/**
 * What the page says of a new game, of the opponents, of the end of a game and of sharing it, in German.
 * @import { newGameTexts as Texts } from './new-game.en.js'
 */
import { de as words } from '../game-texts.de.js';

const { colors } = words;

/** @type {typeof Texts} */
export const newGameTexts = {
  newGame: {
    title: 'Neue Partie',
    game: 'Spiel',
    opponent: 'Gegner',
    computer: 'Computer',
    friend: 'Freund hier',
    link: 'Freund woanders',
    friendHint: 'Ihr zieht abwechselnd an diesem Brett. Namen sind freiwillig.',
    names: { white: 'Name von Weiß', black: 'Name von Schwarz' },
    who: 'Wer gegen dich spielt',
    color: 'Du spielst',
    random: 'Zufall',
    watch: 'Zuschauen',
    clock: 'Bedenkzeit',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    secondsHint: 'Kommen nach jedem Zug dazu',
    start: 'Los',
    noClock: 'Ohne Uhr',
    fromHere: 'Ab hier spielen',
    from: (game) => `${game} ab dieser Stellung.`,
    stays: (game) => `Deine laufende Partie (${game}) bleibt unter „Deine Partien“.`,
    isOver: 'In dieser Stellung ist die Partie zu Ende.',
    notFromHere: (fault) => `Hier kann keine Partie beginnen: ${fault}`,
    ownClock: 'Eigene',
    time: (minutes, seconds) => (seconds ? `${minutes} Min. + ${seconds} s` : `${minutes} Min.`),
  },

  result: {
    youWon: 'Du hast gewonnen',
    won: (name) => `${name} hat gewonnen`,
    colorWon: (color) => `${colors[color]} hat gewonnen`,
    draw: 'Remis',
    harder: (name, about) => `Als Nächstes: ${name}. ${about}`,
    easier: (name) => `Zweimal verloren. ${name} ist leichter zu schlagen.`,
    best: 'Stärker spielt hier niemand.',
    learn: 'Die Durchsicht zeigt, wo die Partie gekippt ist.',
    play: (name) => `Gegen ${name} spielen`,
    review: 'Durchsicht',
    close: 'Ergebnis ausblenden',
    show: 'Ergebnis zeigen',
  },

  share: {
    title: 'Teilen',
    what: 'Was du teilst',
    game: 'Partie',
    position: 'Stellung',
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    isCopied: 'Link kopiert.',
    notCopied: 'Kopieren ging nicht. Der Link ist markiert: drücke Strg+C.',
    send: 'Senden …',
    pgn: 'PGN sichern',
    code: 'QR-Code des Links',
    scan: 'Scanne ihn mit der Kamera eines Handys.',
    tooLong: 'Diese Partie ist zu lang für einen QR-Code. Im Link steht sie ganz.',
    begins: 'Wer den Link öffnet, beginnt mit Weiß und schickt dir den neuen Link.',
    turns: 'Wer den Link öffnet, macht einen Zug und schickt dir den neuen Link.',
    fromFile:
      'Diese Seite ist eine Datei auf deinem Gerät. Der Link geht nur dort, wo die Datei ist.',
    notLoaded: (fault) => `Das Teilen konnte nicht geladen werden: ${fault}`,
  },

  pictures: {
    animated: 'Animiertes Bild',
    still: 'Bild vom Ende',
    making: 'Das Bild entsteht',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen.',
    save: 'Sichern',
    ready: (size, name) => `Das Bild ist fertig: ${name}, ${size} kB.`,
    notMade: (fault) => `Das Bild konnte nicht entstehen: ${fault}`,
    noCanvas: 'Der Browser kann nicht zeichnen.',
  },

  standing: {
    before: (rating) =>
      `Deine Wertung in diesem Spiel: ${rating}. Mit einem Tipp oder zurückgenommenen Zug zählt die Partie nicht.`,
    after: (rating, change) =>
      `Deine Wertung ist jetzt ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)}).`,
    fromHere: 'Ohne Wertung: Die Partie beginnt mit einer Stellung deiner Wahl.',
    helped: 'Ohne Wertung: Du hast einen Tipp genommen oder einen Zug zurück.',
    rungs: (beaten, all, rating) =>
      `${beaten} von ${all} Gegnern besiegt. Deine Wertung: ${rating}.`,
  },

  opponents: {
    level: (level, rating) => `Stufe ${level}, Wertung ${rating}`,
    list: [
      { name: 'Pip', about: 'Kennt gerade erst die Züge und sieht selten, was zu schlagen ist.' },
      { name: 'Momo', about: 'Schlägt gern, übersieht aber oft, was du drohst.' },
      { name: 'Juna', about: 'Sieht, was nah ist, und vergisst Figuren, die von weit her kommen.' },
      { name: 'Bruno', about: 'Passt auf seine Figuren auf. Ein Springer überrascht ihn noch.' },
      { name: 'Tilda', about: 'Denkt zwei Züge voraus und wird im Endspiel müde.' },
      { name: 'Nero', about: 'Findet kurze Kombinationen. Lange Endspiele liegen ihm nicht.' },
      { name: 'Sibyl', about: 'Rechnet drei Züge weit und übersieht kaum eine Drohung.' },
      { name: 'Rocco', about: 'Spielt solide und wartet auf deinen Fehler.' },
      { name: 'Vesna', about: 'Macht fast keine Fehler und nutzt jeden von dir.' },
      { name: 'Aurel', about: 'Der Computer mit voller Stärke. Viel Glück.' },
    ],
  },
};
