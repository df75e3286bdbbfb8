import { type FormEvent, type ReactNode, useState } from 'react';
import type { OwnWays } from '#protocol/replies/sign-in-ways.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { leaveForProvider } from '#web/session/provider-return.ts';
import { useAttempt } from '#web/ui/forms/use-attempt.ts';
import type { ActionOutcome } from '#web/ui/outcome-line.tsx';
import { isProved } from './own-ways.ts';
import { NeedsOwner, OwnerPassword } from './owner-proof.tsx';
import { type ClosePart, FormEnd, Part } from './part.tsx';

type ProviderPartProps = {
  readonly own: OwnWays;
  readonly label: string;
  /** What became of a way through the provider. */
  readonly outcome: ActionOutcome | undefined;
  readonly onChanged: () => void;
};

export function ProviderPart({ own, label, outcome, onChanged }: ProviderPartProps): ReactNode {
  const { isConnected } = own;
  return (
    <Part
      title={label}
      state={isConnected ? 'Connected: it signs you in' : 'Not connected'}
      action={isConnected ? 'Disconnect' : 'Connect'}
      outcome={outcome}
    >
      {(close) =>
        isConnected ? (
          <Disconnect label={label} onChanged={onChanged} close={close} />
        ) : (
          <NeedsOwner own={own} onAgain={onChanged}>
            <Connect own={own} label={label} onRefused={onChanged} />
          </NeedsOwner>
        )
      }
    </Part>
  );
}

type DisconnectProps = {
  readonly label: string;
  readonly onChanged: () => void;
  readonly close: ClosePart;
};

function Disconnect({ label, onChanged, close }: DisconnectProps): ReactNode {
  const { call } = useAuth();
  const { isPending, failure, attempt } = useAttempt();
  const disconnect = async () => {
    const done = await call('POST', '/api/auth/oidc/disconnect', {});
    if (!done.ok) return wordsOf(done.failure);
    close(`${label} is disconnected.`);
    onChanged();
    return undefined;
  };
  return (
    <>
      <p className="text-body text-muted">{label} then opens nothing here any more.</p>
      <FormEnd
        failure={failure}
        isPending={isPending}
        label={`Disconnect ${label}`}
        emphasis="danger"
        onClick={() => attempt(disconnect)}
      />
    </>
  );
}

type ConnectProps = {
  readonly own: OwnWays;
  readonly label: string;
  readonly onRefused: () => void;
};

function Connect({ own, label, onRefused }: ConnectProps): ReactNode {
  const { call } = useAuth();
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isPending, failure, attempt } = useAttempt();
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (!isProved(own, password)) return;
    attempt(async () => {
      const words = await leaveForProvider(call, 'connect', { password });
      if (words !== undefined) onRefused();
      return words;
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <OwnerPassword
        own={own}
        password={password}
        onPassword={setPassword}
        isSubmitted={isSubmitted}
      />
      <FormEnd failure={failure} isPending={isPending} label={`Connect ${label}`} />
    </form>
  );
}
