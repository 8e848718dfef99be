// The help of the command kingcraft: one line for each command, or one command with its options.

import { variantIds } from '../variants/generated/ids.js';
import { listNames, wrapWords } from './command-line.js';
import { commands } from './commands.js';
import { goWords } from './uci-go.js';
import { optionsOf } from './uci-options.js';
import { UciSession } from './uci-session.js';

const MOVES = '--moves MOVES  first plays these, as "e4 e5" or "e2e4 e7e5"';

const FEN = [
  '--fen FEN      a position instead of files, of --variant VARIANT [chess];',
  '               --moves MOVES plays these first',
];

const SEARCH = [
  MOVES,
  '--depth N      plies',
  '--nodes N      positions',
  '--movetime MS  milliseconds [1000, where there is no other limit]',
  '--lines N      how many moves get a line of their own',
  '--level N      1, which a child can beat, to 10 [10]',
  '--threads N    workers that search together',
];

/**
 * Command → its usage, its purpose and its options.
 * @type {Record<string, { call: string, does: string, options?: string[] }>}
 */
const texts = {
  moves: {
    call: 'moves VARIANT [FEN]',
    does: 'the legal moves: id and notation',
    options: [MOVES],
  },
  perft: {
    call: 'perft VARIANT DEPTH [FEN]',
    does: 'the leaves of the tree of moves, by first move',
    options: [MOVES],
  },
  explain: {
    call: 'explain VARIANT FROM TO [FEN]',
    does: 'why a piece may go there, or which rule forbids it',
    options: [MOVES],
  },
  probe: {
    call: 'probe VARIANT [FEN]',
    does: 'what the endgame tables say, move by move',
    options: [MOVES],
  },
  bestmove: {
    call: 'bestmove VARIANT [FEN]',
    does: 'the move to play: id and notation',
    options: SEARCH,
  },
  analyse: {
    call: 'analyse VARIANT [FEN]',
    does: 'what a search finds, depth by depth',
    options: SEARCH,
  },
  validate: {
    call: 'validate FILE…',
    does: 'the first fault of each game of PGN files',
    options: [
      ...FEN,
      'FILE may be -, for what comes in. Each fault is FILE:LINE:COLUMN and what is wrong;',
      'the last line counts games and faults.',
    ],
  },
  convert: {
    call: 'convert --to FORMAT FILE…',
    does: 'games of PGN files as FEN, PGN, JSON or SVG',
    options: [
      '--to fen       the last position of each game',
      '--to svg       a picture of that position; --flip turns it',
      '--to pgn       the games as the package writes them',
      '--to json      a game a line: tags, moves, result; --fens adds the positions',
      '--ply N        of fen and svg, the position after N half-moves instead',
      '--each         all positions',
      ...FEN,
      'FILE may be -, for what comes in.',
    ],
  },
  draw: {
    call: 'draw VARIANT [FEN]',
    does: 'a position as a picture, SVG or PNG',
    options: [
      MOVES,
      '--output FILE  where it is written to; .svg, or .png, which makes a PNG',
      '--png          a PNG, which needs: npm install @resvg/resvg-js',
      '--size N       the width in pixels',
      '--flip         Black sits below',
      '--last ID      the last move, as e2e4',
      '--arrow ID     an arrow, as e2e4 or e2e4:red; may be repeated',
      '--mark SQUARE  a circle, as e4 or e4:blue; may be repeated',
      '--theme NAME   paper [without it], slate, moss, sea, rose or gray',
      '--plain        without the names of files and ranks',
    ],
  },
  uci: {
    call: 'uci',
    does: 'the search as a UCI engine',
    options: [
      `Commands  ${listNames(UciSession.commandNames, 12)}`,
      `go takes  ${listNames(goWords, 12)}`,
      `Options   ${listNames(
        optionsOf(variantIds).map(({ name }) => name),
        12,
      )}`,
      'The variant is the option UCI_Variant. The nets come with the package. There are no',
      'endgame tables: only the native program has the options EvalFile and TablePath.',
    ],
  },
  play: {
    call: 'play VARIANT ENGINE ENGINE',
    does: 'games of two UCI programs as PGN',
    options: [
      'ENGINE is a path, or a program with arguments: "node engine.js uci".',
      '--games N      how many [1]',
      '--movetime MS  for each move [100], or --nodes N',
      '--max-plies N  a draw after so many half-moves',
      '--option-a NAME=VALUE, --option-b NAME=VALUE',
      '               an option of the first or second program',
    ],
  },
};

const VARIANTS = `VARIANT is ${listNames(variantIds, 11)}.\n`;

/** The last lines of a help. @param {boolean} hasJson @param {boolean} hasVariant */
const endingOf = (hasJson, hasVariant) => `
${hasJson ? '  --json         one JSON object a line instead of text\n' : ''}  --help         this text; --version: the version

${hasVariant ? VARIANTS : ''}Exit status: 0 done, 1 the input is wrong, 2 the command is.`;

function overview() {
  const lines = Object.values(texts).map(
    ({ call, does }) => `  ${call.padEnd(31)}${wrapWords(does, 33)}`,
  );
  return `kingcraft COMMAND …    rules of chess and its variants

${lines.join('\n')}
  help COMMAND                   the options of a command
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
