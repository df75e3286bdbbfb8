import { readingOf } from '#mentor/planner/board-reading.ts';
import { fetchLanguage, forgeBoard } from '#mentor/planner/forge-board.ts';
import { adviseOffline } from './advise.ts';

/** All that needs the index of the library, loaded together as one file of the build. */
export const OFFLINE_MENTOR = { adviseOffline, fetchLanguage, forgeBoard, readingOf };
