import { type FormEvent, type ReactNode, useState } from 'react';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';

/** Another e-mail to sign in with. Nothing changes before its owner opens the link that is mailed there. */
export function EmailForm(): ReactNode {
  const { call } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();

  async function ask(): Promise<void> {
    const asked = await call('POST', '/api/auth/email', { email, password });
    if (!asked.ok) {
      setOutcome({ kind: 'failed', words: wordsOf(asked.failure) });
      return;
    }
    setOutcome({
      kind: 'done',
      words: `Look into the mail of ${email.trim()}: the link in it makes the change. It works for one hour.`,
    });
    setEmail('');
    setPassword('');
    setIsSubmitted(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    setOutcome(undefined);
    if (isPending || email.trim() === '' || password === '') return;
    setIsPending(true);
    ask()
      .catch(() => setOutcome({ kind: 'failed', words: 'An error occurred' }))
      .finally(() => setIsPending(false));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="New email"
        type="email"
        required
        autoComplete="email"
        value={email}
        problem={isSubmitted && email.trim() === '' ? 'Enter the new email.' : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label="Your password"
        required
        autoComplete="current-password"
        value={password}
        problem={isSubmitted && password === '' ? 'Enter your password.' : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <OutcomeLine outcome={outcome} />
      <div className="grid sm:justify-items-start">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Loading...' : 'Mail me a link'}
        </Button>
      </div>
    </form>
  );
}
