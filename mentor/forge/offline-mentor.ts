import { readingOf } from '#mentor/planner/board-reading.ts';
import { briefingOf } from '#mentor/planner/briefing.ts';
import { fetchLanguage, forgeBoard } from '#mentor/planner/forge-board.ts';
import { stepFor } from '#mentor/planner/step-offer.ts';
import { adviseOffline } from './advise.ts';

/** Everything that needs the index of the library, bundled as one file of the build. */
export const OFFLINE_MENTOR = {
  adviseOffline,
  briefingOf,
  fetchLanguage,
  forgeBoard,
  readingOf,
  stepFor,
};
