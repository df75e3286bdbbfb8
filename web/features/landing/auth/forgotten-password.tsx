import { type ReactNode, useId, useState } from 'react';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { LINK_LOOK } from './auth-words.ts';

type ForgottenPasswordProps = {
  /** As it stands in the form. */
  readonly email: string;
  readonly onMissingEmail: () => void;
  /** Without mail the person who runs the server makes the link (`npm run reset-link`). */
  readonly isMailOn: boolean;
};

export function ForgottenPassword(props: ForgottenPasswordProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={LINK_LOOK}
      >
        Forgot your password?
      </button>
      <div id={id} hidden={!isOpen} className="max-w-sm pb-2 text-center text-balance text-ink">
        {props.isMailOn ? (
          <MailedLink {...props} />
        ) : (
          <p>
            Ask whoever keeps this server. They can make you a link that sets a new password: it
            works once, for one hour.
          </p>
        )}
      </div>
    </>
  );
}

function MailedLink({ email, onMissingEmail }: ForgottenPasswordProps): ReactNode {
  const { call } = useAuth();
  const [isPending, setIsPending] = useState(false);
  const [words, setWords] = useState('');

  async function ask(): Promise<void> {
    const asked = await call('POST', '/api/auth/forgot-password', { email });
    setWords(
      asked.ok
        ? `If ${email.trim()} has a hunter here, the link is on its way.`
        : wordsOf(asked.failure),
    );
  }
  const mail = () => {
    if (isPending) return;
    if (email.trim() === '') return onMissingEmail();
    setIsPending(true);
    setWords('');
    ask()
      .catch(() => setWords('An error occurred'))
      .finally(() => setIsPending(false));
  };
  return (
    <div className="grid justify-items-center gap-2">
      <p>We mail you a link that sets a new password. It works once, for one hour.</p>
      <Button emphasis="quiet" size="small" aria-disabled={isPending} onClick={mail}>
        {isPending ? 'Loading...' : 'Mail me a link'}
      </Button>
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {words}
      </p>
    </div>
  );
}
