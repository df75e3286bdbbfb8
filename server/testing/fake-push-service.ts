import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser that agreed to be reminded: its address at a push service, and the keys it opens messages with. */
export type FakeBrowser = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The message in a request, as the browser would read it. */
  readonly open: (body: Buffer) => unknown;
};

type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** How the service answers. */
export type PushBehaviour = (response: ServerResponse, received: Received) => void;

export type FakePushService = {
  readonly url: string;
  readonly received: Received[];
  readonly be: (behaviour: PushBehaviour) => void;
  readonly browser: (name: string) => FakeBrowser;
  readonly close: () => Promise<void>;
};

export const TAKES: PushBehaviour = (response) => response.writeHead(201).end();

/** A push service on loopback that keeps what it was sent. */
export async function startFakePushService(): Promise<FakePushService> {
  const received: Received[] = [];
  let behaviour = TAKES;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { url: path = '/', headers } = request;
    const one = { path, headers, body: Buffer.concat(pieces) };
    received.push(one);
    behaviour(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    received,
    be: (next) => {
      behaviour = next;
    },
    browser: (name) => fakeBrowser(`${url}/${name}`),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function fakeBrowser(endpoint: string): FakeBrowser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const secret = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') },
    open: (body) => JSON.parse(opened(own, secret, body).toString('utf8')),
  };
}

/** The browser's side of RFC 8291. The body is salt 16, record size 4, key length 1, key 65, text. */
function opened(own: ECDH, secret: Buffer, body: Buffer): Buffer {
  const derive = (from: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, length));
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + (body[20] ?? 0));
  const text = body.subarray(21 + theirs.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const shared = derive(own.computeSecret(theirs), secret, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('the last record must end with a 2');
  return plain.subarray(0, -1);
}

/** What a push service reads off the header that a server signs its calls with; throws if it is forged. */
export function vapidClaims(headers: IncomingHttpHeaders | Readonly<Record<string, string>>) {
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token is not signed with its key');
  return { publicKey, ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
