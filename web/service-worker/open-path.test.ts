import { expect, test } from 'vitest';
import { openPath, RAID } from './open-path.ts';

/** A browser with tabs at these addresses, and what was done to it. */
async function tapWith(...paths: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  const tabs = paths.map((path) => ({
    url: `https://gate.example${path}`,
    focus: async () => done.push(`focus ${path}`),
    navigate: async (to: string) => done.push(`${path} -> ${to}`),
  }));
  await openPath(
    {
      matchAll: async () => tabs,
      openWindow: async (path) => done.push(`open ${path}`),
    },
    RAID,
  );
  return done;
}

test('[T16] a tap on a notification opens the raid: in its tab, in another, or in a new one', async () => {
  expect(await tapWith()).toEqual(['open /pomodoro']);
  expect(await tapWith('/habits')).toEqual(['focus /habits', '/habits -> /pomodoro']);
  expect(await tapWith('/habits', '/pomodoro?quest=q1')).toEqual(['focus /pomodoro?quest=q1']);
});
