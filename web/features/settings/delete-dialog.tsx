import { type FormEvent, type ReactNode, useState } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { knownWays } from '#web/session/sign-in-ways.ts';
import { eraseHere } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';

/** The word to type, so that no account is deleted by accident. */
const WORD = 'DELETE';

export type DeleteDialogProps = {
  readonly account: Account;
  readonly onClose: () => void;
};

export function DeleteDialog({ account, onClose }: DeleteDialogProps): ReactNode {
  const auth = useAuth();
  const { log } = useGame();
  const [password, setPassword] = useState('');
  const { password: hasPasswords, oidc } = knownWays();
  /** A hunter who came from the provider may have none. */
  const isPasswordNeeded = hasPasswords && oidc === null;
  const isPasswordMissing = isPasswordNeeded && password === '';
  const [word, setWord] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setIsPending(true);
    const deleted = await account.deleteAccount(password);
    setIsPending(false);
    if (!deleted.ok) {
      setFailure(wordsOf(deleted.failure));
      return;
    }
    await eraseHere(log);
    auth.forget();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    setFailure(undefined);
    if (isPending || isPasswordMissing || word.trim() !== WORD) return;
    remove().catch(() => setFailure('An error occurred'));
  }

  return (
    <Dialog
      title="Delete this hunter?"
      lead="There is no way back from here."
      isOpen
      onClose={onClose}
      content="form"
      stand="foot"
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          data-first-focus
          label="Password"
          required={isPasswordNeeded}
          autoComplete="current-password"
          {...(!isPasswordNeeded && { hint: 'Leave it empty if you have none.' })}
          value={password}
          problem={isSubmitted && isPasswordMissing ? 'Enter your password.' : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Field
          label={`Type ${WORD} to confirm`}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          problem={isSubmitted && word.trim() !== WORD ? `Type ${WORD} in capitals.` : undefined}
          onChange={({ target }) => setWord(target.value)}
        />
        <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
          {failure}
        </p>
        <Button type="submit" emphasis="danger" aria-disabled={isPending}>
          {isPending ? 'Loading...' : 'Delete account'}
        </Button>
        <Button emphasis="quiet" onClick={onClose}>
          Keep my hunter
        </Button>
      </form>
    </Dialog>
  );
}
