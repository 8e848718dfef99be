// The help of the command kingcraft: one line for each command, or one command with its options.

import { variantIds } from '../variants/generated/ids.js';
import { listNames, wrapWords } from './command-line.js';
import { commands } from './commands.js';
import { goWords } from './uci-go.js';
import { optionsOf } from './uci-options.js';
import { UciSession } from './uci-session.js';

const MOVES = '--moves MOVES  moves to play first, such as "e4 e5" or "e2e4 e7e5"';

const FEN = [
  '--fen FEN      a position instead of files, with --variant VARIANT [chess]',
  '               and --moves MOVES to play first',
];

const SEARCH = [
  MOVES,
  '--depth N      how many plies to search',
  '--nodes N      how many positions to search',
  '--movetime MS  time in milliseconds [1000 if there is no other limit]',
  '--lines N      how many of the best moves to show',
  '--level N      playing level, from 1 (a child can win) to 10 [10]',
  '--threads N    how many workers search together',
];

/**
 * Command → its usage, its purpose and its options.
 * @type {Record<string, { call: string, does: string, options?: string[] }>}
 */
const texts = {
  moves: {
    call: 'moves VARIANT [FEN]',
    does: 'list the legal moves: id and notation',
    options: [MOVES],
  },
  perft: {
    call: 'perft VARIANT DEPTH [FEN]',
    does: 'count the leaves of the move tree, by first move',
    options: [MOVES],
  },
  explain: {
    call: 'explain VARIANT FROM TO [FEN]',
    does: 'say why a move is legal, or which rule forbids it',
    options: [MOVES],
  },
  probe: {
    call: 'probe VARIANT [FEN]',
    does: 'print what the endgame tables say of each move',
    options: [MOVES],
  },
  bestmove: {
    call: 'bestmove VARIANT [FEN]',
    does: 'print the best move: id and notation',
    options: SEARCH,
  },
  analyse: {
    call: 'analyse VARIANT [FEN]',
    does: 'search a position and print each depth',
    options: SEARCH,
  },
  validate: {
    call: 'validate FILE…',
    does: 'print the first fault of each game in PGN files',
    options: [
      ...FEN,
      'FILE may be - for standard input. Each fault is printed as FILE:LINE:COLUMN and',
      'what is wrong. The last line counts games and faults.',
    ],
  },
  convert: {
    call: 'convert --to FORMAT FILE…',
    does: 'convert games in PGN files to FEN, PGN, JSON or SVG',
    options: [
      '--to fen       the last position of each game',
      '--to svg       a picture of that position; --flip shows Black below',
      '--to pgn       the games as the package writes them',
      '--to json      one game per line: tags, moves, result; --fens adds the positions',
      '--ply N        for fen and svg, the position after N half-moves instead',
      '--each         for fen and svg, all positions',
      ...FEN,
      'FILE may be - for standard input.',
    ],
  },
  draw: {
    call: 'draw VARIANT [FEN]',
    does: 'draw a position as SVG or PNG',
    options: [
      MOVES,
      '--output FILE  the file to write, ending in .svg or .png',
      '--png          write a PNG, which requires: npm install @resvg/resvg-js',
      '--size N       width in pixels',
      '--flip         show Black below',
      '--last ID      mark the last move, such as e2e4',
      '--arrow ID     draw an arrow, such as e2e4 or e2e4:red; may be repeated',
      '--mark SQUARE  draw a circle, such as e4 or e4:blue; may be repeated',
      '--theme NAME   paper, slate, moss, sea, rose or gray [paper]',
      '--plain        hide the names of files and ranks',
    ],
  },
  uci: {
    call: 'uci',
    does: 'run as a UCI engine',
    options: [
      `Commands  ${listNames(UciSession.commandNames, 12)}`,
      `go takes  ${listNames(goWords, 12)}`,
      `Options   ${listNames(
        optionsOf(variantIds).map(({ name }) => name),
        12,
      )}`,
      'The option UCI_Variant selects the variant. The nets and the endgame tables of three',
      'pieces are included. Only the native program has the options EvalFile and TablePath.',
    ],
  },
  play: {
    call: 'play VARIANT ENGINE ENGINE',
    does: 'play games between two UCI engines, as PGN',
    options: [
      'ENGINE is a path, or a command with arguments: "node engine.js uci".',
      '--games N      how many games to play [1]',
      '--movetime MS  time for each move [100], or --nodes N',
      '--max-plies N  end the game as a draw after N half-moves',
      '--option-a NAME=VALUE, --option-b NAME=VALUE',
      '               set an option of the first or second engine',
    ],
  },
};

const VARIANTS = `VARIANT is ${listNames(variantIds, 11)}.\n`;

/** The last lines of a help. @param {boolean} hasJson @param {boolean} hasVariant */
const endingOf = (hasJson, hasVariant) => `
${hasJson ? '  --json         print one JSON object per line instead of text\n' : ''}  --help         show this text; --version shows the version

${hasVariant ? VARIANTS : ''}Exit status: 0 success, 1 invalid input, 2 invalid command.`;

function overview() {
  const lines = Object.values(texts).map(
    ({ call, does }) => `  ${call.padEnd(31)}${wrapWords(does, 33)}`,
  );
  return `kingcraft COMMAND …    rules of chess and its variants

${lines.join('\n')}
  help COMMAND                   show the options of a command
${endingOf(true, true)}`;
}

/** The help of a command, or of all. @param {string} [name] */
export function helpOf(name) {
  if (!name) return overview();
  const { call, does, options = [] } = texts[name];
  const lines = options.map((option) => `  ${option}\n`).join('');
  const text = `kingcraft ${call}\n${does}\n\n${lines}`;
  return text + endingOf('json' in commands[name].options, text.includes(' VARIANT')).slice(1);
}
