/**
 * What the page says of a new game and of the opponents, in German.
 * @import { newGameTexts as Texts } from './new-game.en.js'
 */

/** @type {typeof Texts} */
export const newGameTexts = {
  newGame: {
    title: 'Neue Partie',
    game: 'Spiel',
    opponent: 'Gegner',
    computer: 'Computer',
    friend: 'Freund hier',
    link: 'Freund woanders',
    friendHint: 'Ihr zieht abwechselnd an diesem Brett.',
    linkHint: 'Mach einen Zug und schick den Link. Die Antwort kommt wieder als Link zu dir.',
    who: 'Wer gegen dich spielt',
    color: 'Du spielst',
    random: 'Zufall',
    clock: 'Bedenkzeit',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    secondsHint: 'Kommen nach jedem Zug dazu',
    start: 'Los',
    noClock: 'Ohne Uhr',
    ownClock: 'Eigene',
    time: (minutes, seconds) => (seconds ? `${minutes} Min. + ${seconds} s` : `${minutes} Min.`),
  },

  opponents: {
    level: (level) => `Stufe ${level}`,
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
