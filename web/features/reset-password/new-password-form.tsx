import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CallFailure } from '#web/platform/network.ts';
import { accountCalls, PASSWORD_RULE } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/forms/field.tsx';

type NewPasswordFormProps = {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used or has expired. */
  readonly onSpent: () => void;
};

const UNKNOWN_FAILURE = 'An error occurred';

export function NewPasswordForm({ token, onDone, onSpent }: NewPasswordFormProps): ReactNode {
  const { call } = useAuth();
  const [password, setPassword] = useState('');
  const [isPending, setIsPending] = useState(false);
  /** A new object for each refusal, so that the focus goes back each time. */
  const [refused, setRefused] = useState<{ readonly words: string }>();
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (refused) form.current?.querySelector('input')?.focus();
  }, [refused]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    setFailure(undefined);
    setRefused(password === '' ? { words: 'Enter a new password.' } : undefined);
    if (password === '') return;
    setIsPending(true);
    const reset = await accountCalls(call).resetPassword(token, password);
    setIsPending(false);
    if (reset.ok) onDone();
    else tell(reset.failure);
  }

  function tell(found: CallFailure): void {
    if (found.code === 'link-spent') onSpent();
    else if (found.code.startsWith('password-')) setRefused({ words: found.message });
    else setFailure(found.message || UNKNOWN_FAILURE);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        submit(event).catch(() => setFailure(UNKNOWN_FAILURE));
      }}
      className="bracketed grid w-full max-w-md gap-4 p-5 sm:p-8"
    >
      <PasswordField
        label="New password"
        name="password"
        required
        autoComplete="new-password"
        hint={PASSWORD_RULE}
        value={password}
        problem={refused?.words}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {failure}
      </p>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Loading...' : 'Set new password'}
      </Button>
    </form>
  );
}
