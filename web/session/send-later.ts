import type { Connectivity } from '#web/platform/connectivity.ts';
import { type DeviceFlag, deviceFlag, type TextFormat } from '#web/platform/device-flag.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { createAlarm } from '#web/platform/timers.ts';

type Definition<Request> = {
  /** The key of this browser's storage. */
  readonly key: string;
  readonly format: TextFormat<Request>;
  /** True when the server has it, or when asking again cannot help. */
  readonly deliver: (call: Call, request: Request) => Promise<boolean>;
};

/** One request that is stored on this device until the server has it. */
export type LaterRequest<Request> = Pick<DeviceFlag<Request>, 'isSet' | 'clear'> & {
  readonly store: (request: Request) => void;
  /** Delivers what is stored and forgets it. True when nothing is stored any more. */
  readonly send: (call: Call) => Promise<boolean>;
  /** The job that sends it: at once, when the server can be reached again, and once a minute. */
  readonly start: (call: Call, connectivity: Connectivity) => () => void;
};

/** What is stored was just tried in vain: the job waits so long before its first attempt. */
const FIRST_MS = 3_000;
const AGAIN_MS = 60_000;

export function laterRequest<Request>(definition: Definition<Request>): LaterRequest<Request> {
  const { key, format, deliver } = definition;
  const flag = deviceFlag(key, format);

  async function send(call: Call): Promise<boolean> {
    if (!flag.isSet()) return true;
    const request = flag.read();
    if (request !== undefined && !(await deliver(call, request))) return false;
    flag.clear();
    return true;
  }

  function start(call: Call, connectivity: Connectivity): () => void {
    let isSending = false;
    const attempt = () => {
      if (isSending || !flag.isSet()) return;
      isSending = true;
      send(call)
        .catch((error: unknown) => logProblem(`${key} was not sent`, error))
        .finally(() => {
          isSending = false;
        });
    };
    const attemptUnlessOffline = () => {
      if (!connectivity.isOffline()) attempt();
    };
    const soon = createAlarm();
    const timer = setInterval(attemptUnlessOffline, AGAIN_MS);
    const unsubscribes = [
      connectivity.subscribe(attemptUnlessOffline),
      flag.subscribe(() => soon.set(FIRST_MS, attemptUnlessOffline)),
    ];
    // Before anybody is signed in no other call finds out that the server is there again.
    addEventListener('online', attempt);
    attemptUnlessOffline();
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      removeEventListener('online', attempt);
      clearInterval(timer);
      soon.clear();
    };
  }

  return { isSet: flag.isSet, clear: flag.clear, store: flag.write, send, start };
}
