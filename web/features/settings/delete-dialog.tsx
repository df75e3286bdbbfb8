import { type FormEvent, type ReactNode, useState } from 'react';
import { type Account, wordsOf } from '#web/game/auth-account.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { useGame } from '#web/game/game-context.ts';
import { eraseHere } from '#web/game/leave-dungeon.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/field-password.tsx';

/** Typed, so that no slip of the hand deletes a hunter. */
const WORD = 'DELETE';

type DeleteDialogProps = {
  readonly account: Account;
  readonly onClose: () => void;
};

export function DeleteDialog({ account, onClose }: DeleteDialogProps): ReactNode {
  const auth = useAuth();
  const { log } = useGame();
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [isAsked, setIsAsked] = useState(false);
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
    setIsAsked(true);
    setFailure(undefined);
    if (isPending || password === '' || word.trim() !== WORD) return;
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
          required
          autoComplete="current-password"
          value={password}
          problem={isAsked && password === '' ? 'Enter your password.' : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Field
          label={`Type ${WORD} to confirm`}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          problem={isAsked && word.trim() !== WORD ? `Type ${WORD} in capitals.` : undefined}
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
