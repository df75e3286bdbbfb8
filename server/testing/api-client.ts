import type { MadeToken, TokenScope } from '#protocol/replies/api-tokens.ts';
import type { PushReply } from '#protocol/replies/sync-messages.ts';

type Reply = { readonly status: number; readonly body: unknown; readonly headers: Headers };

/** A device of a user, which sends the requests a browser would send. */
export class ApiClient {
  readonly address: string;
  cookie = '';
  /** A personal token: sent instead of the cookie. */
  token = '';
  tokenId = '';
  uid = '';
  email = '';
  password = '';
  epoch = '';
  rev = 0;
  /** How long it waits for a reply. */
  patienceMs = 60_000;

  constructor(address: string) {
    this.address = address;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const reply = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...headers,
        ...(this.cookie && !this.token && { cookie: this.cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.patienceMs),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      body: text === '' ? null : JSON.parse(text),
      headers: reply.headers,
    };
  }

  async signUp(name: string, domain = 'example.test'): Promise<void> {
    this.email = `${name}@${domain}`;
    this.password = `a long night at the ${name} door`;
    await this.#enter('sign-up', { displayName: name });
  }

  /** Signs in as the user of another device. */
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

  /** A program that comes with a new personal token of this user. */
  async program(...scopes: readonly TokenScope[]): Promise<ApiClient> {
    const wanted = { name: 'Program', scopes, expiresAt: null };
    const { status, body } = await this.send('POST', '/api/tokens', wanted);
    if (status !== 200) throw new Error(`no token: ${status} ${JSON.stringify(body)}`);
    const made = new ApiClient(this.address);
    const { secret, token } = body as MadeToken; // the route's own reply
    made.token = secret;
    made.tokenId = token.id;
    made.uid = this.uid;
    return made;
  }

  /** The keys of the whole log, in its order. */
  async logKeys(): Promise<readonly string[]> {
    const keys: string[] = [];
    for (let rev = -1; rev !== keys.length; ) {
      rev = keys.length;
      const { body } = await this.send('GET', `/api/sync/log?since=${rev}`);
      keys.push(...(body as { commands: { key: string }[] }).commands.map(({ key }) => key)); // the route's own reply
    }
    return keys;
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
