import { type ReactNode, useEffect, useState } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { accountCalls } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { askAgain, LinkPage, WayOn } from './link-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

type Step = 'asking' | 'done' | 'spent' | 'incomplete';

/** The page of a link that sets a new password. */
export function ResetPage(): ReactNode {
  const token = useLinkToken();
  const [over, setOver] = useState<{ readonly token: string; readonly step: 'done' | 'spent' }>();
  const { call } = useAuth();
  const step: Step =
    token === undefined ? 'incomplete' : over?.token === token ? over.step : 'asking';

  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    accountCalls(call)
      .checkResetLink(token)
      .then((checked) => {
        if (!isCurrent || checked.ok || checked.failure.code !== 'link-spent') return;
        setOver((now) => (now?.token === token ? now : { token, step: 'spent' })); // the form may have been quicker
      }, logProblem);
    return () => {
      isCurrent = false;
    };
  }, [token, call]);

  const isAsking = step === 'asking' && token !== undefined;
  return (
    <LinkPage title={TITLE} {...wordsOf(step)} isOver={!isAsking}>
      {isAsking ? (
        <NewPasswordForm
          token={token}
          onDone={() => setOver({ token, step: 'done' })}
          onSpent={() => setOver({ token, step: 'spent' })}
        />
      ) : (
        <WayOn isToSignIn={step === 'done'} />
      )}
    </LinkPage>
  );
}

const TITLE = 'Set a new password';

function wordsOf(step: Step): { readonly heading: string; readonly text: string } {
  switch (step) {
    case 'asking':
      return { heading: TITLE, text: 'It replaces the old one and signs you out everywhere.' };
    case 'done':
      return {
        heading: 'Your new password is set',
        text: 'You are signed out on every device. Sign in with the new password.',
      };
    case 'spent':
      return {
        heading: 'This link no longer works',
        text: `It has been used, a newer one has replaced it, or its hour is over. ${askAgain()}`,
      };
    case 'incomplete':
      return {
        heading: 'This link is not whole',
        text: `Open the link you were given once more. If this page comes back: ${askAgain()}`,
      };
  }
}
