import type { FastifyInstance } from 'fastify';
import type { TokenScope } from '#protocol/replies/api-tokens.ts';

/** The rate limit that a route counts in; health checks count in none. */
export type LimitClass =
  | 'none'
  | 'static'
  | 'read'
  | 'write'
  | 'push'
  | 'import'
  | 'auth'
  | 'mail'
  | 'token';

type RouteRule = {
  readonly access: 'public' | 'user';
  readonly limit: LimitClass;
  /** What a personal token needs here; a route without one takes no tokens. */
  readonly scope?: TokenScope;
};

/** Access and rate limit of every route. The server does not start with a route that is missing here. */
const TABLE = {
  'GET /healthz': { access: 'public', limit: 'none' },
  'GET /readyz': { access: 'public', limit: 'none' },
  'GET /': { access: 'public', limit: 'static' },
  'GET /sw.js': { access: 'public', limit: 'static' },
  'GET /.well-known/security.txt': { access: 'public', limit: 'static' },
  'GET /*': { access: 'public', limit: 'static' },
  'GET /api/test/connection': { access: 'public', limit: 'read' },

  'POST /api/auth/sign-up': { access: 'public', limit: 'auth' },
  'POST /api/auth/sign-in': { access: 'public', limit: 'auth' },
  'POST /api/auth/reset-link': { access: 'public', limit: 'auth' },
  'POST /api/auth/reset-password': { access: 'public', limit: 'auth' },
  'POST /api/auth/forgot-password': { access: 'public', limit: 'mail' },
  'POST /api/auth/email': { access: 'user', limit: 'mail' },
  'POST /api/auth/email/confirm': { access: 'public', limit: 'auth' },
  'GET /api/auth/two-step': { access: 'user', limit: 'read' },
  'POST /api/auth/two-step/start': { access: 'user', limit: 'auth' },
  'POST /api/auth/two-step/confirm': { access: 'user', limit: 'auth' },
  'POST /api/auth/two-step/end': { access: 'user', limit: 'auth' },
  'POST /api/auth/two-step/codes': { access: 'user', limit: 'auth' },
  // Open to everybody: an ended session must lose its cookie too.
  'POST /api/auth/sign-out': { access: 'public', limit: 'write' },
  'POST /api/auth/change-password': { access: 'user', limit: 'auth' },
  'POST /api/auth/display-name': { access: 'user', limit: 'write' },
  'POST /api/auth/delete-account': { access: 'user', limit: 'auth' },
  'GET /api/auth/ways': { access: 'public', limit: 'read' },
  'POST /api/auth/oidc/start': { access: 'public', limit: 'auth' },
  // The provider sends the browser here; what was begun in it is its proof.
  'GET /api/auth/oidc/callback': { access: 'public', limit: 'auth' },
  'POST /api/auth/oidc/connect': { access: 'user', limit: 'auth' },
  'POST /api/auth/oidc/disconnect': { access: 'user', limit: 'write' },
  'POST /api/auth/passkey/options': { access: 'public', limit: 'auth' },
  'POST /api/auth/passkey/sign-in': { access: 'public', limit: 'auth' },
  'POST /api/auth/passkeys/options': { access: 'user', limit: 'auth' },
  'POST /api/auth/passkeys': { access: 'user', limit: 'auth' },
  'POST /api/auth/passkeys/remove': { access: 'user', limit: 'write' },
  'GET /api/auth/own-ways': { access: 'user', limit: 'read' },
  'GET /api/auth/session': { access: 'public', limit: 'read' },
  'GET /api/auth/sessions': { access: 'user', limit: 'read' },
  'POST /api/auth/sessions/end': { access: 'user', limit: 'write' },
  'POST /api/auth/sessions/end-others': { access: 'user', limit: 'write' },

  'POST /api/sync/push': { access: 'user', limit: 'push' },
  'GET /api/sync/log': { access: 'user', limit: 'read' },
  'POST /api/sync/missing': { access: 'user', limit: 'read' },
  'GET /api/sync/refused': { access: 'user', limit: 'read' },
  'GET /api/sync/document': { access: 'user', limit: 'read' },
  'GET /api/sync/stream': { access: 'user', limit: 'read' },

  'GET /api/export': { access: 'user', limit: 'write' },
  'POST /api/import': { access: 'user', limit: 'import' },

  'GET /api/mentor': { access: 'user', limit: 'read' },
  'POST /api/mentor/quests': { access: 'user', limit: 'write' },
  'POST /api/mentor/chat': { access: 'user', limit: 'write' },
  'POST /api/mentor/advice': { access: 'user', limit: 'write' },

  'GET /api/reminders': { access: 'user', limit: 'read' },
  'POST /api/reminders/device': { access: 'user', limit: 'write' },
  'POST /api/reminders/device/end': { access: 'user', limit: 'write' },
  // Each calls somebody else's server: as seldom as a password is tried.
  'POST /api/reminders/test': { access: 'user', limit: 'auth' },

  'GET /api/webhooks': { access: 'user', limit: 'read' },
  'POST /api/webhooks': { access: 'user', limit: 'write' },
  'POST /api/webhooks/test': { access: 'user', limit: 'auth' },
  'POST /api/webhooks/switch': { access: 'user', limit: 'write' },
  'POST /api/webhooks/remove': { access: 'user', limit: 'write' },

  'GET /api/users/:uid': { access: 'user', limit: 'read' },
  'GET /api/gameData/:uid': { access: 'user', limit: 'read' },
  'PATCH /api/gameData/:uid': { access: 'user', limit: 'write' },
  'GET /api/userProfiles/:uid': { access: 'user', limit: 'read' },
  'PUT /api/userProfiles/:uid': { access: 'user', limit: 'write' },
  'GET /api/users/:uid/profile/onboardingData': { access: 'user', limit: 'read' },
  'PUT /api/users/:uid/profile/onboardingData': { access: 'user', limit: 'write' },
  'GET /api/users/:uid/quests/generated': { access: 'user', limit: 'read' },
  'PUT /api/users/:uid/quests/generated': { access: 'user', limit: 'write' },
  'GET /api/dailyActivities': { access: 'user', limit: 'read' },
  'POST /api/dailyActivities': { access: 'user', limit: 'write' },
  'GET /api/questSessions': { access: 'user', limit: 'read' },
  'POST /api/questSessions': { access: 'user', limit: 'write' },

  'GET /api/tokens': { access: 'user', limit: 'read' },
  'POST /api/tokens': { access: 'user', limit: 'write' },
  'POST /api/tokens/revoke': { access: 'user', limit: 'write' },
  'POST /api/tokens/take-back': { access: 'user', limit: 'write' },
  'GET /api/proposals': { access: 'user', limit: 'read' },
  'POST /api/proposals/accept': { access: 'user', limit: 'write' },
  'POST /api/proposals/decline': { access: 'user', limit: 'write' },
  'GET /api/calendar': { access: 'user', limit: 'read' },
  'POST /api/calendar': { access: 'user', limit: 'write' },
  'POST /api/calendar/end': { access: 'user', limit: 'write' },
  // Its address is the secret: calendar programs have no session.
  'GET /api/calendar/:file': { access: 'public', limit: 'read' },
  'GET /mcp': { access: 'user', limit: 'read', scope: 'quests:read' },
  'POST /mcp': { access: 'user', limit: 'read', scope: 'quests:read' },
  'DELETE /mcp': { access: 'user', limit: 'read', scope: 'quests:read' },

  'GET /api/openapi.json': { access: 'public', limit: 'static' },
  'GET /api/docs': { access: 'public', limit: 'static' },
  'GET /api/docs.css': { access: 'public', limit: 'static' },
  'GET /api/v1/today': { access: 'user', limit: 'read', scope: 'quests:read' },
  'GET /api/v1/quests': { access: 'user', limit: 'read', scope: 'quests:read' },
  'GET /api/v1/summary': { access: 'user', limit: 'read', scope: 'quests:read' },
  'GET /api/v1/history': { access: 'user', limit: 'read', scope: 'quests:read' },
  'POST /api/v1/quests': { access: 'user', limit: 'push', scope: 'quests:write' },
  'DELETE /api/v1/quests/:id': { access: 'user', limit: 'push', scope: 'quests:write' },
  'POST /api/v1/quests/:id/complete': { access: 'user', limit: 'push', scope: 'complete' },
  'POST /api/v1/quests/:id/amount': { access: 'user', limit: 'push', scope: 'quests:write' },
  'POST /api/v1/commands': { access: 'user', limit: 'push', scope: 'quests:write' },
} as const satisfies Readonly<Record<string, RouteRule>>;

export type RouteName = keyof typeof TABLE;

/** @internal read by the matrix tests; the server asks `ruleOf` */
export const ROUTES: Readonly<Record<string, RouteRule>> = TABLE;

/** The rule of a route; a HEAD has that of its GET. */
export function ruleOf(method: string, url: string): RouteRule | undefined {
  return ROUTES[`${method === 'HEAD' ? 'GET' : method} ${url}`];
}

/** Refuses routes without a rule. It sees only routes added after it: call it before the first one. */
export function enforceRouteTable(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      if (ruleOf(one, url) === undefined) {
        throw new Error(`${one} ${url} is not in the route table (server/http/route-table.ts)`);
      }
    }
  });
}

/** @internal Rows of the table without a handler; for the test of the whole app. */
export function missingRoutes(app: FastifyInstance): readonly string[] {
  return Object.keys(ROUTES).filter((row) => {
    const [method = '', url = ''] = row.split(' ');
    return !app.hasRoute({ method, url });
  });
}

/** The path of an address, without query and fragment. */
export function urlPath(url: string): string {
  return url.replace(/[?#].*/s, '');
}
