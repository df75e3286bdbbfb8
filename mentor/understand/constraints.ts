import type { Caution } from '#mentor/library/topic.ts';
import type { Care } from '#mentor/safety/categories.ts';

const SAID: readonly (readonly [Caution, RegExp])[] = [
  [
    'no-equipment',
    /\b(?:no|without|dont have|do not have|havent got)(?: any)? (?:equipment|gear|weights|gym|kit|tools|machines)\b/,
  ],
  [
    'small-room',
    /\b(?:small|tiny|little|cramped) (?:room|flat|apartment|studio|space|bedroom)\b|\bno (?:space|room)\b/,
  ],
  [
    'shift-work',
    /\b(?:shift work|shifts|night shift|nightshift|rotating|irregular hours|on call|rota)\b/,
  ],
  [
    'no-money',
    /\b(?:no|without|not much|little|hardly any|dont have)(?: any| the| spare)? (?:money|cash|budget)\b|\bbroke\b|\bcant afford\b|\bfor free\b|\bcheap(?:ly)?\b/,
  ],
  [
    'cannot-leave-home',
    /\b(?:cant|cannot|unable to|dont) (?:really )?(?:leave|go out of) (?:the |my )?(?:house|home|flat)\b|\bhousebound\b|\bstuck at home\b|\bonly (?:at|from) home\b/,
  ],
];
const BODY: readonly (readonly [Caution, RegExp])[] = [
  [
    'pregnancy',
    /\b(?:pregnan\w*|expecting|trimester|postpartum|gave birth|breast ?feeding|newborn)\b/,
  ],
  ['surgery', /\b(?:surger\w*|operat\w*|transplant|stitches|c section|replacement)\b/],
  [
    'illness',
    /\b(?:ill|illness|disease|cancer|chemo\w*|diabet\w*|asthma|heart|stroke|covid|chronic|epilep\w*|arthritis|blood pressure|fatigue|ms|copd|lupus)\b/,
  ],
];

/** What quests must not ask for, said in so many words; the gate says whether the body needs care. */
export function cautionsIn(plain: string, cares: readonly Care[]): readonly Caution[] {
  const said = SAID.filter(([, pattern]) => pattern.test(plain)).map(([caution]) => caution);
  const body = cares.includes('body')
    ? [BODY.find(([, pattern]) => pattern.test(plain))?.[0] ?? ('injury' as const)]
    : [];
  return [...said, ...body, ...(cares.includes('minor') ? (['minor'] as const) : [])];
}

const DISLIKED =
  /\b(?:hate|dislike|cant stand|cannot stand|cant bear|detest|not a fan of|no fan of|anything but|everything but|dont (?:like|enjoy|want)|do not (?:like|enjoy|want)|not into|bored of|sick of|please no|rather not)(?: to)?(?: the| any| doing| do| going to| more)? ((?:\w+)(?: (?:or|and|nor) \w+)?)/g;

/** What somebody would rather not do, in single words. */
export function dislikesIn(plain: string): readonly string[] {
  const found = [...plain.matchAll(DISLIKED)].flatMap(([, said = '']) =>
    said.split(/ (?:or|and|nor) /),
  );
  return [...new Set(found)].filter((word) => word.length > 2);
}
