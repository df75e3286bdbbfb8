import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';
import { inAttempts } from './attempts.ts';

export type FreeForm = Readonly<Record<string, unknown>>;

export async function loadProfile(call: Call, uid: string): Promise<FreeForm | null> {
  const path = `/api/userProfiles/${uid}`;
  const reply = await inAttempts(() => call('GET', path), waited);
  if (!reply.ok) logProblem('the profile could not be loaded', reply.failure.code);
  const said = reply.ok ? reply.value : null;
  return typeof said === 'object' && said !== null ? { ...said } : null;
}
