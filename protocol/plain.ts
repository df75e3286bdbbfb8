import { parseLocalDate } from '#rules/activity/local-date.ts';
import { periodOf } from '#rules/quest/quest-id.ts';

// Checks without valibot, for what a screen reads before its first paint: loading valibot would delay it.

/** The fields of an object; of anything else none. */
export function fieldsOf(said: unknown): Readonly<Record<string, unknown>> {
  return typeof said === 'object' && said !== null ? { ...said } : {};
}

export function isWholeNumber(said: unknown, min: number, max: number): said is number {
  return typeof said === 'number' && Number.isInteger(said) && said >= min && said <= max;
}

export function isCount(said: unknown): said is number {
  return isWholeNumber(said, 0, Number.MAX_SAFE_INTEGER);
}

/** Letters that need no escaping in a key, a path or a log line. */
export const ID_LETTERS = /^[A-Za-z0-9_~@.-]{1,80}$/;

/** `__proto__` and its like are no ids. */
export function isReservedWord(text: string): boolean {
  return text in Object.prototype;
}

export function isId(said: unknown): said is string {
  return typeof said === 'string' && ID_LETTERS.test(said) && !isReservedWord(said);
}

/** After an @ stands the day for which a quest was renewed. */
export function hasDayAfterAt(questId: string): boolean {
  const isRenewed = questId.includes('@');
  return (
    !isRenewed || (!questId.startsWith('@') && parseLocalDate(periodOf(questId)) !== undefined)
  );
}

export function isQuestId(said: unknown): said is string {
  return isId(said) && hasDayAfterAt(said);
}
