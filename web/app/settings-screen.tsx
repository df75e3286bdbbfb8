import type { ReactNode } from 'react';
import { deviceName } from '#web/features/settings/device-name.ts';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { YourData } from '#web/features/your-data/your-data.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';

const loadWindows = async () => (await import('./account-windows.ts')).ACCOUNT_WINDOWS;
const loadExports = async () => (await loadWindows()).EXPORTS;
const Connections = lazyPart(
  async () => (await import('./connections.ts')).CONNECTIONS.Connections,
);
const DeleteDialog = lazyPart(async () => (await loadWindows()).DeleteDialog);
const RemindersPanel = lazyPart(
  async () => (await import('./reminder-parts.ts')).REMINDER_PARTS.RemindersPanel,
);
const RaidPanel = lazyPart(async () => (await loadWindows()).RaidPanel);

/** Features do not import each other: the settings get what is not theirs, or loaded later, here. */
export function SettingsScreen(): ReactNode {
  return (
    <SettingsPage
      connections={<Connections />}
      yourData={<YourData loadExports={loadExports} />}
      raidPanel={<RaidPanel />}
      remindersPanel={<RemindersPanel deviceName={deviceName} />}
      deleteDialog={(props) => <DeleteDialog {...props} />}
    />
  );
}
