import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAuth } from '#web/game/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/field-password.tsx';
import { type AuthFields, type MissingFields, missingIn } from './auth-fields.ts';
import { type AuthMode, OTHER_MODE, WORDS } from './auth-words.ts';

type AuthFormProps = {
  readonly mode: AuthMode;
  readonly fields: AuthFields;
  readonly onFields: (fields: AuthFields) => void;
  readonly onMode: (mode: AuthMode) => void;
};

/** A failure without words, or one that nobody foresaw. */
const NO_WORDS = 'An error occurred';

export function AuthForm({ mode, fields, onFields, onMode }: AuthFormProps): ReactNode {
  const { signIn, signUp, isLoading } = useAuth();
  const [missing, setMissing] = useState<MissingFields>({});
  const [failure, setFailure] = useState<string>();
  const isNew = mode === 'sign-up';
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The other mode has begun, and the link that led here is gone with the old one.
    if (!form.current?.closest('dialog')?.open) return;
    form.current.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const found = missingIn(mode, fields);
    setMissing(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const { displayName, ...credentials } = fields;
    const entered = await (isNew ? signUp({ ...credentials, displayName }) : signIn(credentials));
    if (!entered.ok) setFailure(entered.failure.message || NO_WORDS);
  }

  const bind = (name: keyof AuthFields) => ({
    name,
    required: true,
    value: fields[name],
    problem: missing[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onFields({ ...fields, [name]: target.value }),
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        submit(event).catch(() => setFailure(NO_WORDS));
      }}
      className="grid gap-4"
    >
      {isNew && (
        <Field
          label="Display name"
          placeholder="Hunter Name"
          autoComplete="nickname"
          data-first-focus
          {...bind('displayName')}
        />
      )}
      <Field
        label="Email"
        type="email"
        placeholder="you@example.com"
        autoComplete={isNew ? 'email' : 'username'}
        {...(!isNew && { 'data-first-focus': true })}
        {...bind('email')}
      />
      <PasswordField
        label="Password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...bind('password')}
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
          {isLoading ? 'Loading...' : WORDS[mode].submit}
        </Button>
      </div>
      <OtherWay mode={mode} onMode={onMode} />
    </form>
  );
}

function OtherWay({ mode, onMode }: Pick<AuthFormProps, 'mode' | 'onMode'>): ReactNode {
  const other = OTHER_MODE[mode];
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-small text-muted">
      {WORDS[mode].question}
      <button
        type="button"
        onClick={() => onMode(other)}
        className="min-h-11 font-bold text-system underline underline-offset-4"
      >
        {WORDS[other].heading}
      </button>
    </p>
  );
}
