import { HallOfFame } from '#web/features/hall-of-fame/hall-of-fame.tsx';
import { HunterProfile } from '#web/features/hunter-profile/hunter-profile.tsx';
import { ShadowArts } from '#web/features/shadow-arts/shadow-arts.tsx';

/** The screens of the hunter and of what was earned, loaded together as one file of the build. */
export const HUNTER_SCREENS = { HallOfFame, HunterProfile, ShadowArts };
