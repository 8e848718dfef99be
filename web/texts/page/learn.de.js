/**
 * What the page says on the rules, the lessons, the solved endgames and the endgame trainer, in German.
 * @import { learnTexts as Texts } from './learn.en.js'
 */

import { pieceDatives } from '../../variants/generated/games.de.js';
import { de as words } from '../game-texts.de.js';

const { colors, pieces } = words;

/** @type {typeof Texts} */
export const learnTexts = {
  learn: {
    title: (game) => `${game} lernen`,
    nav: {
      learn: 'Regeln der Spiele',
      known: 'Gelöste Endspiele nach Spiel',
      endings: 'Endspieltrainer nach Spiel',
      squares: 'Koordinaten nach Spiel',
      fair: 'Fairness nach Spiel',
    },
    pages: {
      learn: 'Regeln',
      known: 'Gelöste Endspiele',
      endings: 'Endspieltrainer',
      squares: 'Koordinaten',
      fair: 'Ist es fair?',
    },
    pagesOf: (game) => `Über ${game}`,
    contents: 'Inhalt',
    glance: 'Die Züge auf einen Blick',
    betza: 'Betzas Notation:',
    betzaNote:
      'Betzas Notation setzt einen Zug aus Teilen zusammen: W ist ein Feld gerade, F ein Feld schräg, N ein Springerzug; R, B, Q und K ziehen wie Turm, Läufer, Dame und König. Eine Zahl begrenzt die Felder, m zieht nur, c schlägt nur, f geht nach vorn.',
    marks: 'Symbole',
    levelsNote: 'Der Boden ist links, die obere Ebene rechts.',
    basis: ['Alles andere ist wie im ', 'Schach', '.'],
    play: (game) => `${game} spielen`,
    back: 'Zurück zu deiner Partie',
  },

  legend: {
    slides: 'gleitet, bis eine Figur im Weg steht',
    leaps: 'springt über alles hinweg',
    captures: 'schlägt',
    onlyMoves: 'zieht dort nur',
    onlyCaptures: 'schlägt dort nur',
    castles: 'rochiert um so viele Felder',
    ban: 'eine Regel verbietet es',
  },

  lesson: {
    title: 'Probier es selbst',
    board: 'Lektion',
    steps: 'Schritte',
    step: (number, all) => `Schritt ${number} von ${all}`,
    ready: 'Wähle eine Figur, dann ein Feld.',
    headbutt: (square) => `Wähle ${square}, dann noch einmal ${square}.`,
    fromTo: (from, to) => `Von ${from} nach ${to}.`,
    makeIt: (role) =>
      `Mach ihn ${role === 'queen' ? 'zur' : 'zum'} ${pieceDatives[role] ?? pieces[role] ?? role}.`,
    show: 'Zeig es mir',
    next: 'Nächster Schritt',
    again: 'Von vorn',
    entry: (number, title, done) => `${number}: ${title}${done ? ', geschafft' : ''}`,
  },

  solved: {
    title: (game) => `Gelöste Endspiele: ${game}`,
    none: 'In diesem Spiel wurden noch keine Endspiele gelöst.',
    lead: 'Mit wenigen Figuren auf dem Brett lässt sich jede Stellung lösen: wer bei bestem Spiel gewinnt, und in wie vielen Zügen. Hier stehen Behauptungen über solche Endspiele und was die Endspieltabellen von Kingcraft dazu sagen.',
    shares:
      'Vor dem „v“ stehen die Figuren von Weiß, in englischen Buchstaben. Die Prozente gelten für diese Seite am Zug: Weiß gewinnt / Remis / Schwarz gewinnt. Die Fünfzig-Züge-Regel gilt hier nicht.',
    groups: {
      proved: 'Bewiesen',
      refuted: 'Widerlegt',
      settled: 'Beantwortet',
      open: 'Noch offen',
    },
    verdicts: { proved: 'bewiesen', refuted: 'widerlegt', settled: 'beantwortet', open: 'offen' },
    columns: ['Figuren', 'Weiß am Zug', 'Schwarz am Zug', 'Längster Gewinn, in Zügen'],
    wins: (color, moves) =>
      `${colors[color]} gewinnt in ${moves} ${moves === 1 ? 'Zug' : 'Zügen'}.`,
    draw: 'Remis.',
    open: 'Auf dem Brett öffnen',
  },

  trainer: {
    title: (game) => `Endspieltrainer: ${game}`,
    lead: 'Der Computer spielt perfekt nach Endspieltabellen. Gewinne, so schnell du kannst, oder halte das Remis. Verschenkst du den Gewinn oder das Remis, sagen wir es dir sofort.',
    against: 'Gegen perfektes Spiel',
    list: 'Endspiele',
    board: 'Endspiel',
    count: (number, all) => `Endspiel ${number} von ${all}`,
    win: (moves) =>
      moves === 1 ? 'Du kannst mit diesem Zug gewinnen.' : `Du kannst in ${moves} Zügen gewinnen.`,
    hold: (moves) =>
      moves === 1
        ? 'Halte das Remis noch einen Zug lang.'
        : `Halte das Remis noch ${moves} Züge lang.`,
    cost: (moves) => {
      if (moves === 0) return 'Schneller geht es nicht.';
      return moves === 1 ? 'Das kostet einen Zug.' : `Das kostet ${moves} Züge.`;
    },
    held: 'Das hält das Remis.',
    answer: (san) => `Die Antwort ist ${san}.`,
    slip: (san, now) =>
      now === 'draw' ? `${san} verschenkt den Gewinn: Jetzt ist es remis.` : `${san} verliert.`,
    takeBack: 'Zurücknehmen',
    next: 'Nächstes Endspiel',
    best: (san) => `Am besten ist ${san}.`,
    won: (moves, over) => {
      const count = moves === 1 ? 'einem Zug' : `${moves} Zügen`;
      if (over === 0) return `Gewonnen in ${count}. Schneller kann es niemand.`;
      return `Gewonnen in ${count}, ${over} mehr als nötig.`;
    },
    heldAll: 'Du hast das Remis gehalten.',
    entry: (number, title, over) => {
      if (over === undefined) return `${number}: ${title}`;
      return `${number}: ${title}, geschafft${over > 0 ? `, ${over} mehr als nötig` : ''}`;
    },
  },
};
