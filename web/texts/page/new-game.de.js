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
    who: 'Du spielst gegen',
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
    stays: (game) => `Deine Partie (${game}) ist unter „Deine Partien“ gespeichert.`,
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
    easier: (name) => `Zweimal in Folge verloren. ${name} ist leichter zu schlagen.`,
    best: 'Du hast den stärksten Gegner besiegt.',
    learn: 'Die Auswertung zeigt, wo die Partie gekippt ist.',
    play: (name) => `Gegen ${name} spielen`,
    review: 'Auswertung',
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
    notCopied: 'Kopieren nicht möglich. Der Link ist markiert: Drücke Strg+C.',
    send: 'Senden …',
    pgn: 'PGN speichern',
    code: 'QR-Code des Links',
    scan: 'Scanne ihn mit der Kamera eines Handys.',
    tooLong: 'Diese Partie ist zu lang für einen QR-Code. Schick stattdessen den Link.',
    begins: 'Dein Freund öffnet den Link, beginnt mit Weiß und schickt dir einen neuen Link.',
    turns: 'Dein Freund öffnet den Link, zieht und schickt dir einen neuen Link.',
    fromFile: 'Diese Seite ist eine Datei auf deinem Gerät. Der Link funktioniert nur dort.',
    notLoaded: (fault) => `Das Teilen konnte nicht geladen werden: ${fault}`,
  },

  pictures: {
    animated: 'Animiertes Bild',
    still: 'Standbild',
    making: 'Das Bild wird erstellt',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen.',
    save: 'Speichern',
    ready: (size, name) => `Das Bild ist fertig: ${name}, ${size} kB.`,
    notMade: (fault) => `Das Bild konnte nicht erstellt werden: ${fault}`,
    noCanvas: 'Dieser Browser kann keine Bilder zeichnen.',
  },

  standing: {
    before: (rating) =>
      `Deine Wertung in diesem Spiel: ${rating}. Mit einem Tipp oder nach „Rückgängig“ zählt die Partie nicht.`,
    after: (rating, change) =>
      `Deine Wertung ist jetzt ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)}).`,
    fromHere: 'Ohne Wertung: Du hast die Anfangsstellung gewählt.',
    helped: 'Ohne Wertung: Du hast einen Tipp genutzt oder einen Zug zurückgenommen.',
    rungs: (beaten, all, rating) =>
      `${beaten} von ${all} Gegnern besiegt. Deine Wertung: ${rating}.`,
  },

  opponents: {
    level: (level, rating) => `Stufe ${level}, Wertung ${rating}`,
    list: [
      { name: 'Pip', about: 'Kennt gerade erst die Züge und sieht selten, was zu schlagen ist.' },
      { name: 'Momo', about: 'Schlägt gern, übersieht aber oft deine Drohungen.' },
      { name: 'Juna', about: 'Sieht, was nah ist, vergisst aber weit entfernte Figuren.' },
      { name: 'Bruno', about: 'Passt auf seine Figuren auf. Ein Springer überrascht ihn noch.' },
      { name: 'Tilda', about: 'Denkt zwei Züge voraus, wird aber im Endspiel müde.' },
      { name: 'Nero', about: 'Findet kurze Kombinationen. Lange Endspiele liegen ihm nicht.' },
      { name: 'Sibyl', about: 'Rechnet drei Züge weit und übersieht kaum eine Drohung.' },
      { name: 'Rocco', about: 'Spielt solide und wartet auf deinen Fehler.' },
      { name: 'Vesna', about: 'Macht selten Fehler und bestraft jeden von deinen.' },
      { name: 'Aurel', about: 'Der Computer mit voller Stärke. Viel Glück.' },
    ],
  },
};
