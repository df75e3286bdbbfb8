import type { ReadExport } from '#protocol/exports/read-export.ts';
import { jsonFormat } from '#web/platform/device-flag.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { type LaterRequest, laterRequest } from './send-later.ts';

type Records = ReadExport['records'];

/** Records of an export that was imported without the server: stored until they can be sent. */
export function importedRecordsOf(uid: string): LaterRequest<Records> {
  return laterRequest({
    key: `duskgate.${uid}.imported-records`,
    format: jsonFormat((stored): Records => ({ ...Object(stored) })),
    deliver: (call, records) => importRecords(uid, call, records),
  });
}

/** Saves the contract's free-form records. False when the server should be asked again. */
export async function importRecords(uid: string, call: Call, records: Records): Promise<boolean> {
  const paths = [
    ['profile', `/api/userProfiles/${uid}`],
    ['onboardingData', `/api/users/${uid}/profile/onboardingData`],
    ['generatedQuests', `/api/users/${uid}/quests/generated`],
  ] as const;
  let isDone = true;
  for (const [name, path] of paths) {
    const fields = records[name];
    if (typeof fields !== 'object' || fields === null) continue;
    const saved = await saveNew(call, path, fields);
    if (saved.ok) continue;
    logProblem(`the record ${name} was not imported`, saved.failure.code);
    isDone &&= !isAway(saved.failure);
  }
  return isDone;
}

/** Saves a record where the server has none; one that it has is never overwritten. */
async function saveNew(call: Call, path: string, fields: object) {
  const known = await call('GET', path);
  return known.ok && known.value === null ? call('PUT', path, fields) : known;
}

/** No answer, or none that knows the session: another attempt may succeed. */
function isAway({ status }: { readonly status: number }): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
