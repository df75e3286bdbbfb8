// In a file without schemas: the browser needs these numbers before it has loaded any schema.

export const MAX_COMMAND_BYTES = 8 * 1024;
/** How many entries of the log a push brings back at most, and a reader who does not say how many. */
export const MAX_LOG_ENTRIES = 200;
/** A reader of a long history may ask for so many at once. Releases before 0.2 refuse more than 200. */
export const MAX_PAGE_ENTRIES = 2_000;
export const MAX_PUSHED_COMMANDS = 200;
/** Keys in one question which of them the log lacks. */
export const MAX_ASKED_KEYS = 500;
