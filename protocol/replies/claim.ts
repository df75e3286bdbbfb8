// How a device says where it stands in the log, without schemas: the browser needs it with its first request.

/**
 * Where a device's base stands, as `epoch rev proof`: with every push, log read and document, and as the
 * query `base` of the stream; a push has the first two in its body, and only the proof here. A header,
 * because servers before 0.2 refuse a field that they do not know.
 */
export const BASE_HEADER = 'x-duskgate-base';
/**
 * With commands that are sent again because a new epoch lacks them: that epoch, and the last revision
 * that its log shares with the one before (0: unknown).
 */
export const RESENT_HEADER = 'x-duskgate-resent';
