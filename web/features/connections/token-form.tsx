import { type FormEvent, type ReactNode, useState } from 'react';
import {
  MAX_TOKEN_NAME_LENGTH,
  TOKEN_SCOPES,
  type TokenScope,
} from '#protocol/replies/api-tokens.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { wordsOf } from '#web/platform/network.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { ENDS, type End, endOf, endWords, SCOPE_WORDS } from './connection-words.ts';
import type { Connections } from './connections-api.ts';
import { MadeSecret } from './made-secret.tsx';
import { TickRow } from './tick-row.tsx';

type TokenFormProps = { readonly api: Connections; readonly onMade: () => Promise<void> };

/** Makes a token. It is shown once, until the next one is made or the panel is closed. */
export function TokenForm({ api, onMade }: TokenFormProps): ReactNode {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['quests:read']);
  const [end, setEnd] = useState<End>('90');
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [secret, setSecret] = useState<string>();
  const fail = (words: string) => setOutcome({ kind: 'failed', words });

  async function create(): Promise<void> {
    const expiresAt = endOf(end, Date.now());
    const made = await api.create({ name: cleanLine(name), scopes, expiresAt });
    if (!made.ok) {
      fail(wordsOf(made.failure));
      return;
    }
    setSecret(made.value.secret);
    setName('');
    await onMade();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const missing = missingIn(name, scopes);
    setOutcome(missing);
    if (missing) return;
    setIsPending(true);
    create()
      .catch(() => fail('An error occurred'))
      .finally(() => setIsPending(false));
  }

  const turn = (scope: TokenScope, isOn: boolean) =>
    setScopes(TOKEN_SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <>
      {secret !== undefined && <MadeSecret secret={secret} copyWords="Copy token" />}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Name of the new token"
          placeholder="Kitchen tablet"
          autoComplete="off"
          maxLength={MAX_TOKEN_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-small font-semibold text-ink">It may</legend>
          {TOKEN_SCOPES.map((scope) => (
            <TickRow
              key={scope}
              {...SCOPE_WORDS[scope]}
              isOn={scopes.includes(scope)}
              onChange={(isOn) => turn(scope, isOn)}
            />
          ))}
        </fieldset>
        <Select label="It ends" options={ENDS} chosen={end} onChoose={setEnd} wordFor={endWords} />
        <OutcomeLine outcome={outcome} />
        <div className="grid sm:justify-items-start">
          <Button type="submit" emphasis="quiet" aria-disabled={isPending}>
            {isPending ? 'Loading...' : 'Make a token'}
          </Button>
        </div>
      </form>
    </>
  );
}

function missingIn(name: string, scopes: readonly TokenScope[]): ActionOutcome | undefined {
  if (isBlank(cleanLine(name))) {
    return { kind: 'failed', words: 'Give it a name, so that you know it again.' };
  }
  return scopes.length === 0 ? { kind: 'failed', words: 'Choose what it may do.' } : undefined;
}
