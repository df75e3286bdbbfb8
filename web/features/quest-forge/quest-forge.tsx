import type { ReactNode } from 'react';
import { HeavyDay } from '#web/game/heavy-day.tsx';
import { useForgeNames } from '#web/game/open-window.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ForgeForm } from './forge-form.tsx';
import { ForgeResult } from './forge-result.tsx';
import { useForge } from './use-forge.ts';
import './quest-forge.css';

type QuestForgeProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The AI Quest Generator window. */
export function QuestForge({ isOpen, onClose }: QuestForgeProps): ReactNode {
  const forge = useForge(isOpen, onClose);
  const title = useForgeNames().window;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} width="wide" content="form">
      <div
        className="forge"
        data-forged={forge.state.kind === 'forged' && forge.state.quests.length > 0}
      >
        <ForgeForm forge={forge} />
        <ForgeResult forge={forge} />
      </div>
      <HeavyDay />
    </Dialog>
  );
}
