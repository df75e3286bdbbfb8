// In a file without schemas: the browser needs these numbers before it has loaded any schema.

export const MAX_COMMAND_BYTES = 8 * 1024;
/** How many entries of the log one reply has at most. */
export const MAX_LOG_ENTRIES = 200;
export const MAX_PUSHED_COMMANDS = 200;
/** Keys in one question which of them the log lacks. */
export const MAX_ASKED_KEYS = 500;
