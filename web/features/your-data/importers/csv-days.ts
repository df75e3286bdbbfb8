import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';

/** Whether 3/4 is the third of April or the fourth of March. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T ,])/;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{4}|\d{2})(?:$|[T ,])/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/i;
const NAMED_SECOND = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*([a-z]{3,9})[ .,-]*(\d{4})(?:$|[T ,])/i;
const NAMED_FIRST = /^([a-z]{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?:$|[T ,])/i;

function dayOf(year: string, month: string | number, day: string): LocalDate | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return parseLocalDate(
    `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  );
}

/** Reads a day as people and programs write it; what follows it (a time) is left aside. */
export function parseDay(text: string, order: DayOrder | undefined): LocalDate | undefined {
  const said = text.trim().replace(WEEKDAY, '');
  const [, year, month, day] = YEAR_FIRST.exec(said) ?? TOGETHER.exec(said) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first, sign, second, last] = YEAR_LAST.exec(said) ?? [];
  if (first && second && last) {
    const isDayFirst = sign === '.' || order !== 'month-first';
    return isDayFirst ? dayOf(last, second, first) : dayOf(last, first, second);
  }
  return namedDay(said);
}

function namedDay(said: string): LocalDate | undefined {
  const [, day, name, year] = NAMED_SECOND.exec(said) ?? [];
  if (day && name && year) return dayOf(year, monthOf(name), day);
  const [, before, on, of] = NAMED_FIRST.exec(said) ?? [];
  return before && on && of ? dayOf(of, monthOf(before), on) : undefined;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** How many of the texts are days. */
export function countDays(texts: readonly string[]): number {
  return texts.filter((text) => DAY_ORDERS.some((order) => parseDay(text, order))).length;
}

/** How days are written; without an order every one can be read both ways, and `example` is one of them. */
export type DayReading = { readonly order: DayOrder } | { readonly example: string };

export function readOrder(texts: readonly string[]): DayReading {
  const open = texts.flatMap((text) => {
    const [, first = '', sign = '.', second = ''] = YEAR_LAST.exec(text.trim()) ?? [];
    return sign === '.' ? [] : { text: text.trim(), first: Number(first), second: Number(second) };
  });
  if (open.some(({ first }) => first > 12)) return { order: 'day-first' };
  if (open.some(({ second }) => second > 12)) return { order: 'month-first' };
  const example = open.find(({ first, second }) => first !== second)?.text;
  return example === undefined ? { order: 'day-first' } : { example };
}
