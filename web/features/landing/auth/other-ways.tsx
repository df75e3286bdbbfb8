import { type ReactNode, useState } from 'react';
import type { SignInWays } from '#protocol/replies/sign-in-ways.ts';
import { logProblem } from '#web/platform/log.ts';
import { wordsOf } from '#web/platform/network.ts';
import { enterAccount } from '#web/session/accounts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { canUsePasskeys, chosenPasskey } from '#web/session/passkeys.ts';
import { leaveForProvider, useProviderReturn } from '#web/session/provider-return.ts';
import { owedSignOut } from '#web/session/restore-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import type { AuthMode } from './auth-words.ts';

type OtherWaysProps = {
  readonly mode: AuthMode;
  readonly ways: SignInWays;
  /** Brought to the provider, for a newcomer. */
  readonly invitation: string | undefined;
  /** The form of e-mail and password stands above. */
  readonly isBelowForm: boolean;
};

/** Whether there is any way but the form's in this mode. */
export function hasOtherWays(mode: AuthMode, { oidc, passkey }: SignInWays): boolean {
  return oidc !== null || (passkey && mode === 'sign-in' && canUsePasskeys());
}

/** The buttons of the ways to sign in beside a password, and what became of the last try. */
export function OtherWays({ mode, ways, invitation, isBelowForm }: OtherWaysProps): ReactNode {
  const { oidc, passkey } = ways;
  const { call, enterBy, isLoading } = useAuth();
  const back = useProviderReturn(oidc?.label);
  const [failure, setFailure] = useState(back?.words);
  const [isLeaving, setIsLeaving] = useState(false);
  const isBusy = isLoading || isLeaving;

  function attempt(run: () => Promise<string | undefined>): void {
    if (isBusy) return;
    setFailure(undefined);
    run().then(setFailure, (error) => {
      logProblem('another way to sign in failed', error);
      setFailure('An error occurred');
    });
  }
  const goToProvider = async () => {
    setIsLeaving(true);
    await owedSignOut.send(call); // it would end the session that is about to begin
    const words = await leaveForProvider(call, 'start', { ...(invitation && { invitation }) });
    setIsLeaving(words === undefined);
    return words;
  };
  const signInByPasskey = async () => {
    const chosen = await chosenPasskey(call);
    if (!chosen.ok) return chosen.failure;
    const entered = await enterBy(() =>
      enterAccount(call, '/api/auth/passkey/sign-in', { credential: chosen.value }),
    );
    return entered.ok ? undefined : wordsOf(entered.failure);
  };

  return (
    <div className="grid gap-3">
      {isBelowForm && (
        <p className="flex items-center gap-3 text-small text-muted">
          <span className="grow border-t border-line" />
          or
          <span className="grow border-t border-line" />
        </p>
      )}
      <div role="alert" className="empty:hidden">
        {failure !== undefined && (
          <p className="rounded-md border border-ember px-4 py-3 text-small text-ember wrap-anywhere">
            {failure}
          </p>
        )}
      </div>
      {oidc && (
        <Button
          emphasis={isBelowForm ? 'quiet' : 'primary'}
          aria-disabled={isBusy}
          onClick={() => attempt(goToProvider)}
          {...(!isBelowForm && { 'data-first-focus': true })}
        >
          <Glyph name="gate" />
          <span className="min-w-0 py-2 wrap-anywhere">
            {isLeaving
              ? 'Loading...'
              : `${mode === 'sign-in' ? 'Sign in' : 'Begin'} with ${oidc.label}`}
          </span>
        </Button>
      )}
      {passkey && mode === 'sign-in' && canUsePasskeys() && (
        <Button emphasis="quiet" aria-disabled={isBusy} onClick={() => attempt(signInByPasskey)}>
          <Glyph name="key" />
          Sign in with a passkey
        </Button>
      )}
    </div>
  );
}
