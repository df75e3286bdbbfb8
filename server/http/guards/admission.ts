import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenScope } from '#protocol/replies/api-tokens.ts';
import type { Caller, TokenGrant } from '#server/auth/caller.ts';
import { notSignedIn, RETRY_AFTER_SECONDS, Refused } from '#server/http/failures.ts';
import { type LimitClass, ruleOf, urlPath } from '#server/http/route-table.ts';
import type { Limits } from '#server/startup/limits.ts';
import { parsedUrl } from '#server/startup/parsed-url.ts';
import { foreignHost } from './own-hosts.ts';
import { addressSpender, createRateLimiter, tokenSpender, userSpender } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on every public route, because no session is looked up there. */
    caller: Caller | null;
  }
}

type Admission = {
  /** By the session. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | null>;
  readonly callerOfToken: (secret: string) => Promise<Caller | null>;
  /** A function, because the system may choose the port after the app is made. */
  readonly origins: () => readonly string[];
  readonly isOwnHost: (host: string) => boolean;
  readonly limits: Limits;
  /** A monotonic clock. */
  readonly nowMs: () => number;
};

/** Refuses requests before their body is read: by host, origin, session, rate limit and uid. */
export function admit(app: FastifyInstance, admission: Admission): void {
  const { origins, isOwnHost, limits, nowMs } = admission;
  const rates = createRateLimiter(limits, nowMs);
  app.decorateRequest('caller', null);

  function spend(request: FastifyRequest, reply: FastifyReply, limit: LimitClass, who: string) {
    try {
      rates.spend(limit, who);
    } finally {
      if (isApi(request)) reply.headers(rates.headersOf(limit, who));
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store'); // streams take their headers from here
    refuseLongAddress(request, limits);
    refuseUnclearHost(request.raw);
    const { access, limit, scope } = ruleFor(request);
    // Health checks come by the address of a container, and tell nothing.
    if (limit !== 'none') refuseForeignHost(request, isOwnHost);
    // Before any rate limit: a foreign page must not use up its visitor's attempts.
    if (changesState(request)) refuseForeignPages(request, origins, scope);

    if (access === 'public') return spend(request, reply, limit, addressSpender(request.ip));
    const caller = await lookUp(request, admission);
    if (caller === null) {
      spend(request, reply, 'read', addressSpender(request.ip));
      throw refusalOfStranger(request, reply);
    }
    request.caller = caller; // before it can be refused, so that the log names the user
    spend(request, reply, limit, userSpender(caller.userId));
    if (caller.token !== undefined) admitToken(caller.token, scope);
    refuseForeignUid(request.params, caller);
  });

  /** A token has limits of its own beside those of its user, and opens only what its scopes name. */
  function admitToken(token: TokenGrant, scope: TokenScope | undefined): void {
    rates.spend('token', tokenSpender(token.id));
    refuseOutOfScope(token, scope);
  }

  app.addHook('preHandler', ({ body, caller, routeOptions }, _reply, done) => {
    // A push with another uid is refused by its own route: the device must learn that the account changed.
    if (caller !== null && routeOptions.url !== '/api/sync/push') refuseForeignUid(body, caller);
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    const isKept = !String(reply.getHeader('cache-control')).includes('no-store');
    if (isKept && isApi(request)) reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * Whether it is a request to the API; by its route as well, because `/%61pi/…` reaches the same
 * handler as `/api/…`.
 */
function isApi({ routeOptions, url }: FastifyRequest): boolean {
  return [routeOptions.url, urlPath(url)].some((path) => /^\/(api|mcp)(\/|$)/.test(path ?? ''));
}

/** The rule of a request; one without a route counts as a request for a file. */
function ruleFor({ method, routeOptions, is404 }: FastifyRequest) {
  const rule = is404 ? ruleOf('GET', '/*') : ruleOf(method, routeOptions.url ?? '');
  if (rule === undefined) throw new Error(`${method} ${routeOptions.url} has no rule`);
  return rule;
}

/** By the token alone where there is one, never by the cookie that came beside it. */
async function lookUp(request: FastifyRequest, { callerOf, callerOfToken }: Admission) {
  const secret = bearerIn(request);
  try {
    return await (secret === undefined ? callerOf(request) : callerOfToken(secret));
  } catch (cause) {
    request.log.error({ err: cause }, 'session lookup failed');
    const message = 'The server cannot reach its data right now.';
    throw new Refused(503, 'unavailable', message, RETRY_AFTER_SECONDS);
  }
}

/** The personal token of a request. Other schemes are left to proxies, which may ask for a password of their own. */
function bearerIn({ headers }: FastifyRequest): string | undefined {
  return /^Bearer\s+(.*)$/is.exec(headers.authorization ?? '')?.[1];
}

function refusalOfStranger(request: FastifyRequest, reply: FastifyReply): Refused {
  if (bearerIn(request) === undefined) return notSignedIn();
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return new Refused(401, 'bad-token', 'This token is unknown, has ended or was revoked.');
}

function refuseOutOfScope({ scopes }: TokenGrant, needed: TokenScope | undefined): void {
  if (needed === undefined) {
    throw new Refused(403, 'token-not-accepted', 'Personal tokens are not accepted here.');
  }
  if (!scopes.includes(needed)) {
    throw new Refused(403, 'missing-scope', `This token lacks the scope ${needed}.`);
  }
}

/** Refuses a uid in a path or a body that is not the caller's. @internal exported for the simulator */
export function refuseForeignUid(said: unknown, { userId }: Pick<Caller, 'userId'>): void {
  const isForeign =
    typeof said === 'object' && said !== null && 'uid' in said && said.uid !== userId;
  if (isForeign) throw new Refused(403, 'forbidden', 'This belongs to somebody else.');
}

function changesState({ method }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

function refuseLongAddress({ originalUrl }: FastifyRequest, { maxUrlBytes }: Limits): void {
  if (originalUrl.length <= maxUrlBytes) return;
  throw new Refused(414, 'address-too-long', 'The address is too long.');
}

/**
 * Refuses a request with no host or several: a proxy might choose another than we do. Names and
 * values alternate in `rawHeaders`.
 */
function refuseUnclearHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
  const count = rawHeaders.filter(isHost).length;
  if (count > 1 || (count === 0 && httpVersion === '1.1')) {
    throw new Refused(400, 'bad-request', 'The request must name one host.');
  }
}

function refuseForeignHost({ headers }: FastifyRequest, isOwnHost: Admission['isOwnHost']): void {
  if (headers.host !== undefined && !isOwnHost(headers.host)) throw foreignHost();
}

function hostIn(origin: string): string | undefined {
  return parsedUrl(origin)?.host;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;

/**
 * Refuses requests of other sites: their pages can send forms and plain text, but neither JSON nor
 * these headers.
 */
function refuseForeignPages(
  request: FastifyRequest,
  origins: Admission['origins'],
  scope: TokenScope | undefined,
): void {
  const { 'sec-fetch-site': site, origin, 'content-type': type, host } = request.headers;
  // No page can send a token that it does not know, and none is known to a page of another site.
  const isByToken = scope !== undefined && bearerIn(request) !== undefined;
  const isOurSite = site === undefined || site === 'same-origin' || site === 'none';
  // Without a PUBLIC_URL, a browser that names this host as the page's own is believed.
  const isOurOrigin =
    origin === undefined ||
    origins().includes(origin) ||
    (site === 'same-origin' && hostIn(origin) === host);
  if (!isByToken && (!isOurSite || !isOurOrigin)) {
    const message =
      'This came from another site. The keeper of this server sets PUBLIC_URL to the address it is opened at.';
    throw new Refused(403, 'cross-site', message);
  }
  // A body without a type is refused later, because no parser takes it.
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw new Refused(415, 'unsupported-media-type', 'Only JSON is accepted here.');
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** HOST values that listen on every address and are no address themselves. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];

/** The origins of our own pages; never taken from the Host header, which the sender chooses. */
export function ownOrigins(app: FastifyInstance, publicUrl: string): () => readonly string[] {
  return () => {
    const url = new URL(publicUrl);
    const bound = app.server.address();
    if (url.port === '0' && bound !== null && typeof bound === 'object') {
      url.port = String(bound.port);
    }
    if (![...LOOPBACK, ...EVERY_ADDRESS].includes(url.hostname)) return [url.origin];
    return LOOPBACK.map((hostname) => Object.assign(new URL(url), { hostname }).origin);
  };
}
