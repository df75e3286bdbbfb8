import { type ReactNode, useRef } from 'react';
import { openWindow } from '#web/game/asked-window.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks for a file; what it holds is shown before anything changes. */
export function ImportButton({ label }: { readonly label: string }): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button emphasis="quiet" onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) openWindow({ kind: 'import', file });
          target.value = ''; // the same file may be chosen again
        }}
      />
    </>
  );
}
