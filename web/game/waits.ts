/** How long whoever leaves or exports waits for the last deeds to be sent. */
export const FLUSH_MS = 5_000;

/** A wait for the mentor that is longer than this needs a word. */
export const SLOW_MS = 1_500;
