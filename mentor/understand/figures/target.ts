import type { GoalTarget } from '#mentor/understand/understanding.ts';
import type { Figures } from './figures.ts';

/** People, animals and body parts; their number is no target: "with two kids under 5". */
const WHO_IS_THERE =
  /^(?:boys?|girls?|sons?|daughters?|guests?|kids?|child(?:ren)?|toddlers?|babies|dogs?|cats?|fingers?|hands?|feet|legs?|arms?|eyes?)$/;

/** Units for which an amount of 1 is a target. */
const MEASURED =
  /^(?:km|k|mi|miles?|m|kg|lbs?|stone|litres?|liters?|l|hours?|pull|chin|push|handstand|muscle)\b/;

/** Whether an amount is a target: "1 hotplate" is none, "1 km" is one. */
function isCounted(amount: Figures['amount']): boolean {
  const { n, unit = '', per } = amount ?? {};
  const isOne = n === 1 && per === undefined && !MEASURED.test(unit);
  return !isOne && !WHO_IS_THERE.test(unit);
}

/** What a goal is to reach, and by when. */
export function targetOf(figures: Figures): GoalTarget | undefined {
  const { amount, money, underMinutes, deadline } = figures;
  // "6,300 across two cards" is a sum of money.
  const isOwed = /\bcards?$|^(?:loans?|accounts?|debts?|banks?)$/.test(amount?.unit ?? '');
  const counted = isCounted(amount) ? amount : undefined;
  const quantity = isOwed ? (money ?? amount) : (counted ?? money);
  if (!quantity && underMinutes === undefined && !deadline.by && !deadline.doubt) return undefined;
  return {
    ...quantity,
    ...(quantity !== undefined && quantity === money && { isMoney: true as const }),
    ...(underMinutes !== undefined && { underMinutes }),
    ...(deadline.by && { by: deadline.by }),
    ...(deadline.doubt && { doubt: deadline.doubt }),
  };
}
