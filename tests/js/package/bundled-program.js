/**
 * The text of a program that uses what a bundler has to find: the rules, the engine with its worker, and endgame
 * tables. `play()` answers "Qh4# win".
 */
export const bundledProgram = `
  import { load } from 'kingcraft';
  import { createEngine } from 'kingcraft/engine';

  async function play() {
    const kingcraft = await load();
    const game = kingcraft.newGame('chess');
    for (const move of ['f3', 'e5', 'g4']) game.move(move);
    const engine = await createEngine();
    const { best } = await engine.search(game, { depth: 2 });
    await kingcraft.loadTables('tax');
    const { result } = kingcraft.newGame('tax', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1').probe();
    return game.move(best).san + ' ' + result;
  }
`;
