/** A day is a date without a zone: written as it is stored. */
export const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const DAY_ALONE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' });

export const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A moment is told by the clock of the device that shows it. */
export const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
