import { dateAndTime, deviceDay, longDate } from '#web/platform/date-words.ts';

export function dayInWords(at: string): string {
  return Number.isNaN(Date.parse(at)) ? 'unknown' : longDate(deviceDay(at));
}

export function timeInWords(at: string): string {
  return Number.isNaN(Date.parse(at)) ? 'unknown' : dateAndTime(at);
}
