import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';

const { E2E_PORT } = process.env;
const REAL = `http://127.0.0.1:${E2E_PORT}`;

type DeployingServer = {
  readonly origin: string;
  /** From now on another build is served: other page, other version of the service worker. */
  readonly deploy: () => void;
  /** Files with this in their address are not found any more, so many times. */
  readonly lose: (part: string, times: number) => void;
  /** Lines to these addresses are cut: not even the last word of a closing page gets through. */
  readonly cut: (addresses: RegExp) => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

/** With these the real server answers "as before", or in a form that cannot be changed here. */
const UNCHANGED_OR_PACKED = ['if-none-match', 'if-modified-since', 'accept-encoding'];

export const NEW_BUILD = 'meta[name=build][content=new]';

/** Stands before the real server and changes what a deployment changes. */
async function startDeployingServer(behind: string): Promise<DeployingServer> {
  const { hostname, port } = new URL(behind);
  let isNew = false;
  let cut: RegExp | undefined;
  let lost = { part: '', times: 0 };

  const isLost = (path: string) => {
    if (lost.times === 0 || !path.includes(lost.part)) return false;
    lost = { ...lost, times: lost.times - 1 };
    return true;
  };

  const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
    const path = asked.url ?? '/';
    if (cut?.test(path)) return void asked.socket.destroy();
    if (isLost(path)) return void reply.writeHead(404).end();
    const headers = { ...asked.headers };
    for (const name of UNCHANGED_OR_PACKED) delete headers[name];
    const passed = request({ hostname, port, path, method: asked.method, headers });
    asked.pipe(passed);
    reply.on('close', () => passed.destroy());
    const [real]: IncomingMessage[] = await once(passed, 'response');
    if (real) await giveOn(real, reply, isNew && isOfBuild(path, real));
  };

  const server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    deploy: () => {
      isNew = true;
    },
    lose: (part, times) => {
      lost = { part, times };
    },
    cut: (addresses) => {
      cut = addresses;
      server.closeAllConnections();
    },
    mend: () => {
      cut = undefined;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Only the page and the service worker keep their names from one build to the next. */
function isOfBuild(path: string, { headers }: IncomingMessage): boolean {
  return path === '/sw.js' || (headers['content-type'] ?? '').includes('text/html');
}

async function giveOn(
  real: IncomingMessage,
  reply: ServerResponse,
  isChanged: boolean,
): Promise<void> {
  const { statusCode = 502, headers } = real;
  if (!isChanged) return void real.pipe(reply.writeHead(statusCode, headers));
  const { 'content-length': _, etag: __, 'last-modified': ___, ...kept } = headers;
  let text = '';
  for await (const part of real.setEncoding('utf8')) text += part;
  reply.writeHead(statusCode, kept).end(deployed(text));
}

function deployed(text: string): string {
  return text
    .replace(/VERSION="[^"]*"/, 'VERSION="the-next-one"')
    .replace('<head>', '<head><meta name="build" content="new" />');
}

/** Stories in which the server is taken away, comes back, or is replaced by a newer one. */
export const test = base.extend<{ server: DeployingServer }>({
  server: async ({ playwright: _ }, use) => {
    const server = await startDeployingServer(REAL);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Asked past everything that is cut. A cookie belongs to the machine, not to the port. */
export async function isAnyCleared(page: Page): Promise<boolean> {
  const reply = await page.request.get(`${REAL}/api/sync/document`);
  const { document } = await reply.json();
  return document.habits.some((quest: { completed: boolean }) => quest.completed);
}
