import { logProblem } from '#web/platform/log.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';
import type { FreeForm } from '#web/sync/records.ts';
import { saveGeneratedQuests, saveOnboardingData, saveProfile } from '#web/sync/save-records.ts';
import { createListeners } from './listeners.ts';

const { subscribe, tell } = createListeners();

/** Calls when a profile has to wait. */
export const onLateProfile = subscribe;

/** What the completion flow could not save: kept until a save gets through. */
export type LateProfile = {
  readonly profile: FreeForm;
  readonly onboardingData: FreeForm;
  readonly quests: readonly unknown[];
};

function keyOf(uid: string): string {
  return `duskgate.${uid}.late-profile`;
}

export function keepLateProfile(uid: string, late: LateProfile): void {
  writeText(keyOf(uid), JSON.stringify(late));
  tell();
}

export function hasLateProfile(uid: string): boolean {
  return readText(keyOf(uid)) !== null;
}

/** True when nothing waits any more. */
export async function saveLateProfile(uid: string, call: Call): Promise<boolean> {
  const text = readText(keyOf(uid));
  if (text === null) return true;
  const late = lateIn(text);
  if (late) {
    const profile = await saveProfile(call, uid, late.profile);
    if (!profile.ok) return false;
    const data = await saveOnboardingData(call, uid, late.onboardingData);
    logFailed('onboardingData', data);
    const quests = await saveGeneratedQuests(call, uid, late.quests);
    logFailed('quests/generated', quests);
    if (!data.ok || !quests.ok) return false;
  }
  removeText(keyOf(uid));
  return true;
}

type Saved = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** The flow goes on without these two; whoever reads the console learns of it. */
export function logFailed(what: string, saved: Saved): void {
  if (!saved.ok)
    logProblem(`${what} could not be saved`, saved.failure.message || saved.failure.code);
}

function lateIn(text: string): LateProfile | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    if (!('profile' in said) || !isFreeForm(said.profile)) return undefined;
    return {
      profile: said.profile,
      onboardingData:
        'onboardingData' in said && isFreeForm(said.onboardingData) ? said.onboardingData : {},
      quests: 'quests' in said && Array.isArray(said.quests) ? said.quests : [],
    };
  } catch {
    return undefined;
  }
}

function isFreeForm(said: unknown): said is FreeForm {
  return typeof said === 'object' && said !== null && !Array.isArray(said);
}
