import { type FastifyInstance, fastify, type HTTPMethods } from 'fastify';
import type { Caller } from '#server/auth/caller.ts';
import { answerBrokenRequests, answerErrors, sendFailure } from '#server/http/failures.ts';
import { admit, ownOrigins } from '#server/http/guards/admission.ts';
import { ownHosts } from '#server/http/guards/own-hosts.ts';
import { acceptStrictJson } from '#server/http/guards/strict-json.ts';
import { enforceRouteTable, ROUTES } from '#server/http/route-table.ts';
import { DEFAULT_LIMITS, type Limits } from '#server/startup/limits.ts';

export const HOME = 'https://habits.example';
export const SECRET = 'planted-secret';
export const ANNA: Caller = {
  userId: 'anna',
  sessionId: 's1',
  email: 'anna@habits.example',
  displayName: 'Anna',
};
export const AS_ANNA = { cookie: 'session=anna' };
const UNLIMITED = {
  readsPerMinute: 1e9,
  writesPerMinute: 1e9,
  pushBurst: 1e9,
  mailsPerHourPerCaller: 1_000_000,
  authPerMinutePerAddress: 1e9,
  tokenPerMinute: 1e9,
  authPerMinuteTotal: 1e9,
};

export const ROWS = Object.entries(ROUTES).map(([row, rule]) => {
  const [method, path = ''] = row.split(' ') as [HTTPMethods, string]; // the rows hold only names of methods
  return {
    row,
    method,
    path,
    ...rule,
    urlFor: (uid: string) => path.replace(':uid', uid).replace(':id', 'q1'),
  };
});

type Made = {
  readonly limits?: Partial<Limits>;
  readonly callerOf?: (cookie: string | undefined) => Promise<Caller | null>;
  readonly callerOfToken?: (secret: string) => Promise<Caller | null>;
  readonly publicUrl?: string;
  readonly isPublicUrlSet?: boolean;
};

const annaOnly = async (cookie: string | undefined) => (cookie === AS_ANNA.cookie ? ANNA : null);

/** An app with the real guards, where each route of the table answers with a secret. */
export function aGuardedApp({
  limits = UNLIMITED,
  callerOf = annaOnly,
  callerOfToken = async () => null,
  publicUrl = HOME,
  isPublicUrlSet = false,
}: Made = {}) {
  const all = { ...DEFAULT_LIMITS, ...limits };
  const app = fastify({
    http: { maxHeaderSize: all.maxHeaderBytes, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequests(true),
  });
  const reached: (string | null)[] = [];
  const clock = { nowMs: 0 };
  answerErrors(app);
  enforceRouteTable(app);
  acceptStrictJson(app, all);
  admit(app, {
    callerOf: (request) => callerOf(request.headers.cookie),
    callerOfToken,
    origins: ownOrigins(app, publicUrl),
    isOwnHost: ownHosts({ publicUrl, isPublicUrlSet }),
    limits: all,
    nowMs: () => clock.nowMs,
  });
  for (const { method, path } of ROWS) {
    app.route({
      method,
      url: path,
      handler: async ({ caller }, reply) => {
        reached.push(caller?.userId ?? null);
        reply.header('cache-control', 'public, max-age=60');
        return { SECRET };
      },
    });
  }
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, 404));
  return { app, reached, clock };
}

export async function ask(
  app: FastifyInstance,
  { method, url }: { readonly method: HTTPMethods; readonly url: string },
  headers: Record<string, string> = {},
  payload = method === 'GET' ? undefined : '{}',
) {
  const type: Record<string, string> =
    payload === undefined ? {} : { 'content-type': 'application/json' };
  return await app.inject({
    method,
    url,
    headers: { ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}
