// How strong the machine can be asked to play.

export const leastLevel = 1;

/** The level that holds nothing back: all threads, and endgame tables. */
export const fullStrength = 10;
