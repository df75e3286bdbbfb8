import { type FormEvent, type ReactNode, useState } from 'react';
import {
  MAX_PASSKEY_NAME_LENGTH,
  type OwnWays,
  type PasskeyEntry,
} from '#protocol/replies/sign-in-ways.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { canUsePasskeys, madePasskey } from '#web/session/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useAttempt } from '#web/ui/forms/use-attempt.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { OutcomeLine } from '#web/ui/outcome-line.tsx';
import { isProved } from './own-ways.ts';
import { NeedsOwner, OwnerPassword } from './owner-proof.tsx';
import { type ClosePart, FormEnd, Part } from './part.tsx';

type PasskeysPartProps = {
  readonly own: OwnWays;
  readonly onChanged: () => void;
  readonly deviceName: (userAgent: string) => string;
  readonly dayInWords: (at: string) => string;
};

export function PasskeysPart(props: PasskeysPartProps): ReactNode {
  const { own, onChanged, deviceName, dayInWords } = props;
  return (
    <Part
      title="Passkeys"
      state="Your finger, your face or the code of your device signs you in"
      action={canUsePasskeys() ? 'Add' : undefined}
      below={<PasskeyList own={own} onChanged={onChanged} dayInWords={dayInWords} />}
    >
      {(close) => (
        <NeedsOwner own={own} onAgain={onChanged}>
          <NewPasskey
            own={own}
            firstName={deviceName(navigator.userAgent)}
            onChanged={onChanged}
            close={close}
          />
        </NeedsOwner>
      )}
    </Part>
  );
}

type PasskeyListProps = Omit<PasskeysPartProps, 'deviceName'>;

function PasskeyList({ own, onChanged, dayInWords }: PasskeyListProps): ReactNode {
  const { call } = useAuth();
  const { isPending, failure, attempt } = useAttempt();
  const [removedName, setRemovedName] = useState<string>();
  const remove = async ({ id, name }: PasskeyEntry) => {
    const removed = await call('POST', '/api/auth/passkeys/remove', { id });
    setRemovedName(removed.ok ? name : undefined);
    onChanged();
    return removed.ok ? undefined : wordsOf(removed.failure);
  };
  return (
    <>
      <ul aria-label="Passkeys" className="grid divide-y divide-line empty:hidden">
        {own.passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 py-3">
            <span className="text-muted">
              <Glyph name="key" size={24} />
            </span>
            <div className="grid min-w-0 grow">
              <span className="text-body font-semibold wrap-anywhere">{passkey.name}</span>
              <span className="text-small text-muted">
                Added {dayInWords(passkey.createdAt)}
                {passkey.lastUsedOn
                  ? `, last used ${dayInWords(passkey.lastUsedOn)}`
                  : ', not used yet'}
              </span>
            </div>
            <Button
              emphasis="quiet"
              size="small"
              aria-label={`Remove ${passkey.name}`}
              aria-disabled={isPending}
              onClick={() => attempt(() => remove(passkey))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <OutcomeLine outcome={outcomeOf(failure, removedName)} />
    </>
  );
}

function outcomeOf(failure: string | undefined, removed: string | undefined) {
  if (failure) return { kind: 'failed', words: failure } as const;
  return removed === undefined
    ? undefined
    : ({ kind: 'done', words: `${removed} is removed.` } as const);
}

type NewPasskeyProps = {
  readonly own: OwnWays;
  readonly firstName: string;
  readonly onChanged: () => void;
  readonly close: ClosePart;
};

function NewPasskey({ own, firstName, onChanged, close }: NewPasskeyProps): ReactNode {
  const { call } = useAuth();
  const [name, setName] = useState(firstName);
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isPending, failure, attempt } = useAttempt();

  async function add(): Promise<string | undefined> {
    const asked = await call('POST', '/api/auth/passkeys/options', { password });
    if (!asked.ok) {
      onChanged();
      return wordsOf(asked.failure);
    }
    const made = await madePasskey(Object(asked.value).options);
    if (!made.ok) return made.failure;
    const body = { name: name.trim(), credential: made.value };
    const added = await call('POST', '/api/auth/passkeys', body);
    if (!added.ok) return wordsOf(added.failure);
    close(`${name.trim()} is added.`);
    onChanged();
    return undefined;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (name.trim() !== '' && isProved(own, password)) attempt(add);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="Name of the passkey"
        required
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        value={name}
        problem={isSubmitted && name.trim() === '' ? 'Give it a name.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <OwnerPassword
        own={own}
        password={password}
        onPassword={setPassword}
        isSubmitted={isSubmitted}
      />
      <FormEnd failure={failure} isPending={isPending} label="Add a passkey" />
    </form>
  );
}
