import { type FormEvent, type ReactNode, useState } from 'react';
import type { OwnWays, SignInWays } from '#protocol/replies/sign-in-ways.ts';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { PASSWORD_RULE } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { PasswordField } from '#web/ui/forms/field.tsx';
import { useAttempt } from '#web/ui/forms/use-attempt.ts';
import { type ClosePart, FormEnd, Part } from './part.tsx';

type PasswordPartProps = {
  readonly account: Account;
  readonly email: string;
  readonly own: OwnWays;
  readonly ways: SignInWays;
};

/** A password is changed by whoever knows it; the first one is set by a link in a mail. */
export function PasswordPart({ account, email, own, ways }: PasswordPartProps): ReactNode {
  if (own.hasPassword) {
    return (
      <Part title="Password" state="Changing it ends your other devices and tokens" action="Change">
        {(close) => <PasswordForm account={account} email={email} close={close} />}
      </Part>
    );
  }
  if (!ways.mail) return null;
  return (
    <Part title="Password" state="You have none, and need none" action="Set one">
      {(close) => <FirstPassword email={email} close={close} />}
    </Part>
  );
}

type PasswordFormProps = {
  readonly account: Account;
  readonly email: string;
  readonly close: ClosePart;
};

function PasswordForm({ account, email, close }: PasswordFormProps): ReactNode {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isPending, failure, attempt } = useAttempt();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (current === '' || next === '') return;
    attempt(async () => {
      const changed = await account.changePassword(current, next);
      if (!changed.ok) return wordsOf(changed.failure);
      close('Password changed. Your other devices are signed out.');
      return undefined;
    });
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
      <FormEnd failure={failure} isPending={isPending} label="Change password" />
    </form>
  );
}

type FirstPasswordProps = { readonly email: string; readonly close: ClosePart };

function FirstPassword({ email, close }: FirstPasswordProps): ReactNode {
  const { call } = useAuth();
  const { isPending, failure, attempt } = useAttempt();
  const ask = async () => {
    const asked = await call('POST', '/api/auth/forgot-password', { email });
    if (!asked.ok) return wordsOf(asked.failure);
    close(`Look into the mail of ${email}: the link in it sets a password. It works for one hour.`);
    return undefined;
  };
  return (
    <>
      <p className="text-body text-muted">
        We mail you a link that sets one. All your devices are signed out then.
      </p>
      <FormEnd
        failure={failure}
        isPending={isPending}
        label="Mail me a link"
        onClick={() => attempt(ask)}
      />
    </>
  );
}
