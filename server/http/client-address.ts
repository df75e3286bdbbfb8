import type { FastifyRequest } from 'fastify';

/** The address of the visitor, as TRUST_PROXY lets us know it; IPv4 in its own form on every socket. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}
