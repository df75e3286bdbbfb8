import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** The id of the request that is being served, for every line that is logged meanwhile. */
const servedRequest = new AsyncLocalStorage<string>();

/** Does the work, and all that it begins, under the id of a request. */
export function underRequestId<Value>(requestId: string, work: () => Value): Value {
  return servedRequest.run(requestId, work);
}

/** The log: one line of JSON per record, on standard error. */
export function serverLog(destination: DestinationStream = process.stderr): Logger {
  const options = { level: 'info', base: null, serializers: { err: plainError }, mixin: requestId };
  return pino(options, destination);
}

function requestId(): { requestId?: string } {
  const id = servedRequest.getStore();
  return id === undefined ? {} : { requestId: id };
}

/** Message, stack and code of an error only: a database error also quotes the row. */
function plainError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: 'code' in error ? error.code : undefined };
}
