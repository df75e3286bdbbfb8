import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { SigningInReply } from '#protocol/replies/two-step.ts';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { useProviderReturn } from '#web/session/provider-return.ts';
import { useSignInWays } from '#web/session/sign-in-ways.ts';
import { Button } from '#web/ui/button.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { EmailPart } from './email-part.tsx';
import { useOwnWays } from './own-ways.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { twoStepCalls } from './two-step-api.ts';
import { TwoStepPart } from './two-step-part.tsx';

/** What the settings have anyway: imported here, it would move to where every screen waits for it. */
type SigningInProps = {
  readonly account: Account;
  readonly user: UserRecord;
  readonly deviceName: (userAgent: string) => string;
  readonly dayInWords: (at: string) => string;
};

/** How the hunter gets in: each way that is on here, and the address. What cannot be done is not shown. */
export function SigningIn({ account, user, deviceName, dayInWords }: SigningInProps): ReactNode {
  const { call } = useAuth();
  const ways = useSignInWays();
  const { own, failure, reload } = useOwnWays();
  const calls = useMemo(() => twoStepCalls(call), [call]);
  const [twoStep, setTwoStep] = useState<SigningInReply>();
  const [twoStepFailure, setTwoStepFailure] = useState<string>();
  const back = useProviderReturn(ways.oidc?.label);

  const loadTwoStep = useCallback(() => {
    calls.read().then(
      (answer) => {
        setTwoStepFailure(answer.ok ? undefined : wordsOf(answer.failure));
        if (answer.ok) setTwoStep(answer.value);
      },
      () => setTwoStepFailure('An error occurred'),
    );
  }, [calls]);
  useEffect(loadTwoStep, [loadTwoStep]);

  if (own === undefined || twoStep === undefined) {
    return (
      <Waiting
        failure={failure ?? twoStepFailure}
        onRetry={() => {
          reload();
          loadTwoStep();
        }}
      />
    );
  }
  const cameBack: ActionOutcome | undefined = back && {
    kind: back.isDone ? 'done' : 'failed',
    words: back.words,
  };
  const parts = { own, onChanged: reload };
  return (
    <div className="grid divide-y divide-line">
      {ways.password && <PasswordPart account={account} email={user.email} own={own} ways={ways} />}
      {own.hasPassword && <TwoStepPart calls={calls} standing={twoStep} onChanged={loadTwoStep} />}
      {ways.passkey && <PasskeysPart {...parts} deviceName={deviceName} dayInWords={dayInWords} />}
      {ways.oidc && <ProviderPart {...parts} label={ways.oidc.label} outcome={cameBack} />}
      {twoStep.isMailOn && <EmailPart {...parts} email={user.email} />}
    </div>
  );
}

type WaitingProps = { readonly failure: string | undefined; readonly onRetry: () => void };

function Waiting({ failure, onRetry }: WaitingProps): ReactNode {
  if (failure === undefined) return <p className="text-body text-muted">Loading...</p>;
  return (
    <>
      <OutcomeLine outcome={{ kind: 'failed', words: failure }} />
      <div className="grid sm:justify-items-start">
        <Button emphasis="quiet" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </>
  );
}
