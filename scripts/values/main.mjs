// @ts-nocheck
// node scripts/values/main.mjs FILE GAME POSITIONS
// Fits what the men of the game are worth to POSITIONS, as scripts/self-play writes and names them, and writes it into FILE between the
// game's marks. The rest of the file is kept.

import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { grouped, writePart } from '../page-part.mjs';
import { readVariants } from '../variants.mjs';
import { readSelfPlay, withoutLevels } from './positions.mjs';
import { worthOf } from './worth.mjs';

/** What a rook counts on the second scale. */
const ROOK = 5;

const NAMES = {
  P: 'pawn',
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Q: 'queen',
  K: 'second king',
  C: 'chancellor',
  J: 'jester',
};

const percent = (share) => (100 * share).toFixed(1);

function nameOf(role) {
  const level = role.length > 1 ? ' on the upper level' : '';
  return `${NAMES[role[0]]}${level}`;
}

/** A worth on a scale on which the unit counts `scale`. */
function inUnits({ value, error }, scale) {
  const figure = (scale * value).toFixed(2);
  return error > 0 ? `${figure} ± ${(scale * error).toFixed(2)}` : figure;
}

function table(worths, said) {
  const lines = worths.map(({ role, pawns, rooks, score, scoreLow, scoreHigh }) => {
    const cells = [
      nameOf(role),
      inUnits(pawns, 1),
      inUnits(rooks, ROOK),
      `${percent(score)} (${percent(scoreLow)} – ${percent(scoreHigh)})`,
      ...(said ? [said[role] ?? '–'] : []),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const heads = [
    'piece',
    'pawn = 1',
    'rook = 5',
    'score with one more, %',
    ...(said ? ['said'] : []),
  ];
  const rule = heads.map((_, i) => (i === 0 ? '---' : '---:'));
  return [`| ${heads.join(' | ')} |`, `| ${rule.join(' | ')} |`, ...lines, '', ''].join('\n');
}

/** The nodes of a move, which stand last in the name of the file. */
const nodesOf = (positions) => Number(path.basename(positions, '.tsv').split('-').at(-1));

function partOf({ said, nodes, games, results, rows }) {
  const [losses, draws, wins] = results;
  const counts = `${grouped(games)} games (+${wins} =${draws} -${losses}) at ${nodes} nodes a move, ${grouped(rows.length)} differences.`;
  const whole = rows.map((row) => ({ ...row, differences: withoutLevels(row.differences) }));
  const parts = [`${counts}\n\n`, table(worthOf(whole), said)];
  if (rows.some(({ differences }) => [...differences.keys()].some((role) => role.length > 1))) {
    parts.push('By the level on which a piece stands:\n\n', table(worthOf(rows)));
  }
  return parts.join('');
}

const [file, game, positions] = process.argv.slice(2);
await writePart({ file, name: game, writer: 'scripts/piece-values' }, async () => {
  const variant = (await readVariants()).find(({ id }) => id === game);
  const lines = createInterface({ input: createReadStream(positions, 'ascii') });
  return partOf({
    said: variant?.saidWorths,
    nodes: nodesOf(positions),
    ...(await readSelfPlay(lines)),
  });
});
