#!/usr/bin/env node
// The command kingcraft-conformance. See docs/package.md.

/** @import { Case } from './conformance-cases.js' */
/** @import { CaseResult } from './conformance-run.js' */

import { variants } from '../fixtures/index.js';
import { UsageError } from '../referee/player.js';
import {
  listNames,
  print,
  printJson,
  readCount,
  readWords,
  runCommand,
  status,
} from './command-line.js';
import { casesOf } from './conformance-cases.js';
import { StartError } from './conformance-program.js';
import { failureLines, runCases, summaryLines } from './conformance-run.js';

const help = `kingcraft-conformance [options] PROGRAM [WORD…]
Asks a program about positions of all games, and compares.

  --variant NAME    only this game:
                    ${listNames(variants, 20)}
  --depth N         of the perft counts at most, 0 for none              [3]
  --timeout N       seconds that an answer may take                     [30]
  --json            one JSON object a line: each failing case, then a summary
  --                what follows belongs to the program

The program reads a line and writes a line, again and again:
  {"id":1,"ask":"position","variant":"chess","fen":"…","want":["moves","check"]}
  {"id":1,"moves":["e2e4","e2e3"],"check":false}
  {"id":2,"ask":"perft","variant":"chess","fen":"…","depth":2}
  {"id":2,"nodes":400}
It may leave out what it does not know, or answer {"id":1,"skip":true}.

Exit status: 0 all that was answered is right, 1 something is wrong, the program
broke down or answered nothing, 2 the command cannot be run like this.`;

/** @param {string[]} words */
function readOptions(words) {
  const { values, positionals } = readWords(words, {
    variant: { type: 'string' },
    depth: { type: 'string', default: '3' },
    timeout: { type: 'string', default: '30' },
  });
  if (values.help) return null;
  const { variant } = values;
  if (variant !== undefined && !variants.includes(variant)) {
    throw new UsageError(`--variant knows no '${variant}'; there are ${variants.join(', ')}`);
  }
  if (positionals.length === 0) throw new UsageError('name the program that is to be asked');
  return {
    command: positionals,
    variant,
    depth: readCount(values.depth, '--depth', 0, 12),
    seconds: readCount(values.timeout, '--timeout', 1, 3600),
    json: values.json ?? false,
  };
}

/** A failing case as data. @param {Case} asked @param {CaseResult} failure */
function failureData({ variant, rule, what, question }, { differences = [], breakdown }) {
  return { failed: { variant, rule, what, question, differences, breakdown } };
}

/** @param {string[]} words */
async function main(words) {
  const options = readOptions(words);
  if (!options) {
    print(help);
    return status.right;
  }
  const { command, variant, depth, seconds, json } = options;
  /** @param {Case} asked @param {CaseResult} failure */
  const onFailure = (asked, failure) => {
    if (json) printJson(failureData(asked, failure));
    else print(`${failureLines(asked, failure).join('\n')}\n`);
  };
  const tally = await runCases(command, casesOf(variant, depth), seconds, onFailure).catch(
    (error) => {
      throw error instanceof StartError ? new UsageError(error.message, { cause: error }) : error;
    },
  );
  if (json) printJson({ summary: tally });
  else print(summaryLines(tally).join('\n'));
  return tally.failed === 0 && tally.passed > 0 ? status.right : status.wrong;
}

await runCommand('kingcraft-conformance', main);
