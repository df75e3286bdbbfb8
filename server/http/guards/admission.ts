import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '#server/auth/caller.ts';
import type { Limits } from '#server/limits.ts';
import { notSignedIn, RETRY_AFTER_SECONDS, Refused } from './failures.ts';
import { addressSpender, createRateLimiter, userSpender } from './rate-limit.ts';
import { ruleOf } from './route-table.ts';
import { urlPath } from './url-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on every public route, whoever asks: nobody is looked up there. */
    caller: Caller | null;
  }
}

type Admission = {
  readonly callerOf: (request: FastifyRequest) => Promise<Caller | null>;
  /** Asked at every use: the system may choose the port after the app is made. */
  readonly origins: () => readonly string[];
  readonly limits: Limits;
  /** A clock that never goes back. */
  readonly nowMs: () => number;
};

export function admit(app: FastifyInstance, { callerOf, origins, limits, nowMs }: Admission): void {
  const rates = createRateLimiter(limits, nowMs);
  app.decorateRequest('caller', null);

  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store'); // a stream takes its headers from here
    if (request.originalUrl.length > limits.maxUrlBytes) {
      throw new Refused(414, 'address-too-long', 'The address is too long.');
    }
    refuseUnclearHost(request.raw);
    // Before any budget is touched: a foreign page must not spend its visitor's attempts.
    if (changesState(request)) refuseForeignPages(request, origins);

    const { access, limit } = ruleFor(request);
    if (access === 'public') return rates.spend(limit, addressSpender(request.ip));
    const caller = await lookUp(request, callerOf);
    if (caller === null) {
      rates.spend('read', addressSpender(request.ip));
      throw notSignedIn();
    }
    request.caller = caller; // before it can be refused: the log says who was
    rates.spend(limit, userSpender(caller.userId));
    refuseForeignUid(request.params, caller);
  });

  app.addHook('preHandler', async ({ body, caller, routeOptions }) => {
    // A push that names another answers for itself: its device must learn that it changed hands.
    if (caller !== null && routeOptions.url !== '/api/sync/push') refuseForeignUid(body, caller);
  });

  app.addHook('onSend', async (request, reply) => {
    const isKept = !String(reply.getHeader('cache-control')).includes('no-store');
    if (isKept && isApi(request)) reply.header('cache-control', 'no-store');
  });
}

/** By the route as well: `/%61pi/…` reaches the same handler as `/api/…`. */
function isApi({ routeOptions, url }: FastifyRequest): boolean {
  return [routeOptions.url, urlPath(url)].some((path) => /^\/api(\/|$)/.test(path ?? ''));
}

/** What has no route is answered by the page or by 404, from the budget of the files. */
function ruleFor({ method, routeOptions, is404 }: FastifyRequest) {
  const rule = is404 ? ruleOf('GET', '/*') : ruleOf(method, routeOptions.url ?? '');
  if (rule === undefined) throw new Error(`${method} ${routeOptions.url} has no rule`);
  return rule;
}

async function lookUp(request: FastifyRequest, callerOf: Admission['callerOf']) {
  try {
    return await callerOf(request);
  } catch (cause) {
    request.log.error({ err: cause }, 'session lookup failed');
    const message = 'The server cannot reach its data right now.';
    throw new Refused(503, 'unavailable', message, RETRY_AFTER_SECONDS);
  }
}

/** A uid in a path or a body is compared, never believed. */
function refuseForeignUid(said: unknown, { userId }: Caller): void {
  const isForeign =
    typeof said === 'object' && said !== null && 'uid' in said && said.uid !== userId;
  if (isForeign) throw new Refused(403, 'forbidden', 'This belongs to somebody else.');
}

function changesState({ method }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/** Names and values stand in turns. Of two hosts a proxy and we might each take another. */
function refuseUnclearHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
  const count = rawHeaders.filter(isHost).length;
  if (count > 1 || (count === 0 && httpVersion === '1.1')) {
    throw new Refused(400, 'bad-request', 'The request must name one host.');
  }
}

function hostIn(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;

/** A page elsewhere can send forms and plain text without asking; JSON and these headers it cannot. */
function refuseForeignPages({ headers }: FastifyRequest, origins: Admission['origins']): void {
  const { 'sec-fetch-site': site, origin, 'content-type': type, host } = headers;
  const isOurSite = site === undefined || site === 'same-origin' || site === 'none';
  // A browser that says the page is of this very host is believed where no PUBLIC_URL says so.
  const isOurOrigin =
    origin === undefined ||
    origins().includes(origin) ||
    (site === 'same-origin' && hostIn(origin) === host);
  if (!isOurSite || !isOurOrigin) {
    const message =
      'This came from another site. The keeper of this server sets PUBLIC_URL to the address it is opened at.';
    throw new Refused(403, 'cross-site', message);
  }
  // A body without a type finds no parser later; without a body there is nothing to name.
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw new Refused(415, 'unsupported-media-type', 'Only JSON is accepted here.');
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Said by HOST alone, these open the door to everybody and are nobody's address. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];

/** Never from the Host header: whoever sends a request chooses it. */
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
