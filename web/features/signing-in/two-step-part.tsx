import { type ReactNode, useState } from 'react';
import type { SigningInReply } from '#protocol/replies/two-step.ts';
import { counted } from '#web/ui/counted.ts';
import { OwnerForm } from './owner-form.tsx';
import { Part } from './part.tsx';
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
  const { isOn, codesLeft } = standing;
  if (codes !== undefined) {
    const keep = () => {
      setCodes(undefined);
      onChanged();
    };
    const shown = <RecoveryCodes codes={codes} onKept={keep} />;
    return <Part title="Two-step sign-in" state="It is on" below={shown} />;
  }
  return (
    <Part
      title="Two-step sign-in"
      state={
        isOn
          ? `It is on. ${counted(codesLeft, 'recovery code')} left.`
          : 'After the password, a code from an app on your phone'
      }
      action={isOn ? 'Change' : 'Set up'}
    >
      {(close) =>
        isOn ? (
          <OwnerForm
            calls={calls}
            onCodes={(made) => {
              close();
              setCodes(made);
            }}
            onEnded={() => {
              close('Switched off. Your password alone signs you in.');
              onChanged();
            }}
          />
        ) : (
          <SetUpForm
            calls={calls}
            onDone={(made) => {
              close();
              setCodes(made);
            }}
          />
        )
      }
    </Part>
  );
}
