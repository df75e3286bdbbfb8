import type { Caution } from '#mentor/library/topic.ts';
import type { Care } from '#mentor/safety/categories.ts';

/** Circumstances that rule out some quests. */
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
    /\b(?:shift work|shifts(?<!\b(?:clutch|gear|position) shifts)(?! (?:is|are) (?:sour|rough|clumsy|hard|unclean)\b)|night shift|nightshift|rotating|irregular hours|on call|rota)\b/,
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
/** Why a body needs care; without a match it is an injury. */
const BODY: readonly (readonly [Caution, RegExp])[] = [
  [
    'pregnancy',
    /\b(?:pregnan\w*|expecting|trimester|postpartum|gave birth|breast ?feeding|newborn)\b/,
  ],
  ['surgery', /\b(?:surger\w*|operat\w*|transplant|stitches|c section|replacement)\b/],
  [
    'illness',
    /\b(?:ill|illness|disease|cancer|chemo\w*|diabet\w*|asthma|heart|(?<!breast |back )stroke|covid|chronic|epilep\w*|arthritis|blood pressure|fatigue|ms|copd|lupus)\b/,
  ],
];

/** Getting out of breath quickly: a caution of its own that leads to walks, not an illness. */
const BREATHLESS =
  /\b(?:out of breath|short of breath|breathless|winded|out of puff)\b(?=.*\b(?:stairs?|steps|floor|bus|hill|walk\w*|quickly|easily|soon|fast)\b)|\b(?:get|gets|am|im) (?:so |very |quite |always )*(?:breathless|out of breath|winded)\b/;
const WHEELCHAIR =
  /\b(?:i|im|ive|my|in a|use a|from a|from my) (?:\w+ ){0,3}wheelchair\b|\bwheelchair (?:user|athlete|rac\w+|basketball|rugby|tennis)\b|\bin (?:the|my) chair\b|\bparaplegi\w*\b/;

/** A joint or a back that aches, as a lasting nuisance and not as something a doctor treats. */
const SORE =
  /\b(?:bad|dodgy|sore|achy|aching|stiff|creaky|tricky|weak) (?:left |right |lower )?(knees?|hips?|ankles?|back|neck|shoulders?|wrists?|elbows?)\b|\bmy (knees?|hips?|ankles?|back|neck|shoulders?|wrists?|elbows?) (?:aches?|hurts?|is (?:bad|dodgy|sore|stiff|weak)|are (?:bad|sore|stiff|weak))\b/;
/** Any of these means that somebody treats it, or should. */
const TREATED =
  /\b(?:surg\w*|operat\w*|replac\w*|torn|tore|tear|ruptur\w*|broke\w*|fractur\w*|sprain\w*|injur\w*|physio\w*|rehab\w*|doctor|dr|gp|consultant|hernia\w*|slipped|herniat\w*|sciatica|swollen|swelling|meniscus|acl|ligament|cast|brace|numb\w*|tingl\w*|pregnan\w*|postpartum|osteoporosis|arthritis|replacement)\b/;
/** Topics whose practice spares the joint. */
const SPARING: readonly (readonly [joint: RegExp, topics: ReadonlySet<string>])[] = [
  [/knee|hip|ankle/, new Set(['swimming', 'cycling', 'walking', 'desk-body'])],
  [/back|neck/, new Set(['swimming', 'walking', 'cycling', 'desk-body'])],
  [/shoulder|wrist|elbow/, new Set(['walking', 'running', 'cycling'])],
];

/** A joint that is only a little sore, or does not hurt in practice. */
const SLIGHT =
  /\b(?:slightly|a little|a bit|slight) (?:\w+ ){0,2}(?:bad|sore|stiff|weak|achy)\b|\bno pain\b/;
const TRAINED: ReadonlySet<string> = new Set(['running', 'walking', 'cycling', 'swimming']);

/** Whether the only remark on the body is a sore joint that the goal's own practice spares: "bad knee, so I swim". */
function isSpared(plain: string, topic: string | undefined): boolean {
  const [, after, before] = SORE.exec(plain) ?? [];
  const joint = after ?? before;
  if (joint === undefined || topic === undefined || TREATED.test(plain)) return false;
  if (BODY.some(([, pattern]) => pattern.test(plain))) return false;
  const isSlight = SLIGHT.test(plain) && TRAINED.has(topic);
  return isSlight || SPARING.some(([part, topics]) => part.test(joint) && topics.has(topic));
}

/** What quests must not ask for, said in so many words; the gate says whether the body needs care. */
export function cautionsIn(
  plain: string,
  cares: readonly Care[],
  topic?: string,
): readonly Caution[] {
  const said = SAID.filter(([, pattern]) => pattern.test(plain)).map(([caution]) => caution);
  const ofBody = isSpared(plain, topic)
    ? ('sore-joint' as const)
    : (BODY.find(([, pattern]) => pattern.test(plain))?.[0] ?? ('injury' as const));
  const body = cares.includes('body') ? [ofBody] : [];
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

/** Drops the default "injury" for wheelchair users. */
function withoutInjury(body: readonly Caution[], own: readonly Caution[]): readonly Caution[] {
  return own.includes('wheelchair') ? body.filter((one) => one !== 'injury') : body;
}
