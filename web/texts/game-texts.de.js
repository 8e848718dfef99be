/**
 * What is said of a game and its board, in German.
 * @import { en } from './game-texts.en.js'
 */
import { createSpeaker } from '../kingcraft/messages.js';
import { games, moveLabels, moveNames, pieceNames } from '../variants/generated/games.de.js';
import { messages as ofGames } from '../variants/generated/messages.de.js';
import { describeReason } from './describe-reason.js';
import { messages } from './messages.de.js';
import { messages as ofParts } from './part-messages.de.js';

const colors = { white: 'Weiß', black: 'Schwarz' };

/** @type {Record<string, string>} */
const pieces = {
  king: 'König',
  queen: 'Dame',
  rook: 'Turm',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauer',
  ...pieceNames,
};

const adjectives = { white: 'weiß', black: 'schwarz' };

/** @type {Record<string, string>} */
const shapeColors = { green: 'grüner', red: 'roter', yellow: 'gelber', blue: 'blauer' };

/** @type {Record<string, string>} */
const claims = {
  'threefold-repetition': 'dreimaliger Stellungswiederholung',
  'fifty-moves': 'der Fünfzig-Züge-Regel',
};

/** @type {Record<string, string>} */
const reasons = {
  checkmate: 'durch Schachmatt',
  'king-captured': 'durch Schlagen des Königs',
  stalemate: 'durch Patt',
  'fivefold-repetition': 'durch fünfmalige Stellungswiederholung',
  'seventy-five-moves': 'nach fünfundsiebzig Zügen ohne Schlag- oder Bauernzug',
  'threefold-repetition': 'durch dreimalige Stellungswiederholung',
  'fifty-moves': 'nach fünfzig Zügen ohne Schlag- oder Bauernzug',
  resignation: 'durch Aufgabe',
  agreement: 'durch Vereinbarung',
  time: 'durch Zeitüberschreitung',
  unknown: '(der Grund ist nicht bekannt)',
};

const dangers = { check: ', im Schach', attack: ', König bedroht' };

/** @type {typeof en.toMove} */
const toMove = (color, danger) => `${colors[color]} am Zug${danger ? dangers[danger] : ''}`;

/** @type {typeof en} */
export const de = {
  language: 'de',

  colors,
  pieces,
  board: {
    board: 'Brett',
    levels: ['Boden', 'Obere Ebene'],
    levelOf: (label, level) => `${label}, ${['Boden', 'obere Ebene'][level]}`,
    keys: 'Pfeiltasten bewegen, Eingabe nimmt eine Figur auf und setzt sie ab, Escape lässt sie los, L wechselt zur nächsten Ebene.',
    whichLevel: 'Welche Ebene',
    piece: ({ color, role }) =>
      `${adjectives[color]}${role === 'queen' ? 'e' : 'er'} ${pieces[role] ?? role}`,
    empty: 'leer',
    premove: 'Vorauszug',
    dest: 'wählbar',
    drawnFrom: 'Anfang der Zeichnung',
  },

  games,

  message: createSpeaker({ ...messages, ...ofParts, ...ofGames }, 'de'),

  outcome: {
    drawOnTime:
      'Remis: Die Zeit ist abgelaufen, aber der Gegner kann mit seinen Figuren nicht gewinnen.',
    sentence: (winner, reason) => {
      if (reason === 'insufficient-material') return 'Remis: zu wenige Figuren für einen Sieg.';
      return `${winner ? `${colors[winner]} gewinnt` : 'Remis'} ${reasons[reason] ?? describeReason(ofGames, reason)}.`;
    },
    claim: (reason) => claims[reason] ?? reason,
  },

  drawn: {
    erased: 'Zeichnung gelöscht',
    circle: (color) => `${shapeColors[color] ?? color} Kreis`,
    arrow: (color, to) => `${shapeColors[color] ?? color} Pfeil nach ${to}`,
  },

  moves: {
    kinds: {
      castle: 'Rochade',
      jump: 'Sprung',
      ...moveNames,
    },
    castleTo: (square) => `Rochade nach ${square}`,
    levelCapture: 'Aufsteigen und schlagen',
    level: 'Ebene wechseln',
    plain: (role) => `${pieces[role] ?? role} ziehen`,
    promoteTo: 'Umwandeln in',
    whichMove: 'Welcher Zug',
    said: (color, san) => `${colors[color]}: ${san}`,
    named: (color, san) => `${colors[color]} ${san}`,
    takenBack: (san) => `Zurückgenommen: ${san}`,
  },

  setup: {
    keys: 'Pfeiltasten bewegen, Eingabe benutzt das gewählte Werkzeug, L wechselt zur nächsten Ebene.',
    palette: 'Werkzeuge für das Brett',
    move: 'Bewegen',
    remove: 'Entfernen',
    clear: 'Leeren',
  },

  premoves: {
    made: (from, to) => `Vorauszug ${from} nach ${to}.`,
    cancelled: 'Vorauszug aufgehoben.',
    dropped: (from, to) => `Dein Vorauszug ${from}–${to} ist nicht mehr möglich. `,
  },

  hints: {
    castle: 'rochiert hierher',
    jump: 'springt mit dem ersten Zug hierher',
    'en-passant': 'schlägt hier en passant',
    captures: 'schlägt hier',
    moves: 'zieht hierher',
    leaps: 'springt hierher',
    couldCapture: 'könnte hier schlagen',
    mayHeadbutt: 'darf einen Kopfstoß geben',
    mayBeHeadbutted: 'darf den Kopfstoß bekommen',
    mayNotCastle: 'darf nicht hierher rochieren',
    mayNotGo: 'darf nicht hierher ziehen',
    ...moveLabels,
  },

  diagram: {
    reading: 'unsere Auslegung',
    label: (title) => `Diagramm: ${title}`,
    keys: 'Pfeiltasten bewegen, Eingabe zeigt die Züge einer Figur.',
    levelKeys:
      'Pfeiltasten bewegen, Eingabe zeigt die Züge einer Figur. L wechselt zur nächsten Ebene.',
    positions: (title) => `Stellungen: ${title}`,
    doing: (hint, squares) => `${hint.replace(/ hier(her)?/, '')}: ${squares}`,
    pieceOn: (piece, square) => `${piece.charAt(0).toUpperCase()}${piece.slice(1)} auf ${square}.`,
    noMove: 'Kein Zug',
    toMove: (color, danger) => `${toMove(color, danger)}.`,
    claim: (claim) => `Remis wegen ${claim} kann gefordert werden.`,
  },

  toMove,
};
