import { AskMentor } from '#web/features/ask-mentor/ask-mentor.tsx';
import { QuestForge } from '#web/features/quest-forge/quest-forge.tsx';
import { UnderstoodPanel } from '#web/features/quest-forge/reading/understood-panel.tsx';

/** The windows that ask the mentor, and what it understood, loaded together as one file of the build. */
export const MENTOR_WINDOWS = { AskMentor, QuestForge, UnderstoodPanel };
