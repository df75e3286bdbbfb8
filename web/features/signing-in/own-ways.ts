import { useCallback, useEffect, useState } from 'react';
import { type OwnWays, parseOwnWays } from '#protocol/replies/sign-in-ways.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';

export type KnownOwnWays = {
  /** Undefined until the server has told them. */
  readonly own: OwnWays | undefined;
  readonly failure: string | undefined;
  readonly reload: () => void;
};

/** The ways in that the signed-in hunter has. */
export function useOwnWays(): KnownOwnWays {
  const { call } = useAuth();
  const [own, setOwn] = useState<OwnWays>();
  const [failure, setFailure] = useState<string>();
  const reload = useCallback(() => {
    call('GET', '/api/auth/own-ways').then(
      (reply) => {
        const said = reply.ok ? parseOwnWays(reply.value) : undefined;
        setFailure(reply.ok ? undefined : wordsOf(reply.failure));
        if (said) setOwn(said);
      },
      () => setFailure('An error occurred'),
    );
  }, [call]);
  useEffect(reload, [reload]);
  return { own, failure, reload };
}

/** Whether what is typed proves, or the session, that the owner is there; the server checks it. */
export function isProved({ hasPassword, isFresh }: OwnWays, password: string): boolean {
  return hasPassword ? password !== '' : isFresh;
}
