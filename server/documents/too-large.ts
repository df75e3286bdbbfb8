/** What one user may keep has an end: past it nothing is written, and what was sent stays with its sender. */
export class TooLarge extends Error {}
