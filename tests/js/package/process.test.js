// Programs that use the package carelessly, or where much of it has nothing to do: each ends by itself, without an
// error.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a module to its end, and returns what it prints. One that does not end is killed, and fails. */
function run(program, ...flags) {
  const words = [...flags, '--input-type=module', '--eval', program];
  const options = { cwd: root, encoding: 'utf8', timeout: 60_000 };
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, words, options);
  assert.deepEqual([status, signal, stderr], [0, null, '']);
  return stdout;
}

/** Use of the engine → a program that prints its result. */
const forgetful = {
  nothing: '',
  'a search': `
    const { depth } = await engine.search(chess, { depth: 3 });
    console.log(depth === 3);`,
  'searches that wait for each other': `
    const searches = [1, 2, 3].map((depth) => engine.search(chess, { depth }));
    console.log((await Promise.all(searches)).map(({ depth }) => depth).join() === '1,2,3');`,
  'a search that was stopped': `
    const abort = new AbortController();
    const onInfo = () => abort.abort();
    const { best } = await engine.search(chess, { movetime: Infinity, signal: abort.signal, onInfo });
    console.log(best !== null);`,
  'a search that is refused': `
    await engine.search({ variant: 'nope' }).catch(({ code }) => console.log(code === 'variant'));`,
  'a search that its listener ends': `
    const onInfo = () => { throw 'mine'; };
    await engine.search(chess, { movetime: Infinity, onInfo }).catch((thrown) => console.log(thrown === 'mine'));`,
  tables: `
    await engine.loadTables('tax');
    console.log(true);`,
};

for (const threads of [1, 3])
  for (const [what, work] of Object.entries(forgetful)) {
    test(`a program ends that forgets dispose(): ${threads} threads, ${what}`, () => {
      const program = `
        import { createEngine } from 'kingcraft/engine';
        const chess = { variant: 'chess' };
        const engine = await createEngine({ threads: ${threads} });
        ${work}`;
      assert.equal(run(program), work && 'true\n');
    });
  }

test('a program ends whose last games were collected and not freed yet', () => {
  const program = `
    import { load } from 'kingcraft';
    const kingcraft = await load();
    process.on('exit', () => gc());
    for (let games = 0; games < 100; ++games) kingcraft.newGame('chess');`;
  assert.equal(run(program, '--expose-gc'), '');
});

test('a program does not end before a search that it does not wait for', () => {
  const program = `
    import { createEngine } from 'kingcraft/engine';
    createEngine().then(async (engine) => {
      await engine.search({ variant: 'chess' }, { depth: 1 });
      engine.search({ variant: 'chess' }, { depth: 4 }).then(({ depth }) => console.log(depth));
    });`;
  assert.equal(run(program), '4\n');
});

test('the board can be imported where there are no pages', () => {
  const program = `
    import { KingcraftBoard } from 'kingcraft/board';
    import 'kingcraft/board/define';
    console.log(typeof KingcraftBoard, typeof customElements);`;
  assert.equal(run(program), 'function undefined\n');
});

test('games that were forgotten, forged or lost end no program', () => {
  const program = `
    import { load } from 'kingcraft';
    import { createEngine } from 'kingcraft/engine';

    const refused = (work) => {
      try {
        return work();
      } catch ({ code }) {
        return code;
      }
    };

    async function use() {
      const { instantiate } = WebAssembly;
      let memory;
      WebAssembly.instantiate = async (...values) => {
        const instance = await instantiate(...values);
        memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
        return instance;
      };
      const kingcraft = await load();
      const game = kingcraft.newGame('chess');
      const engine = await createEngine();
      for (const values of [[], [{}, {}], [{ release() { throw 1; } }, {}], [Symbol('key'), {}, {}]])
        for (const { constructor } of [game, engine])
          console.log(refused(() => new constructor(...values)));
      kingcraft.newGame('chess').dispose();
      kingcraft.newGame('chess');
      new Uint8Array(memory.buffer).fill(0xff);
      console.log(refused(() => game.fen()));
    }

    await use();
    for (let turn = 0; turn < 5; turn++) {
      gc();
      await new Promise(setImmediate);
    }
    console.log('alive');`;
  const said = ['argument', 'argument'];
  const lines = [...said, ...said, ...said, ...said, 'engine', 'alive'];
  assert.equal(run(program, '--expose-gc'), `${lines.join('\n')}\n`);
});
