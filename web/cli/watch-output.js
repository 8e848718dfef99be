// What commands do when nobody can get what they print.

/** What a shell reports of a program that a closed pipe has ended: 128 and the number of SIGPIPE, which node ignores. */
const CLOSED_PIPE = 141;

/**
 * Ends the process as soon as its output cannot be written. A reader that has closed the pipe, such as `head`, has enough: that is no
 * fault, and nothing is said. Everything else, such as a full disk, is said on stderr in a line, and the exit status is 1.
 * @param {string} name of the command, with which messages begin
 */
export function watchOutput(name) {
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
    if (code === 'EPIPE') process.exit(CLOSED_PIPE);
    console.error(`${name}: the output cannot be written: ${message}`);
    process.exit(1);
  });
  // There is nowhere left to say it, and what is printed may still be read.
  process.stderr.on('error', () => {
    process.exitCode ||= 1;
  });
}
