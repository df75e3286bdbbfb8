/** Of one wish; the forge itself makes quests of the first few and says so. */
export const MAX_GOALS = 10;
export const MAX_GOAL_LENGTH = 120;
