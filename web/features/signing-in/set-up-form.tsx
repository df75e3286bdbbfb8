import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MAX_CODE_LENGTH, type TotpSetUp } from '#protocol/replies/two-step.ts';
import type { Result } from '#rules/result.ts';
import { type CallFailure, wordsOf } from '#web/platform/network.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';
import { qrCode } from './qr-code.ts';
import { appAddress, type TwoStepCalls } from './two-step-api.ts';

type SetUpFormProps = {
  readonly calls: TwoStepCalls;
  /** It is on; these are the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
};

/** The password, then the code to scan, then a first code of the app. */
export function SetUpForm({ calls, onDone }: SetUpFormProps): ReactNode {
  const [setUp, setSetUp] = useState<TotpSetUp>();
  const [typed, setTyped] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();

  useLayoutEffect(() => {
    if (setUp) form.current?.querySelector('input')?.focus(); // the field before it is gone
  }, [setUp]);

  async function take<Value>(
    asked: Promise<Result<Value, CallFailure>>,
    use: (value: Value) => void,
  ): Promise<void> {
    const answer = await asked;
    if (!answer.ok) {
      setProblem(wordsOf(answer.failure));
      focusField();
      return;
    }
    setTyped('');
    use(answer.value);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (typed.trim() === '') {
      setProblem(setUp ? 'Enter the code that the app shows.' : 'Enter your password.');
      focusField();
      return;
    }
    setIsPending(true);
    setProblem(undefined);
    (setUp ? take(calls.confirm(typed), onDone) : take(calls.start(typed), setSetUp))
      .catch(() => setProblem('An error occurred'))
      .finally(() => setIsPending(false));
  }

  const bind = {
    required: true,
    value: typed,
    problem,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped(target.value),
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {setUp === undefined ? (
        <PasswordField
          key="password"
          label="Your password"
          autoComplete="current-password"
          {...bind}
        />
      ) : (
        <>
          <SecretToScan setUp={setUp} />
          <Field
            key="code"
            label="Code"
            hint="Six digits, as the app shows them now."
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={MAX_CODE_LENGTH}
            {...bind}
          />
        </>
      )}
      <div className="grid sm:justify-items-start">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Loading...' : setUp ? 'Switch it on' : 'Go on'}
        </Button>
      </div>
    </form>
  );
}

/** Around a code there must be four light squares. */
const QUIET = 4;

function SecretToScan({ setUp }: { readonly setUp: TotpSetUp }): ReactNode {
  const rows = qrCode(appAddress(setUp)) ?? [];
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <div className="grid gap-3">
      <p className="text-body text-muted">
        Scan this with an authenticator app, or type the letters into it.
      </p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="A code to scan; the letters below say the same"
        width="232"
        height="232"
        className="max-w-full"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} shapeRendering="crispEdges" fill="#000" />
      </svg>
      <code className="text-small wrap-anywhere select-all">
        {setUp.secret.match(/.{4}/g)?.join(' ')}
      </code>
    </div>
  );
}
