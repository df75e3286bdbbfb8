import { type ReactNode, useRef, useState } from 'react';
import type { TokenEntry } from '#protocol/replies/api-tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { isWorking, takenWords, tokenWords } from './connection-words.ts';
import type { RunCall } from './connections.tsx';
import type { Connections } from './connections-api.ts';

type TokenListProps = {
  readonly tokens: readonly TokenEntry[];
  readonly api: Connections;
  readonly run: RunCall;
};

/** Those that work first; ended ones stay, because what they did can still be taken back. */
export function TokenList({ tokens, api, run }: TokenListProps): ReactNode {
  const nowMs = Date.now();
  const sorted = [true, false].flatMap((wanted) =>
    tokens.filter((token) => isWorking(token, nowMs) === wanted),
  );
  if (sorted.length === 0) return <p className="text-body text-muted">You have made none yet.</p>;
  return (
    <ul className="grid divide-y divide-line">
      {sorted.map((token) => (
        <Token
          key={token.id}
          token={token}
          nowMs={nowMs}
          onRevoke={() => run(api.revoke(token.id), () => `${token.name} is revoked.`)}
          onTakeBack={() => run(api.takeBack(token.id), takenWords)}
        />
      ))}
    </ul>
  );
}

type TokenProps = {
  readonly token: TokenEntry;
  readonly nowMs: number;
  readonly onRevoke: () => void;
  readonly onTakeBack: () => void;
};

type Question = {
  readonly words: string;
  readonly answer: string;
  readonly act: () => void;
};

function Token({ token, nowMs, onRevoke, onTakeBack }: TokenProps): ReactNode {
  const [question, setQuestion] = useState<Question>();
  const row = useRef<HTMLLIElement>(null);
  const close = () => {
    setQuestion(undefined);
    row.current?.focus(); // the button that had it goes
  };
  const { name } = token;
  const revoke = {
    words: `${name} can then do nothing more.`,
    answer: 'Revoke',
    act: onRevoke,
  };
  const takeBack = {
    words: `The quests, amounts and notes of ${name} go. What it cleared stands.`,
    answer: 'Take back',
    act: onTakeBack,
  };
  return (
    <li ref={row} tabIndex={-1} aria-label={name} className="grid gap-2 py-3">
      <div className="flex items-start gap-3">
        <span className="text-muted">
          <Glyph name="device" size={24} />
        </span>
        <div className="grid min-w-0 grow">
          <span className="text-body font-semibold wrap-anywhere">{name}</span>
          {tokenWords(token, nowMs).map((words) => (
            <span key={words} className="text-small text-muted wrap-anywhere">
              {words}
            </span>
          ))}
        </div>
      </div>
      {question === undefined ? (
        <div className="flex flex-wrap gap-3">
          {isWorking(token, nowMs) && (
            <Button
              emphasis="quiet"
              size="small"
              aria-label={`Revoke ${name}`}
              onClick={() => setQuestion(revoke)}
            >
              Revoke
            </Button>
          )}
          <Button
            emphasis="quiet"
            size="small"
            aria-label={`Take back what ${name} did`}
            onClick={() => setQuestion(takeBack)}
          >
            Take back
          </Button>
        </div>
      ) : (
        <Confirmation question={question} onClose={close} />
      )}
    </li>
  );
}

/** The button that asked is gone: the one that answers gets the focus. */
function focused(button: HTMLButtonElement | null): void {
  button?.focus();
}

type ConfirmationProps = { readonly question: Question; readonly onClose: () => void };

/** Asked once, in the row. */
export function Confirmation({ question, onClose }: ConfirmationProps): ReactNode {
  const { words, answer, act } = question;
  const confirm = () => {
    onClose();
    act();
  };
  return (
    <fieldset aria-label={words} className="grid gap-2">
      <p className="text-body wrap-anywhere">{words}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={focused} emphasis="danger" size="small" onClick={confirm}>
          {answer}
        </Button>
        <Button emphasis="quiet" size="small" onClick={onClose}>
          Keep
        </Button>
      </div>
    </fieldset>
  );
}
