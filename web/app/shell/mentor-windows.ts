import { AskMentor } from '#web/features/ask-mentor/ask-mentor.tsx';
import { QuestForge } from '#web/features/quest-forge/quest-forge.tsx';

/** The windows that ask the mentor, loaded together as one file of the build. */
export const MENTOR_WINDOWS = { AskMentor, QuestForge };
