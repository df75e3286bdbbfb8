import { type FormEvent, type ReactNode, useState } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { useGame } from '#web/game/game-context.ts';
import { logProblem } from '#web/platform/log.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field-password.tsx';

const PUSH_MS = 10_000;

type SignInAgainProps = {
  readonly user: UserRecord;
  readonly onClose: () => void;
};

/** The same hunter, the same dungeon, nothing lost: only the session begins anew. */
export function SignInAgain({ user, onClose }: SignInAgainProps): ReactNode {
  const { signIn, isLoading } = useAuth();
  const { log } = useGame();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === '') {
      setProblem('Enter your password.');
      return;
    }
    const entered = await signIn({ email: user.email, password });
    if (!entered.ok) {
      setProblem(entered.failure.message || 'An error occurred');
      return;
    }
    onClose();
    await log.flush(PUSH_MS);
  }

  return (
    <Dialog
      title="Sign in again to sync"
      lead="Your session has ended. Everything you did since is kept on this device and is sent once you are back."
      isOpen
      onClose={onClose}
      content="form"
      stand="foot"
    >
      <form
        noValidate
        onSubmit={(event) => {
          submit(event).catch((error) => logProblem('signing in again failed', error));
        }}
        className="grid gap-4"
      >
        <p className="text-body wrap-anywhere">{user.email}</p>
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          data-first-focus
          label="Password"
          required
          autoComplete="current-password"
          value={password}
          problem={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? 'Loading...' : 'Enter Dungeon'}
        </Button>
      </form>
    </Dialog>
  );
}
