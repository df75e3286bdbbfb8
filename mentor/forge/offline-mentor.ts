import { adviseOffline } from './advise.ts';
import { forgeQuests } from './forge.ts';

/** All that needs the mentor's library, loaded together as one file of the build. */
export const OFFLINE_MENTOR = { adviseOffline, forgeQuests };
