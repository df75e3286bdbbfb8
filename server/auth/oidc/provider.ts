import { fieldsOf } from '#protocol/plain.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Clock } from '#server/database/clock.ts';
import { type CallOut, createCall } from '#server/outgoing/call.ts';
import type { OidcConfig } from '#server/startup/sign-in-config.ts';
import {
  type Claims,
  checkIdToken,
  type Expected,
  type ProviderKey,
  UNKNOWN_KEY,
} from './id-token.ts';

/** What the provider says of itself. */
type Metadata = {
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  readonly userinfoEndpoint: string | undefined;
  readonly endSessionEndpoint: string | undefined;
  /** It names itself in the address that it sends people back to. */
  readonly saysIssuer: boolean;
  /** It takes our secret in the body only. */
  readonly wantsSecretInBody: boolean;
};

/** Why the provider brought nobody in. `detail` is for the log. */
type ProviderFailure = {
  readonly kind: 'provider-away' | 'answer-refused';
  readonly detail: string;
};

type CodeExchange = { readonly code: string; readonly verifier: string; readonly nonce: string };

export type Provider = {
  readonly metadata: () => Promise<Result<Metadata, ProviderFailure>>;
  /** The same, asked for now: whoever is about to be sent there must not come to a dead end. */
  readonly metadataNow: () => Promise<Result<Metadata, ProviderFailure>>;
  /** Gives the code back and gets to know whose it is. */
  readonly claimsFor: (exchange: CodeExchange) => Promise<Result<Claims, ProviderFailure>>;
};

type ProviderParts = {
  readonly config: OidcConfig;
  readonly redirectUri: string;
  readonly clock: Clock;
};

const CALL = { timeoutMs: 5_000, socketsPerHost: 8 };
/** What the provider published is asked for again after this time; if it is away, the former answer holds. */
const KEPT_MS = 3_600_000;
/** A key that nobody knows makes us ask for the keys, but not at every forged token. */
const NEW_KEYS_AFTER_MS = 30_000;

/** The operator's provider: it may stand in a private network; what it points to elsewhere may not. */
export function createProvider({ config, redirectUri, clock }: ProviderParts): Provider {
  const { issuer, clientId, clientSecret } = config;
  const callHome = createCall({ ...CALL, reach: 'any' });
  const callPublic = createCall({ ...CALL, reach: 'public' });
  const home = new URL(issuer);
  let keysForcedAtMs = Number.NEGATIVE_INFINITY;

  const call: CallOut = (url, message) =>
    new URL(url).hostname === home.hostname ? callHome(url, message) : callPublic(url, message);

  const metadata = kept(clock, async () => {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const said = await jsonOf(call(url, { headers: { accept: 'application/json' } }));
    return said.ok ? readMetadata(said.value, config) : away(said.failure.detail);
  });
  const keys = kept(clock, async (): Promise<Result<readonly ProviderKey[], ProviderFailure>> => {
    const known = await metadata.get();
    if (!known.ok) return known;
    const said = await jsonOf(call(known.value.jwksUri, { headers: {} }));
    if (!said.ok) return away(said.failure.detail);
    const { keys: listed } = said.value;
    return Array.isArray(listed) ? ok(listed.map(fieldsOf)) : away('its keys cannot be read');
  });

  async function tokensFor(
    { code, verifier }: CodeExchange,
    { tokenEndpoint, ...known }: Metadata,
  ) {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    const inHeader = clientSecret !== undefined && !known.wantsSecretInBody;
    if (!inHeader) form.set('client_id', clientId);
    if (clientSecret !== undefined && !inHeader) form.set('client_secret', clientSecret);
    const pair = [clientId, clientSecret ?? ''].map(formEncoded).join(':');
    return jsonOf(
      call(tokenEndpoint, {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          ...(inHeader && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
        },
        body: Buffer.from(form.toString()),
      }),
    );
  }

  /** Checks an ID token with the keys as they are known, and once more with new ones. */
  async function believedClaims(
    idToken: unknown,
    expected: Expected,
  ): Promise<Result<Claims, ProviderFailure>> {
    const published = await keys.get();
    if (!published.ok) return published;
    const checked = checkIdToken(idToken, published.value, expected);
    if (checked.ok) return checked;
    const isForced = clock.nowMs() - keysForcedAtMs < NEW_KEYS_AFTER_MS;
    if (checked.failure !== UNKNOWN_KEY || isForced) return refused(checked.failure);
    keysForcedAtMs = clock.nowMs();
    const renewed = await keys.fetch();
    if (!renewed.ok) return renewed;
    const again = checkIdToken(idToken, renewed.value, expected);
    return again.ok ? again : refused(again.failure);
  }

  /** What the provider tells beside the ID token, if it is of the same person. */
  async function withUserinfo(
    claims: Claims,
    accessToken: unknown,
    { userinfoEndpoint }: Metadata,
  ): Promise<Result<Claims, ProviderFailure>> {
    if (claims.email !== undefined || userinfoEndpoint === undefined) return ok(claims);
    if (typeof accessToken !== 'string') return ok(claims);
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const said = await jsonOf(call(userinfoEndpoint, { headers }));
    if (!said.ok) return said;
    const { sub } = said.value;
    if (sub !== claims.sub) return refused('the user info is of somebody else');
    return ok({ ...claims, ...said.value, sub: claims.sub });
  }

  return {
    metadata: metadata.get,
    metadataNow: metadata.fetch,
    async claimsFor(exchange) {
      const known = await metadata.get();
      if (!known.ok) return known;
      const tokens = await tokensFor(exchange, known.value);
      if (!tokens.ok) return tokens;
      const { id_token: idToken, access_token: accessToken } = tokens.value;
      const expected = { issuer, clientId, nonce: exchange.nonce, nowMs: clock.nowMs() };
      const claims = await believedClaims(idToken, expected);
      return claims.ok ? withUserinfo(claims.value, accessToken, known.value) : claims;
    },
  };
}

/** Keeps an answer for an hour. Whoever asks meanwhile waits for the same call; a failure is not kept. */
function kept<Value>(clock: Clock, load: () => Promise<Result<Value, ProviderFailure>>) {
  let last: { readonly value: Value; readonly atMs: number } | undefined;
  let loading: Promise<Result<Value, ProviderFailure>> | undefined;

  async function loadNow(): Promise<Result<Value, ProviderFailure>> {
    try {
      const loaded = await load();
      if (loaded.ok) last = { value: loaded.value, atMs: clock.nowMs() };
      return loaded;
    } finally {
      loading = undefined;
    }
  }
  const fetch = () => {
    loading ??= loadNow();
    return loading;
  };
  return {
    fetch,
    get: async () => {
      if (last !== undefined && clock.nowMs() - last.atMs < KEPT_MS) return ok(last.value);
      const loaded = await fetch();
      return !loaded.ok && last !== undefined ? ok(last.value) : loaded;
    },
  };
}

function away(detail: string): Result<never, ProviderFailure> {
  return err({ kind: 'provider-away', detail });
}

function refused(detail: string): Result<never, ProviderFailure> {
  return err({ kind: 'answer-refused', detail });
}

/** The object in a reply. An error of the provider itself counts as being away, any other as its refusal. */
async function jsonOf(
  calling: ReturnType<CallOut>,
): Promise<Result<Readonly<Record<string, unknown>>, ProviderFailure>> {
  const called = await calling;
  if ('failure' in called) return away(`it is ${called.failure}`);
  const { status, body } = called;
  if (status !== 200) {
    const detail = `it answers with status ${status}`;
    return status >= 400 && status < 500 ? refused(detail) : away(detail);
  }
  try {
    return ok(fieldsOf(JSON.parse(body?.toString('utf8') ?? '')));
  } catch {
    return away('it gives no readable answer');
  }
}

/** Under an https issuer every address must be https, too. */
function readMetadata(
  said: Readonly<Record<string, unknown>>,
  { issuer, clientSecret }: OidcConfig,
): Result<Metadata, ProviderFailure> {
  const {
    issuer: name,
    token_endpoint_auth_methods_supported: methods,
    authorization_response_iss_parameter_supported: saysIssuer,
  } = said;
  if (name !== issuer) return away('it calls itself by another name than OIDC_ISSUER');
  const isSecure = issuer.startsWith('https:');
  const address = (name: string) => {
    const text = said[name];
    const isAddress = typeof text === 'string' && URL.canParse(text);
    return isAddress && (isSecure ? /^https:/ : /^https?:/).test(text) ? text : undefined;
  };
  const authorizationEndpoint = address('authorization_endpoint');
  const tokenEndpoint = address('token_endpoint');
  const jwksUri = address('jwks_uri');
  if (!authorizationEndpoint || !tokenEndpoint || !jwksUri) return away('it lacks an address');
  const isBasicTaken = !Array.isArray(methods) || methods.includes('client_secret_basic');
  return ok({
    authorizationEndpoint,
    tokenEndpoint,
    jwksUri,
    userinfoEndpoint: address('userinfo_endpoint'),
    endSessionEndpoint: address('end_session_endpoint'),
    saysIssuer: saysIssuer === true,
    wantsSecretInBody: clientSecret !== undefined && !isBasicTaken,
  });
}

/** As RFC 6749 wants id and secret before they go into a header. */
function formEncoded(text: string): string {
  return new URLSearchParams({ x: text }).toString().slice(2);
}
