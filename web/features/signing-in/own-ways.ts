import { useCallback, useEffect, useState } from 'react';
import { type OwnWays, parseOwnWays } from '#protocol/replies/sign-in-ways.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';

type KnownOwnWays = {
  /** Undefined until the server has told them. */
  readonly own: OwnWays | undefined;
  readonly failure: string | undefined;
  readonly reload: () => void;
};

const UNKNOWN = 'An error occurred';

async function readOwnWays(call: Call): Promise<Result<OwnWays, string>> {
  const reply = await call('GET', '/api/auth/own-ways');
  if (!reply.ok) return err(wordsOf(reply.failure));
  const said = parseOwnWays(reply.value);
  return said ? ok(said) : err(UNKNOWN);
}

/** The ways in that the signed-in hunter has. */
export function useOwnWays(): KnownOwnWays {
  const { call } = useAuth();
  const [own, setOwn] = useState<OwnWays>();
  const [failure, setFailure] = useState<string>();
  const reload = useCallback(() => {
    readOwnWays(call).then(
      (read) => {
        if (read.ok) setOwn(read.value);
        setFailure(read.ok ? undefined : read.failure);
      },
      () => setFailure(UNKNOWN),
    );
  }, [call]);
  useEffect(reload, [reload]);
  return { own, failure, reload };
}

/** Whether what is typed proves, or the session, that the owner is there; the server checks it. */
export function isProved({ hasPassword, isFresh }: OwnWays, password: string): boolean {
  return hasPassword ? password !== '' : isFresh;
}
