import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import sealedGate from '#web/assets/sealed-gate.svg';
import { logProblem } from '#web/platform/log.ts';
import { accountCalls } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { tokenIn } from './reset-token.ts';

type Step = 'asking' | 'done' | 'spent' | 'incomplete';

/**
 * The page of the operator's link. The token leaves the address at once and lives in this tab's
 * memory only, so that neither history nor bookmark keeps it.
 */
export function ResetPage(): ReactNode {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  const [step, setStep] = useState<Step>(token === undefined ? 'incomplete' : 'asking');
  const { call } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const takeToken = () => {
      const found = tokenIn(location.hash);
      if (found === undefined) return;
      setToken(found);
      setStep('asking');
      history.replaceState(null, '', location.pathname);
    };
    takeToken();
    addEventListener('hashchange', takeToken); // another link, pasted into the same tab
    return () => removeEventListener('hashchange', takeToken);
  }, []);
  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    accountCalls(call)
      .checkResetLink(token)
      .then((checked) => {
        if (!isCurrent || checked.ok || checked.failure.code !== 'link-spent') return;
        setStep((now) => (now === 'asking' ? 'spent' : now)); // the form may have been quicker
      }, logProblem);
    return () => {
      isCurrent = false;
    };
  }, [token, call]);
  useEffect(() => {
    document.title = `${TITLE} · Duskgate`;
  }, []);
  useLayoutEffect(() => {
    if (step !== 'asking') heading.current?.focus(); // the form is gone, and the focus with it
  }, [step]);

  const words = step === 'asking' ? { heading: TITLE, text: ASKING } : WORDS[step];
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-6 bg-void px-gutter py-10">
      <img src={sealedGate} alt="" width="320" height="250" className="w-48" />
      <div className="grid max-w-md gap-2 text-center">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-heading text-balance text-white outline-none"
        >
          {words.heading}
        </h1>
        <p className="text-body text-balance text-muted">{words.text}</p>
      </div>
      {step === 'asking' && token !== undefined ? (
        <NewPasswordForm
          token={token}
          onDone={() => setStep('done')}
          onSpent={() => setStep('spent')}
        />
      ) : (
        <WayOn isDone={step === 'done'} />
      )}
    </main>
  );
}

const TITLE = 'Set a new password';
const ASKING = 'It replaces the old one and signs you out everywhere.';

const WORDS: Readonly<Record<Exclude<Step, 'asking'>, { heading: string; text: string }>> = {
  done: {
    heading: 'Your new password is set',
    text: 'You are signed out on every device. Sign in with the new password.',
  },
  spent: {
    heading: 'This link no longer works',
    text: 'It has been used, a newer one has replaced it, or its hour is over. Ask whoever keeps this server for a new link.',
  },
  incomplete: {
    heading: 'This link is not whole',
    text: 'Open the link you were given once more. If this page comes back, ask whoever keeps this server for a new one.',
  },
};

/** Loads the page anew: whoever was signed in here may not be any more. */
function WayOn({ isDone }: { readonly isDone: boolean }): ReactNode {
  return isDone ? (
    <ButtonLink href="/#sign-in">Sign in</ButtonLink>
  ) : (
    <ButtonLink href="/" emphasis="quiet">
      Back to the gate
    </ButtonLink>
  );
}
