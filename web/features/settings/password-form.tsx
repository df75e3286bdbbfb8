import { type FormEvent, type ReactNode, useState } from 'react';
import { type Account, wordsOf } from '#web/game/auth-account.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field-password.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { type Outcome, OutcomeLine } from './outcome.tsx';

type PasswordPanelProps = { readonly account: Account; readonly email: string };

export function PasswordPanel({ account, email }: PasswordPanelProps): ReactNode {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function change(): Promise<void> {
    setIsPending(true);
    const changed = await account.changePassword(current, next);
    setIsPending(false);
    if (!changed.ok) {
      setOutcome({ kind: 'failed', words: wordsOf(changed.failure) });
      return;
    }
    setCurrent('');
    setNext('');
    setIsAsked(false);
    setOutcome({ kind: 'done', words: 'Password changed. Your other devices are signed out.' });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsAsked(true);
    setOutcome(undefined);
    if (isPending || current === '' || next === '') return;
    change().catch(() => setOutcome({ kind: 'failed', words: 'An error occurred' }));
  }

  return (
    <Panel title="Change password">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current password"
          required
          autoComplete="current-password"
          value={current}
          problem={isAsked && current === '' ? 'Enter your current password.' : undefined}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <PasswordField
          label="New password"
          required
          autoComplete="new-password"
          value={next}
          problem={isAsked && next === '' ? 'Enter a new password.' : undefined}
          onChange={({ target }) => setNext(target.value)}
        />
        <OutcomeLine outcome={outcome} />
        <div className="grid sm:justify-items-start">
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Loading...' : 'Change password'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
