import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider tells of a person. */
export type PersonClaims = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

export type IdentityProvider = {
  readonly issuer: string;
  /** What it tells of a person, by the login; of others it tells an address that is verified. */
  readonly people: Map<string, PersonClaims>;
  readonly close: () => Promise<void>;
};

export const CLIENT = { clientId: 'duskgate', clientSecret: 'the secret of the test client' };

/** Starts a real OpenID provider on this machine; everybody who logs in there is let in. */
export async function startIdentityProvider(
  publicUrls: readonly string[],
): Promise<IdentityProvider> {
  const people = new Map<string, PersonClaims>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: publicUrls.map((url) => `${url}/api/auth/oidc/callback`),
        post_logout_redirect_uris: publicUrls.map((url) => `${url}/`),
      },
    ],
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: async (_context, login) => ({
      accountId: login,
      claims: async () => ({
        sub: login,
        ...(people.get(login) ?? { email: `${login}@people.example`, email_verified: true }),
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    people,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser that keeps the cookies of one site. */
function visitor() {
  const cookies = new Map<string, string>();
  return async (address: URL, form?: URLSearchParams) => {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
      cookies.set(name, value);
    }
    return { location: reply.headers.get('location'), page: await reply.text() };
  };
}

/** Walks through the provider's pages as somebody of this login would; gives back where it ends. */
export async function walkThrough(start: string, login: string): Promise<URL> {
  const { origin } = new URL(start);
  const visit = visitor();
  let next = new URL(start);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const { location, page } = await visit(next, form);
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(page) ?? [];
    form = location ? undefined : new URLSearchParams({ prompt, login, password: 'any' });
    next = new URL(location ?? action, origin);
    if (next.origin !== origin) return next;
  }
  throw new Error(`the provider leads in circles from ${start}`);
}
