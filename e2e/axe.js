// What axe has to say about a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations, one line each. */
export async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run());
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  );
}
