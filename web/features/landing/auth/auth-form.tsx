import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { CallFailure } from '#web/platform/network.ts';
import { PASSWORD_RULE } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';
import {
  type AuthFields,
  type FieldProblems,
  isAboutCode,
  missingIn,
  refusedField,
} from './auth-fields.ts';
import { AUTH_WORDS, type AuthMode, LINK_LOOK, OTHER_MODE } from './auth-words.ts';
import { ForgottenPassword } from './forgotten-password.tsx';

type AuthFormProps = {
  readonly mode: AuthMode;
  readonly fields: AuthFields;
  readonly onFields: (fields: AuthFields) => void;
  readonly onMode: (mode: AuthMode) => void;
  readonly isMailOn: boolean;
  /** Sent with a sign-up. */
  readonly invitation: string | undefined;
  /** What stands between the form and its links. */
  readonly children?: ReactNode;
};

/** For a failure without a message. */
const UNKNOWN_FAILURE = 'An error occurred';

export function AuthForm(props: AuthFormProps): ReactNode {
  const { mode, fields, onFields, onMode, isMailOn, invitation, children } = props;
  const { signIn, signUp, isLoading, endedUser } = useAuth();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string>();
  /** The code of an app: undefined until the server asks for one. */
  const [code, setCode] = useState<string>();
  const [codeProblem, setCodeProblem] = useState<string>();
  const isCodeAsked = code !== undefined;
  const isNew = mode === 'sign-up';
  const isEmailKnown = !isNew && endedUser !== null;
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    // After a change of the mode: the link that was pressed is gone, and the focus with it. Before
    // the paint: later it would take the focus from a hunter who has gone on already.
    if (!form.current?.closest('dialog')?.open) return;
    form.current.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the first wrong field after each attempt
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, codeProblem]);
  useLayoutEffect(() => {
    if (isCodeAsked) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [isCodeAsked]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const missing = missingIn(mode, fields);
    const isCodeMissing = code?.trim() === '';
    setProblems(missing);
    setCodeProblem(isCodeMissing ? 'Enter your code.' : undefined);
    setFailure(undefined);
    if (Object.keys(missing).length > 0 || isCodeMissing) return;
    const signedIn = await enter();
    if (!signedIn.ok) tell(signedIn.failure);
  }

  function enter() {
    const { displayName, ...typed } = fields;
    if (isNew) return signUp({ ...typed, displayName, ...(invitation && { invitation }) });
    return signIn(code === undefined ? typed : { ...typed, code });
  }

  function tell(refusal: CallFailure): void {
    const refused = refusedField(refusal);
    if (refused) setProblems(refused);
    else if (refusal.code === 'code-needed') setCode('');
    else if (isAboutCode(refusal)) setCodeProblem(refusal.message);
    else setFailure(refusal.message || UNKNOWN_FAILURE);
  }

  const bind = (name: keyof AuthFields, isFirst = false) => ({
    name,
    required: true,
    value: fields[name],
    problem: problems[name],
    ...(isFirst && { 'data-first-focus': true }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onFields({ ...fields, [name]: target.value }),
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        submit(event).catch(() => setFailure(UNKNOWN_FAILURE));
      }}
      className="grid gap-4"
    >
      {isNew && (
        <Field
          label="Display name"
          placeholder="Hunter Name"
          autoComplete="nickname"
          {...bind('displayName', true)}
        />
      )}
      <Field
        label="Email"
        type="email"
        placeholder="you@example.com"
        autoComplete={isNew ? 'email' : 'username'}
        {...bind('email', !isNew && !isEmailKnown)}
      />
      <PasswordField
        label="Password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { hint: PASSWORD_RULE })}
        {...bind('password', isEmailKnown)}
      />
      {isCodeAsked && (
        <Field
          label="Code"
          name="code"
          required
          hint="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          value={code}
          problem={codeProblem}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <div className="grid pt-1 has-[p]:gap-4">
        <div role="alert">
          {failure !== undefined && (
            <p className="rounded-md border border-ember px-4 py-3 text-small text-ember wrap-anywhere">
              {failure}
            </p>
          )}
        </div>
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? 'Loading...' : AUTH_WORDS[mode].submit}
        </Button>
      </div>
      {!isCodeAsked && children}
      <div className="grid justify-items-center text-small text-muted">
        {!isNew && !isCodeAsked && (
          <ForgottenPassword
            email={fields.email}
            isMailOn={isMailOn}
            onMissingEmail={() => setProblems({ email: 'Enter your email.' })}
          />
        )}
        {!isCodeAsked && <OtherMode mode={mode} onMode={onMode} />}
      </div>
    </form>
  );
}

export function OtherMode({ mode, onMode }: Pick<AuthFormProps, 'mode' | 'onMode'>): ReactNode {
  const other = OTHER_MODE[mode];
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2">
      {AUTH_WORDS[mode].question}
      <button type="button" onClick={() => onMode(other)} className={LINK_LOOK}>
        {AUTH_WORDS[other].heading}
      </button>
    </p>
  );
}
