import { jsonFormat } from '#web/platform/device-flag.ts';
import type { Call } from '#web/platform/network.ts';
import { basicSetupOf } from './basic-setup.ts';
import { type FreeForm, saveOnboardingData, saveProfile } from './save-records.ts';
import { type LaterRequest, laterRequest } from './send-later.ts';

/** What the completion of the onboarding could not save: stored until a save gets through. */
type LateProfile = {
  /** Written first, at the first success; the real profile follows at the next. */
  readonly basic?: FreeForm;
  readonly profile: FreeForm;
  readonly onboardingData: FreeForm;
};

export function storeForLater(uid: string, late: LateProfile): void {
  basicSetupOf(uid).write('yes');
  lateProfileOf(uid).store(late);
}

export function lateProfileOf(uid: string): LaterRequest<LateProfile> {
  const later = laterRequest<LateProfile>({
    key: `duskgate.${uid}.late-profile`,
    format: jsonFormat(parseLateProfile),
    deliver: async (call, { basic, ...real }) => {
      if (basic === undefined) return saveBoth(call, uid, real);
      const saved = await saveProfile(call, uid, basic);
      if (saved.ok) later.store(real);
      return false;
    },
  });
  return later;
}

async function saveBoth(call: Call, uid: string, { profile, onboardingData }: LateProfile) {
  const saved = await saveProfile(call, uid, profile);
  return saved.ok && (await saveOnboardingData(call, uid, onboardingData)).ok;
}

function parseLateProfile(stored: unknown): LateProfile | undefined {
  const { basic, profile, onboardingData } = Object(stored);
  if (!isFreeForm(profile)) return undefined;
  return {
    ...(isFreeForm(basic) && { basic }),
    profile,
    onboardingData: isFreeForm(onboardingData) ? onboardingData : {},
  };
}

function isFreeForm(stored: unknown): stored is FreeForm {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}
