/**
 * What the page says on the study and the board editor, in English.
 * @import { Color } from '../../kingcraft/index.js'
 * @import { Danger } from '../game-texts.en.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors, toMove } = words;

/** @typedef {'blunder' | 'mistake' | 'inaccuracy'} Fault */

/** The singular and the plural. */
const faults = {
  blunder: ['blunder', 'blunders'],
  mistake: ['mistake', 'mistakes'],
  inaccuracy: ['inaccuracy', 'inaccuracies'],
};

export const studyTexts = {
  study: {
    title: 'Analyse',
    /** @type {(game: string) => string} */
    titleOf: (game) => `Analyse ${game}`,
    label: 'Study',
    board: 'Board',
    game: 'Game',
    tools: 'Study tools',
    tool: {
      first: 'Start',
      previous: 'Back',
      next: 'Forward',
      last: 'End',
      hint: 'Hint',
      why: 'Why?',
      solution: 'Solution',
      threat: 'Threat',
      draw: 'Arrows',
      flip: 'Flip',
    },
    moves: 'Moves',
    review: 'Review',
    begin: 'Play a move to begin.',
    notOpened: 'This study is open in another tab or cannot be read.',
    /** @type {(number: string, san: string) => string} */
    variation: (number, san) => `Variation ${number} ${san}`,
    start: 'Start of the study',
    /** @type {(color: Color, danger: Danger) => string} */
    toMove: (color, danger) => `${toMove(color, danger)}.`,
    drawing: 'Drag between squares to draw an arrow. Tap a square to draw a circle.',
    pen: 'Pen',
    pens: { green: 'Green', red: 'Red', yellow: 'Yellow', blue: 'Blue' },
    annotate: 'Annotate the move',
    comment: 'Comment',
    commentTooLong: 'This comment is too long to edit here. Find all of it in the PGN.',
    introduce: 'Add an introduction',
    promote: 'Promote',
    promoteLabel: 'Promote this variation',
    delete: 'Delete',
    deleteLabel: 'Delete from this move on',
    nags: {
      1: 'good move',
      2: 'mistake',
      3: 'brilliant move',
      4: 'blunder',
      5: 'interesting move',
      6: 'inaccuracy',
      7: 'only move',
      10: 'equal',
      13: 'unclear',
      14: 'White is slightly better',
      15: 'Black is slightly better',
      16: 'White is better',
      17: 'Black is better',
      18: 'White is winning',
      19: 'Black is winning',
      146: 'novelty',
    },
    /** @type {(nag: number) => string} */
    otherNag: (nag) => `annotation ${nag}`,
    /** @type {(time: string) => string} */
    clock: (time) => `Clock: ${time}`,
  },

  engine: {
    label: 'Engine',
    lines: 'Lines',
    bestLines: 'Best lines',
    chance: 'White’s chance',
    /** @type {(depth: number, nodes: string, nps: string) => string} */
    facts: (depth, nodes, nps) => `Depth ${depth} · ${nodes} nodes · ${nps}/s`,
    unfold: 'Show the whole line',
    lineMoves: 'Moves of the line',
    addLine: 'Add the line',
    thinks: 'The engine is thinking…',
    reviewFirst: 'Engine paused during the review.',
    over: 'The game is over.',
    /** @type {(san: string) => string} */
    goodMove: (san) => `A good move: ${san}.`,
    noTimeToPass: 'The side to move is in check, so there is no threat to show.',
    opponentCannot: 'The opponent would have no move.',
    /** @type {(san: string) => string} */
    opponentPlays: (san) => `The opponent would play ${san}.`,
    /** @type {(error: string) => string} */
    failed: (error) => `The engine failed: ${error} Turn it on to try again.`,
  },

  endgame: {
    label: 'Endgame tables',
    moves: 'All moves',
    /** @type {(color: Color) => string} */
    holds: (color) => `${colors[color]} holds the draw`,
    drawn: 'Draw',
  },

  review: {
    time: 'Analysis time',
    quick: 'Quick: 0.1 s a move',
    normal: 'Normal: 0.5 s a move',
    thorough: 'Thorough: 2 s a move',
    start: 'Review',
    empty: 'No moves yet. Play some, or open a game under PGN.',
    cancel: 'Cancel',
    progress: 'Review',
    /** @type {(count: string, all: string) => string} */
    done: (count, all) => `${count} of ${all}`,
    running: 'The engine is reviewing the game.',
    /** @type {(error: string) => string} */
    failed: (error) => `The review failed: ${error}`,
    cancelled: 'The review was cancelled.',
    fromGame: 'These scores come from the game itself.',
    costly: 'Costliest moves',
    write: 'Add notes to the game',
    written: 'Notes added.',
    finished: 'The review is complete.',
    /** @type {(color: Color, isPlayer: boolean) => string} */
    side: (color, isPlayer) => (isPlayer ? `${colors[color]} (you)` : colors[color]),
    /** @type {(name: string, color: Color) => string} */
    named: (name, color) => `${name} (${colors[color]})`,
    /** @type {(percent: string) => string} */
    accuracy: (percent) => `${percent}%`,
    accuracyNote:
      'Accuracy is 100% when no move loses winning chances. Losing 1% per move lowers your accuracy by about 6 points.',
    /** @type {(fault: Fault, count: number, number: string) => string} */
    count: (fault, count, number) => `${number} ${faults[fault][count === 1 ? 0 : 1]}`,
    noFaults: 'no faults',
    /** @type {(fault: Fault, better?: string | null) => string} */
    fault: (fault, better) => `${faults[fault][0]}${better ? `; ${better} is better` : ''}`,
    /** @type {(halfMoves: string, first: string, last: string) => string} */
    chances: (halfMoves, first, last) =>
      `White’s chances over ${halfMoves} half-moves, from ${first} to ${last}.`,
    /** @type {(number: number) => string} */
    percent: (number) => `${number} percent`,
    /** @type {(moves: string) => string} */
    turns: (moves) => `Turning points: ${moves}.`,
    /** @type {(san: string, text: string) => string} */
    reply: (san, text) => `The reply is ${san}. ${text}`,
    /** @type {(san: string, text: string) => string} */
    why: (san, text) => `${san}: ${text}`,
    /** @type {(fault: Fault, better?: string | null) => string} */
    remark: (fault, better) =>
      `${{ blunder: 'Blunder', mistake: 'Mistake', inaccuracy: 'Inaccuracy' }[fault]}.${better ? ` ${better} is better.` : ''}`,
  },

  shareStudy: {
    share: 'Share',
    link: 'Link to this study',
    all: 'The link has all moves, variations and comments. Opening it makes a copy.',
    onlyHere: 'This page is a file on your device, so the link works only here.',
    /** @type {(fault: string) => string} */
    notOpened: (fault) => `This link does not work. ${fault}`,
    faults: {
      /** @type {(most: string) => string} */
      tooLong: (most) => `A link holds at most ${most} characters. Save a longer study as PGN.`,
      broken: () => 'A part of it is missing or was changed.',
      newer: () => 'It was made with a newer version of Kingcraft. Reload the page and try again.',
      notSupported: () => 'This browser is too old for links to studies.',
    },
  },

  tags: {
    title: 'Players and event',
    names: {
      White: 'White',
      WhiteElo: 'White’s rating',
      Black: 'Black',
      BlackElo: 'Black’s rating',
      Event: 'Event',
      Site: 'Site',
      Date: 'Date',
      Round: 'Round',
      TimeControl: 'Time control',
      Termination: 'How it ended',
      Annotator: 'Annotator',
      Result: 'Result',
    },
    results: { '*': 'Unfinished', '1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'Draw' },
  },

  files: {
    study: 'This study',
    copyPgn: 'Copy PGN',
    savePgn: 'Save PGN',
    saveSvg: 'Save SVG',
    savePng: 'Save PNG',
    print: 'Print',
    edit: 'Edit position',
    open: 'Open games',
    paste: 'Paste PGN',
    orChoose: 'Or choose a file, or drop it on the page',
    games: 'Games in this text',
    openText: 'Open',
    find: 'Find',
    /** @type {(count: string) => string} */
    count: (count) => `${count} games`,
    /** @type {(count: string, all: string) => string} */
    found: (count, all) => `${count} of ${all} games`,
    more: 'Show more',
    reading: 'Reading',
    cancel: 'Cancel',
    replaces: 'This replaces the study on the board.',
    replace: 'Open',
    cancelReplace: 'Keep the study',
    copied: 'Copied.',
    saved: 'Saved.',
    notAllowed: 'The browser does not allow this.',
    /** @type {(error: string) => string} */
    notRead: (error) => `The file could not be read: ${error}`,
    noGame: 'This text contains no game.',
    /** @type {(line: number, column: number, fault: string) => string} */
    faultAt: (line, column, fault) => `Line ${line}, column ${column}: ${fault}`,
    /** @type {(line: number) => string} */
    unreadable: (line) => `Unreadable: line ${line}`,
  },

  edit: {
    title: 'Board editor',
    /** @type {(game: string) => string} */
    titleOf: (game) => `Board editor: ${game}`,
    position: 'Position',
    tools: 'Editor tools',
    /** @type {(game: string) => string} */
    positionOf: (game) => `Position of ${game}`,
    start: 'Start position',
    toMove: 'To move',
    rights: 'Rights',
    passant: 'En passant square',
    halfmoves: 'Half-moves without capture or pawn move',
    moveNumber: 'Move number',
    /** @type {(color: Color) => string} */
    short: (color) => `${colors[color]} castles short (O-O)`,
    /** @type {(color: Color) => string} */
    long: (color) => `${colors[color]} castles long (O-O-O)`,
    /** @type {(color: Color, piece: string, square: string) => string} */
    jumps: (color, piece, square) =>
      `${colors[color]}: the ${piece.toLowerCase()} on ${square} can still jump`,
    /** @type {(color: Color, piece: string, square: string) => string} */
    castlesWith: (color, piece, square) =>
      `${colors[color]} castles with the ${piece.toLowerCase()} on ${square}`,
    analyse: 'Analyse',
    play: 'Play',
  },
};
