import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { readSkill } from './read-skill.ts';

// The signs of a level in one clause of what somebody tells of themselves. `level-of-signs.ts` weighs them.

/** What a clause says; the meaning of each is in `SIGNS`. */
export type SignKind =
  | 'never'
  | 'limit'
  | 'fresh'
  | 'little'
  | 'kept'
  | 'rank'
  | 'proof'
  | 'practice'
  | 'small'
  | 'years'
  | 'onAndOff'
  | 'past'
  | 'childhood'
  | 'told';

export type Sign = {
  readonly kind: SignKind;
  readonly level?: SkillLevel;
  /** How many years, for `years`. */
  readonly n?: number;
  /** It is what they can do today. */
  readonly isToday: boolean;
};

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const MORE_NUMBERS: Readonly<Record<string, string>> = {
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  first: '1',
  '2nd': '2',
};
/** Numbers in digits: "six years" is "6 years", "a year" is "1 year". */
function inDigits(text: string): string {
  return text
    .replace(/\ban? (?=(?:year|season|decade)\b)/g, '1 ')
    .replace(/\b1 decade\b|\bdecades\b/g, '10 years')
    .replace(/\b[a-z]+\b/g, (word) => {
      const at = NUMBERS.indexOf(word);
      return at > 1 ? String(at) : word === 'first' ? word : (MORE_NUMBERS[word] ?? word);
    });
}

/** Wishes, bad habits and traits: how long they last says nothing about a skill. */
const SILENT =
  /^(?:(?:i )?(?:want|wish|hope|dream|need|aim|plan|would like)\b)|\b(?:smok(?:e|ed|er|ing)|vap(?:e|ed|er|ing)|dr[aiu]nk|drinker|drinking|addicted|overweight|in debt|owed?|in (?:a|the|my) (?:wheel)?chair|(?:\d+|two|three) cigarettes|pleaser|night owl|procrastinator|shy|introvert\w*|always (?:been )?(?:late|messy|tired|nervous|anxious|like this))\b/;
/** Attempts that failed: neither skill nor lack of it. */
const ATTEMPT =
  /\b(?:quit|gave up|given up|giving up|dropped (?:it|out)|deleted|abandoned|tried|i stop in|always stop|(?:started|start|restarted) (?:\w+ ){0,4}\d+ ?(?:x|times)|\d+ (?:days|weeks) max|signed up|made it past|never (?:managed|got|lasted|went|stuck|kept|made it)|all empty|empty after)\b/;
/** A pause up to today; the years in it are years without practice. */
const PAUSE =
  /^(?!nothing\b.* yet$).*\b(?:nothing|not (?:been|done|played)|not|havent|have not|hasnt|no \w+|zero \w+)\b.* (?:for|in|since)\b|\bnot since\b|\b(?:gap|break|pause) of\b|\b(?:years|yrs) (?:off|break|gap|pause|out|without)\b|\bthat was \d+ years\b|\brusty\b|\bstopped\b/;
const MONTHS_A_YEAR = 12;

/** A meaning and the words for it. Several may stand in one clause. */
const SIGNS: readonly (readonly [SignKind, RegExp])[] = [
  // A beginner, whatever else was typed: never did it, nothing since school.
  [
    'never',
    /\bnever (?:(?:really|even|actually|properly|ever|yet) )?(?:did|done|do|ran|run|been an?|been (?:in|on|to)|had one|tried|try|learn\w*|coded?|programmed|cook(?:ed)?|baked?|touched|opened|play(?:ed)?|sw[au]m|danced|s[au]ng|dr[ae]wn?|painted|wrote|written|gr[eo]wn?|sat|stood|held|owned|used|lifted|climbed|dr[io]ven?|knit\w*|sew\w*|meditated|applied|r[io]dd?en?|rode|skied|boxed|worked out|exercised|before)\b(?! (?:more|longer|past|further|with|for)\b)|\b(?:total|complete|absolute|utter|true) (?:\w+ )?(?:newbie|beginner|novice|noob|rookie)\b|^(?:start\w* )?from (?:scratch|zero)\b|\bcouch to\b|\b(?:nothing|not|never|(?:no|zero) \w+|havent \w+(?: \w+){0,3}) since (?:\w+ )?(?:school|childhood|pe)\b|\bnothing since\b|^(?:none|nothing|nil|zero|no experience) (?:whatever|whatsoever|at all|really)\b|\bhardly (?:\w+(?:ed|en|wn|ung|am)) (?:\w+ )?since\b|\b(?:messy|untidy|lazy|shy|clumsy|disorganised|disorganized|overweight|unfit|anxious|hopeless|scared|afraid|bad at (?:it|this|money)) (?:for )?(?:all )?my (?:whole |entire )?life\b/,
  ],
  // What they can do ends there.
  [
    'limit',
    /\bthats (?:it|all)\b|\bon auto\b|\bauto mode\b|\bdid little\b|\blittle myself\b|\b(?:bad|poor|no) (?:form|technique)\b|\bbadly\b|\b(?:not consistent|inconsistent|irregular\w*)\b/,
  ],
  // New to it, unless a measure or years stand beside it.
  [
    'fresh',
    /^nothing (?:\w+ ){0,4}yet$|\bkilled (?:an?|my|every|all|the) (?:\w+ )?(?:cactus|cacti|plants?|basil|succulents?|orchids?)\b|^(?:none|nope|nah|no|zero|nothing|0|not (?:much|really|yet|at all|a lot)|novice)$|(?:^|\b(?:my|a) )first (?!team|league|prize|place|half|course|try|attempt|lessons?|class)\w+|\bfirst time\b|\bnever (?!compet|won|taught|raced|had|publish|sold|finish)|\b(?:new to|is new|(?:im|am|totally|brand) new|no (?:real )?(?:experience|idea|clue|knowledge|skills?)|zero (?!finish|online|publish|offers)\w+|know nothing|havent (?:started|begun|tried)|hardly any\w*|barely any\w*|yesterday|newbie|noob|only|just)\b/,
  ],
  // Some of it, and not much: weeks, a few lessons, a first ability.
  [
    'little',
    /\b(?:\d|1[01]|few|couple of|some) (?:days?|weeks?|months?)\b(?! (?:ago|max))|\b\d (?:\w+ )?(?:lessons?|classes)\b|\b(?:1|one|a|the) (?:\w+ )?(?:workshop|tutorial finished)\b|\bworkshop\b|\btutorial (?:finished|done)\b|\b(?:\d|1\d|few|some) (?:youtube|tutorial) videos?\b|\bfirst (?:lessons?|classes|steps)\b|\bhalf a length\b|\b(?:sometimes|occasionally|now and then|from time to time)\b|\bcourse in \w+$|\b(?:taster|trial|so far|first (?:semester|term|chapters?))\b|\b(?:on|in) (?:day|week|month) \d/,
  ],
  [
    'little',
    /(?:\bi |^)(?:already )?(?:know|understand|can (?:already )?(?:do|play|make|cook|read|write|run|jog|swim|hold|hang|ride|draw|say|bake|knit|sew|dance|climb|change|fix|juggle|count))\b(?! (?:nothing|no|only|hardly|little|of|that|how hard|it)\b)|\b(?:some|part|a third) (?:of )?(?:an?|the|my) (?:\w+ ){0,2}(?:course|book|class|app)\b|\bauto mode\b|\balways on auto\b/,
  ],
  [
    'little',
    /(?<!\b(?:mum|mom|dad|he|she|wife|husband) )\b(?:did|rowed|fenced|boxed|danced|climbed|ran|made|played|wrote|drew|painted|sang|sewed|hemmed|knitted|baked|cooked|grew|swam|rode|drove|coded|learn(?:ed|t)|studied|took) (?!nothing|not|no\b)\w+/,
  ],
  // They kept at it for a while; it says nothing of a level.
  [
    'kept',
    /\b\d+ (?:days|weeks|months) (?:off|without|clean|sober|smoke ?free)\b|\b(?:on and off|off and on|streak|\d+ (?:\w+ )?(?:notebooks|journals|planners|courses))\b/,
  ],
  ['onAndOff', /\b(?:on and off|off and on|sometimes|occasionally)\b/],
  // Courses, works, results, regular practice, understanding, trades.
  [
    'proof',
    /\b(?:did|took|finished|completed|done|passed) (?:(?:one|an?|my|the|\d+) )?(?:\w+ ){0,3}?course\b|\bcourse (?:done|finished|completed|last \w+)\b|\bhalf (?:of )?(?:an?|the|my) (?:\w+ ){0,2}(?:course|book|class)\b|\bfinished (?:the )?(?:freecodecamp|odin|cs50)\b|\b(?:evening|beginners?|intermediate) (?:classes|group|class|course)\b/,
  ],
  [
    'proof',
    /\b(?:made|built|wrote|released|finished|completed|shipped|sewed|knitted|recorded|performed|published|won) (?:an?|my|the|\d+|some) (?!plan|list|mess|mistake|few)\w+|\b(?:whole|entire) (?:\w+ )?(?:tree|course|book|series)\b|(?<!\b(?:nothing|none|not|never|0|zero|no \w+) )\b(?:done|finished|passed|written|drafted|complete|solved|yes)$|\bhandicap \d/,
  ],
  [
    'proof',
    /\b(?:made|built|sewed|knitted|baked|wrote|released|recorded|published|sold|cut|tiled|filled|painted|read|cooked|coached|shot) (?:\d+|several|some|many|an? (?:few|\w+ )?(?:bench|app|site|website|scraper|game|tool|table|bot|shed|shelf|kitchen|few|book|novel))\b|\b(?:built|made|tiled) \w+ (?:floor|bench|shelf|kitchen|table)|\b(?:backend|app|site|prototype|login) (?:works|runs|is live)\b|\bworking (?:\w+ )?(?:backend|app|prototype|site)\b|\b(?:published|competed|printed|semi pro)\b|\b(?:developer|engineer|programmer|chef|journalist|photographer|designer|musician|trainer|coach|carpenter|mechanic)\b/,
  ],
  [
    'proof',
    /^(?:about |around |only |run |can run )?(?:[5-9]|1\d|2\d) ?(?:k|km)\b|\b(?:last|best|latest) practice (?:test )?\d|\b(?:passed|scored?|mock|pb|personal best|best|record|competed|reached|climbed|longest|average|predicted|ranked|rated) (?:\w+ ){0,4}\d|\bpassed (?!out|away|by)\w+|\b(?:failed|flunked)\b.*(?:\b\d|\bonce|\btwice|\blast|\bby\b|\bthe\b)|\bre(?:take|sit)\w*\b|\b\d+ ?(?:nd|rd|th)? attempt\b|\b\d+(?:\.\d+)? (?:in|on) (?:the|a|my) (?:\w+ )?(?:mock|test|exam|first|last)\b|\b\d+(?:\.\d+)? (?:last|first) (?:time|try|attempt)\b|\b\d+(?:\.\d+)? last try\b|\b\d+ percent\b|\b(?:mock|diagnostic)\b.*\d|\d:\d\d\b|\b(?:half )?marathons?\b|\bparkrun\b|\btriathlons?\b|\bkm h\b|\bgood form\b|\bchapter \d+ of \d+\b|\b(?:driving )?licen[cs]e since\b|\bcertificate\b|\bdegree\b|\bmfa\b/,
  ],
  // Regular practice, a team, a band.
  [
    'practice',
    /\b(?:every|each|most|once a|twice a|\d+ ?(?:x|times) (?:a|per)|\d a) ?(?:day|week|weekend|month|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|winter|summer)s?\b|\b(?:minutes|min|hours?|pages?|words|books?|km) (?:a|per|every) (?:day|week|month)\b|^(?:but )?(?:i )?(?:write|shoot|cook|play|run|swim|code|draw|paint|teach|present|lead|speak|ride|bake|sew|knit|garden|sing|dance|climb|hike|row) (?!out|away|like|about|the risk)(?!.*\b(?:sometimes|occasionally|rarely|never|seldom|little|only|badly|a bit|nothing|no)\b)\w+|\b(?:use it|practi[sc]e|play|train|run|swim|write|draw|cook|code) (?:daily|at work)\b|\bdaily (?:for|since)\b|\bweekly$|\bon weekends\b|\b(?:comfortable with|know my way (?:around|round)|grew up with|understand)\b(?! (?:nothing|no|only|little|that|kitchen|some|a)\b)|\b(?:solid|decent|competent|capable|confident|regular|keen) (?:\w+ )?(?:cook|baker|runner|swimmer|cyclist|rider|player|writer|gardener|knitter|driver|climber|speaker|hiker)\b/,
  ],
  [
    'practice',
    /\b(?:in|for|with) (?:(?:a|the|my|our|an) )?(?:\w+ ){0,2}(?:band|choir|orchestra|club|team|league)\b|\b(?:club|league|team) (?:player|member|runner|twice|tennis)\b|\b(?:b|a|youth|second|third|school|uni\w*) team\b|\bart school\b|\bconservatory\b|\bhad (?:dogs|cats|horses|chickens|bees)\b|\bherbs for\b/,
  ],
  // Practice of long ago.
  [
    'past',
    /\b(?:used to|in my (?:teens|twenties|thirties|youth|20s|30s)|back in|(?:until|till) (?:\d|the|uni\w*|covid|school|kids|my|i)|many years ago|as a (?:kid|child|boy|girl|teen\w*|student)|when i was|at (?:uni\w*|college|school)|in (?:school|high school|college|the army|the navy|uni\w*)|before (?:the|my) kids|went to art school|lapsed|gymnast)\b|\bfrom \d+ to \d+$/,
  ],
  [
    'past',
    /(?<!\b(?:started|began|begun)\b.{0,20})\b(?:[3-9]|\d\d+) (?:years|yrs) (?:ago|back)\b|\b(?:long|ages|decades|a lifetime|an age|donkeys years) (?:ago|back)\b|\bway back\b|\bin the 19[6-9]0s\b|(?<!\bscor\w+\b.*)\bin the [678]0s\b/,
  ],
  [
    'childhood',
    /\bas a (?:kid|child|boy|girl)\b|\bwhen i was (?:\d|1[0-2]|little|small|young|a (?:kid|child|boy|girl))\b|\b(?:at|in) (?:school|high school)\b|\bforgot\b/,
  ],
];

/** Ranks and certificates, by level. */
const RANKS: readonly (readonly [SkillLevel, RegExp])[] = [
  ['Beginner', /\b(?:a1|hsk ?1|white belt|iron)\b/],
  [
    'Advanced',
    /\b(?:c1|c2|jlpt n1|n1|hsk ?[56]|grade 8|black belt|\d dan|diamond|immortal|radiant|grandmaster|[78][abc])\b/,
  ],
  [
    'Intermediate',
    /\b(?:a2|b1|b2|n[2-5]|hsk ?[2-4]|topik|grade [1-7]|(?:yellow|orange|green|blue|brown|purple) belt|\d+ kyu|silver|gold|plat\w*|bronze|[56][abc]|intermediate|faceit)\b|\b(?:climb\w*|boulder\w*|flash\w*|sen[dt]\w*)\b.*\bv[3-5]\b/,
  ],
];

/** Counts of what they can do: from the first number on it is Intermediate, below it a beginner's. */
const COUNTS: readonly (readonly [least: number, count: RegExp])[] = [
  [3, /(\d+(?:\.\d+)?) ?(?:k|ks|km|kms|kilometers|kilometres|miles)\b(?! steps)/],
  [15, /\b(?:run|jog|swim|cycle|row|ride|do|meditate|now)\b.*? (\d+) ?min\w*/],
  [900, /\b(?:run|jog|swim)\b.*? (\d+) ?(?:s|secs?|seconds)\b/],
  [20, /(\d+) ?(?:s|secs?|seconds)\b/],
  [1, /(\d+) (?:\w+ )?(?:pull ?ups?|chin ?ups?|negatives|dips|muscle ups)\b/],
  [1, /(\d+)(?:pull ?ups?|chin ?ups?)\b/],
  [10, /(\d+) (?:\w+ )?(?:push ?ups?|press ?ups?|squats|throws|burpees)\b/],
  [2, /\bcan do (\d+)(?= (?:of|now|in|clean)\b|$)/],
  [5, /(\d+) in (?:one go|a row)\b/],
  [10, /(\d+) on my knees\b/],
  [
    20,
    /\b(?:bench|squat|deadlift|lift|press)(?:ed|ing)? (?:\w+ )?(\d+)(?!\d| ?(?:years|yrs|months|weeks|times|x|a)\b)/,
  ],
  [8, /(\d+) (?:lengths|laps)\b/],
  [200, /\bsw[ai]m (?:\w+ )*(\d+) ?m\b/],
  [300, /(\d+) words\b/],
  [10, /(\d+) pages\b/],
  [3, /(\d+) (?:\w+ )?(?:chords|songs|loaves|batches)\b/],
  [3, /^(?:now )?((?:[a-g]m? ?){3,})$/],
  [8, /(\d+) (?:\w+ )?(?:dishes|recipes)\b/],
  [30, /(\d+) wpm\b/],
  [8000, /(\d+) steps\b/],
  [10, /(\d+) (?:\w+ )?lessons\b/],
  [10, /(\d+) (?:\w+ )?hours\b(?! (?:a|per|free))/],
  [700, /(\d{3,4}) (?:on (?:li)?chess|elo|rat(?:ed|ing)|rapid|blitz)\b/],
  [700, /^(?:now )?([4-9]\d\d|1\d{3})$/],
  [
    2,
    /(\d+) (?:\w+ )?(?:loops|drafts|tracks|sketches|drawings|speeches|applications|interviews|(?<!youtube )videos|tricks|books|poems|stories|papers|hats|scarves|skirts|dresses|socks|shelves|episodes|repos|projects|tunes|pieces|users|customers|clients|readers|tests|dives|flights|games|matches|gigs|shows|races|retreats|tournaments|ones)\b/,
  ],
  [2, /(\d+) (?:books )?last (?:year|yr)\b|\blast (?:year|yr) i (?:finished|read) (\d+)/],
  [
    3,
    /\b(?:can|manage|managed|did|finished) (?:\w+ ){0,2}?(\d+)(?!\d| ?(?:years?|months?|weeks?|days?|hours?|times|x|min\w*|s|secs?|seconds|of)\b)/,
  ],
];
/** Counts from which it is Advanced. */
const MASTERS: readonly (readonly [least: number, count: RegExp])[] = [
  [1800, /(\d{4}) (?:on (?:li)?chess|elo|rat(?:ed|ing)|rapid|blitz)\b/],
  [1000, /(\d+) hours\b/],
];
const NOTHING = /\b(?:0|zero) (?:finished|published|online|offers)\b/;
const TODAY = /\b(?:can|now|currently|today|at the moment|these days|still|again)\b/;

const ORDINAL = /\b(second|third|fourth|fifth|sixth) (?:year|summer|season|winter|term)\b/;
const YEARS =
  /(?<![\d.])(\d+(?:\.\d+)?) ?\+? ?(?:years?|yrs?|seasons?|summers?|winters?|terms)\b(?! (?:ago|back|before|old|off|break|gap))/;
const MONTHS = /\b(1[2-9]|[2-9]\d) months\b(?! (?:ago|back))/;
const MANY_DAYS = /\b([3-9]\d\d|\d{4}) days\b/;
/** "Since I was ten", "since 2015": the middle at least. */
const SINCE =
  /\bsince (?:i was |about |age |the )?(?:\d+|child\w*|school|ten|(?:\d+ )?years)\b|\bfor (?:many )?years\b|\ball my life\b/;
const SOME_YEARS = 3;

/** The signs in a clause, which is plain lower-case text. */
export function signsIn(clause: string): readonly Sign[] {
  const text = inDigits(clause);
  if (SILENT.test(text)) return [];
  const isToday = TODAY.test(text);
  const sign = (kind: SignKind): Sign => ({ kind, isToday });
  const found = SIGNS.filter(([, words]) => words.test(text)).map(([kind]) => sign(kind));
  const rank = RANKS.find(([, words]) => words.test(text))?.[0];
  const ranked = rank ? [{ ...sign('rank'), level: rank }] : [];
  if (found.some(({ kind }) => kind === 'never')) return [sign('never')];
  if (ATTEMPT.test(text)) return [...found.filter(({ kind }) => kind === 'kept'), ...ranked];
  if (PAUSE.test(text)) {
    const before = found.filter(({ kind }) => kind === 'childhood');
    return [sign('past'), ...before, ...ranked];
  }
  const all = [...found, ...ranked, ...countIn(text, isToday), ...yearsIn(text, isToday)];
  const told = all.some(({ kind }) => kind !== 'kept') ? undefined : readSkill(clause);
  return told ? [...all, { ...sign('told'), level: told }] : all;
}

function countIn(text: string, isToday: boolean): readonly Sign[] {
  if (NOTHING.test(text)) return [];
  if (MASTERS.some(([least, count]) => numberIn(text, count) >= least))
    return [{ kind: 'rank', level: 'Advanced', isToday }];
  const row = COUNTS.map(([least, count]) => [least, numberIn(text, count)] as const).find(
    ([, n]) => n > 0,
  );
  if (row === undefined) return [];
  return [{ kind: row[1] >= row[0] ? 'proof' : 'small', isToday }];
}

/** The number that a pattern finds; the letters of chords are counted. */
function numberIn(text: string, count: RegExp): number {
  const [, one, other] = count.exec(text) ?? [];
  const said = one ?? other ?? '0';
  return /^[a-g]/.test(said) ? said.trim().split(' ').length : Number(said);
}

function yearsIn(text: string, isToday: boolean): readonly Sign[] {
  const months = Number(MONTHS.exec(text)?.[1] ?? 0) / MONTHS_A_YEAR;
  const days = MANY_DAYS.test(text) ? 1 : 0;
  const nth = ORDINAL.test(text) ? 2 : 0;
  const since = SINCE.test(text) ? SOME_YEARS : 0;
  const n = Number(YEARS.exec(text)?.[1] ?? 0) || months || days || nth || since;
  return n >= 1 ? [{ kind: 'years', n, isToday }] : [];
}
