/**
 * The themes of puzzles that all games share, in German; those of a single game stand in its folder, see specialMoves.
 * @import { puzzleThemeTexts as Texts } from './puzzle-themes.en.js'
 */
import { specialMoves } from '../../variants/generated/page/special-moves.de.js';

/** @type {(moves: number) => { name: string, text: string }} */
const mateIn = (moves) => ({
  name: `Matt in ${moves}`,
  text:
    moves === 1
      ? 'Setze in einem Zug matt.'
      : `Setze in ${moves} Zügen matt, gegen jede Verteidigung.`,
});

/** @type {(moves: number) => { name: string, text: string }} */
const kingIn = (moves) => ({
  name: `König in ${moves}`,
  text:
    moves === 1
      ? 'Schlage den König in einem Zug.'
      : `Schlage den König in ${moves} Zügen, gegen jede Verteidigung.`,
});

/** @type {typeof Texts} */
export const puzzleThemeTexts = {
  puzzleThemes: {
    mateIn1: mateIn(1),
    mateIn2: mateIn(2),
    mateIn3: mateIn(3),
    mateIn4: mateIn(4),
    mateIn5: mateIn(5),
    mateIn6: mateIn(6),
    kingIn1: kingIn(1),
    kingIn2: kingIn(2),
    kingIn3: kingIn(3),
    kingIn4: kingIn(4),
    kingIn5: kingIn(5),
    kingIn6: kingIn(6),
    fork: {
      name: 'Gabel',
      text: 'Eine Figur greift zwei oder mehr Figuren zugleich an.',
    },
    pin: {
      name: 'Fesselung',
      text: 'Eine Figur kann nicht ziehen, ohne eine wertvollere hinter ihr preiszugeben.',
    },
    discoveredAttack: {
      name: 'Abzugsangriff',
      text: 'Eine Figur zieht weg und gibt den Angriff der Figur hinter ihr frei.',
    },
    promotion: {
      name: 'Umwandlung',
      text: 'Ein Bauer erreicht die letzte Reihe und wird zu einer anderen Figur.',
    },
    sacrifice: {
      name: 'Opfer',
      text: 'Du gibst Material her, um mehr zu gewinnen oder mattzusetzen.',
    },
    hangingPiece: {
      name: 'Ungedeckte Figur',
      text: 'Eine Figur steht ungedeckt.',
    },
    quietMove: {
      name: 'Stiller Zug',
      text: 'Ein Zug ohne Schlagen und ohne Schach entscheidet.',
    },
    kingHunt: {
      name: 'Königsjagd',
      text: 'Der gegnerische König wird über mehrere Felder gejagt.',
    },
    advantage: {
      name: 'Entscheidender Vorteil',
      text: 'Der Zug gewinnt die Partie, aber nicht durch sofortiges Matt.',
    },
    defence: {
      name: 'Verteidigung',
      text: 'Nur ein Zug rettet das Remis.',
    },
    endgame: {
      name: 'Endspiel',
      text: 'Nur noch wenige Figuren stehen auf dem Brett.',
    },
  },
  specialMoves,
};
