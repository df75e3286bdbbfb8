import { type FormEvent, type ReactNode, useState } from 'react';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { PASSWORD_RULE } from '#web/session/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/forms/field.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';

type PasswordFormProps = { readonly account: Account; readonly email: string };

export function PasswordForm({ account, email }: PasswordFormProps): ReactNode {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();

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
    setIsSubmitted(false);
    setOutcome({ kind: 'done', words: 'Password changed. Your other devices are signed out.' });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    setOutcome(undefined);
    if (isPending || current === '' || next === '') return;
    change().catch(() => setOutcome({ kind: 'failed', words: 'An error occurred' }));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        value={current}
        problem={isSubmitted && current === '' ? 'Enter your current password.' : undefined}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={PASSWORD_RULE}
        value={next}
        problem={isSubmitted && next === '' ? 'Enter a new password.' : undefined}
        onChange={({ target }) => setNext(target.value)}
      />
      <OutcomeLine outcome={outcome} />
      <div className="grid sm:justify-items-start">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Loading...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
