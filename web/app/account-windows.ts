import { RaidPanel } from '#web/features/settings/raid-panel.tsx';
import { EXPORTS } from '#web/features/your-data/export-data.ts';
import { ImportWindow } from '#web/features/your-data/import-window.tsx';
import { isRaidUnderWay } from '#web/raid/raid-at-stake.ts';
import { signOut, signOutAnyway } from '#web/session/sign-out.ts';
import { LateJobs } from './late-jobs.ts';
import { SignOutDialog } from './sign-out/sign-out-dialog.tsx';

/** What is about the account and opened rarely, loaded together as one file of the build. */
export const ACCOUNT_WINDOWS = {
  EXPORTS,
  ImportWindow,
  isRaidUnderWay,
  LateJobs,
  RaidPanel,
  SignOutDialog,
  signOut,
  signOutAnyway,
};
