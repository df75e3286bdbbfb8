import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type FakeMentor, startFakeMentor } from '#server/testing/fake-mentor.ts';

export const KEY = 'canary-mentor-key-51c8';

/** One second for a model that hangs, and nobody's quota ends a story. */
const LIMITS =
  'authPerMinutePerAddress=6000,authPerMinuteTotal=6000,readsPerMinute=6000,writesPerMinute=6000,pushesPerMinute=6000,mentorAttemptMs=1000,mentorQuestsPerDay=1000,mentorTurnsPerDay=1000';

type MentorHouse = {
  readonly origin: string;
  readonly fake: FakeMentor;
  /** All that the server printed. */
  readonly printed: () => string;
};

async function openHouse(): Promise<MentorHouse & { readonly close: () => Promise<void> }> {
  const fake = await startFakeMentor();
  const folder = mkdtempSync(join(tmpdir(), 'duskgate-mentor-'));
  const server: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DUSKGATE_LIMITS: LIMITS,
      MENTOR_API_URL: fake.url,
      MENTOR_API_KEY: KEY,
      MENTOR_MODEL: 'sage-2',
    },
  });
  let printed = '';
  server.stderr?.on('data', (part) => (printed += part));
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
    server.stdout?.on('data', (part) => {
      printed += part;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    origin,
    fake,
    printed: () => printed,
    close: async () => {
      const hasEnded = once(server, 'exit');
      server.kill('SIGTERM');
      await hasEnded;
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stories with a model: a server of their own that asks a fake service, one a worker. */
export const test = base.extend<object, { readonly house: MentorHouse }>({
  house: [
    async ({ playwright: _ }, use) => {
      const { close, ...house } = await openHouse();
      await use(house);
      await close();
      expect(house.fake.breaches).toEqual([]);
      expect(house.printed()).not.toContain(KEY);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
});
