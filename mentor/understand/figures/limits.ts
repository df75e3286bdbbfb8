import type { SaidHabit } from './habit.ts';

// Daily limits ("max 2 coffees a day") and limits that are lowered step by step.

const LIMITED =
  /^(?:.*\b)?(?:max(?:imum)?|at most|no more than|only|limit)\b\D{0,24}?(\d+|one|two|three) ([a-z]+(?: [a-z]+)?) (?:an?|per|each|every) day\b/i;
/** Number words of limits and durations. */
export const COUNTS: Readonly<Record<string, number>> = {
  'half an': 0.5,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
};

/** Screens as the subject of a limit in hours that names none itself: "less phone. max 2 hours a day". */
const SCREENS =
  /\b(?:phone|screens?|tv|instagram|tiktok|youtube|games|gaming|netflix|reddit|facebook)\b/i;

export function limitIn(said: string): SaidHabit | undefined {
  const [, count = '', unit = ''] = LIMITED.exec(said) ?? [];
  const n = COUNTS[count.toLowerCase()] ?? Number(count);
  if (!(n > 0)) return undefined;
  const [, length, of = ''] = /^(hours?|min\w*)(?: (?:of )?(.*))?$/i.exec(unit) ?? [];
  if (length === undefined)
    return { kind: 'limit', title: `At most ${n} ${unit.toLowerCase()}`, n };
  const minutes = /^h/i.test(length) ? n * 60 : n;
  const [on = ''] = of === '' ? (SCREENS.exec(said) ?? []) : [];
  const what = of === '' ? on && `on ${on.toLowerCase()}` : `of ${of}`;
  return { kind: 'limit', title: `At most ${n} ${length} ${what}`.trim(), n, minutes };
}

/** Things that can be cut down in number. */
const FEWER =
  '(coffees?|cups(?: of coffee)?|cigarettes|cigs|rollies|smokes|fags|pouches|cans|sodas|cokes|energy drinks|sweets|snacks|biscuits|sugars|teas)';
const TAPERED = new RegExp(
  `(?:\\b${FEWER} )?\\b(?:from )?(\\d{1,2})(?: ${FEWER})?(?: (?:a|per|each) day| daily)? (?:(?<=\\bfrom .*)(?:down )?|down )to (\\d{1,2}|zero|none)\\b`,
  'i',
);

/** A limit that is lowered step by step, starting one below the present number: "from 12 cigarettes to 0". */
export function taperIn(said: string): SaidHabit | undefined {
  const [, first, from = '', second, to = ''] = TAPERED.exec(said) ?? [];
  const [n, downTo] = [Number(from) - 1, Number(to) || 0];
  const title = `At most ${n} ${(second ?? first ?? '').toLowerCase()}`;
  return n > downTo && (first ?? second) ? { kind: 'limit', title, n, downTo } : undefined;
}
