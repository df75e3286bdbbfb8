import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { logProblem } from '#web/platform/log.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { forgetDevice } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';

/** The word to type, so that no unsent command is lost by accident. */
const WORD = 'FORGET';

type ForgetDeviceProps = {
  readonly user: UserRecord;
  readonly onKeep: () => void;
  readonly onForgotten: () => void;
};

/** Erases what this browser holds of an account whose session is over. */
export function ForgetDevice({ user, onKeep, onForgotten }: ForgetDeviceProps): ReactNode {
  const { forget } = useAuth();
  const [word, setWord] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isTyped = word.trim() === WORD;
  const focusField = () => form.current?.querySelector('input')?.focus();

  useLayoutEffect(() => {
    form.current?.querySelector('input')?.focus(); // the pressed button is gone
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (isTyped) forgetDevice(user.uid, forget).then(onForgotten, logProblem);
    else focusField();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-body text-muted wrap-anywhere">
        Everything this browser keeps of <b className="text-ink">{user.email}</b> is erased. Deeds
        that have not reached the server are lost; all others are safe there.
      </p>
      <Field
        label={`Type ${WORD} to confirm`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={word}
        problem={isSubmitted && !isTyped ? `Type ${WORD} in capitals.` : undefined}
        onChange={({ target }) => setWord(target.value)}
      />
      <Button type="submit" emphasis="danger">
        Forget this device
      </Button>
      <Button emphasis="quiet" onClick={onKeep}>
        Keep everything
      </Button>
    </form>
  );
}
