/*
 * A device as release 0.1.0 knew it. It stays as it is when the present test kit changes with the
 * present server: that a new server still understands this one is what the tests are about.
 */

export type Account = {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
};

export type Device = {
  readonly address: string;
  readonly cookie: string;
  readonly uid: string;
  readonly deviceId: string;
  /** How far the device's clock is ahead of this machine's. */
  readonly clockShiftMs: number;
};

export type Place = Pick<Device, 'address' | 'clockShiftMs'>;

export type Position = { readonly epoch: string; readonly rev: number };
type PushResult = { readonly sent: string; readonly status: string };
export type PushReply = Position & { readonly results: readonly PushResult[] };

const PATIENCE_MS = 15_000;

async function request(
  { address, cookie }: Pick<Device, 'address' | 'cookie'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const reply = await fetch(new URL(path, address), {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

async function enter(place: Place, path: string, body: object): Promise<Device> {
  const reply = await request({ ...place, cookie: '' }, 'POST', path, body);
  const { user } = (await reply.json()) as { user: { uid: string } }; // the route's own reply
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { ...place, cookie, uid: user.uid, deviceId: 'phone' };
}

export function signUp(place: Place, { email, password, displayName }: Account): Promise<Device> {
  return enter(place, '/api/auth/sign-up', { email, password, displayName });
}

export function signIn(
  place: Place,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Device> {
  return enter(place, '/api/auth/sign-in', { email, password });
}

/** Sends a request and gives the parsed reply; any status but a success is an exception. */
export async function call<Reply = unknown>(
  device: Device,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const reply = await request(device, method, path.replace(':uid', device.uid), body);
  return (await reply.json()) as Reply; // the caller names the shape of the route's reply
}

/** As a device that knows nothing of the history: the reply carries the whole document. */
export function push(device: Device, commands: readonly unknown[]): Promise<PushReply> {
  const { uid, deviceId, clockShiftMs } = device;
  const now = new Date(Date.now() + clockShiftMs).toISOString();
  const body = { uid, deviceId, epoch: '', baseRev: 0, now, commands };
  return call(device, 'POST', '/api/sync/push', body);
}

/** Waits until the live stream has told of the revision; the result is what it told last. */
export async function hearRevision(
  device: Device,
  rev: number,
  onOpened: () => Promise<unknown>,
): Promise<Position> {
  const { body } = await request(device, 'GET', '/api/sync/stream');
  const acted = onOpened();
  let text = '';
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const told = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    const last: Position | undefined = told.at(-1);
    if (last === undefined || last.rev < rev) continue;
    await acted;
    return last;
  }
  throw new Error(`the stream ended before it told of revision ${rev}`);
}
