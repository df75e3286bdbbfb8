import type { ReactNode } from 'react';
import { closeWindow, useAskedWindow } from '#web/game/asked-window.ts';
import { laterWindow } from '#web/ui/later.tsx';

const ImportWindow = laterWindow(async () => (await import('./import-window.tsx')).ImportWindow);

/** Above chat and shell: an import that ends the chat goes on before everybody's eyes. */
export function ImportHost(): ReactNode {
  const asked = useAskedWindow();
  const file = asked?.kind === 'import' ? asked.file : undefined;
  return <ImportWindow file={file} isOpen={file !== undefined} onClose={closeWindow} />;
}
