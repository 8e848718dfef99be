// What the caller of the script got wrong; the message says how to put it right.

export class UsageError extends Error {}
