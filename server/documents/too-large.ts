/** A write that would pass the limit of what one user may store; nothing of it is written. */
export class TooLarge extends Error {}
