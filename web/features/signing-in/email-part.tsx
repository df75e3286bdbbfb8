import { type FormEvent, type ReactNode, useState } from 'react';
import type { OwnWays } from '#protocol/replies/sign-in-ways.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { useAttempt } from '#web/ui/forms/use-attempt.ts';
import { isProved } from './own-ways.ts';
import { NeedsOwner, OwnerPassword } from './owner-proof.tsx';
import { type ClosePart, FormEnd, Part } from './part.tsx';

type EmailPartProps = {
  readonly own: OwnWays;
  readonly email: string;
  readonly onChanged: () => void;
};

/** Another e-mail. Nothing changes before its owner opens the link that is mailed there. */
export function EmailPart({ own, email, onChanged }: EmailPartProps): ReactNode {
  return (
    <Part title="Email" state={email} action="Change">
      {(close) => (
        <NeedsOwner own={own} onAgain={onChanged}>
          <EmailForm own={own} onRefused={onChanged} close={close} />
        </NeedsOwner>
      )}
    </Part>
  );
}

type EmailFormProps = {
  readonly own: OwnWays;
  readonly onRefused: () => void;
  readonly close: ClosePart;
};

function EmailForm({ own, onRefused, close }: EmailFormProps): ReactNode {
  const { call } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isPending, failure, attempt } = useAttempt();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (email.trim() === '' || !isProved(own, password)) return;
    attempt(async () => {
      const asked = await call('POST', '/api/auth/email', { email, password });
      if (!asked.ok) {
        onRefused();
        return wordsOf(asked.failure);
      }
      close(
        `Look into the mail of ${email.trim()}: the link in it makes the change. It works for one hour.`,
      );
      return undefined;
    });
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
      <OwnerPassword
        own={own}
        password={password}
        onPassword={setPassword}
        isSubmitted={isSubmitted}
      />
      <FormEnd failure={failure} isPending={isPending} label="Mail me a link" />
    </form>
  );
}
