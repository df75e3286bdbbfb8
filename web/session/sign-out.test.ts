import { expect, test } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { leaveDungeon, leaveForGood } from './leave-dungeon.ts';

const AWAY = {
  code: 'network-request-failed',
  message: 'The server cannot be reached.',
  status: 0,
};

type Case = {
  readonly isFlushed?: boolean;
  readonly isHeard?: boolean;
  readonly isLocked?: boolean;
};

/** Writes down what was done, in order. */
function aLeaver({ isFlushed = true, isHeard = true, isLocked = false }: Case) {
  const done: string[] = [];
  return {
    done,
    log: {
      flush: async (withinMs: number) => {
        done.push(`flush ${withinMs}`);
        return isFlushed;
      },
      status: () => ({
        load: 'ready' as const,
        waitingCount: 2,
        isOffline: false,
        isSessionOver: false,
        isStorageFull: false,
        refused: [],
      }),
      erase: async () => {
        done.push('erase');
        if (isLocked) throw new Error('blocked');
      },
    },
    auth: {
      signOut: async () => {
        done.push('sign out');
        return isHeard ? ok(null) : err(AWAY);
      },
      forget: () => done.push('forget'),
      abandon: () => done.push('abandon'),
    },
  };
}

test('[N9] leaving sends the deeds, ends the session, then erases this browser', async () => {
  const leaver = aLeaver({});

  expect(await leaveDungeon(leaver)).toBeUndefined();
  expect(leaver.done).toEqual(['flush 5000', 'sign out', 'erase', 'forget']);
});

test('[N9] nobody leaves with deeds waiting unless they say so', async () => {
  const leaver = aLeaver({ isFlushed: false });

  expect(await leaveDungeon(leaver)).toEqual({ kind: 'deeds-wait', waitingCount: 2 });
  expect(leaver.done).toEqual(['flush 5000']);
});

test('[N9] a sign-out that the server did not hear is told, and nothing is erased', async () => {
  const leaver = aLeaver({ isHeard: false });

  expect(await leaveDungeon(leaver)).toEqual({ kind: 'not-heard', message: AWAY.message });
  expect(leaver.done).toEqual(['flush 5000', 'sign out']);
});

test('[N9] leaving for good erases this browser, heard or not; what was not heard is owed', async () => {
  const heard = aLeaver({});
  const unheard = aLeaver({ isHeard: false });
  await leaveForGood(heard);
  await leaveForGood(unheard);

  expect(heard.done).toEqual(['sign out', 'erase', 'forget']);
  expect(unheard.done).toEqual(['sign out', 'erase', 'abandon']);
});

test('[N9] a browser that will not delete does not keep the hunter inside', async () => {
  const leaver = aLeaver({ isLocked: true });

  expect(await leaveDungeon(leaver)).toBeUndefined();
  expect(leaver.done.at(-1)).toBe('forget');
});
