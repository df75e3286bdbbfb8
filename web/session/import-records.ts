import type { ReadExport } from '#protocol/read-export.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';

type Records = ReadExport['records'];

function nameFor(uid: string): string {
  return `duskgate.${uid}.imported-records`;
}

/** The contract's free-form records. False when the server should be asked again. */
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

/** Kept where there is none yet, never written over. */
async function saveNew(call: Call, path: string, fields: object) {
  const known = await call('GET', path);
  return known.ok && known.value === null ? call('PUT', path, fields) : known;
}

/** Nobody answered, or nobody who knows us: another time may be better. */
function isAway({ status }: { readonly status: number }): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}

/** Until the server can be reached. */
export function keepRecords(uid: string, records: Records): void {
  if (Object.keys(records).length > 0) writeText(nameFor(uid), JSON.stringify(records));
}

export async function sendKeptRecords(uid: string, call: Call): Promise<void> {
  const text = readText(nameFor(uid));
  if (text !== null && (await importRecords(uid, call, recordsIn(text)))) removeText(nameFor(uid));
}

function recordsIn(text: string): Records {
  try {
    return { ...Object(JSON.parse(text)) };
  } catch {
    return {};
  }
}
