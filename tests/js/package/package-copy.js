// A copy of the package's modules, which a test may change.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Copies what a search takes, with other nets.
 * @param {Record<string, string>} nets game → the address of its net
 */
export function copyPackage(nets) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-copy-'));
  const at = (file) => path.join(folder, 'web', file);
  const isData = (file) => /[\\/](tables|nets)$/.test(file);
  for (const part of ['kingcraft', 'worker'])
    cpSync(path.join(root, 'web', part), at(part), {
      recursive: true,
      filter: (file) => !isData(file),
    });
  for (const file of ['generated/ids.js', 'generated/messages.en.js', 'own-file.js'])
    cpSync(path.join(root, 'web/variants', file), at(`variants/${file}`));
  writeFileSync(at('package.json'), '{ "type": "module" }');
  const urls = Object.entries(nets).map(([game, url]) => `${game}: () => new URL('${url}')`);
  writeFileSync(at('kingcraft/own-nets.js'), `export const netFiles = { ${urls.join(', ')} };\n`);
  return {
    import: (file) => import(pathToFileURL(at(file)).href),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
