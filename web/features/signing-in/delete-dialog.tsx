import { type FormEvent, type ReactNode, useState } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { eraseHere } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { isProved, useOwnWays } from './own-ways.ts';
import { NeedsOwner, OwnerPassword } from './owner-proof.tsx';

/** The word to type, so that no account is deleted by accident. */
const WORD = 'DELETE';

/** Drawn until the server has told: nearly everybody has one. */
const WITH_PASSWORD = { hasPassword: true, isConnected: false, passkeys: [], isFresh: false };

type DeleteDialogProps = {
  readonly account: Account;
  readonly onClose: () => void;
};

export function DeleteDialog({ account, onClose }: DeleteDialogProps): ReactNode {
  const auth = useAuth();
  const { log } = useGame();
  const [password, setPassword] = useState('');
  const { own = WITH_PASSWORD, reload } = useOwnWays();
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
      reload();
      return;
    }
    await eraseHere(log);
    auth.forget();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    setFailure(undefined);
    if (isPending || !isProved(own, password) || word.trim() !== WORD) return;
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
      <NeedsOwner own={own} onAgain={reload}>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <OwnerPassword
            own={own}
            password={password}
            onPassword={setPassword}
            isSubmitted={isSubmitted}
            isFirst
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
      </NeedsOwner>
    </Dialog>
  );
}
