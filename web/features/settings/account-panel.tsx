import type { ReactNode } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { Panel } from '#web/ui/panel.tsx';
import { dayInWords } from './time-words.ts';

export function AccountPanel({ user }: { readonly user: UserRecord }): ReactNode {
  return (
    <Panel title="Account">
      <dl className="grid gap-3">
        <Entry name="Display name" value={user.displayName} />
        <Entry name="Email" value={user.email} />
        <Entry name="Hunting since" value={dayInWords(user.createdAt)} />
      </dl>
    </Panel>
  );
}

function Entry({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div className="grid gap-0.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-body font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
