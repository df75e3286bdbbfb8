import { type ReactNode, useState } from 'react';
import { type CallFailure, wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkPage, WayOn } from './link-page.tsx';
import { useLinkToken } from './use-link-token.ts';

const TITLE = 'Confirm your email';
const NOT_WHOLE = 'This link is not whole';
const DEAD_END = 'Nothing has changed. Start again in the settings.';

type Ending = { readonly heading: string; readonly text: string };

/** The page of the link that goes to a new address. It asks first: a mail program may open links by itself. */
export function ConfirmEmailPage(): ReactNode {
  const token = useLinkToken();
  const { call } = useAuth();
  const [ending, setEnding] = useState<Ending>();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm(given: string): Promise<void> {
    const confirmed = await call('POST', '/api/auth/email/confirm', { token: given });
    if (!confirmed.ok) return tell(confirmed.failure);
    const { email } = Object(confirmed.value);
    setEnding({ heading: 'Your email is changed', text: `From now on you sign in with ${email}.` });
  }
  function tell(found: CallFailure): void {
    if (found.code === 'link-spent') {
      setEnding({ heading: 'This link no longer works', text: DEAD_END });
    } else if (found.code === 'email-taken') {
      const text = 'It belongs to another hunter already, who keeps it.';
      setEnding({ heading: 'This address is taken', text });
    } else setFailure(wordsOf(found));
  }
  const submit = () => {
    if (isPending || token === undefined) return;
    setIsPending(true);
    setFailure(undefined);
    confirm(token)
      .catch(() => setFailure('An error occurred'))
      .finally(() => setIsPending(false));
  };

  const asking = { heading: TITLE, text: 'Your hunter then signs in with this address.' };
  const incomplete = { heading: NOT_WHOLE, text: 'Open the link in the mail once more.' };
  const isOver = token === undefined || ending !== undefined;
  return (
    <LinkPage title={TITLE} {...(ending ?? (token ? asking : incomplete))} isOver={isOver}>
      {isOver ? (
        <WayOn isToSignIn={false} />
      ) : (
        <>
          <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
            {failure}
          </p>
          <Button onClick={submit} aria-disabled={isPending}>
            {isPending ? 'Loading...' : 'Confirm this address'}
          </Button>
        </>
      )}
    </LinkPage>
  );
}
