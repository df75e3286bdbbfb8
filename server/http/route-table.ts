import type { FastifyInstance } from 'fastify';

/** Which budget a call is paid from; 'none' is for those who ask whether the server lives. */
export type LimitClass = 'none' | 'static' | 'read' | 'write' | 'push' | 'import' | 'auth';

type RouteRule = { readonly access: 'public' | 'user'; readonly limit: LimitClass };

/**
 * Who may call what. A route that is not here keeps the server from starting.
 * @internal read by the matrix tests; the server asks `ruleOf`
 */
export const ROUTES: Readonly<Record<string, RouteRule>> = {
  'GET /healthz': { access: 'public', limit: 'none' },
  'GET /readyz': { access: 'public', limit: 'none' },
  'GET /sw.js': { access: 'public', limit: 'static' },
  'GET /*': { access: 'public', limit: 'static' },
  'GET /api/test/connection': { access: 'public', limit: 'read' },

  'POST /api/auth/sign-up': { access: 'public', limit: 'auth' },
  'POST /api/auth/sign-in': { access: 'public', limit: 'auth' },
  'POST /api/auth/reset-password': { access: 'public', limit: 'auth' },
  // Whose session has ended is signed out, and must lose the cookie too.
  'POST /api/auth/sign-out': { access: 'public', limit: 'write' },
  'POST /api/auth/change-password': { access: 'user', limit: 'auth' },
  'POST /api/auth/delete-account': { access: 'user', limit: 'auth' },
  'GET /api/auth/session': { access: 'public', limit: 'read' },
  'GET /api/auth/sessions': { access: 'user', limit: 'read' },
  'POST /api/auth/sessions/end': { access: 'user', limit: 'write' },
  'POST /api/auth/sessions/end-others': { access: 'user', limit: 'write' },

  'POST /api/sync/push': { access: 'user', limit: 'push' },
  'GET /api/sync/log': { access: 'user', limit: 'read' },
  'GET /api/sync/refused': { access: 'user', limit: 'read' },
  'GET /api/sync/document': { access: 'user', limit: 'read' },
  'GET /api/sync/stream': { access: 'user', limit: 'read' },

  'GET /api/export': { access: 'user', limit: 'write' },
  'POST /api/import': { access: 'user', limit: 'import' },

  'GET /api/mentor': { access: 'user', limit: 'read' },
  'POST /api/mentor/quests': { access: 'user', limit: 'write' },
  'POST /api/mentor/chat': { access: 'user', limit: 'write' },
  'POST /api/mentor/advice': { access: 'user', limit: 'write' },

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
};

/** A HEAD is answered by the handler of the GET, so it obeys the same rule. */
export function ruleOf(method: string, url: string): RouteRule | undefined {
  return ROUTES[`${method === 'HEAD' ? 'GET' : method} ${url}`];
}

/** Sees only routes registered after it: call it before the first one. */
export function enforceRouteTable(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      if (ruleOf(one, url) === undefined) {
        throw new Error(`${one} ${url} is not in the route table (server/http/route-table.ts)`);
      }
    }
  });
}

/** @internal Rows nobody answers; for the test of the whole app. */
export function missingRoutes(app: FastifyInstance): readonly string[] {
  return Object.keys(ROUTES).filter((row) => {
    const [method = '', url = ''] = row.split(' ');
    return !app.hasRoute({ method, url });
  });
}
