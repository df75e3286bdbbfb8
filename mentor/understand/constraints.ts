import type { Caution } from '#mentor/library/topic.ts';
import type { Care } from '#mentor/safety/categories.ts';

const SAID: readonly (readonly [Caution, RegExp])[] = [
  [
    'no-equipment',
    /\b(?:no|without|dont have|do not have|havent got)(?: any)? (?:equipment|gear|weights|kit|tools|machines)\b|^(?!.*\b(?:bars?|bands?|dumb ?bells?|kettle ?bells?|rings)\b).*\b(?:no|without|dont have|havent got)(?: an?y?)? gym\b/,
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

/** Getting out of breath soon is no illness yet: it is asked about, and begins at a walk. */
const BREATHLESS =
  /\b(?:out of breath|short of breath|breathless|winded|out of puff)\b(?=.*\b(?:stairs?|steps|floor|bus|hill|walk\w*|quickly|easily|soon|fast)\b)|\b(?:get|gets|am|im) (?:so |very |quite |always )*(?:breathless|out of breath|winded)\b/;
const WHEELCHAIR =
  /\b(?:i|im|ive|my|in a|use a|from a|from my) (?:\w+ ){0,3}wheelchair\b|\bwheelchair (?:user|athlete|rac\w+|basketball|rugby|tennis)\b|\bin (?:the|my) chair\b|\bparaplegi\w*\b/;

/** What quests must not ask for, said in so many words; the gate says whether the body needs care. */
export function cautionsIn(plain: string, cares: readonly Care[]): readonly Caution[] {
  const said = SAID.filter(([, pattern]) => pattern.test(plain)).map(([caution]) => caution);
  const body = cares.includes('body')
    ? [BODY.find(([, pattern]) => pattern.test(plain))?.[0] ?? ('injury' as const)]
    : [];
  const own = [
    ...(BREATHLESS.test(plain) && body.length === 0 ? (['breathless'] as const) : []),
    ...(WHEELCHAIR.test(plain) ? (['wheelchair'] as const) : []),
  ];
  return [
    ...said,
    ...withoutInjury(body, own),
    ...own,
    ...(cares.includes('minor') ? (['minor'] as const) : []),
  ];
}

/** A wheelchair is no injury that somebody treats. */
function withoutInjury(body: readonly Caution[], own: readonly Caution[]): readonly Caution[] {
  return own.includes('wheelchair') ? body.filter((one) => one !== 'injury') : body;
}
