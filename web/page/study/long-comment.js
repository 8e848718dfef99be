// @ts-nocheck
/** Comments that are too long for the page: browsers take seconds to lay one of some megabytes out. */

const LONGEST = 50_000;

/** What the page shows of a comment: all of it, or its beginning where it is too long. */
export function shownOf(comment) {
  return isTooLong(comment) ? `${comment.slice(0, LONGEST)}…` : comment;
}

/** Whether only the beginning of a comment is shown, so that it cannot be changed. */
export function isTooLong(comment) {
  return comment.length > LONGEST;
}
