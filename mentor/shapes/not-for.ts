import type { Caution } from '#mentor/library/topic.ts';

/** What strains a body is for nobody whose body needs care, */
export const BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];
/** and what is heavy, or goes against others, for nobody who is still growing. */
export const BODY_OR_YOUNG: readonly Caution[] = [...BODY, 'minor'];
