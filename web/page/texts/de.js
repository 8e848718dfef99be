// @ts-nocheck
/** All that the page says, in German. */
import { de as words } from '../../texts/game-texts.de.js';

const { colors, pieces, toMove } = words;

const yourDangers = { check: ' und stehst im Schach', attack: ': Dein König ist bedroht' };

/** The weak forms of those that are not as the name: "zum Springer", but "zum Narren". */
const datives = { jester: 'Narren' };

const faults = {
  blunder: ['grober Fehler', 'grobe Fehler'],
  mistake: ['Fehler', 'Fehler'],
  inaccuracy: ['Ungenauigkeit', 'Ungenauigkeiten'],
};

const pens = { green: 'Grün', red: 'Rot', yellow: 'Gelb', blue: 'Blau' };
const penAdjectives = { green: 'grüner', red: 'roter', yellow: 'gelber', blue: 'blauer' };

export const de = {
  ...words,

  page: {
    loading: 'Die Bretter werden aufgestellt …',
    notLoaded: (error) =>
      `Die Spiele konnten nicht geladen werden: ${error} Lade die Seite neu, um es noch einmal zu versuchen.`,
    partMissing: 'Ein Teil der Seite fehlt.',
    serverAnswered: (status) =>
      status ? `Der Server hat mit ${status} geantwortet.` : 'Der Server ist nicht erreichbar.',
    noSuchGame: 'Dieses Spiel gibt es nicht.',
    screenNotLoaded: (screen, error) => `${screen}: Laden fehlgeschlagen. ${error}`,
    tryAgain: 'Noch einmal versuchen',
    screens: {
      gallery: 'Die Spiele',
      game: 'Die Partie',
      learn: 'Die Regeln',
      known: 'Gelöste Endspiele',
      endings: 'Der Endspieltrainer',
      games: 'Deine Partien',
      study: 'Die Analyse',
      editor: 'Der Brett-Editor',
    },
    loadingScreen: 'Wird geladen',
    noticesLabel: 'Mitteilungen',
    close: 'Schließen',
    keepPlaying: 'Weiterspielen',
    newVersion: 'Es gibt eine neue Version von Kingcraft. Deine Partien bleiben, wie sie sind.',
    otherTabChanged: 'Ein anderer Tab ist zu einer neuen Version von Kingcraft gewechselt.',
    reload: 'Neu laden',
  },

  score: {
    mate: (color, moves) => `${colors[color]} setzt in ${moves} matt`,
    win: (color, moves) => `${colors[color]} gewinnt in ${moves}`,
  },

  players: {
    machine: (level) => `Computer, Stufe ${level}`,
    you: 'Du',
    person: 'Mensch',
    thinking: 'denkt nach',
    thought: (depth, score) => `denkt nach, Tiefe ${depth}, ${score}`,
  },

  gallery: {
    lead: 'Schach und Spiele, deren Könige seine Regeln brechen. Such dir eins aus und spiel los.',
    credit: ({ name, inventor, year }) => `${name} – ${inventor}, ${year}`,
    play: 'Spielen',
    playGame: (game) => `${game} spielen`,
    learn: 'In einer Minute lernen',
    learnGame: (game) => `In einer Minute lernen: ${game}`,
    back: (game) => `Zurück zu deiner Partie ${game}`,
    docs: 'Dokumentation (englisch)',
  },

  game: {
    games: 'Spiele',
    rules: 'Regeln',
    analyse: 'Analyse',
    rulesOfGame: 'Regeln dieses Spiels',
    record: 'Partieverlauf',
    moves: 'Züge',
    noMoves: 'Noch keine Züge.',
    boardLabel: 'Brett',
    shortOfTime: (color) => `${colors[color]} ist in Zeitnot.`,
    clock: (color) => `Uhr von ${colors[color]}`,
    notYourTurn: 'Du bist nicht am Zug.',
    premoveDropped: (from, to) => `Dein Vorauszug ${from}–${to} ist nicht mehr möglich. `,
    premove: (from, to) => `Vorauszug ${from} nach ${to}.`,
    premoveCancelled: 'Vorauszug aufgehoben.',
    couldNotThink: (error) => `Beim Computer gab es ein Problem: ${error}`,
    cannotBeRead: 'Diese Partie lässt sich nicht lesen.',
  },

  newGame: {
    title: 'Neue Partie',
    titleOf: (game) => `Neue Partie: ${game}`,
    you: 'Du',
    machine: 'Computer',
    level: 'Stufe',
    clock: 'Bedenkzeit',
    minutes: 'Minuten',
    seconds: 'Sekunden',
    secondsHint: 'Kommen nach jedem Zug dazu',
    start: 'Los',
    cancel: 'Abbrechen',
    noClock: 'Ohne Uhr',
    ownClock: 'Eigene',
    time: (minutes, seconds) => (seconds ? `${minutes} Min. + ${seconds} s` : `${minutes} Min.`),
  },

  settings: {
    title: 'Einstellungen',
    sounds: 'Töne',
    coordinates: 'Koordinaten',
    turning: 'Brett nach jedem Zug drehen',
    size: 'Größe',
    large: 'Groß',
    medium: 'Mittel',
    small: 'Klein',
    levels: 'Ebenen',
    fit: 'Passend',
    beside: 'Nebeneinander',
    stacked: 'Übereinander',
    badges: 'Auf einem Brett',
    board: 'Brett',
    paper: 'Papier',
    slate: 'Schiefer',
    shortcuts: 'Drücke /, um Züge einzutippen',
    language: 'Sprache',
    automatic: 'Automatisch',
    notKept:
      'Die Sprache lässt sich nicht wechseln: Dieser Browser lässt die Seite nichts speichern.',
  },

  tools: {
    label: 'Diese Partie',
    undo: 'Zurück',
    redo: 'Vor',
    undoHint: 'Zurücknehmen (Strg+Z)',
    redoHint: 'Wiederholen (Strg+Umschalt+Z)',
    flip: 'Drehen',
    why: 'Warum?',
    draw: 'Remis',
    claimDraw: 'Remis fordern',
    resign: 'Aufgeben',
    link: 'Link',
    linkHint: 'Den Link zu dieser Partie kopieren',
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
    yourMove: (danger) => `Du bist am Zug${yourDangers[danger] ?? ''}`,
    earlier: 'Du siehst eine frühere Stellung.',
    premove: (from, to) => `Vorauszug ${from}–${to} gesetzt. Tippen hebt ihn auf.`,
    clocksStill: 'Die Uhren sind angehalten.',
    machineWaits: 'Pause.',
    machineThinks: 'Der Computer denkt nach.',
    sendLink: 'Mach deinen Zug und verschicke dann den neuen Link.',
    youPlay: (color) => `Du spielst ${colors[color]}.`,
    stop: 'Sofort ziehen',
    continue: 'Weiter',
    latest: 'Zurück zur Partie',
    rematch: 'Revanche',
    rule: 'Die Regel',
    analyseGame: 'Analysieren',
    closeEnd: 'Ergebnis ausblenden',
    openEnd: 'Ergebnis zeigen',
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
    label: 'Rochaden und Sprünge',
    side: (color) => colors[color],
    castles: (rooks) => `darf mit ${rooks} rochieren`,
    jumps: (jesters) => `darf von ${jesters} springen`,
    none: 'darf nicht rochieren',
  },

  position: {
    title: 'Stellung',
    setUp: 'Aufbauen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    selected: 'Markiert: drücke Strg+C',
  },

  link: {
    copied: 'Kopiert',
    isCopied: 'Link zu dieser Partie kopiert.',
    copyThis: (address) => `Kopieren ging nicht; hier ist der Link: ${address}`,
    isShown: 'Der Link ließ sich nicht kopieren. Er steht auf der Seite.',
    leadsNowhere: (fault) => `Dieser Link funktioniert nicht. ${fault}`,
    noGame: (name) => `Ein Spiel „${name}“ gibt es nicht.`,
    tooMany: (most) => `Er hat mehr als ${most} Züge.`,
    atMove: (number, fault) => `Zug ${number}: ${fault}`,
    atEnd: (fault) => `Ergebnis: ${fault}`,
    noEnd: (name) => `„${name}“ ist kein Ergebnis.`,
  },

  library: {
    title: 'Deine Partien',
    note: 'Deine Partien werden hier in diesem Browser gespeichert.',
    studies: 'Deine Studien',
    saveAll: 'Alle als PGN speichern',
    pick: 'Ein Spiel aussuchen',
    none: 'Noch keine Partien.',
    more: (shown, all) => `Mehr zeigen (${shown} von ${all} gezeigt)`,
    here: 'auf dem Brett',
    elsewhere: 'in einem anderen Tab offen',
    open: 'Öffnen',
    rename: 'Umbenennen',
    delete: 'Löschen',
    act: (action, title, details) => `${title} ${action.toLowerCase()}, ${details}`,
    copyQuestion: 'Diese Partie ist in einem anderen Tab offen. Hier eine Kopie davon öffnen?',
    openCopy: 'Kopie öffnen',
    leaveIt: 'Abbrechen',
    deleteQuestion: 'Diese Partie löschen?',
    deleteStudyQuestion: 'Diese Studie löschen?',
    cancelDelete: 'Behalten',
    newName: (title) => `Neuer Name von ${title}`,
    save: 'Speichern',
    cancel: 'Abbrechen',
    deleted: (title) => `${title} wurde gelöscht.`,
    notDeleted: (title) =>
      `${title} ist jetzt in einem anderen Tab offen und wurde nicht gelöscht.`,
    undo: 'Rückgängig',
    unreadable: (count, number) =>
      count === 1
        ? 'Eine Partie war nicht lesbar und fehlt in der Datei.'
        : `${number} Partien waren nicht lesbar und fehlen in der Datei.`,
    broken: 'Nicht lesbare Partie',
    against: (color, level) =>
      `Du spielst ${colors[color]} gegen den Computer${level ? `, Stufe ${level}` : ''}`,
    people: 'Zwei Spieler',
    computers: (level) => `Zwei Computer${level ? `, Stufe ${level}` : ''}`,
    toMove: (color) => `${toMove(color, null)}.`,
    noMoves: 'Noch keine Züge.',
    moves: (count, number) => `${number} ${count === 1 ? 'Zug' : 'Züge'}.`,
    event: 'Kingcraft-Partie',
    full: 'In diesem Browser ist kein Platz mehr für deine Partien. Was du jetzt tust, geht beim Schließen dieses Tabs verloren.',
    refused:
      'Dieser Browser lässt die Seite deine Partien nicht speichern. Was du jetzt tust, geht beim Schließen dieses Tabs verloren.',
  },

  learn: {
    title: (game) => `${game} lernen`,
    nav: {
      learn: 'Regeln der Spiele',
      known: 'Gelöste Endspiele nach Spiel',
      endings: 'Endspieltrainer nach Spiel',
    },
    pages: { learn: 'Regeln', known: 'Gelöste Endspiele', endings: 'Endspieltrainer' },
    pagesOf: (game) => `Über ${game}`,
    contents: 'Inhalt',
    glance: 'Die Züge auf einen Blick',
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
    cannotGo: (role, from, to) =>
      `Dein${role === 'queen' ? 'e' : ''} ${pieces[role] ?? role} auf ${from} kann nicht nach ${to} ziehen.`,
    headbutt: (square) => `Wähle ${square}, dann noch einmal ${square}.`,
    fromTo: (from, to) => `Von ${from} nach ${to}.`,
    makeIt: (role) =>
      `Mach ihn ${role === 'queen' ? 'zur' : 'zum'} ${datives[role] ?? pieces[role] ?? role}.`,
    show: 'Zeig es mir',
    next: 'Nächster Schritt',
    again: 'Von vorn',
    entry: (number, title, done) => `${number}: ${title}${done ? ', geschafft' : ''}`,
  },

  known: {
    title: (game) => `Gelöste Endspiele: ${game}`,
    none: 'Von diesem Spiel wurden noch keine Endspiele untersucht.',
    lead: 'Mit wenigen Figuren auf dem Brett lässt sich jede Stellung lösen: wer bei bestem Spiel gewinnt, und in wie vielen Zügen. Hier stehen Behauptungen über solche Endspiele und was die Endspieltabellen von Kingcraft dazu sagen.',
    shares:
      'Die Figuren vor dem „v“ gehören Weiß, in englischen Buchstaben. Prozent aller Stellungen, in denen diese Seite am Zug ist: Weiß gewinnt / Remis / Schwarz gewinnt. Die Fünfzig-Züge-Regel gilt hier nicht.',
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

  endings: {
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
      return moves === 1 ? 'Das kostet einen Zug mehr.' : `Das kostet ${moves} Züge mehr.`;
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
    heldAll: 'Gehalten. Es ist remis.',
    entry: (number, title, over) => {
      if (over === undefined) return `${number}: ${title}`;
      return `${number}: ${title}, geschafft${over > 0 ? `, ${over} mehr als nötig` : ''}`;
    },
  },

  study: {
    title: 'Analyse',
    titleOf: (game) => `${game} analysieren`,
    label: 'Studie',
    board: 'Brett',
    back: 'Zurück zur Partie',
    game: 'Spiel',
    tools: 'Diese Studie',
    tool: {
      first: 'Anfang',
      previous: 'Zurück',
      next: 'Vor',
      last: 'Ende',
      hint: 'Tipp',
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
    playLine: 'Diese Variante in die Studie spielen',
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
    kept: 'Diese Bewertungen stammen aus der Partie selbst.',
    costly: 'Die teuersten Züge',
    write: 'Anmerkungen zur Partie hinzufügen',
    written: 'Anmerkungen hinzugefügt.',
    counts: (color, counts) => `${colors[color]}: ${counts}.`,
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
    keep: 'Studie behalten',
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
    keys: 'Pfeiltasten bewegen, Eingabe benutzt das gewählte Werkzeug, L wechselt zur nächsten Ebene.',
    palette: 'Werkzeuge für das Brett',
    move: 'Bewegen',
    remove: 'Entfernen',
    start: 'Grundstellung',
    clear: 'Leeren',
    toMove: 'Am Zug',
    rights: 'Rechte',
    passant: 'En-passant-Feld',
    halfmoves: 'Halbzüge ohne Schlag- oder Bauernzug',
    moveNumber: 'Zugnummer',
    short: (color) => `${colors[color]} rochiert kurz (O-O)`,
    long: (color) => `${colors[color]} rochiert lang (O-O-O)`,
    jumps: (color, square) => `${colors[color]}: der Narr auf ${square} darf noch springen`,
    rook: (color, square) => `${colors[color]} rochiert mit dem Turm auf ${square}`,
    analyse: 'Analysieren',
    play: 'Spielen',
    ends: (game) => `Damit endet deine Partie ${game}.`,
    startNew: 'Neu beginnen',
    keepIt: 'Behalten',
  },
};
