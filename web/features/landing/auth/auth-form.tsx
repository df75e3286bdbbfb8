import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { PASSWORD_RULE } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';
import { type AuthFields, type FieldProblems, missingIn, refusedField } from './auth-fields.ts';
import { AUTH_WORDS, type AuthMode, OTHER_MODE } from './auth-words.ts';

type AuthFormProps = {
  readonly mode: AuthMode;
  readonly fields: AuthFields;
  readonly onFields: (fields: AuthFields) => void;
  readonly onMode: (mode: AuthMode) => void;
};

/** For a failure without a message. */
const UNKNOWN_FAILURE = 'An error occurred';

export function AuthForm({ mode, fields, onFields, onMode }: AuthFormProps): ReactNode {
  const { signIn, signUp, isLoading, endedUser } = useAuth();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string>();
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
  }, [problems]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const missing = missingIn(mode, fields);
    setProblems(missing);
    setFailure(undefined);
    if (Object.keys(missing).length > 0) return;
    const { displayName, ...credentials } = fields;
    const signedIn = await (isNew ? signUp({ ...credentials, displayName }) : signIn(credentials));
    if (signedIn.ok) return;
    const refused = refusedField(signedIn.failure);
    if (refused) setProblems(refused);
    else setFailure(signedIn.failure.message || UNKNOWN_FAILURE);
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
      <div className="grid justify-items-center text-small text-muted">
        {!isNew && <ForgottenPassword />}
        <OtherMode mode={mode} onMode={onMode} />
      </div>
    </form>
  );
}

const LINK_LOOK = 'min-h-11 font-bold text-system underline underline-offset-4';

/** No mail goes out yet: the person who runs the server makes the link (`npm run reset-link`). */
function ForgottenPassword(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={LINK_LOOK}
      >
        Forgot your password?
      </button>
      <p id={id} hidden={!isOpen} className="max-w-sm pb-2 text-center text-balance text-ink">
        Ask whoever keeps this server. They can make you a link that sets a new password: it works
        once, for one hour.
      </p>
    </>
  );
}

function OtherMode({ mode, onMode }: Pick<AuthFormProps, 'mode' | 'onMode'>): ReactNode {
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
