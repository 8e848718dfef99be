// What the command kingcraft says of itself, compared with what it does.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { helpOf } from '../../../web/cli/command-help.js';
import { commands } from '../../../web/cli/commands.js';
import { call } from './command-support.js';
import { kingcraft } from './support.js';

test('the help fits a screen and names all games', () => {
  const { status, stdout } = call(['--help']);
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.ok(lines.length <= 24, `${lines.length} lines`);
  assert.deepEqual(
    lines.filter((line) => line.length > 80),
    [],
  );
  for (const { id } of kingcraft.variants) assert.match(stdout, new RegExp(`\\b${id}\\b`));
  assert.equal(call(['help']).stdout, stdout);
});

test('kingcraft help COMMAND says what its options are, --version which version it is', () => {
  assert.match(call(['help', 'draw']).stdout, /--arrow/);
  assert.equal(call(['draw', '-h']).stdout, call(['help', 'draw']).stdout);
  assert.equal(call(['help', 'castle']).status, 2);
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url)));
  assert.equal(call(['--version']).stdout, `${version}\n`);
});

for (const [name, { options }] of Object.entries(commands)) {
  test(`help ${name} names the options that it has, and no others`, () => {
    const text = helpOf(name);
    const named = new Set([...text.matchAll(/--([a-z][a-z-]*)/g)].map(([, option]) => option));
    // These are not of one command.
    for (const shared of ['help', 'version']) assert.ok(named.delete(shared));
    assert.deepEqual([...named].sort(), Object.keys(options).sort());
    const wide = text.split('\n').filter((line) => line.length > 88);
    assert.deepEqual(wide, []);
    assert.match(helpOf(), new RegExp(`^  ${name} `, 'm'));
  });

  test(`help ${name} lists the games where it takes one`, () => {
    const text = helpOf(name);
    const [usage, games] = text.split('\nVARIANT is ');
    assert.equal(games !== undefined, /\bVARIANT\b/.test(usage), text);
  });
}

/** The words of a list in the help of uci. @param {string} title */
function listed(title) {
  const text = call(['help', 'uci']).stdout;
  const [, list] = new RegExp(`^  ${title}  (.*(?:\\n {12}.*)*)`, 'm').exec(text) ?? [];
  assert.ok(list, text);
  return list.replaceAll(/\s+/g, ' ').split(', ');
}

test('help uci names the options that the program declares', () => {
  const { stdout } = call(['uci'], 'uci\nquit\n');
  const declared = [...stdout.matchAll(/^option name (.+) type /gm)].map(([, name]) => name);
  assert.ok(declared.length > 5, stdout);
  assert.deepEqual(listed('Options '), declared);
});

test('help uci names commands that the program understands', () => {
  const names = listed('Commands');
  for (const name of ['uci', 'position', 'go', 'ponderhit', 'quit', 'd'])
    assert.ok(names.includes(name), name);
  const input = names.filter((name) => name !== 'quit').join('\n');
  const { stdout } = call(['uci'], `${input}\nnonsense\nquit\n`);
  assert.deepEqual(stdout.match(/Unknown command.*/g), ['Unknown command "nonsense".']);
});

test('help uci names the words of go that want a number, and those that want none', () => {
  const withNumber = listed('go takes').filter((word) => {
    const { stdout } = call(['uci'], `go ${word} x depth 1\nquit\n`);
    return stdout.includes(`After "${word}" "x" is not a number`);
  });
  const others = listed('go takes').filter((word) => !withNumber.includes(word));
  assert.deepEqual(others.sort(), ['infinite', 'ponder', 'searchmoves']);
});
