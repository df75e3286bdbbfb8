import { expect, test } from 'vitest';
import { err, ok } from '#rules/result.ts';
import { signOut, signOutAnyway } from './sign-out.ts';

const AWAY = {
  code: 'network-request-failed',
  message: 'The server cannot be reached.',
  status: 0,
};

type Case = {
  readonly isFlushed?: boolean;
  readonly isReachable?: boolean;
  readonly isLocked?: boolean;
};

/** Writes down what was done, in order. */
function aSignOut({ isFlushed = true, isReachable = true, isLocked = false }: Case) {
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
        resentCount: 0,
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
        return isReachable ? ok(null) : err(AWAY);
      },
      forget: () => done.push('forget'),
      forgetUnsent: () => done.push('forget, sign-out owed'),
    },
  };
}

test('[N9] a sign-out sends the commands, ends the session, then erases this browser', async () => {
  const parts = aSignOut({});

  expect(await signOut(parts)).toBeUndefined();
  expect(parts.done).toEqual(['flush 5000', 'sign out', 'erase', 'forget']);
});

test('[N9] nobody is signed out with commands waiting unless they say so', async () => {
  const parts = aSignOut({ isFlushed: false });

  expect(await signOut(parts)).toEqual({ kind: 'commands-wait', waitingCount: 2 });
  expect(parts.done).toEqual(['flush 5000']);
});

test('[N9] a sign-out that did not reach the server is told, and nothing is erased', async () => {
  const parts = aSignOut({ isReachable: false });

  expect(await signOut(parts)).toEqual({ kind: 'session-open', message: AWAY.message });
  expect(parts.done).toEqual(['flush 5000', 'sign out']);
});

test('[N9] signing out anyway erases this browser; a sign-out that did not reach the server is owed', async () => {
  const reached = aSignOut({});
  const unreached = aSignOut({ isReachable: false });
  await signOutAnyway(reached);
  await signOutAnyway(unreached);

  expect(reached.done).toEqual(['sign out', 'erase', 'forget']);
  expect(unreached.done).toEqual(['sign out', 'erase', 'forget, sign-out owed']);
});

test('[N9] a browser that fails to delete does not prevent the sign-out', async () => {
  const parts = aSignOut({ isLocked: true });

  expect(await signOut(parts)).toBeUndefined();
  expect(parts.done.at(-1)).toBe('forget');
});
