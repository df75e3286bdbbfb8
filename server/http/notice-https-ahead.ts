import type { FastifyInstance } from 'fastify';

/** Said once: nobody reads the same line twice, and anybody can send this header. */
export function noticeHttpsAhead(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || headers['x-forwarded-proto'] !== 'https') return;
    isSaid = true;
    log.warn('a proxy serves https, but PUBLIC_URL is no https address: cookies are not Secure');
  });
}
