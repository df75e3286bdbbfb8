import { type ReactNode, useState } from 'react';
import type { SigningInReply } from '#protocol/replies/two-step.ts';
import { counted } from '#web/ui/counted.ts';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { OwnerForm } from './owner-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';
import type { TwoStepCalls } from './two-step-api.ts';

type TwoStepPartProps = {
  readonly calls: TwoStepCalls;
  readonly standing: SigningInReply;
  readonly onChanged: () => void;
};

/** A code of an app after the password: set up, renewed, switched off. */
export function TwoStepPart({ calls, standing, onChanged }: TwoStepPartProps): ReactNode {
  const [codes, setCodes] = useState<readonly string[]>();
  const [outcome, setOutcome] = useState<ActionOutcome>();

  if (codes !== undefined) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(undefined);
          setOutcome(undefined);
          onChanged();
        }}
      />
    );
  }
  if (!standing.isOn) {
    return (
      <>
        <p className="text-body text-muted">
          After your password, signing in asks for a code from an app on your phone. Whoever learns
          your password is still outside.
        </p>
        <OutcomeLine outcome={outcome} />
        <SetUpForm calls={calls} onDone={setCodes} />
      </>
    );
  }
  return (
    <>
      <p className="text-body">It is on. {counted(standing.codesLeft, 'recovery code')} left.</p>
      <OwnerForm
        calls={calls}
        onCodes={setCodes}
        onEnded={() => {
          setOutcome({ kind: 'done', words: 'Switched off. Your password alone signs you in.' });
          onChanged();
        }}
      />
    </>
  );
}
