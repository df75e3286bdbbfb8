import { beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { keepRecords, sendKeptRecords } from './import-records.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
vi.spyOn(console, 'warn').mockReturnValue();
beforeEach(() => kept.clear());

/** A server with these records, that may not answer. */
function aServer(known: Readonly<Record<string, unknown>> = {}) {
  const server = { isDown: false, saved: [] as string[] };
  const call: Call = async (method, path) => {
    if (server.isDown) return err({ code: 'unavailable', message: '', status: 503 });
    if (method === 'PUT') server.saved.push(path);
    return ok(method === 'GET' ? (known[path] ?? null) : null);
  };
  return { server, call };
}

test('[Y8] the records of an import without the server wait until it answers, and are written over none', async () => {
  const { server, call } = aServer({ '/api/userProfiles/u1': { goals: [] } });
  keepRecords('u1', { profile: { goals: ['Read'] }, onboardingData: { name: 'Mara' }, other: 1 });
  server.isDown = true;
  await sendKeptRecords('u1', call);
  expect(kept.size).toBe(1);
  server.isDown = false;
  await sendKeptRecords('u1', call);
  await sendKeptRecords('u1', call);
  expect(server.saved).toEqual(['/api/users/u1/profile/onboardingData']);
  expect(kept.size).toBe(0);
});

test('[Y8] [P7] a broken text of them costs nothing', async () => {
  const { server, call } = aServer();
  kept.set('duskgate.u1.imported-records', '{"profile":');
  await sendKeptRecords('u1', call);
  expect([server.saved, kept.size]).toEqual([[], 0]);
});
