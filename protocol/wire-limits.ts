// Without schemas: the browser needs these before it has loaded any.

export const MAX_COMMAND_BYTES = 8 * 1024;
/** Of the log, in one reply. */
export const MAX_LOG_ENTRIES = 200;
export const MAX_PUSHED_COMMANDS = 200;
