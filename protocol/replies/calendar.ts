/** Whether there is a secret address of the calendar, and since when. */
export type CalendarReply = { readonly madeAt: string | null };

/** The path of the secret address is in this reply and nowhere else. */
export type MadeCalendar = { readonly madeAt: string; readonly path: string };
