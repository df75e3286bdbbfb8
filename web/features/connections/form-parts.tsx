import { type ReactNode, useId, useState } from 'react';
import { copyText } from '#web/platform/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import '#web/ui/forms/tick-box.css';

type TickRowProps = {
  readonly what: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** One choice of several that can be made together. */
export function TickRow({ what, hint, isOn, onChange }: TickRowProps): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
      <input
        id={id}
        type="checkbox"
        className="tick-box"
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="grid">
        <span className="text-body">{what}</span>
        <span id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}

type MadeSecretProps = { readonly secret: string; readonly copyWords: string };

/** A secret that was just made. */
export function MadeSecret({ secret, copyWords }: MadeSecretProps): ReactNode {
  const [words, setWords] = useState('');
  const copy = () => {
    copyText(secret)
      .then((isCopied) => setWords(isCopied ? 'Copied.' : 'Mark it and copy it by hand.'))
      .catch(() => setWords('Mark it and copy it by hand.'));
  };
  return (
    <div role="status" className="grid gap-2 rounded-md border border-venom p-3">
      <p className="text-body font-semibold">Copy it now: it is shown only this once.</p>
      <code className="text-small wrap-anywhere select-all">{secret}</code>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={copy}>
          {copyWords}
        </Button>
        <span className="text-small text-venom">{words}</span>
      </div>
    </div>
  );
}
