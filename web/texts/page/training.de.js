/**
 * What the page says when a player learns from the mistakes of a game, in German.
 * @import { trainingTexts as Texts } from './training.en.js'
 */
import { de as words } from '../game-texts.de.js';

const { colors } = words;

/** @type {typeof Texts} */
export const trainingTexts = {
  training: {
    title: 'Aus deinen Fehlern lernen',
    start: (count) => `Aus deinen Fehlern lernen (${count})`,
    practise: (_count, number) => `${number} Fehler üben`,
    none: 'Du hast keinen Fehler gemacht.',
    number: (number, all) => `Fehler ${number} von ${all}`,
    you: (move) => `Du hast ${move} gespielt. Finde einen besseren Zug.`,
    side: (color, move) => `${colors[color]} hat ${move} gespielt. Finde einen besseren Zug.`,
    checking: 'Die Engine prüft deinen Zug …',
    best: (san) => `${san} ist der beste Zug.`,
    good: (san, best) => `${san} ist ein guter Zug. ${best} ist etwa ebenso gut.`,
    played: (san) => `${san} ist der Zug aus der Partie. Versuch einen anderen.`,
    weak: (san) => `${san} ist nicht gut genug. Versuch es noch einmal.`,
    failed: (error) => `Die Engine ist ausgefallen: ${error} Versuch es noch einmal.`,
    hinted: (square) => `Zieh die Figur auf ${square}.`,
    answer: (san) => `Der beste Zug ist ${san}.`,
    over: (count, found, all) =>
      count === 0
        ? `Das waren alle. Du hast keinen von ${all} gefunden.`
        : `Du hast ${found} von ${all} gefunden.`,
    hint: 'Tipp',
    show: 'Lösung zeigen',
    next: 'Weiter',
    skip: 'Überspringen',
    again: 'Noch einmal',
    end: 'Zurück zur Auswertung',
  },
};
