import { RaidEnd } from './raid-end.tsx';
import { RaidLog } from './raid-log.tsx';
import { RaidTasks } from './raid-tasks.tsx';

/** What a raid can begin without, loaded together as one file of the build. */
export const RAID_PANELS = { RaidEnd, RaidLog, RaidTasks };
