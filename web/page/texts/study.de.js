/**
 * What the page says on the study and the board editor, in German.
 * @import { studyTexts as Texts } from './study.en.js'
 */
import { de as words } from '../../texts/game-texts.de.js';

const { colors, toMove } = words;

/** The singular and the plural. */
const faults = {
  blunder: ['grober Fehler', 'grobe Fehler'],
  mistake: ['Fehler', 'Fehler'],
  inaccuracy: ['Ungenauigkeit', 'Ungenauigkeiten'],
};

const pens = { green: 'Grün', red: 'Rot', yellow: 'Gelb', blue: 'Blau' };

/** @type {Record<string, string>} */
const penAdjectives = { green: 'grüner', red: 'roter', yellow: 'gelber', blue: 'blauer' };

/** @type {typeof Texts} */
export const studyTexts = {
  study: {
    title: 'Analyse',
    titleOf: (game) => `${game} analysieren`,
    label: 'Studie',
    board: 'Brett',
    game: 'Spiel',
    tools: 'Diese Studie',
    tool: {
      first: 'Anfang',
      previous: 'Zurück',
      next: 'Vor',
      last: 'Ende',
      hint: 'Tipp',
      why: 'Warum?',
      solution: 'Lösung',
      threat: 'Drohung',
      draw: 'Pfeile',
      flip: 'Drehen',
    },
    moves: 'Züge',
    review: 'Durchsicht',
    begin: 'Mach einen Zug, um zu beginnen.',
    notOpened: 'Diese Studie ist in einem anderen Tab offen oder nicht lesbar.',
    variation: (number, san) => `Variante ${number} ${san}`,
    start: 'Anfang der Studie',
    toMove: (color, danger) => `${toMove(color, danger)}.`,
    drawing: 'Zieh von Feld zu Feld für einen Pfeil. Tippe ein Feld an für einen Kreis.',
    pen: 'Stift',
    pens,
    circle: (color) => `${penAdjectives[color] ?? color} Kreis`,
    arrow: (color, to) => `${penAdjectives[color] ?? color} Pfeil nach ${to}`,
    annotate: 'Den Zug bewerten',
    comment: 'Kommentar',
    commentTooLong:
      'Dieser Kommentar ist zu lang, um hier geändert zu werden. Im PGN steht er ganz.',
    introduce: 'Einleitung schreiben',
    promote: 'Aufwerten',
    promoteLabel: 'Diese Variante aufwerten',
    delete: 'Löschen',
    deleteLabel: 'Ab diesem Zug löschen',
    nags: {
      1: 'guter Zug',
      2: 'Fehler',
      3: 'glänzender Zug',
      4: 'grober Fehler',
      5: 'interessanter Zug',
      6: 'Ungenauigkeit',
      7: 'einziger Zug',
      10: 'ausgeglichen',
      13: 'unklar',
      14: 'Weiß steht etwas besser',
      15: 'Schwarz steht etwas besser',
      16: 'Weiß steht besser',
      17: 'Schwarz steht besser',
      18: 'Weiß steht auf Gewinn',
      19: 'Schwarz steht auf Gewinn',
      146: 'Neuerung',
    },
    otherNag: (nag) => `Anmerkung ${nag}`,
    clock: (time) => `Uhr: ${time}`,
  },

  engine: {
    label: 'Engine',
    lines: 'Varianten',
    bestLines: 'Beste Varianten',
    chance: 'Aussichten von Weiß',
    facts: (depth, nodes, nps) => `Tiefe ${depth} · ${nodes} Knoten · ${nps}/s`,
    unfold: 'Die ganze Variante zeigen',
    lineMoves: 'Züge der Variante',
    addLine: 'Variante hinzufügen',
    thinks: 'Die Engine denkt nach …',
    reviewFirst: 'Die Engine pausiert während der Durchsicht.',
    over: 'Die Partie ist zu Ende.',
    goodMove: (san) => `Ein guter Zug: ${san}.`,
    noTimeToPass: 'Die Seite am Zug steht im Schach, also gibt es keine Drohung zu zeigen.',
    opponentCannot: 'Der Gegner könnte nicht ziehen.',
    opponentPlays: (san) => `Der Gegner würde ${san} spielen.`,
    failed: (error) =>
      `Die Engine ist ausgefallen: ${error} Schalte sie ein, um es noch einmal zu versuchen.`,
  },

  endgame: {
    label: 'Endspieltabellen',
    moves: 'Alle Züge',
    holds: (color) => `${colors[color]} hält Remis`,
    drawn: 'Remis',
  },

  review: {
    time: 'Analysezeit',
    quick: 'Schnell: 0,1 s je Zug',
    normal: 'Normal: 0,5 s je Zug',
    thorough: 'Gründlich: 2 s je Zug',
    start: 'Durchsehen',
    empty: 'Noch sind keine Züge da. Spiel welche oder öffne unter PGN eine Partie.',
    cancel: 'Abbrechen',
    progress: 'Durchsicht',
    done: (count, all) => `${count} von ${all}`,
    running: 'Die Engine sieht die Partie durch.',
    failed: (error) => `Die Durchsicht ist fehlgeschlagen: ${error}`,
    cancelled: 'Die Durchsicht wurde abgebrochen.',
    fromGame: 'Diese Bewertungen stammen aus der Partie selbst.',
    costly: 'Die teuersten Züge',
    write: 'Anmerkungen zur Partie hinzufügen',
    written: 'Anmerkungen hinzugefügt.',
    finished: 'Die Durchsicht ist fertig.',
    side: (color, isPlayer) => (isPlayer ? `${colors[color]} (du)` : colors[color]),
    accuracy: (percent) => `${percent} %`,
    accuracyNote:
      'Die Genauigkeit ist 100 %, wenn kein Zug Gewinnaussichten verliert. Jedes Prozent, das ein Zug im Schnitt verliert, kostet etwa 6 %.',
    count: (fault, count, number) => `${number} ${faults[fault][count === 1 ? 0 : 1]}`,
    noFaults: 'keine Fehler',
    fault: (fault, better) => `${faults[fault][0]}${better ? `; besser ist ${better}` : ''}`,
    chances: (halfMoves, first, last) =>
      `Die Aussichten von Weiß über ${halfMoves} Halbzüge, von ${first} bis ${last}.`,
    percent: (number) => `${number} Prozent`,
    turns: (moves) => `Wendepunkte: ${moves}.`,
    remark: (fault, better) =>
      `${{ blunder: 'Grober Fehler', mistake: 'Fehler', inaccuracy: 'Ungenauigkeit' }[fault]}.${better ? ` Besser ist ${better}.` : ''}`,
  },

  shareStudy: {
    share: 'Teilen',
    link: 'Link zu dieser Studie',
    all: 'Im Link stehen alle Züge, Varianten und Kommentare. Wer ihn öffnet, bekommt eine Kopie.',
    onlyHere: 'Diese Seite ist eine Datei auf deinem Gerät, also gilt der Link nur hier.',
    notOpened: (fault) => `Dieser Link funktioniert nicht. ${fault}`,
    faults: {
      tooLong: (most) =>
        `Ein Link fasst höchstens ${most} Zeichen. Speichere eine längere Studie als PGN.`,
      broken: () => 'Ein Teil davon fehlt oder wurde geändert.',
      newer: () =>
        'Er kommt von einer neueren Version von Kingcraft. Lade die Seite neu und versuch es noch einmal.',
      notSupported: () => 'Dieser Browser ist zu alt für Links zu Studien.',
    },
  },

  tags: {
    title: 'Spieler und Turnier',
    names: {
      White: 'Weiß',
      WhiteElo: 'Wertung von Weiß',
      Black: 'Schwarz',
      BlackElo: 'Wertung von Schwarz',
      Event: 'Turnier',
      Site: 'Ort',
      Date: 'Datum',
      Round: 'Runde',
      TimeControl: 'Bedenkzeit',
      Termination: 'Wie sie endete',
      Annotator: 'Kommentator',
      Result: 'Ergebnis',
    },
    results: {
      '*': 'Noch offen',
      '1-0': 'Weiß hat gewonnen',
      '0-1': 'Schwarz hat gewonnen',
      '1/2-1/2': 'Remis',
    },
  },

  files: {
    study: 'Diese Studie',
    copyPgn: 'PGN kopieren',
    savePgn: 'PGN speichern',
    saveSvg: 'SVG speichern',
    savePng: 'PNG speichern',
    print: 'Drucken',
    edit: 'Stellung bearbeiten',
    open: 'Partien öffnen',
    paste: 'PGN einfügen',
    orChoose: 'Oder wähle eine Datei, oder zieh eine auf die Seite',
    games: 'Partien in diesem Text',
    openText: 'Öffnen',
    find: 'Suchen',
    count: (count) => `${count} Partien`,
    found: (count, all) => `${count} von ${all} Partien`,
    more: 'Mehr zeigen',
    reading: 'Wird gelesen',
    cancel: 'Abbrechen',
    replaces: 'Das ersetzt die Studie auf dem Brett.',
    replace: 'Öffnen',
    cancelReplace: 'Studie behalten',
    copied: 'Kopiert.',
    saved: 'Gespeichert.',
    notAllowed: 'Der Browser erlaubt es nicht.',
    notRead: (error) => `Die Datei konnte nicht gelesen werden: ${error}`,
    noGame: 'In diesem Text ist keine Partie.',
    faultAt: (line, column, fault) => `Zeile ${line}, Spalte ${column}: ${fault}`,
    unreadable: (line) => `Nicht lesbar: Zeile ${line}`,
  },

  edit: {
    title: 'Brett-Editor',
    titleOf: (game) => `Brett-Editor: ${game}`,
    position: 'Stellung',
    tools: 'Dieser Aufbau',
    positionOf: (game) => `Stellung, ${game}`,
    start: 'Grundstellung',
    toMove: 'Am Zug',
    rights: 'Rechte',
    passant: 'En-passant-Feld',
    halfmoves: 'Halbzüge ohne Schlag- oder Bauernzug',
    moveNumber: 'Zugnummer',
    short: (color) => `${colors[color]} rochiert kurz (O-O)`,
    long: (color) => `${colors[color]} rochiert lang (O-O-O)`,
    jumps: (color, piece, square) => `${colors[color]}: ${piece} ${square} darf noch springen`,
    castlesWith: (color, piece, square) => `${colors[color]} rochiert mit ${piece} ${square}`,
    analyse: 'Analysieren',
    play: 'Spielen',
    ends: (game) => `Damit endet deine Partie ${game}.`,
    startNew: 'Neu beginnen',
    cancelNew: 'Behalten',
  },
};
