import type { Topic } from '#mentor/library/topic.ts';
import { withoutIdioms } from '#mentor/safety/idioms.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import { EVERYDAY_SESSIONS } from './everyday-sessions.ts';
import { HOME_SESSIONS } from './home-sessions.ts';
import { LEARNING_SESSIONS } from './learning-sessions.ts';
import { PEOPLE_SESSIONS } from './people-sessions.ts';
import { isPlainAct } from './plain-words.ts';
import { PRACTICE_SESSIONS } from './practice-sessions.ts';
import { SELF_SESSIONS } from './self-sessions.ts';
import type { SessionKind } from './session-kind.ts';
import { kindOfParts, plainKind } from './session-parts.ts';
import { WORK_SESSIONS } from './work-sessions.ts';

/** A short act at a certain moment: "the 4 pm one decaf instead", "tally on the fridge". */
const MOMENT: SessionKind = {
  id: 'moment',
  words:
    /^(?:swap|feed)\b|\b(?:instead|tally|jar|charger|apple|gum|delay|at the table|own cup|order a)\b/i,
  minutes: 5,
  steps: [
    ['Hang it on what comes right before', 'Teeth, kettle, front door: always the same.'],
    ['Lay it out where that happens', 'Right where your hand goes anyway.'],
    ['Cross the day off at once', 'Missed: the next time it comes, not twice.'],
  ],
};

/** All kinds; the first match wins. @internal named by tests */
export const SESSION_KINDS: readonly SessionKind[] = [
  ...EVERYDAY_SESSIONS,
  ...WORK_SESSIONS,
  ...PRACTICE_SESSIONS,
  ...LEARNING_SESSIONS,
  ...SELF_SESSIONS,
  ...PEOPLE_SESSIONS,
  ...HOME_SESSIONS,
  MOMENT,
];

/** The kind by topic, for practice that no list knows: "run 6 beads", "8 x 50". */
const PRACTISED: readonly (readonly [of: RegExp, kind: string])[] = [
  [/^sound\/|\/instrument/, 'piece'],
  [/^create\/drawing/, 'drawing'],
  [/^tech\//, 'code'],
  [/\/dance/, 'dance'],
  [/^move\/mobility/, 'stretches'],
  [/^move\/running/, 'run'],
  [/^move\/swimming/, 'swim'],
  [/^move\/cycling/, 'ride'],
  [/^move\/(?:strength|lift)/, 'sets'],
  [/^move\/(?:ball|paddle|trick|fight)|^learn\/mental/, 'drill'],
  [/^learn\/game/, 'aim-drill'],
  [/^create\/mind-games/, 'brain-drill'],
  [/^hands\/craft|^home\/repairs/, 'workshop'],
  [/^learn\/(?:exams|study|academic|languages|field)/, 'deep-block'],
];
/** A text of two to twelve words with an amount. */
const COUNTED =
  /^(?=.*(?:\d|\b(?:one|two|three|four|five|six|eight|ten|twelve|twenty|half|each|hour)\b))(?:\S+ ){1,11}\S+$/i;
/** Words that refer to something unnamed. */
const POINTS = /\b(?:it|its|them|ones|this|that|those|there|here|all|anyway|everything)\b/i;
/** Words about people, bodies, danger or an end: no fallback kind is used. */
const ENDS =
  /\b(?:him|hers?|his|he|she|they|their|who|someone|somebody|people|wom[ae]n|m[ae]n|girls?|boys?|kids?|child\w*|ex|boss|teacher|stranger\w*|until|till|never|nobody|alone|dark|dead|die\w*|gone|last(?! (?:month|week|year|night|season|term|page|line|chapter|bar|verse|part|one first))|quit|(?<!\bgo(?:ing)? )over(?! (?:[a-g]m?7? ){2,})|hurt\w*|pain\w*|blood\w*|bleed\w*|burn\w*|stab\w*|slit|slash\w*|hang\w*|jump\w*|edge|deep\w*|bottom|roof|bridge|tracks?|kni(?:fe|ves)|blades?|guns?|knots?|ropes?|fires?|matches|drunk|drinks?|drinking|high|pills?|skin|arms?|wrists?|throat|neck|veins?|body|naked|secret\w*|hide|hidden|follow\w*|spy\w*|steal\w*|fake|break|bypass\w*|crack\w*|hack\w*|locks?|passwords?)\b/i;

/** Families for any goal, whose shelf says nothing about it. */
const GENERAL = new Set('skill project aim task'.split(' '));

/** Shelves where a session of no known kind gets plain steps: what is learned at a desk, and office work. */
const PLAIN_WORK = /^(?:tech|learn|work)\/|^\/(?:project|skill|workshop)?$/;
/** A session that no kind knows. */
const ANY_SESSION: SessionKind = {
  id: 'any',
  words: /^$/,
  minutes: 20,
  fills: true,
  steps: [
    ['Lay out what it needs, put the rest away', 'Papers, tools, one window open.'],
    [
      'Set a timer, and only this until it rings',
      'Stuck for five minutes: skip that part and go on.',
    ],
    ['Write one line before you get up', 'What is done, and where you begin next time.'],
  ],
  wayOn: 'five minutes more, or one day more',
};
/** What is done on one's feet, at the stove or with others has steps of its own. */
const NO_DESK =
  /^(?:walk|run|jog|swim|ride|cycle|cook|bake|eat|drink|sleep|call|ring|dance|sing|go|meet|visit)\b/i;
/** What was done is noted: "it" is what was named before. */
const NOTED = / (?:note|log|write) (?:it|them) (?:down|in (?:a|the|my) \w+)$/i;
const LEAST_WORDS = 3;
const MOST_WORDS = 14;

/** Plain work in plain words that points at nobody and at no end. */
function anySession(act: string, place: string): SessionKind | undefined {
  const words = act.split(/\s+/).length;
  if (!PLAIN_WORK.test(place) || words < LEAST_WORDS || words > MOST_WORDS) return undefined;
  const isPointing = POINTS.test(act.replace(NOTED, ''));
  return isFree(act) && !NO_DESK.test(act) && !isPointing ? ANY_SESSION : undefined;
}

/** Whether a part of a session names nobody, no danger and no end. */
function isFree(part: string): boolean {
  const judged = withoutIdioms(part);
  return ![ENDS, HURTS, DARK, OUTDOORS, DANGER].some((pattern) => pattern.test(judged));
}

/** Places and substances that only a known kind of session may name. */
const OUTDOORS =
  /\b(?:river|lake|sea|cliff|balcony|garage|car|engine|train|lines?(?<!\b(?:writ|read|learn|draw|sketch|memori|copy|say|recit|sing|cod|play|rehears)\w*\b[^,]*)|tower|attic|cellar|barn|water|cuts?|cutting|glass|gas|candle|razor|needle|mix|swallow|breath\w*|usual|must|awake|grab|straps?|max out|bath|(?:my|your) eyes)\b/i;

/** Topics that are practised alone. Here a session may only say what is practised. */
const BY_ONESELF =
  /^(?:sound|create|tech|move)\/|^learn\/(?!reading)|^hands\/(?:craft|sewing|machine)|^home\/repairs|^people\/animal|^\//;
/** What is practised at a desk, an instrument or a screen: a plain part is said though no kind knows it. */
const QUIET = /^(?:sound|create|tech|learn|path)\/|^\/(?:project|skill|event|paper)?$/;
/** Words that may mean self-harm: nothing is quoted, and a line says where help is. */
const HURTS =
  /\b(?:guts|hurts?|hurting|painful|blood\w*|bleed\w*|stab\w*|slap\w*|punish\w*|roof|pills?|scratches|starv\w*|dead(?! ?(?:hang|lift|bug|man)s?\b)|die)\b|\b(?:until|till) (?:i(?! drop)|it(?! (?:sings|rings|sounds|sits|holds|works|fits|dries|is|feels))|nobody)\b|\b(?<!(?:rest|relax|loosen) )my (?:own )?(?:arms?|wrists?|legs?)\b|\bmy (?:own )?(?:face|thighs?|body|skin|throat|neck)\b|\bcuts? (?:for|on|me|myself|each|per)\b|\b(?:carv|cutt|burn|hitt)ing me\b|\bto the tracks\b|\bwait for the \d|\bway back\b|\bnot turn (?:round|back|around)\b|\bin front of the\b(?! (?:mirror|class|camera|tv|telly|computer|screen|piano|audience|house))|\b(?:for|per) (?:every|each) (?:wrong|mistake|miss\w*|bad)|\b(?:each|every|per) mistake\b|\bholds? (?:a person|me|\d+ kilos?)\b|\bbeam\b|\bno strength\b|\blast (?:one|time|day)\b/i;
/** As many as one can, of an exercise that ends by itself. */
const TO_FAILURE =
  /(?<=\b(?:(?:push|pull|chin|sit|press|step)[- ]?ups?|dips|curls|rows|squats|press(?:es)?|lunges|planks?|reps|sets?)) (?:until|till|to) (?:i (?:can.?t|cannot)(?: do (?:any ?more|more|another))?|i fail|failure)(?=$|,| then)/i;
/** Other people: a session alone ends before them. */
const OTHERS = /\b(?:him|hers?|he|she|they|someone|somebody)\b/i;
/** Strangers, something swallowed or hidden: nothing of the session is quoted. */
const DARK =
  /\b(?:neighbou?rs?|strangers?|spit (?:it|them) out|secret\w*|(?<!(?:hands?|pattern|part|line|bass) )alone(?! with)|nobody|snatch|steal\w*|barns?|guns?|drunk|beers?|wines?|vodka|\d+ ?(?:mg|ug|mcg)|food|eat|eating|(?<!(?:after|before|at|during) )lunch(?! (?:break|hour|time|lap|walk|run|ride|swim))|hungry|pipes|ruin\w*)\b|\b(?:until|till) (?:the|they)\b|\blight (?:\d|one|a)\b/i;
/** Acts that no kind of session may say, whatever the topic: a danger, a crime or another person's harm. */
const DANGER = new RegExp(
  [
    String.raw`(?:balcony|roof|bridge|platform|cliff) edge|edge of the (?!mat|bed|bath|chair)\w+|highway|autobahn|across the (?:river|lake|sea|bay)|red lights|no (?:water|food|dinner|meals?) (?:until|till)|(?:break|smash) (?:one|a|the|my)(?! (?:habit|goal|task|problem|song|piece|day|hour))|dry scoop|from the bag`,
    String.raw`bet|betting|loans?|ddos|hack(?:ed)?|crack (?:one|a|the)|(?:her|his|their) (?:pin|diary|address|gym|work|ring|plans?)|pin code|swastikas?|(?:juggl\w*|play\w*|spin\w*) (?:with )?fire|open (?:one|a|the) car|pick mushrooms|forag\w*|(?:would|will) do it|(?:photos?|pictures?|shots?|film|video) of (?:a |the |some |one )?(?:wom[ae]n|kids?|child\w*|strangers?)`,
    'quarry|cliffs?|rooftops?|ledges?|rails?|railway|tracks (?:and|until)|train lines?|step out|knives|machete|swords?|parked cars|race (?:one|a|my|the)|double (?:up )?after (?:each|every|a) loss|fast breaths|by the other doors?|wire (?:\\w+ ){0,3}(?:socket|switch|fuse|light|cooker)',
    '(?:no|without)(?: an?| the| my| any)? (?:lights?|brakes?|helmet|guard|gloves|belt|ropes?|lifeguard|spotter|licen[cs]e|teacher|instructor|power off)|power on|full throttle|closed garage|the gas|salt the|fuse',
    String.raw`sit (?:in|on) the (?:garage|car|tracks|roof|bridge|road)|hold my breath|through the pain|cracks|tears|until (?:i drop|something|it)|burn(?:ed|s|ing)?|whip|shock collar|choke\w*|punch\w*|slap\w*|spank\w*|spar`,
    'exploits?|keylogger|malware|phishing|scrape (?:her|his|their)|fake|lie (?:about|to)|lie on (?:one|my|a|the) cv|from the till|one horse|one coin|one stock|all in|all my savings',
    String.raw`my ex|ex from|new number|said no|teen\w*|schoolgirls?|minors?|naked|nudes?|lingerie|long lens|into windows|little ones|kids at|girls?|hat(?:e|ed|red)|my body|my things|one last|last (?:walk|letter|swim|ride|drive|time|day)|how i do it|leave the keys|for good|on the ice|behind the same|hold on to a|changing room|without clothes|my will|swim (?:\w+ ){0,4}at night|fight (?:one|a|my|the)|for later|sell it|give away (?:my|all|every)`,
    '(?:m[ou]m|dad|mother|father|wife|husband|boss|sister|brother|friend|grandma|girlfriend|boyfriend)(?:.?s) (?:card|account|phone|mails?|messages?|diary|purse|wallet|money|things|name)',
    String.raw`neighbou?r.?s (?:door|hedge|car|house|dog|cat|tree|lock)|sauna suit|after the pub|1[3-9]\d on|2\d\d on|(?:ride|walk|run|jog|cycle) (?:\w+ )?on the motorway`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
);
/** Splits a session into its parts: "..., then ...". */
const PART = /(?=[,;] |\s(?:and )?then\s|\splus\s)/i;
/** A part that is only an amount: "3 times", "20 min each side". */
const HOW_MUCH =
  /^\W*(?:then |and |plus |x ?)?(?:[\d.]+|one|two|three|five|ten)[ x×]*(?:times|x|min\w*|sec\w*|s|h|hours?|reps|rounds|sets|steps|km|m|metres|lengths|pages|words|kg)?(?:\W+(?:each|rest|max|a|per|every|on|and|the|in|days?|daily|week|time|side|leg|hand|mornings?|evenings?|nights?|week(?:day|end)s?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|slow\w*))*\W*$/i;

/** A part that is a letter or a note: "one row each of a, d, g and n". */
const LETTERS = /^\W*(?:and )?[a-z]{1,2}(?: and [a-z]{1,2})?\W*$/i;

/** Words of a part that goes on with the practice or ends it: "then check it", "eyes shut". */
const AFTERWARDS =
  /\b(?:check\w*|mark|review\w*|redo|correct\w*|compare|slow\w*|eyes (?:shut|closed)|no (?:editing|counting|notes|looking|crossing|figures)|pencil|tick|write (?:down|the date|date|it|each|one|two|three|what)|record|listen|together|both parts|make (?:it|that) work|commit|play ?test\w*|labs?|export|weave|script|chart|bars?|verse|turns?|stretch\w*|rest|pages?|words|lines?|tempo|bpm|scales?|strings|list|reviews?|copy|worst move)\b/i;

/** What a session is. `unsure` (`HURTS`) and `held` (`DARK`) are not about practice. */
export type OwnSession =
  | {
      readonly kind: SessionKind;
      /** The text of the session up to the first part that is not known as practice. */
      readonly act: string;
    }
  | 'unsure'
  | 'held'
  | undefined;

/** Recognises a session and checks whether it may be quoted. */
export function findSession(
  act: string,
  topic: Pick<Topic, 'id' | 'shelf'> | undefined,
): OwnSession {
  const place = placeOf(topic);
  const isPractice = BY_ONESELF.test(place);
  const judged = withoutIdioms(act);
  const doubt = isPractice ? doubtIn(judged) : undefined;
  if (doubt !== undefined) return doubt;
  if (DANGER.test(judged)) return undefined;
  const said = isPractice ? practisedPart(act, place) : act;
  if (MEDICINE.test(act) && topic?.shelf !== 'create') return { kind: MOMENT, act };
  const kind =
    kindOfParts(said, {
      kindIn: (part) => kindAt(part, place),
      isFree,
      isQuiet: QUIET.test(place),
    }) ??
    kindAt(said, place) ??
    plainKind(said) ??
    findSessionKind(said, topic);
  return kind && { kind, act: said };
}

/** Why nothing of the practice is quoted: it may hurt, or it is about others or something hidden. */
function doubtIn(act: string): 'unsure' | 'held' | undefined {
  if (HURTS.test(act.replace(TO_FAILURE, ''))) return 'unsure';
  const [first = ''] = act.split(PART, 1);
  return DARK.test(act) || OTHERS.test(first) ? 'held' : undefined;
}

/** The session up to the first part that is not known as practice. */
function practisedPart(act: string, place: string): string {
  const [first = '', ...others] = act.split(PART);
  const isHandy = /^(?:hands|home|people)?\//.test(place);
  const isKnown = (part: string) =>
    !/\w/.test(part) ||
    LETTERS.test(part) ||
    HOW_MUCH.test(part) ||
    (!ENDS.test(part.replace(TO_FAILURE, '')) &&
      (AFTERWARDS.test(part) || kindAt(part, place) || (!isHandy && isFree(part)))) ||
    isPlainAct(part);
  const isAllFree = PLAIN_WORK.test(place) && isFree(act);
  const unknown = isAllFree ? -1 : others.findIndex((part) => !isKnown(part));
  return [first, ...(unknown === -1 ? others : others.slice(0, unknown))].join('');
}

/** Shelf and topic as one text ("learn/exams"), which the patterns of `of` match. */
function placeOf(topic: Pick<Topic, 'id' | 'shelf'> | undefined): string {
  const { id = '', shelf = '' } = topic ?? {};
  return `${GENERAL.has(id) ? '' : shelf}/${id}`;
}

/** The kind of a session, by its words and its topic. @internal named by tests */
export function findSessionKind(
  act: string,
  topic: Pick<Topic, 'id' | 'shelf'> | undefined,
): SessionKind | undefined {
  const place = placeOf(topic);
  return kindAt(act, place) ?? practisedKind(act, place) ?? anySession(act, place);
}

function kindAt(said: string, place: string): SessionKind | undefined {
  const act = said.replace(WITHOUT_SCREEN, '');
  return (
    SESSION_KINDS.find(({ firm }) => firm?.test(act)) ??
    kindByFirstPart(act, place) ??
    kindByWords(act, place) ??
    SESSION_KINDS.find(({ anywhere }) => anywhere?.test(act))
  );
}

/** The end of a session of something else: "a board game, no phones". */
const WITHOUT_SCREEN = /(?<=\w),? (?:no|without) (?:phone|screen|tv|tablet)s?$/i;

function kindByWords(act: string, place: string): SessionKind | undefined {
  return SESSION_KINDS.find(({ words, of }) => words.test(act) && (of?.test(place) ?? true));
}

/** What a session begins with says most: "four folds, overnight in the fridge" is baking, not a plan of meals. */
function kindByFirstPart(act: string, place: string): SessionKind | undefined {
  const [first = ''] = act.split(/,\s|;|\bthen\b/i, 1);
  const kind = kindByWords(first, place);
  return kind?.id === 'phone-away' ? undefined : kind; // to put the phone away only prepares it
}

function practisedKind(act: string, place: string): SessionKind | undefined {
  const isOpen = COUNTED.test(act) && !POINTS.test(act) && !ENDS.test(act);
  const isQuiet = QUIET.test(place) && isFree(act) && !POINTS.test(act);
  if (!isOpen && !isQuiet) return undefined;
  const [, kind] = PRACTISED.find(([of]) => of.test(place)) ?? [];
  return SESSION_KINDS.find(({ id }) => id === kind);
}
