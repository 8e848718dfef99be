// Writes the bill of materials of a version, CycloneDX, as npm makes it of package-lock.json:
// node scripts/package/bill-of-materials.mjs FOLDER
// Each package says whether others get it (scripts/package/shipped-packages.json), or whether it only builds and tests.
// Nothing of the time or place is in it, so that the same lock file gives the same bytes.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (/** @type {string} */ file) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** @type {Record<string, string>} */
const shipped = read('scripts/package/shipped-packages.json');
const { name, version } = read('package.json');

/** The output of npm. */
function materials() {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=library'];
  try {
    return JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  } catch (error) {
    console.error(`scripts/build: npm sbom failed; it wants npm from 10 on: ${error}`);
    process.exit(1);
  }
}

const { serialNumber, ...bill } = materials();
delete bill.metadata.timestamp;
bill.metadata.component.name = name;
for (const component of bill.components) {
  const use = shipped[component.name] ?? 'building and testing alone';
  component.properties.push({ name: 'kingcraft:use', value: use });
}

const folder = process.argv[2];
const file = path.join(folder, `${name}-${version}.cdx.json`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`built ${file}`);
