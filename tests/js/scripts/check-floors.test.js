import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/checks/check-floors.mjs', import.meta.url));

/** Each tree gets these files too, so that there is something to include and to import. */
const baseTree = {
  'engine/board/square.hpp': '#pragma once\n',
  'engine/rules/position.hpp': '#include <vector>\n#include "board/square.hpp"\n',
  'engine/variants/tax/rules.hpp': '#include "rules/position.hpp"\nstruct tax {};\n',
  'engine/variants/kingscourt/rules.hpp': `#include "rules/position.hpp"
    static constexpr Role wizard = own_role(0);
    static constexpr MoveKind warp = own_kind(0);
    static constexpr MoveKind level = own_kind(1);
`,
  'engine/variants/all.hpp': '#include "variants/tax/rules.hpp"\n',
  'engine/game/game.hpp': '#include "variants/all.hpp"\n',
  'engine/uci/main.cpp': '#include <iostream>\n#include <thread>\n#include "game/game.hpp"\n',
  'bindings/binding.cpp': '#include <emscripten/bind.h>\n#include "game/game.hpp"\n',
  'web/kingcraft/index.js': "const fs = await import('node:fs/promises');\n",
  'web/board/board.js': "import { draw } from './draw.js';\n",
  'web/worker/client.js': "import { load } from '../kingcraft/index.js';\n",
  'web/page/main.js': "import '../board/board.js';\nexport * from '../worker/client.js';\n",
};

/** [name, file, text, expected: null or what the one line of complaint says] */
const cases = [
  ['a sound tree', 'engine/board/piece.hpp', '#include "board/square.hpp"\n', null],
  ['an include in the same folder', 'engine/board/piece.hpp', '#include "square.hpp"\n', null],
  [
    'a tool that uses the page',
    'scripts/docs/build-docs.mjs',
    "import { x } from '../../web/board/board.js';\nimport {\n  y,\n} from '../../web/page/main.js';\n",
    'scripts/docs/build-docs.mjs:4: a tool may not use the page (../../web/page/main.js)',
  ],
  [
    'an include that points up',
    'engine/board/piece.hpp',
    '#pragma once\n#include "rules/position.hpp"\n',
    'engine/board/piece.hpp:2: engine/board may not use engine/rules (rules/position.hpp)',
  ],
  [
    'an include in angle brackets that points up',
    'engine/rules/legal.cpp',
    '#include <game/game.hpp>\n',
    'engine/rules/legal.cpp:1: engine/rules may not use engine/game (game/game.hpp)',
  ],
  [
    'an include of nothing',
    'engine/game/clock.hpp',
    '#include "game/missing.hpp"\n',
    'engine/game/clock.hpp:1: "game/missing.hpp" is no file of the project',
  ],
  [
    'a clock below floor 5',
    'engine/search/limits.hpp',
    '#include <chrono>\n',
    'engine/search/limits.hpp:1: <chrono> stands on floor 5 only',
  ],
  [
    'Emscripten below floor 5',
    'engine/game/game.cpp',
    '#include <emscripten/val.h>\n',
    'engine/game/game.cpp:1: <emscripten/val.h> stands on floor 5 only',
  ],
  [
    'a variant in shared code',
    'engine/search/search.cpp',
    'constexpr bool deep = kings_court::deep;\n',
    "engine/search/search.cpp:1: shared code names a variant ('kings_court')",
  ],
  [
    'a variant in a page',
    'web/page/extra.js',
    "export const isKing = (id) => id === 'kingscourt';\n",
    "web/page/extra.js:1: shared code names a variant ('kingscourt')",
  ],
  ['a variant in its own folder', 'web/variants/kingscourt/extra.js', "'kingscourt';\n", null],
  ['the game that others inherit', 'web/page/extra.js', "export const usual = 'chess';\n", null],
  [
    'a word with the name of a variant in it',
    'web/page/extra.js',
    "export const isTaxed = 'syntax taxi';\n",
    null,
  ],
  [
    'a variant in the middle of a name',
    'web/game/rays.js',
    'export const hasTaxRays = true;\n',
    "web/game/rays.js:1: shared code names a variant ('Tax')",
  ],
  [
    'a variant at the beginning of a name',
    'web/page/rays.js',
    'const taxRays = true;\n',
    "web/page/rays.js:1: shared code names a variant ('tax')",
  ],
  [
    'a role that one game has alone in shared code',
    'engine/notation/letters.hpp',
    'return Role::pawn != role && V::wizard != role;\n',
    "engine/notation/letters.hpp:1: shared code names what one game has alone ('wizard')",
  ],
  [
    'a kind of move that one game has alone in shared code',
    'engine/search/kinds.hpp',
    'constexpr auto plain = MoveKind::step;\nconstexpr auto fast = V::warp;\n',
    "engine/search/kinds.hpp:2: shared code names what one game has alone ('warp')",
  ],
  [
    'a role that one game has alone in its own folder',
    'engine/variants/tax/explain.hpp',
    'constexpr Role own = KingsCourt::wizard;\n',
    null,
  ],
  [
    'a role that one game has alone in a page',
    'web/page/extra.js',
    "const letters = { wizard: 'w' };\n",
    "web/page/extra.js:1: shared code names what one game has alone ('wizard')",
  ],
  [
    'the levels of a board',
    'engine/board/square.hpp',
    '#pragma once\nint level(int square);\n',
    null,
  ],
  [
    'roles and kinds that all games have',
    'engine/search/kinds.hpp',
    'bool is_plain(Role role, MoveKind kind) { return role == Role::pawn && kind != MoveKind::en_passant; }\n',
    null,
  ],
  [
    'a comparison of V in shared code',
    'engine/rules/legal.cpp',
    'if constexpr (std::is_same_v<V, T>) {}\n',
    "engine/rules/legal.cpp:1: shared code names a variant ('is_same_v<V,')",
  ],
  [
    'a variant in a comment',
    'engine/rules/legal.cpp',
    '// flying men\n/* tax\n   tax */ int syntax;\n',
    null,
  ],
  [
    'a board that knows chess',
    'web/board/rules.js',
    "import {\n  load,\n} from '../kingcraft/index.js';\n",
    'web/board/rules.js:3: web/board may not use web/kingcraft (../kingcraft/index.js)',
  ],
  ['a word that looks like an import', 'web/board/keys.js', "const keys = ['from', 'to'];\n", null],
  [
    'a dynamic import that points up',
    'web/kingcraft/lazy.js',
    "const page = await import('../page/main.js');\n",
    'web/kingcraft/lazy.js:1: web/kingcraft may not use web/page (../page/main.js)',
  ],
  [
    'a package in the page',
    'web/page/extra.js',
    "import something from 'somewhere';\n",
    "web/page/extra.js:1: web/page may not use the package 'somewhere'",
  ],
  [
    "node's modules in the page",
    'web/page/extra.js',
    "import { readFile } from 'node:fs/promises';\n",
    "web/page/extra.js:1: web/page may not use node's modules ('node:fs/promises')",
  ],
  [
    'a module that hides from the type check',
    'web/page/extra.js',
    '// What it is.\n// @ts-nocheck\nexport const a = 1;\n',
    'web/page/extra.js:2: the type check reads every file: write its types, and remove @ts-nocheck',
  ],
  [
    'a script that hides from the type check',
    'scripts/extra.mjs',
    '/// @ts-nocheck: later\n',
    'scripts/extra.mjs:1: the type check reads every file: write its types, and remove @ts-nocheck',
  ],
  ['a text about the type check', 'scripts/extra.mjs', "const line = '// @ts-nocheck';\n", null],
  [
    'a file outside of the folders',
    'engine/helper.hpp',
    '#pragma once\n',
    'engine/helper.hpp: lies in no folder of scripts/checks/floors.mjs',
  ],
];

function writeTree(root, tree) {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

for (const [name, file, text, expected] of cases) {
  test(`check-floors: ${name}`, (t) => {
    const root = mkdtempSync(path.join(tmpdir(), 'floors-'));
    t.after(() => rmSync(root, { recursive: true }));
    writeTree(root, { ...baseTree, [file]: text });
    const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
    assert.equal(stderr, expected === null ? '' : `${expected}\n`);
    assert.equal(status, expected === null ? 0 : 1);
  });
}
