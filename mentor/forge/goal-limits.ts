/** Goals in one wish. The forge makes quests of the first few and names the others. */
export const MAX_GOALS = 10;
export const MAX_GOAL_LENGTH = 120;

/** Limits of the lines that tell a model how the goals were understood. */
export const MAX_UNDERSTOOD = 20;
export const MAX_UNDERSTOOD_LENGTH = 300;
