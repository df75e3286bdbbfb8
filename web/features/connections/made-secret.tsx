import { type ReactNode, useState } from 'react';
import { copyText } from '#web/platform/copy-text.ts';
import { Button } from '#web/ui/button.tsx';

type MadeSecretProps = { readonly secret: string; readonly copyWords: string };

/** A secret that the server will never show again. */
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
