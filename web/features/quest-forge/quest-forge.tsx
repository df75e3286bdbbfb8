import type { ReactNode } from 'react';

type QuestForgeProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The AI Quest Generator window. */
export function QuestForge(_props: QuestForgeProps): ReactNode {
  return null;
}
