import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { freePort } from '#server/testing/free-port.mjs';
import {
  end,
  launch,
  launchBuilt,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const { PATH = '' } = process.env;
const DEPLOY = new URL('../../../deploy/', import.meta.url);
/** A second address of this machine, so that a visitor is told from the proxy. */
const VISITOR = '127.0.0.2';
const PASSWORD = 'a long night at the proxy door';

type Proxy = {
  readonly name: 'caddy' | 'nginx';
  /** The form of the ids that it gives. */
  readonly ids: RegExp;
  readonly launch: (folder: string, ports: Ports) => Running;
};
type Ports = { readonly site: number; readonly server: number; readonly spare: number };

const PROXIES: readonly Proxy[] = [
  { name: 'caddy', ids: /^[\da-f]{8}-[\da-f-]{27}$/, launch: launchCaddy },
  { name: 'nginx', ids: /^[\da-f]{32}$/, launch: launchNginx },
];

/** The example as it is, with certificates of its own that it does not put into the system's store. */
function launchCaddy(folder: string, { site, server, spare }: Ports): Running {
  const globals = `{\n\tskip_install_trust\n\tadmin off\n\thttp_port ${spare}\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), globals + readFileSync(new URL('Caddyfile', DEPLOY)));
  return launch('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], folder, {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE: `https://localhost:${site}`,
    SERVERS: `127.0.0.1:${server}`,
  });
}

/** The example with other ports and a certificate, inside of the least that nginx wants around it. */
function launchNginx(folder: string, { site, server }: Ports): Running {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', ...kind, ...subject], { stdio: 'pipe' });
  const example = String(readFileSync(new URL('nginx.conf', DEPLOY)))
    .replace('listen 443 ssl http2', `listen ${site} ssl http2`)
    .replace('quests.example.org;', 'localhost;')
    .replace('127.0.0.1:4000', `127.0.0.1:${server}`)
    .replace(/\/etc\/ssl\/\S+\.pem/, certificate)
    .replace(/\/etc\/ssl\/\S+\.key/, key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root; ' : ''; // or its workers cannot use our folder
  const around = `${user}daemon off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${paths.join(' ')}\n${example}}\n`;
  writeFileSync(join(folder, 'nginx.conf'), around);
  return launch('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], folder, {
    PATH: `${PATH}${delimiter}/usr/sbin`,
  });
}

function isInstalled(name: string): boolean {
  const folders = [...PATH.split(delimiter), '/usr/sbin'];
  try {
    execFileSync(name, [name === 'nginx' ? '-v' : 'version'], {
      env: { PATH: folders.join(delimiter) },
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
}

for (const proxy of PROXIES) {
  if (isInstalled(proxy.name)) {
    describe(`behind ${proxy.name}`, () => proveProxy(proxy));
  } else {
    test(`[O41] ${proxy.name} is not tried here, and that is said`, () => {
      process.stderr.write(`The example for ${proxy.name} was not tried: it is not installed.\n`);
      expect(String(readFileSync(new URL('nginx.conf', DEPLOY)))).toContain('proxy_pass');
    });
  }
}

type Sent = { readonly cookie?: string; readonly headers?: IncomingHttpHeaders };

function proveProxy(proxy: Proxy): void {
  const folder = temporaryFolder();
  let address = '';
  let [server, front]: Running[] = [];

  beforeAll(async () => {
    const ports = { site: await freePort(), server: await freePort(), spare: await freePort() };
    address = `https://localhost:${ports.site}`;
    server = launchBuilt(folder.path, {
      PORT: String(ports.server),
      PUBLIC_URL: address,
      TRUST_PROXY: '127.0.0.1',
    });
    await server.opened;
    front = proxy.launch(folder.path, ports);
    const isOpen = async () => expect((await send('GET', '/healthz')).status).toBe(200);
    await vi.waitFor(isOpen, { timeout: 30_000, interval: 100 });
  });
  afterAll(async () => {
    if (front) {
      front.signal('SIGTERM'); // nginx ends its workers with itself
      await front.ended;
    }
    if (server) await end(server);
    folder.remove();
  });

  function dial(method: string, path: string, { cookie, headers }: Sent = {}, body?: unknown) {
    const outgoing = request(new URL(path, address), {
      method,
      localAddress: VISITOR,
      family: 4,
      rejectUnauthorized: false, // a certificate made a moment ago
      agent: false,
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    return once(outgoing, 'response').then(([incoming]: IncomingMessage[]) => {
      if (incoming === undefined) throw new Error('there is no reply');
      return incoming;
    });
  }

  async function send(method: string, path: string, sent?: Sent, body?: unknown) {
    const incoming = await dial(method, path, sent, body);
    const said = await text(incoming);
    const { statusCode: status, headers } = incoming;
    return { status, headers, said };
  }

  async function signUp(name: string) {
    const body = { email: `${name}@example.test`, password: PASSWORD, displayName: name };
    const { status, headers, said } = await send('POST', '/api/auth/sign-up', {}, body);
    expect(status, said).toBe(200);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    const { user } = JSON.parse(said) as { user: { uid: string } }; // the route's own reply
    return { cookie: cookie.split(';')[0] ?? '', uid: user.uid, whole: cookie };
  }

  function push(cookie: string, uid: string, ids: readonly string[], more = {}) {
    const commands = ids.map((id) => done(adding(id, more)));
    const now = new Date().toISOString();
    const body = { uid, deviceId: 'd1', epoch: '', baseRev: 0, now, commands };
    return send('POST', '/api/sync/push', { cookie }, body);
  }

  test('[O41] a hunter signs up over TLS, and the cookie is bound to the host', async () => {
    expect((await signUp('ada')).whole).toMatch(/^__Host-[^;]+;.*\bSecure\b/);
    expect((await send('GET', '/')).said).toContain('<title>');
  });

  test('[O41] the live stream is collected by nobody: an event arrives while it is open', async () => {
    const { cookie, uid } = await signUp('bob');
    const stream = await dial('GET', '/api/sync/stream', { cookie });
    let received = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
    });
    await expect.poll(() => received, { timeout: 5_000 }).not.toBe('');
    const pushedAtMs = performance.now();
    expect((await push(cookie, uid, ['q1'])).status).toBe(200);
    await expect.poll(() => received, { timeout: 5_000, interval: 20 }).toMatch(/"rev":1\b/);
    expect(performance.now() - pushedAtMs).toBeLessThan(3_000);
    stream.destroy();
  });

  test('[O41] [O43] the log names the visitor, whatever he claims, and the request by one id on both sides', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'made-by-the-visitor' };
    const wrong = { email: 'ada@example.test', password: 'not the right one at all' };
    const reply = await send('POST', '/api/auth/sign-in', { headers }, wrong);
    expect(reply.status).toBe(401);
    const id = `${reply.headers['x-request-id']}`;
    expect(id).toMatch(proxy.ids);
    expect(JSON.parse(reply.said)).toMatchObject({ requestId: id });
    await pause(50);
    const lines = server?.output().stderr.split('\n') ?? [];
    const line = lines.filter((one) => one.includes('"event":"sign-in-failed"')).at(-1) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ address: VISITOR, requestId: id });
  });

  test('[O41] a piece of an import as large as the server takes them goes through', async () => {
    const { cookie, uid } = await signUp('eve');
    const ids = Array.from({ length: 100 }, (_, index) => `q${index}`);
    const reply = await push(cookie, uid, ids, { description: 'x'.repeat(1_900) });
    expect(reply.status, reply.said.slice(0, 300)).toBe(200);
    const whole = await send('GET', '/api/sync/document', { cookie });
    expect(whole.said.length).toBeGreaterThan(190_000);
  });
}
