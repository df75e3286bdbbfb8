import { test as base, expect } from '@playwright/test';
import { type FakeMentor, startFakeMentor } from '#server/testing/fake-mentor.ts';
import { launchBuilt, stop, temporaryFolder } from '#server/testing/running-server.ts';

export const KEY = 'canary-mentor-key-51c8';

/** One second for a model that hangs, and nobody's quota ends a story. */
const LIMITS =
  'authPerMinutePerAddress=6000,authPerMinuteTotal=6000,readsPerMinute=6000,writesPerMinute=6000,pushesPerMinute=6000,mentorAttemptMs=1000,mentorQuestsPerDay=1000,mentorTurnsPerDay=1000';

type MentorServer = {
  readonly origin: string;
  readonly fake: FakeMentor;
  /** All that the server printed. */
  readonly printed: () => string;
};

type Settings = Readonly<Record<string, string>>;

async function startMentorServer(
  settings: Settings,
): Promise<MentorServer & { readonly close: () => Promise<void> }> {
  const fake = await startFakeMentor();
  const folder = temporaryFolder();
  const server = launchBuilt(folder.path, {
    DUSKGATE_LIMITS: LIMITS,
    MENTOR_API_URL: fake.url,
    MENTOR_API_KEY: KEY,
    MENTOR_MODEL: 'sage-2',
    ...settings,
  });
  return {
    origin: await server.opened,
    fake,
    printed: () => Object.values(server.output()).join(''),
    close: async () => {
      await stop(server);
      await fake.close();
      folder.remove();
    },
  };
}

/** Stories with a model: a server of their own that asks a fake service, one a worker. */
function testWith(settings: Settings) {
  return base.extend<object, { readonly server: MentorServer }>({
    server: [
      async ({ playwright: _ }, use) => {
        const { close, ...server } = await startMentorServer(settings);
        await use(server);
        await close();
        expect(server.fake.breaches).toEqual([]);
        expect(server.printed()).not.toContain(KEY);
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
}

export const test = testWith({});
/** A service that speaks chat completions and may stream; one that stalls is left after 5 s. */
export const streamingTest = testWith({
  MENTOR_API_KIND: 'openai',
  DUSKGATE_LIMITS: LIMITS.replace('mentorAttemptMs=1000', 'mentorAttemptMs=5000'),
});
