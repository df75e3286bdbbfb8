import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityTxt } from './security-txt.ts';

const CLOCK = { nowMs: () => Date.parse('2026-11-15T12:00:00.000Z') };
const CONTACT = 'mailto:keeper@habits.example';

function ask(securityContact: string | undefined, publicUrl = 'http://127.0.0.1:4000') {
  const app = fastify();
  const isPublicUrlSet = publicUrl.startsWith('https:');
  addSecurityTxt(app, { clock: CLOCK, securityContact, publicUrl, isPublicUrlSet });
  return app.inject('/.well-known/security.txt');
}

test('[SEC73] whom to tell of a hole stands where everybody looks, if the keeper has named somebody', async () => {
  const reply = await ask(CONTACT);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(reply.body).toBe(
    `Contact: ${CONTACT}\nExpires: 2027-02-13T12:00:00.000Z\nPreferred-Languages: en\n`,
  );
  expect((await ask(CONTACT, 'https://habits.example')).body).toContain(
    '\nCanonical: https://habits.example/.well-known/security.txt\n',
  );
});

test('[SEC73] without a contact there is nothing', async () => {
  expect((await ask(undefined)).statusCode).toBe(404);
});
