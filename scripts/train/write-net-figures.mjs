// node scripts/train/write-net-figures.mjs
// Writes into docs/notes/nets.md, between its marks, what the files of engine/nets say of the nets in them. The rest of
// the page stays as it is.

import path from 'node:path';
import { writePart } from '../shared/page-part.mjs';
import { root } from '../variants/variants.mjs';
import { netTable } from './net-table.mjs';

await writePart(
  { file: path.join(root, 'docs/notes/nets.md'), name: 'nets', writer: 'scripts/train/run' },
  () => netTable(path.join(root, 'engine/nets')),
);
