import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Reply = {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: unknown;
};
type Send = (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** A tab of a browser that nobody drives: test drivers keep every page awake and in sight. */
export type BareTab = {
  readonly send: Send;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Watched by nobody for so long: a page with a debugger is never slowed down. */
  readonly leaveAlone: (forMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openBareTab(executable: string, args: readonly string[]): Promise<BareTab> {
  const profile = mkdtempSync(join(tmpdir(), 'duskgate-bare-'));
  const own = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(executable, [...args, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  const waiting = new Map<number, (reply: Reply) => void>();
  let unread = '';
  let count = 0;
  fromBrowser?.on('data', (piece) => {
    const parts = `${unread}${piece}`.split('\0');
    unread = parts.pop() ?? '';
    for (const reply of parts.map((part): Reply => JSON.parse(part))) {
      if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    }
  });
  const ask = (method: string, params = {}, sessionId?: unknown) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ result, error }) =>
        result ? resolve(result) : reject(new Error(`${method}: ${JSON.stringify(error)}`)),
      );
      if (toBrowser && 'write' in toBrowser) {
        toBrowser.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
      }
    });
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank' });
  const attach = async () => {
    const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });
    return sessionId;
  };
  let session = await attach();
  const send: Send = (method, params) => ask(method, params, session);
  return {
    send,
    evaluate: async (expression) => {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
      return typeof result === 'object' && result !== null && 'value' in result
        ? result.value
        : undefined;
    },
    leaveAlone: async (forMs) => {
      await ask('Target.detachFromTarget', { sessionId: session });
      await new Promise((passed) => setTimeout(passed, forMs));
      session = await attach();
    },
    close: async () => {
      const isGone = new Promise((gone) => browser.once('exit', gone));
      await ask('Browser.close'); // a kill leaves children that still write
      await isGone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Really out of sight: the page is told, and its timers are slowed down. */
export async function minimize({ send }: BareTab): Promise<void> {
  const { windowId } = await send('Browser.getWindowForTarget');
  await send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
}
