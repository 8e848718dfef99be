/**
 * What the page says on which an author makes the lines for a board, in German.
 * @import { en } from './embed-texts.en.js'
 */
import { games } from '../../variants/generated/games.de.js';

/** @type {typeof en} */
export const de = {
  language: 'de',
  games,
  title: 'Ein Brett auf deiner Seite',
  lead: 'Wähle ein Brett und kopiere seinen Code.',
  documentation: 'Die Dokumentation',
  compares: '(englisch) vergleicht die drei Arten. Zum Spielen ohne Netz gibt es',
  file: 'ganz Kingcraft in einer Datei',
  format: 'Wie du es einbindest',
  script: 'Ein Skript',
  frame: 'Ein iframe',
  module: 'Das npm-Paket',
  game: 'Spiel',
  position: 'Stellung (FEN)',
  start: 'Grundstellung',
  moves: 'Züge',
  puzzle: 'Aufgabe',
  noPuzzle: (example) => `keine; ${example} ist eine`,
  play: 'Der Leser spielt',
  both: 'beide Farben',
  white: 'Weiß',
  black: 'Schwarz',
  nothing: 'nichts',
  computer: 'Computer',
  absent: 'spielt nicht mit',
  orientation: 'Unten',
  readers: 'die Farbe des Lesers',
  theme: 'Aussehen',
  paper: 'Papier',
  slate: 'Schiefer',
  controls: 'Bedienung',
  flip: 'Drehen',
  reset: 'Von vorn',
  solution: 'Lösung einer Aufgabe',
  rules: 'Regeln',
  code: 'Dein Code',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  selected: 'Markiert: Drücke Strg+C.',
  preview: 'Vorschau',
};
