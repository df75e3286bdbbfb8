import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

const REFERRER_POLICY = 'no-referrer';
const SAME_ORIGIN = 'same-origin';

const CONTENT_SECURITY_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // `new Worker` and `serviceWorker.register` take an address made by a policy of this name and
  // throw at a plain one. Not `default`: that would allow every address.
  'trusted-types': ['duskgate'],
};

/** Only features that Chromium knows: others cause a warning in every visitor's console. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The security headers of replies that are sent past all hooks, with an empty body. */
export function headersOfBareReply(isHttps: boolean): readonly string[] {
  return [
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    `Referrer-Policy: ${REFERRER_POLICY}`,
    `Cross-Origin-Opener-Policy: ${SAME_ORIGIN}`,
    `Cross-Origin-Resource-Policy: ${SAME_ORIGIN}`,
    `Permissions-Policy: ${PERMISSIONS_POLICY}`,
    'Cache-Control: no-store',
    ...(isHttps ? [`Strict-Transport-Security: max-age=${ONE_YEAR_S}`] : []),
  ];
}

/**
 * Adds the security headers to every reply. Strict transport only under https: it would lock out a
 * home network on plain http.
 */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    referrerPolicy: { policy: REFERRER_POLICY },
    crossOriginOpenerPolicy: { policy: SAME_ORIGIN },
    crossOriginResourcePolicy: { policy: SAME_ORIGIN },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps && { maxAge: ONE_YEAR_S, includeSubDomains: false },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
}

/** Warns once that PUBLIC_URL should be https; only once, because anybody can send this header. */
export function warnOfHttpsProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-proto'] === 'https') {
      isSaid = true;
      log.warn('a proxy serves https, but PUBLIC_URL is no https address: cookies are not Secure');
    }
    done();
  });
}
