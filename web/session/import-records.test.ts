import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { importedRecordsOf } from './import-records.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
  const records = importedRecordsOf('u1');
  records.store({ profile: { goals: ['Read'] }, onboardingData: { name: 'Mara' }, other: 1 });
  server.isDown = true;
  expect(await records.send(call)).toBe(false);
  expect(stored.size).toBe(1);
  server.isDown = false;
  await records.send(call);
  await records.send(call);
  expect(server.saved).toEqual(['/api/users/u1/profile/onboardingData']);
  expect(stored.size).toBe(0);
});

test('[Y8] [P7] a broken text of them costs nothing', async () => {
  const { server, call } = aServer();
  stored.set('duskgate.u1.imported-records', '{"profile":');
  expect(await importedRecordsOf('u1').send(call)).toBe(true);
  expect([server.saved, stored.size]).toEqual([[], 0]);
});
