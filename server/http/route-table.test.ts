import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, type FastifyPluginAsync, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { enforceRouteTable, missingRoutes, ROUTES, ruleOf } from './route-table.ts';
import { serveWeb } from './static-files.ts';

function anApp(): FastifyInstance {
  const app = fastify();
  enforceRouteTable(app);
  return app;
}

const answer = async () => 'ok';

test('[SEC13] a route that is not in the table keeps the server from starting', async () => {
  expect(() => anApp().get('/api/debug', answer)).toThrow(
    'GET /api/debug is not in the route table',
  );
  expect(() => anApp().delete('/api/sync/push', answer)).toThrow('DELETE /api/sync/push');
  expect(() =>
    anApp().route({ method: ['GET', 'POST'], url: '/healthz', handler: answer }),
  ).toThrow('POST /healthz');
  expect(() => anApp().all('/api/sync/log', answer)).toThrow('is not in the route table');
  expect(() => anApp().post('/api/auth/*', answer)).toThrow('POST /api/auth/*');
});

test('[SEC13] a route inside a plugin is held to the table with its prefix', async () => {
  const app = anApp();
  const debug: FastifyPluginAsync = async (plugin) => {
    plugin.get('/debug', answer);
  };
  app.register(debug, { prefix: '/api' });

  await expect(app.ready()).rejects.toThrow('GET /api/debug is not in the route table');
});

test('[SEC13] what the static files register is in the table', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'duskgate-web-'));
  const app = anApp();
  await serveWeb(app, { webFolder, isKeptOffline: true });
  await app.ready();

  expect(app.hasRoute({ method: 'GET', url: '/*' })).toBe(true);
  expect(app.hasRoute({ method: 'HEAD', url: '/*' })).toBe(true);
  await app.close();
  rmSync(webFolder, { recursive: true });
});

test('[SEC13] a head obeys the rule of the answer it is the head of', () => {
  expect(ruleOf('HEAD', '/api/sync/log')).toBe(ruleOf('GET', '/api/sync/log'));
  expect(ruleOf('HEAD', '/api/sync/push')).toBeUndefined();
});

test('[SEC13] a row that nobody answers is named', async () => {
  const app = anApp();
  for (const row of Object.keys(ROUTES)) {
    const [method = '', url = ''] = row.split(' ');
    if (row !== 'GET /api/sync/log') app.route({ method, url, handler: answer });
  }
  await app.ready();

  expect(missingRoutes(app)).toEqual(['GET /api/sync/log']);
});

test('[SEC14, SEC65] only these are open to people who are not signed in', () => {
  const open = Object.keys(ROUTES).filter((row) => ROUTES[row]?.access === 'public');

  expect(open).toEqual([
    'GET /healthz',
    'GET /readyz',
    'GET /',
    'GET /sw.js',
    'GET /.well-known/security.txt',
    'GET /*',
    'GET /api/test/connection',
    'POST /api/auth/sign-up',
    'POST /api/auth/sign-in',
    'POST /api/auth/reset-link',
    'POST /api/auth/reset-password',
    'POST /api/auth/forgot-password',
    'POST /api/auth/email/confirm',
    'POST /api/auth/sign-out',
    'GET /api/auth/ways',
    'POST /api/auth/oidc/start',
    'GET /api/auth/oidc/callback',
    'POST /api/auth/passkey/options',
    'POST /api/auth/passkey/sign-in',
    'GET /api/auth/session',
    'GET /api/calendar/:file',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /api/docs.css',
  ]);
});

test('[SEC67] every route but the health checks is limited', () => {
  const unlimited = Object.keys(ROUTES).filter((row) => ROUTES[row]?.limit === 'none');

  expect(unlimited).toEqual(['GET /healthz', 'GET /readyz']);
});
