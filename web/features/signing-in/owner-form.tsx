import { type FormEvent, type ReactNode, useState } from 'react';
import { MAX_CODE_LENGTH } from '#protocol/replies/two-step.ts';
import type { Result } from '#rules/result.ts';
import { type CallFailure, wordsOf } from '#web/platform/network.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import type { TwoStepCalls, TypedProof } from './two-step-api.ts';

type OwnerFormProps = {
  readonly calls: TwoStepCalls;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onEnded: () => void;
};

/** What needs password and code: new recovery codes, and switching it off. */
export function OwnerForm({ calls, onCodes, onEnded }: OwnerFormProps): ReactNode {
  const [proof, setProof] = useState<TypedProof>({ password: '', code: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const fail = (words: string) => setOutcome({ kind: 'failed', words });

  function run<Value>(
    ask: (given: TypedProof) => Promise<Result<Value, CallFailure>>,
    use: (value: Value) => void,
  ): void {
    setIsSubmitted(true);
    setOutcome(undefined);
    if (isPending || proof.password === '' || proof.code.trim() === '') return;
    setIsPending(true);
    ask(proof)
      .then((answer) => (answer.ok ? use(answer.value) : fail(wordsOf(answer.failure))))
      .catch(() => fail('An error occurred'))
      .finally(() => setIsPending(false));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(calls.renewCodes, onCodes);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="Your password"
        required
        autoComplete="current-password"
        value={proof.password}
        problem={isSubmitted && proof.password === '' ? 'Enter your password.' : undefined}
        onChange={({ target }) => setProof({ ...proof, password: target.value })}
      />
      <Field
        label="Code"
        required
        hint="From your app, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={MAX_CODE_LENGTH}
        value={proof.code}
        problem={isSubmitted && proof.code.trim() === '' ? 'Enter a code.' : undefined}
        onChange={({ target }) => setProof({ ...proof, code: target.value })}
      />
      <OutcomeLine outcome={outcome} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" emphasis="quiet" aria-disabled={isPending}>
          New recovery codes
        </Button>
        <Button emphasis="danger" aria-disabled={isPending} onClick={() => run(calls.end, onEnded)}>
          Switch it off
        </Button>
      </div>
    </form>
  );
}
