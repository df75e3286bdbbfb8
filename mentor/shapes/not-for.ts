import type { Caution } from '#mentor/library/topic.ts';

/** The cautions of strenuous quests: not for users whose body needs care. */
export const BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];
/** The cautions of quests that are heavy or directed against others: not for minors, either. */
export const BODY_OR_YOUNG: readonly Caution[] = [...BODY, 'minor'];
