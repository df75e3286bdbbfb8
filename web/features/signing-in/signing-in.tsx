import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { SigningInReply } from '#protocol/replies/two-step.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { EmailForm } from './email-form.tsx';
import { twoStepCalls } from './two-step-api.ts';
import { TwoStepPart } from './two-step-part.tsx';

const UNKNOWN_FAILURE: ActionOutcome = { kind: 'failed', words: 'An error occurred' };

/** How the hunter signs in: another e-mail, and a code after the password. */
export function SigningIn(): ReactNode {
  const { call } = useAuth();
  const calls = useMemo(() => twoStepCalls(call), [call]);
  const [standing, setStanding] = useState<SigningInReply>();
  const [failure, setFailure] = useState<ActionOutcome>();

  const load = useCallback(() => {
    setFailure(undefined);
    calls.read().then(
      (answer) => {
        if (answer.ok) setStanding(answer.value);
        else setFailure({ kind: 'failed', words: wordsOf(answer.failure) });
      },
      () => setFailure(UNKNOWN_FAILURE),
    );
  }, [calls]);
  useEffect(load, [load]);

  if (standing === undefined) {
    return failure === undefined ? (
      <p className="text-body text-muted">Loading...</p>
    ) : (
      <>
        <OutcomeLine outcome={failure} />
        <div className="grid sm:justify-items-start">
          <Button emphasis="quiet" onClick={load}>
            Retry
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {standing.isMailOn && (
        <SigningInPart title="Another email">
          <EmailForm />
        </SigningInPart>
      )}
      <SigningInPart title="Two-step sign-in">
        <TwoStepPart calls={calls} standing={standing} onChanged={load} />
      </SigningInPart>
    </>
  );
}

type SigningInPartProps = { readonly title: string; readonly children: ReactNode };

function SigningInPart({ title, children }: SigningInPartProps): ReactNode {
  return (
    <div className="grid gap-3">
      <h4 className="text-body font-bold text-white">{title}</h4>
      {children}
    </div>
  );
}
