// In a file of its own: what applies commands needs none of it, forms and schemas do.

/** Masks of weekdays: at least one day and not all seven, which is every day. */
export const MAX_WEEKDAY_MASK = 126;
export const MAX_TIMES_A_WEEK = 6;
export const MAX_TIMES_A_MONTH = 15;
export const MIN_SPAN_DAYS = 2;
export const MAX_SPAN_DAYS = 90;
/** Hundredths of the unit. */
export const MAX_TARGET = 10_000_000;
export const MAX_AMOUNT = 1_000_000;
export const MAX_UNIT_LENGTH = 20;
export const MAX_SECTION_LENGTH = 30;
export const MAX_CUE_LENGTH = 140;
export const MAX_NOTE_LENGTH = 500;
export const MAX_PAST_DAYS = 400;
/** The sections that forms offer and that the board puts first and last. */
export const MORNING = 'Morning';
export const EVENING = 'Evening';
