import { type ReactNode, useRef } from 'react';
import { openWindow } from '#web/game/open-window.ts';
import { Button } from '#web/ui/button.tsx';

type ImportButtonProps = {
  readonly label: string;
  /** Small, in the foot of another screen. */
  readonly isLink?: boolean;
};

/** Lets the hunter choose a file and opens the import window with it. */
export function ImportButton({ label, isLink = false }: ImportButtonProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  return (
    <>
      {isLink ? (
        <button
          type="button"
          onClick={pick}
          className="ml-auto min-h-11 px-1 text-small text-muted underline underline-offset-4 hover:text-ink"
        >
          {label}
        </button>
      ) : (
        <Button emphasis="quiet" onClick={pick}>
          {label}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        accept=".json,.zip,.db,.csv,.tsv,.txt"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) openWindow({ kind: 'import', file });
          target.value = ''; // so that the same file can be chosen again
        }}
      />
    </>
  );
}

/** Offers to import an export instead of answering the questions of the onboarding. */
export function BringBack(): ReactNode {
  return <ImportButton label="Bring my hunter back" isLink />;
}
