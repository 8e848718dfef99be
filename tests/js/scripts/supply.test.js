// What SECURITY.md says of packages: which are in what others get, their licenses, the bill of materials, and what the
// audit says.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readAudit } from '../../../scripts/checks/audit.mjs';
import { allowedPackages } from '../../../scripts/checks/floors.mjs';
import { fonts } from '../../../scripts/site/libraries.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const security = read('SECURITY.md');
const shipped = JSON.parse(read('scripts/package/shipped-packages.json'));
const packages = Object.entries(JSON.parse(read('package-lock.json')).packages)
  .filter(([place]) => place !== '')
  .map(([place, about]) => ({ name: place.split('node_modules/').at(-1), ...about }));

const rowsOf = (heading) =>
  [
    ...security
      .split(heading)[1]
      .split('\n\n')[1]
      .matchAll(/^\| (.+) \|$/gm),
  ]
    .map(([, row]) => row.split(' | ').map((cell) => cell.replaceAll('`', '')))
    .slice(2);

test('the packages that others get are those that the code may import, and the fonts', () => {
  const ofFonts = Object.values(fonts).map((file) => file.split('/').slice(0, 2).join('/'));
  const taken = [...Object.values(allowedPackages).flat(), ...ofFonts];
  assert.deepEqual(taken.sort(), Object.keys(shipped).sort());
  const expected = Object.entries(shipped).map(([name, where]) => [
    name,
    packages.find((one) => one.name === name).license,
    where,
  ]);
  assert.deepEqual(rowsOf('with their licenses in'), expected);
});

test('the licenses of all other packages are listed', () => {
  const others = packages.filter(({ name }) => !Object.hasOwn(shipped, name));
  const [, listed] = /Their licenses are ([\s\S]+?)\./.exec(
    security.replaceAll('.0', '\u00b70').replaceAll('\n', ' '),
  );
  const names = listed.replaceAll('\u00b70', '.0').split(/, | and /);
  assert.deepEqual(names.sort(), [...new Set(others.map(({ license }) => license))].sort());
});

test('every package is pinned by a hash, except the eight that SECURITY.md explains', () => {
  const unpinned = packages.filter(({ integrity }) => !integrity);
  assert.equal(unpinned.length, 8);
  for (const { name, optional, dev } of unpinned) {
    assert.match(name, /^@biomejs\/cli-/);
    assert.ok(optional && dev, name);
  }
});

/** Folder → the node binaries that its lock file pins, by name. */
const nodesOf = (folder) =>
  Object.entries(JSON.parse(read(`scripts/nodes/${folder}/package-lock.json`)).packages)
    .filter(([place]) => place !== '')
    .map(([place, about]) => ({ ...about, name: place.replace('node_modules/', '') }));

test('node itself is pinned by a hash, in one version for both processors', () => {
  for (const folder of ['tools', 'package']) {
    const nodes = nodesOf(folder);
    for (const { name, integrity, optional, hasInstallScript } of nodes)
      assert.ok(/^sha512-/.test(integrity) && optional && !hasInstallScript, name);
    for (const { name, version, cpu } of nodes) {
      const other = name.replace(cpu, cpu === 'x64' ? 'arm64' : 'x64');
      assert.equal(nodes.find((one) => one.name === other)?.version, version, name);
    }
  }
});

test('the types that scripts are checked with are those of the oldest node that runs them', () => {
  const version = nodesOf('tools')[0].version.split('.').slice(0, 2);
  const types = packages
    .find(({ name }) => name === '@types/node')
    .version.split('.')
    .slice(0, 2);
  assert.deepEqual(types, version);
});

test('the tests of the package run under the oldest major version of node that it supports', () => {
  const { engines } = JSON.parse(read('package.json'));
  const oldest = nodesOf('package').find(({ name }) => name === 'oldest-x64');
  assert.equal(`>=${oldest.version.split('.')[0]}`, engines.node);
});

test('the bill of materials has every package that others get, and says so', () => {
  const npm = Number(execFileSync('npm', ['--version'], { encoding: 'utf8' }).split('.')[0]);
  if (npm < 10) return;
  const folder = path.join(root, 'build/materials');
  execFileSync(process.execPath, [
    path.join(root, 'scripts/package/bill-of-materials.mjs'),
    folder,
  ]);
  const bill = JSON.parse(read('build/materials/kingcraft-0.1.0.cdx.json'));
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.equal(bill.metadata.component.name, 'kingcraft');
  assert.equal(bill.serialNumber ?? bill.metadata.timestamp, undefined);
  const uses = bill.components.map(({ name, properties }) => [
    name,
    properties.find((property) => property.name === 'kingcraft:use').value,
  ]);
  const inSite = uses.filter(([, use]) => use !== 'building and testing alone');
  assert.deepEqual(Object.fromEntries(inSite), shipped);
});

test('the audit fails for what others get, names the rest, and says when nothing was asked', () => {
  const names = Object.keys(shipped);
  const found = (name) =>
    JSON.stringify({
      metadata: { dependencies: { total: 9 } },
      vulnerabilities: { [name]: { name, severity: 'high' } },
    });
  assert.equal(readAudit(found('idb'), names).isRefused, true);
  assert.deepEqual(readAudit(found('jest'), names), {
    lines: [
      'npm audit: jest: high; it only builds and tests',
      'npm audit: asked about 9 packages, 1 with known faults',
    ],
    isRefused: false,
  });
  for (const output of ['', 'no JSON', '{"message":"no network"}']) {
    const { lines, isRefused } = readAudit(output, names);
    assert.match(lines[0], /^npm audit: not asked \(/);
    assert.equal(isRefused, false);
  }
});
