import { useEffect, useState } from 'react';
import { PASSWORD_ONLY, parseSignInWays, type SignInWays } from '#protocol/replies/sign-in-ways.ts';
import { deviceFlag, jsonFormat } from '#web/platform/device-flag.ts';
import { logProblem } from '#web/platform/log.ts';
import { useAuth } from './auth-context.ts';

/** The ways to sign in as the server last said them; nothing while a password is the only one. */
const rememberedWays = deviceFlag('duskgate.sign-in-ways', jsonFormat(parseSignInWays));

/** The ways to sign in as they were when this browser last asked. */
export function knownWays(): SignInWays {
  return rememberedWays.read() ?? PASSWORD_ONLY;
}

/** The ways to sign in: as they were the last time until the server has answered, so that nothing waits. */
export function useSignInWays(): SignInWays {
  const { call } = useAuth();
  const [ways, setWays] = useState(knownWays);
  useEffect(() => {
    let isCurrent = true;
    call('GET', '/api/auth/ways').then((reply) => {
      const said = reply.ok ? parseSignInWays(reply.value) : undefined;
      if (said === undefined || !isCurrent) return;
      if (JSON.stringify(said) === JSON.stringify(PASSWORD_ONLY)) rememberedWays.clear();
      else rememberedWays.write(said);
      setWays(said);
    }, logProblem);
    return () => {
      isCurrent = false;
    };
  }, [call]);
  return ways;
}
