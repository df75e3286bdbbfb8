import type { ReactNode } from 'react';
import type { OwnWays } from '#protocol/replies/sign-in-ways.ts';
import { wordsOf } from '#web/platform/network.ts';
import { enterAccount } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { canUsePasskeys, chosenPasskey, holderOf } from '#web/session/passkeys.ts';
import { leaveForProvider } from '#web/session/provider-return.ts';
import { knownWays } from '#web/session/sign-in-ways.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/forms/field.tsx';
import { useAttempt } from '#web/ui/forms/use-attempt.ts';

type OwnerProofProps = {
  readonly own: OwnWays;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** The form was sent: what is missing is named. */
  readonly isSubmitted: boolean;
  readonly isFirst?: boolean;
};

/** The password, where the account has one: a stolen session must not get far. */
export function OwnerPassword(props: OwnerProofProps): ReactNode {
  const { own, password, onPassword, isSubmitted, isFirst = false } = props;
  if (!own.hasPassword) return null;
  return (
    <PasswordField
      label="Your password"
      required
      autoComplete="current-password"
      value={password}
      problem={isSubmitted && password === '' ? 'Enter your password.' : undefined}
      onChange={({ target }) => onPassword(target.value)}
      {...(isFirst && { 'data-first-focus': true })}
    />
  );
}

type NeedsOwnerProps = {
  readonly own: OwnWays;
  /** The hunter has signed in once more. */
  readonly onAgain: () => void;
  readonly children: ReactNode;
};

/** What only the owner may do: where there is no password, it is shown after a sign-in of the last minutes. */
export function NeedsOwner({ own, onAgain, children }: NeedsOwnerProps): ReactNode {
  return own.hasPassword || own.isFresh ? children : <SignInAgain own={own} onDone={onAgain} />;
}

type SignInAgainProps = { readonly own: OwnWays; readonly onDone: () => void };

function SignInAgain({ own, onDone }: SignInAgainProps): ReactNode {
  const { call, user } = useAuth();
  const { isPending, failure, attempt } = useAttempt();
  const { oidc } = knownWays();
  const hasPasskey = own.passkeys.length > 0 && canUsePasskeys();

  async function signInByPasskey(): Promise<string | undefined> {
    const chosen = await chosenPasskey(call);
    if (!chosen.ok) return chosen.failure;
    if (holderOf(chosen.value) !== user?.uid) return 'That passkey is of another hunter.';
    const body = { credential: chosen.value };
    const entered = await enterAccount(call, '/api/auth/passkey/sign-in', body);
    if (!entered.ok) return wordsOf(entered.failure);
    onDone();
    return undefined;
  }
  return (
    <div className="grid gap-3">
      <p className="text-body text-muted">
        You have no password here. Sign in once more, so that nobody else does this.
      </p>
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        {hasPasskey && (
          <Button size="small" aria-disabled={isPending} onClick={() => attempt(signInByPasskey)}>
            Use a passkey
          </Button>
        )}
        {own.isConnected && oidc && (
          <Button
            size="small"
            emphasis={hasPasskey ? 'quiet' : 'primary'}
            aria-disabled={isPending}
            onClick={() => attempt(() => leaveForProvider(call, 'start', {}))}
          >
            Go to {oidc.label}
          </Button>
        )}
      </div>
    </div>
  );
}
