// No regular expression of what users load goes through a character again and again: scslre, with which
// eslint-plugin-regexp does the same, finds those whose time may grow faster than the text.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { analyse } from 'scslre';
import ts from 'typescript';

/** The expressions of a file, each with its line. */
function expressionsIn(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text);
      const { line } = file.getLineAndCharacterOfPosition(node.end);
      found.push({ place: `${name}:${line + 1}`, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const faultsOf = ({ place, source, flags }) =>
  analyse({ source, flags }).reports.map(({ type }) => `${place}: ${type}: /${source}/${flags}`);

test('no regular expression takes more than linear time', () => {
  const files = execFileSync('git', ['ls-files', 'web/*.js'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const expressions = files.flatMap((name) => expressionsIn(name, readFileSync(name, 'utf8')));
  assert.ok(expressions.length > 100, `only ${expressions.length} expressions were found`);
  assert.deepEqual(expressions.flatMap(faultsOf), []);
});

test('one that takes more is found', () => {
  for (const [text, type] of [
    ['/a*a*$/', 'Trade'],
    ['/(a*)*b/', 'Self'],
    ['/ *$/', 'Move'],
  ]) {
    const [expression] = expressionsIn('one.js', `${text}.test('')`);
    assert.ok(
      faultsOf(expression).some((fault) => fault.startsWith(`one.js:1: ${type}`)),
      text,
    );
  }
});
