// Finds the program of an engine: a path, or a revision of this repository, which is built once in build/revisions.

import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf, readCommand } from '../../web/cli/referee/engine-command.js';
import { UsageError } from '../../web/cli/referee/player.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const revisionMark = 'git:';

/** Runs a command in the repository; returns what it prints. */
function run(/** @type {string} */ command, /** @type {string[]} */ ...words) {
  return execFileSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
}

/** The full name of the commit. */
function commitOf(/** @type {string} */ revision) {
  try {
    // A revision must not be taken for an option.
    return run(
      'git',
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${revision}^{commit}`,
    ).trim();
  } catch {
    throw new UsageError(`'${revisionMark}${revision}' is no revision of this repository`);
  }
}

/** Builds the commit in its own folder and leaves nothing but the program. */
function build(/** @type {string} */ commit, /** @type {string} */ program) {
  mkdirSync(path.dirname(program), { recursive: true });
  const folder = mkdtempSync(path.join(path.dirname(program), 'build-'));
  try {
    const archive = path.join(folder, 'source.tar');
    const source = path.join(folder, 'source');
    const output = path.join(folder, 'output');
    mkdirSync(source);
    run('git', 'archive', '--output', archive, commit);
    run('tar', '-xf', archive, '-C', source);
    run('cmake', '-S', source, '-B', output, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release');
    run('cmake', '--build', output, '--target', 'kingcraft');
    // At once or not at all: another match may want the same program.
    renameSync(path.join(output, 'kingcraft'), program);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} revision
 * @param {(text: string) => void} report gets a line before work that takes long
 */
function buildRevision(revision, report) {
  const commit = commitOf(revision);
  const name = `${revisionMark}${commit.slice(0, 12)}`;
  const program = path.join(root, 'build', 'revisions', commit.slice(0, 12), 'kingcraft');
  if (existsSync(program)) return { name, command: [program] };
  report(`building ${revisionMark}${revision}, which is ${name}`);
  try {
    build(commit, program);
  } catch (error) {
    const { stdout, stderr, message } =
      /** @type {Error & { stdout?: string, stderr?: string }} */ (error);
    const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
    throw new Error(`${revisionMark}${revision} cannot be built: ${output || message}`);
  }
  return { name, command: [program] };
}

/**
 * An engine's program with its arguments, and a name for it that is the same at any time.
 * @param {string} engine a path, a program with arguments, or git:REVISION
 * @param {(text: string) => void} report gets a line before work that takes long
 * @returns {{ name: string, command: string[] }}
 * @throws UsageError when there is none
 */
export function findEngine(engine, report) {
  if (engine.startsWith(revisionMark)) {
    return buildRevision(engine.slice(revisionMark.length), report);
  }
  const command = readCommand(engine);
  const [program, ...words] = command;
  const name = nameOf(command);
  // A name alone with arguments is looked for where the system has its programs, as `node` is.
  if (words.length > 0 && path.basename(program) === program) return { name, command };
  try {
    accessSync(program, constants.X_OK);
  } catch {
    throw new UsageError(
      `'${engine}' is no program; name the path of a UCI engine or git:REVISION`,
    );
  }
  return { name, command: [path.resolve(program), ...words] };
}
