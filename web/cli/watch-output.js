// Ends a command whose output nobody can receive.

/**
 * Ends the process as soon as its output cannot be written, on a full disk or where its reader has closed the pipe: it
 * is said on stderr in a line, and the exit status is 1, so that nobody takes a part of the output for all of it.
 * @param {string} name of the command, with which messages begin
 */
export function watchOutput(name) {
  process.stdout.on('error', (error) => {
    console.error(`${name}: the output cannot be written: ${error.message}`);
    process.exit(1);
  });
  // There is nowhere left to say it, and what is printed may still be read.
  process.stderr.on('error', () => {
    process.exitCode ||= 1;
  });
}
