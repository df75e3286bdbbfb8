import { type ReactNode, useState } from 'react';
import { copyText } from '#web/platform/copy-text.ts';
import { Button } from '#web/ui/button.tsx';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

const BY_HAND = 'Mark them and copy them by hand.';

/** Codes that were just made, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactNode {
  const [words, setWords] = useState('');
  const copy = () => {
    copyText(codes.join('\n'))
      .then((isCopied) => setWords(isCopied ? 'Copied.' : BY_HAND))
      .catch(() => setWords(BY_HAND));
  };
  return (
    <div role="status" className="grid gap-3 rounded-md border border-venom p-3">
      <p className="text-body font-semibold">Two-step sign-in is on. Keep these codes safe.</p>
      <p className="text-body text-muted">
        Each signs you in once when your phone is not there. They are shown only now.
      </p>
      <ul className="grid gap-1 select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-small wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={copy}>
          Copy codes
        </Button>
        <Button size="small" emphasis="quiet" onClick={onKept}>
          I have kept them
        </Button>
        <span className="text-small text-venom">{words}</span>
      </div>
    </div>
  );
}
