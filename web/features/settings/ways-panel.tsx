import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import {
  MAX_PASSKEY_NAME_LENGTH,
  type OwnWays,
  type PasskeyEntry,
  parseOwnWays,
  type SignInWays,
} from '#protocol/replies/sign-in-ways.ts';
import { err, type Result } from '#rules/result.ts';
import { logProblem } from '#web/platform/log.ts';
import { type Call, wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { canUsePasskeys, madePasskey } from '#web/session/passkeys.ts';
import { takeProviderReturn } from '#web/session/provider-return.ts';
import { useSignInWays } from '#web/session/sign-in-ways.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/forms/field.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';

/** Runs what a button starts; it gives back words for its end, or nothing if the page is left. */
type RunWork = (work: () => Promise<Result<string | undefined, string>>) => void;

/** What the settings have anyway: imported here, it would move to where every screen waits for it. */
type WaysPanelProps = Words & { readonly Folded: ComponentType<FoldedProps> };
type Words = {
  readonly deviceName: (userAgent: string) => string;
  readonly dayInWords: (at: string) => string;
};
type FoldedProps = {
  readonly title: string;
  readonly lead: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
};

/** The ways in beside the password: passkeys and the provider. Nothing where both are off. */
export function WaysPanel({ Folded, ...words }: WaysPanelProps): ReactNode {
  const ways = useSignInWays();
  if (!ways.passkey && ways.oidc === null) return null;
  return (
    <Folded
      title="Ways to sign in"
      lead="What opens the gate beside a password"
      isOpenAtFirst={location.hash.startsWith('#sign-in=')}
    >
      <WaysIn ways={ways} words={words} />
    </Folded>
  );
}

type WaysInProps = { readonly ways: SignInWays; readonly words: Words };

function WaysIn({ ways, words }: WaysInProps): ReactNode {
  const { oidc, passkey } = ways;
  const { call } = useAuth();
  const [own, setOwn] = useState<OwnWays>();
  const [outcome, setOutcome] = useState<ActionOutcome | undefined>(() => {
    const back = takeProviderReturn(oidc?.label);
    return back && { kind: back.isDone ? 'done' : 'failed', words: back.words };
  });
  const [isPending, setIsPending] = useState(false);
  const [password, setPassword] = useState('');

  const load = useCallback(async () => {
    const reply = await call('GET', '/api/auth/own-ways');
    const said = reply.ok ? parseOwnWays(reply.value) : undefined;
    if (said) setOwn(said);
    else {
      setOutcome({ kind: 'failed', words: reply.ok ? UNREADABLE : wordsOf(reply.failure) });
    }
  }, [call]);
  useEffect(() => {
    load().catch(logProblem);
  }, [load]);

  const run: RunWork = (work) => {
    if (isPending) return;
    setIsPending(true);
    setOutcome(undefined);
    work()
      .then(async (ended) => {
        if (!ended.ok) return setOutcome({ kind: 'failed', words: ended.failure });
        if (ended.value === undefined) return;
        setPassword('');
        setOutcome({ kind: 'done', words: ended.value });
        await load();
      })
      .catch(() => setOutcome({ kind: 'failed', words: UNREADABLE }))
      .finally(() => setIsPending(false));
  };

  if (own === undefined) {
    return (
      <>
        {outcome === undefined && <p className="text-body text-muted">Loading...</p>}
        <OutcomeLine outcome={outcome} />
      </>
    );
  }
  const isAdding = (passkey && canUsePasskeys()) || (oidc !== null && !own.isConnected);
  return (
    <>
      {passkey && <Passkeys passkeys={own.passkeys} call={call} run={run} words={words} />}
      {own.hasPassword && isAdding && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          hint="Needed to add a way in."
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {passkey && canUsePasskeys() && (
        <NewPasskey
          firstName={words.deviceName(navigator.userAgent)}
          isPending={isPending}
          add={(name) => run(() => addPasskey(call, name, password))}
        />
      )}
      {oidc && (
        <Provider
          label={oidc.label}
          isConnected={own.isConnected}
          isPending={isPending}
          onConnect={() => run(() => connect(call, password))}
          onDisconnect={() =>
            run(() =>
              done(call('POST', '/api/auth/oidc/disconnect', {}), `${oidc.label} is disconnected.`),
            )
          }
        />
      )}
      <OutcomeLine outcome={outcome} />
    </>
  );
}

const UNREADABLE = 'An error occurred';

async function done(calling: ReturnType<Call>, words: string): Promise<Result<string, string>> {
  const reply = await calling;
  return reply.ok ? { ok: true, value: words } : err(wordsOf(reply.failure));
}

async function addPasskey(call: Call, name: string, password: string) {
  const asked = await call('POST', '/api/auth/passkeys/options', { password });
  if (!asked.ok) return err(wordsOf(asked.failure));
  const made = await madePasskey(Object(asked.value).options);
  if (!made.ok) return made;
  const credential = made.value;
  return done(call('POST', '/api/auth/passkeys', { name, credential }), `${name} is added.`);
}

/** Leaves for the provider, which leads back here. */
async function connect(call: Call, password: string): Promise<Result<undefined, string>> {
  const started = await call('POST', '/api/auth/oidc/connect', { password });
  if (!started.ok) return err(wordsOf(started.failure));
  location.assign(String(Object(started.value).url));
  return { ok: true, value: undefined };
}

type PasskeysProps = {
  readonly passkeys: readonly PasskeyEntry[];
  readonly call: Call;
  readonly run: RunWork;
  readonly words: Words;
};

function Passkeys({ passkeys, call, run, words: { dayInWords } }: PasskeysProps): ReactNode {
  if (passkeys.length === 0) {
    return (
      <p className="text-body text-muted">
        A passkey signs you in with your finger, your face or the code of your device.
      </p>
    );
  }
  return (
    <ul aria-label="Passkeys" className="grid divide-y divide-line">
      {passkeys.map(({ id, name, createdAt, lastUsedOn }) => (
        <li key={id} className="flex items-center gap-3 py-3">
          <span className="text-muted">
            <Glyph name="key" size={24} />
          </span>
          <div className="grid min-w-0 grow">
            <span className="text-body font-semibold wrap-anywhere">{name}</span>
            <span className="text-small text-muted">
              Added {dayInWords(createdAt)}
              {lastUsedOn ? `, last used ${dayInWords(lastUsedOn)}` : ', not used yet'}
            </span>
          </div>
          <Button
            emphasis="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={() =>
              run(() =>
                done(call('POST', '/api/auth/passkeys/remove', { id }), `${name} is removed.`),
              )
            }
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

type NewPasskeyProps = {
  readonly firstName: string;
  readonly isPending: boolean;
  readonly add: (name: string) => void;
};

function NewPasskey({ firstName, isPending, add }: NewPasskeyProps): ReactNode {
  const [name, setName] = useState(firstName);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (name.trim() !== '') add(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label="Name of the passkey"
        required
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        value={name}
        problem={isSubmitted && name.trim() === '' ? 'Give it a name.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid sm:justify-items-start">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Loading...' : 'Add a passkey'}
        </Button>
      </div>
    </form>
  );
}

type ProviderProps = {
  readonly label: string;
  readonly isConnected: boolean;
  readonly isPending: boolean;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
};

function Provider(props: ProviderProps): ReactNode {
  const { label, isConnected, isPending, onConnect, onDisconnect } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 text-body wrap-anywhere">
        {isConnected ? `You can sign in with ${label}.` : `${label} is not connected.`}
      </p>
      <Button
        emphasis="quiet"
        size="small"
        aria-disabled={isPending}
        onClick={isConnected ? onDisconnect : onConnect}
      >
        {isConnected ? `Disconnect ${label}` : `Connect ${label}`}
      </Button>
    </div>
  );
}
