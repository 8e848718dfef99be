// Asks the registry whether it knows of faults in the packages of package-lock.json: node scripts/checks/audit.mjs
// Exits with 1 where one of them is in what others get. What only builds and tests is named. Without a registry nothing
// was asked, which is said.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** In milliseconds: how long the registry may take. */
const PATIENCE = 20_000;

/** @typedef {{ lines: string[], isRefused: boolean }} Report */

/**
 * The output of `npm audit --json`.
 * @param {string} output
 * @param {readonly string[]} shipped the packages that others get
 * @returns {Report}
 */
export function readAudit(output, shipped) {
  const { vulnerabilities, metadata, message } = parse(output);
  if (!vulnerabilities || !metadata)
    return { lines: [`npm audit: not asked (${message ?? 'no answer'})`], isRefused: false };
  const faults = Object.values(vulnerabilities).map(({ name, severity }) => ({ name, severity }));
  const inShipped = faults.filter(({ name }) => shipped.includes(name));
  const lines = faults.map(({ name, severity }) => {
    const where = shipped.includes(name) ? 'others get it' : 'it only builds and tests';
    return `npm audit: ${name}: ${severity}; ${where}`;
  });
  const sum = `npm audit: asked about ${metadata.dependencies?.total ?? 'all'} packages, ${faults.length} with known faults`;
  return { lines: [...lines, sum], isRefused: inShipped.length > 0 };
}

/**
 * @param {string} output
 * @returns {{ vulnerabilities?: Record<string, { name: string, severity: string }>, metadata?: { dependencies?: {
 *   total?: number } }, message?: string }}
 */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}

/** @returns {Promise<string>} what npm prints, also where it fails */
const askRegistry = () =>
  new Promise((resolve) => {
    const words = ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE}`];
    execFile('npm', words, { timeout: PATIENCE + 5000 }, (_, stdout) => resolve(stdout));
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const list = readFileSync(new URL('../package/shipped-packages.json', import.meta.url), 'utf8');
  const { lines, isRefused } = readAudit(await askRegistry(), Object.keys(JSON.parse(list)));
  for (const line of lines) console.log(line);
  process.exitCode = isRefused ? 1 : 0;
}
