import type { ReactNode } from 'react';
import { deviceName } from '#protocol/device-name.ts';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { dayInWords } from '#web/features/settings/time-words.ts';
import { YourData } from '#web/features/your-data/your-data.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';

const loadWindows = async () => (await import('./account-windows.ts')).ACCOUNT_WINDOWS;
const loadExports = async () => (await loadWindows()).EXPORTS;
const loadConnections = async () => (await import('./connections.ts')).CONNECTIONS;
const Connections = lazyPart(async () => (await loadConnections()).Connections);
const SigningIn = lazyPart(async () => (await loadConnections()).SigningIn);
const DeleteDialog = lazyPart(async () => (await loadConnections()).DeleteDialog);
const RemindersPanel = lazyPart(
  async () => (await import('./reminder-parts.ts')).REMINDER_PARTS.RemindersPanel,
);
const RaidPanel = lazyPart(async () => (await loadWindows()).RaidPanel);

/** Features do not import each other: the settings get what is not theirs, or loaded later, here. */
export function SettingsScreen(): ReactNode {
  return (
    <SettingsPage
      connections={<Connections />}
      signingIn={(props) => (
        <SigningIn {...props} deviceName={deviceName} dayInWords={dayInWords} />
      )}
      yourData={<YourData loadExports={loadExports} />}
      raidPanel={<RaidPanel />}
      remindersPanel={<RemindersPanel deviceName={deviceName} />}
      deleteDialog={(props) => <DeleteDialog {...props} />}
    />
  );
}
