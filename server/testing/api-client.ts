import type { PushReply } from '#protocol/sync-messages.ts';

type Reply = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** A signed-in device: what a browser would send, without the browser. */
export class ApiClient {
  readonly address: string;
  cookie = '';
  uid = '';
  email = '';
  password = '';
  epoch = '';
  rev = 0;

  constructor(address: string) {
    this.address = address;
  }

  async send(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      body: text === '' ? null : JSON.parse(text),
      headers: reply.headers,
    };
  }

  async signUp(name: string): Promise<void> {
    this.email = `${name}@example.test`;
    this.password = `a long night at the ${name} door`;
    await this.#enter('sign-up', { displayName: name });
  }

  /** On another device, as the same hunter. */
  async signIn({ email, password }: ApiClient): Promise<void> {
    this.email = email;
    this.password = password;
    await this.#enter('sign-in', {});
  }

  async #enter(how: string, more: object): Promise<void> {
    const { email, password } = this;
    const reply = await this.send('POST', `/api/auth/${how}`, { email, password, ...more });
    if (reply.status !== 200)
      throw new Error(`${how}: ${reply.status} ${JSON.stringify(reply.body)}`);
    this.cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    this.uid = (reply.body as { user: { uid: string } }).user.uid; // the route's own reply
  }

  async push(commands: readonly unknown[]): Promise<PushReply> {
    const { status, body } = await this.send('POST', '/api/sync/push', {
      uid: this.uid,
      deviceId: 'd1',
      epoch: this.epoch,
      baseRev: this.rev,
      now: new Date().toISOString(),
      commands,
    });
    if (status !== 200) throw new Error(`push failed: ${status} ${JSON.stringify(body)}`);
    const reply = body as PushReply; // the route's own reply
    this.epoch = reply.epoch;
    this.rev = reply.rev;
    return reply;
  }
}
