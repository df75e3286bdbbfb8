/** Of one wish; the forge itself makes quests of the first few and says so. */
export const MAX_GOALS = 10;
export const MAX_GOAL_LENGTH = 120;

/** What a model is told beside the goals: so many lines. */
export const MAX_UNDERSTOOD = 20;
export const MAX_UNDERSTOOD_LENGTH = 300;
