import type { LocalDate } from '#rules/activity/local-date.ts';
import { pickFields } from '#rules/pick-fields.ts';
import { type ChainPlan, TERM_FIELDS, type Terms } from './schedule.ts';

/** What the `add` of the earliest known link says of its chain; `of` is the period of that link. */
export type ChainBase = {
  readonly of: LocalDate | '';
  readonly frequency: 'daily' | 'weekly' | 'milestone';
} & ChainPlan &
  Terms;

export type TermsFrom = { readonly from: LocalDate } & Terms;

const MAX_ENTRIES = 40;

/**
 * The entries after an edit: it holds from its day on, so later entries lose the fields that it sets.
 * Of more than 40 the oldest joins the next, so that what it says goes on to hold.
 */
export function withTerms(
  entries: readonly TermsFrom[],
  from: LocalDate,
  said: Terms,
): readonly TermsFrom[] {
  const others = TERM_FIELDS.filter((field) => !(field in said));
  const later = entries
    .filter((entry) => entry.from > from)
    .map((entry) => ({ from: entry.from, ...pickFields(entry, others) }))
    .filter((entry) => Object.keys(entry).length > 1);
  const own = { ...entries.find((entry) => entry.from === from), from, ...said };
  const all = [...entries.filter((entry) => entry.from < from), own, ...later];
  const [oldest, next, ...rest] = all;
  return next && all.length > MAX_ENTRIES ? [{ ...oldest, ...next }, ...rest] : all;
}
