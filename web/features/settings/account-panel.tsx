import { type FormEvent, type ReactNode, useState } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { dayInWords } from './time-words.ts';

type AccountPanelProps = { readonly account: Account; readonly user: UserRecord };

export function AccountPanel({ account, user }: AccountPanelProps): ReactNode {
  return (
    <Panel title="Account">
      <NameForm key={user.displayName} account={account} name={user.displayName} />
      <p className="text-small text-muted wrap-anywhere">
        {user.email} · hunting since {dayInWords(user.createdAt)}
      </p>
    </Panel>
  );
}

type NameFormProps = { readonly account: Account; readonly name: string };

function NameForm({ account, name }: NameFormProps): ReactNode {
  const [wanted, setWanted] = useState(name);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const isChanged = cleanLine(wanted) !== name;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isPending || !isChanged) return;
    if (isBlank(cleanLine(wanted))) {
      setOutcome({ kind: 'failed', words: 'Choose a hunter name.' });
      return;
    }
    setIsPending(true);
    const fail = (words: string) => setOutcome({ kind: 'failed', words });
    account
      .changeDisplayName(wanted)
      .then((changed) => changed.ok || fail(wordsOf(changed.failure)))
      .catch(() => fail('An error occurred'))
      .finally(() => setIsPending(false));
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <Field
            label="Display name"
            autoComplete="nickname"
            maxLength={MAX_NAME_LENGTH}
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value);
              setOutcome(undefined);
            }}
          />
        </div>
        {isChanged && (
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Loading...' : 'Save name'}
          </Button>
        )}
      </div>
      <OutcomeLine outcome={outcome} />
    </form>
  );
}
