import { type ReactNode, useMemo, useState } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { openWindow } from '#web/game/open-window.ts';
import { type Account, accountOf } from '#web/session/account-api.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Link } from '#web/ui/router.tsx';
import { AccountPanel } from './account-panel.tsx';
import { DayPanel } from './day-panel.tsx';
import { Devices } from './devices.tsx';
import { FoldedPanel } from './folded-panel.tsx';
import { MentorPanel } from './mentor-panel.tsx';
import { RenewalPanel } from './renewal-panel.tsx';
import { SyncPanel } from './sync-panel.tsx';

type OwnAccount = { readonly account: Account; readonly user: UserRecord };

type SettingsPageProps = {
  /** The panels of other features, given by the app. */
  readonly yourData: ReactNode;
  readonly connections: ReactNode;
  readonly signingIn: (props: OwnAccount) => ReactNode;
  /** These are loaded later. */
  readonly remindersPanel: ReactNode;
  readonly raidPanel: ReactNode;
  readonly deleteDialog: (props: {
    readonly account: Account;
    readonly onClose: () => void;
  }) => ReactNode;
};

export function SettingsPage(props: SettingsPageProps): ReactNode {
  const { yourData, connections, raidPanel, remindersPanel, signingIn, deleteDialog } = props;
  const { call, user } = useAuth();
  const account = useMemo(() => accountOf(call), [call]);
  if (user === null) return null;
  return (
    <Page title="Settings">
      <div className="grid gap-x-5 gap-y-7 lg:grid-cols-2 lg:items-start">
        <Group title="Your days">
          <RenewalPanel />
          <DayPanel />
          <RestPanel />
          <FoldedPanel title="Reminders" lead="On this device, and a word in the evening">
            {remindersPanel}
          </FoldedPanel>
          <MentorPanel />
          <div className="min-h-93">{raidPanel}</div>
        </Group>
        <div className="grid min-w-0 gap-7">
          <Group title="You">
            <AccountPanel account={account} user={user} />
            <FoldedPanel
              title="Signing in"
              lead="What opens the gate for you"
              isOpenAtFirst={location.hash.startsWith('#sign-in=')}
            >
              {signingIn({ account, user })}
            </FoldedPanel>
            <FoldedPanel title="Devices" lead="Where you are signed in">
              <Devices account={account} />
            </FoldedPanel>
          </Group>
          <Group title="Data">
            <SyncPanel />
            {yourData}
            <FoldedPanel title="Connections" lead="Apps and assistants that use your quests">
              {connections}
            </FoldedPanel>
            <FoldedPanel title="Delete account" lead="Your hunter, every quest and all history">
              <DeleteAccount dialog={(onClose) => deleteDialog({ account, onClose })} />
            </FoldedPanel>
          </Group>
        </div>
      </div>
      <p>
        <Link
          href="/credits"
          className="inline-flex min-h-11 items-center gap-2 text-body font-semibold text-violet underline underline-offset-4"
        >
          <Glyph name="credits" />
          Credits
        </Link>
      </p>
    </Page>
  );
}

/** The ways to what is neither asked today nor on the board. */
function RestPanel(): ReactNode {
  return (
    <Panel title="Rest and archive">
      <div className="flex flex-wrap gap-3">
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'rest' })}>
          Rest days
        </Button>
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'archive' })}>
          Archive
        </Button>
      </div>
    </Panel>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="font-display text-lead text-white">{title}</h2>
      {children}
    </div>
  );
}

type DeleteAccountProps = { readonly dialog: (onClose: () => void) => ReactNode };

function DeleteAccount({ dialog }: DeleteAccountProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="text-body text-muted">
        Everything goes at once, here and on the server. Nobody can bring it back.
      </p>
      <div className="grid sm:justify-items-start">
        <Button emphasis="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Delete account
        </Button>
      </div>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}
