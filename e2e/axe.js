// Checks a page with axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations, one line each. Nothing else is taken out of the page: what is right would be megabytes. */
export async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const result = await globalThis.axe.run({ resultTypes: ['violations'] });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
    );
  });
}
