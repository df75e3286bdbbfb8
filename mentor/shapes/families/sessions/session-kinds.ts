import type { Topic } from '#mentor/library/topic.ts';
import { withoutIdioms } from '#mentor/safety/idioms.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import { EVERYDAY_SESSIONS } from './everyday-sessions.ts';
import { HOME_SESSIONS } from './home-sessions.ts';
import { LEARNING_SESSIONS } from './learning-sessions.ts';
import { PEOPLE_SESSIONS } from './people-sessions.ts';
import { isPlainAct, type MoreWords, wordsOfTexts } from './plain-words.ts';
import { PRACTICE_SESSIONS } from './practice-sessions.ts';
import { SELF_SESSIONS } from './self-sessions.ts';
import { DANGER, doubtIn, ENDS, isFree, PART, TO_FAILURE } from './session-dangers.ts';
import { type Harm, harmIn } from './session-harm.ts';
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
  [/^move\/walking/, 'walk'],
  [/^move\/running/, 'run'],
  [/^move\/swimming/, 'swim'],
  [/^move\/cycling/, 'ride'],
  [/^move\/(?:strength|lift)/, 'sets'],
  [/^move\/(?:ball|paddle|trick|fight)|^learn\/mental/, 'drill'],
  [/^learn\/game/, 'aim-drill'],
  [/^create\/mind-games/, 'brain-drill'],
  [/^hands\/craft|^home\/repairs/, 'workshop'],
  [/^hands\/cooking/, 'cooking'],
  [/^learn\/(?:exams|study|academic|languages|field)/, 'deep-block'],
];
/** A text of two to twelve words with an amount. */
const COUNTED =
  /^(?=.*(?:\d|\b(?:one|two|three|four|five|six|eight|ten|twelve|twenty|half|each|hour)\b))(?:\S+ ){1,11}\S+$/i;
/** Words that refer to something unnamed. */
const POINTS = /\b(?:it|its|them|ones|this|that|those|there|here|all|anyway|everything)\b/i;
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

/** Topics that are practised alone. Here a session may only say what is practised. */
const BY_ONESELF =
  /^(?:sound|create|tech|move)\/|^learn\/(?!reading)|^hands\/(?:craft|sewing|machine)|^home\/repairs|^people\/animal|^\//;
/** What is practised at a desk, an instrument or a screen: a plain part is said though no kind knows it. */
const QUIET =
  /^(?:sound|create|tech|learn|path)\/|^move\/walking|^\/(?:project|skill|event|paper)?$/;
/** A part that is only an amount: "3 times", "20 min each side". */
const HOW_MUCH =
  /^\W*(?:then |and |plus |x ?)?(?:[\d.]+|one|two|three|five|ten)[ x×]*(?:times|x|min\w*|sec\w*|s|h|hours?|reps|rounds|sets|steps|km|m|metres|lengths|pages|words|kg)?(?:\W+(?:each|rest|max|a|per|every|on|and|the|in|days?|daily|week|time|side|leg|hand|mornings?|evenings?|nights?|week(?:day|end)s?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|slow\w*))*\W*$/i;

/** A part that is a letter or a note: "one row each of a, d, g and n". */
const LETTERS = /^\W*(?:and )?[a-z]{1,2}(?: and [a-z]{1,2})?\W*$/i;

/** Words of a part that goes on with the practice or ends it: "then check it", "eyes shut". */
const AFTERWARDS =
  /\b(?:check\w*|mark|review\w*|redo|correct\w*|compare|slow\w*|eyes (?:shut|closed)|no (?:editing|counting|notes|looking|crossing|figures)|pencil|tick|write (?:down|the date|date|it|each|one|two|three|what)|record|listen|together|both parts|make (?:it|that) work|commit|play ?test\w*|labs?|export|weave|script|chart|bars?|verse|turns?|stretch\w*|rest|pages?|words|lines?|tempo|bpm|scales?|strings|list|reviews?|copy|worst move)\b/i;

/**
 * What a session is. `unsure` (`HURTS`) and `held` (`DARK`) are not about practice, `refused` is what only the
 * classifier finds harmful.
 */
export type OwnSession =
  | {
      readonly kind: SessionKind;
      /** The text of the session up to the first part that is not known as practice. */
      readonly act: string;
    }
  | 'unsure'
  | 'held'
  | 'refused'
  | undefined;

/** Topics of crafts, desks, gardens and animals, in whose sessions words of trades are plain. */
const OF_TRADES =
  /^(?:sound|create|tech|learn|hands|work|money|home|path)\/|^people\/(?:volunteering|animal|pets)|^body\/(?:teeth|grooming)|^\/(?:skill|project|workshop)$/;
/** Of these the words of their quests are plain, too: nobody is paid, and nothing is owed. */
const OF_OWN_WORDS =
  /^(?:sound|create|learn|hands(?!\/machine)|home)\/|^people\/(?:volunteering|animal|pets)|^\/(?:skill|project|workshop)$/;

type SessionTopic = Pick<Topic, 'id' | 'shelf'> & Partial<Pick<Topic, 'subs'>>;

/** Tells plain texts from others, for sessions of a topic and a goal. */
function plainIn(
  topic: SessionTopic | undefined,
  { goal, plainer }: Required<SaidAround>,
): (text: string) => boolean {
  if (!OF_TRADES.test(placeOf(topic))) return (text) => isPlainAct(text);
  let words: MoreWords | undefined;
  return (said) => {
    const text = plainer(said);
    if (isPlainAct(text)) return true;
    if (!isFree(text)) return false;
    words ??= wordsOfTexts(OF_OWN_WORDS.test(placeOf(topic)) ? [goal, ...textsIn(topic)] : []);
    return isPlainAct(text, words);
  };
}

function textsIn({ subs = [] }: Partial<SessionTopic> = {}): readonly string[] {
  return subs.flatMap(({ quests }) =>
    quests.flatMap(({ title, tiny, why, steps }) => [title, tiny, why, ...steps.flat()]),
  );
}

/** Topics of food, drink, smoke and weight, where a list says which sessions may stand (`own-consumption.ts`). */
const LISTED = /^body\/(?:alcohol|tobacco|weight|eating)$/;

type SaidAround = {
  /** A text that the gate let through. */
  readonly goal?: string;
  /** Takes out what only sounds like harm. */
  readonly plainer?: (text: string) => string;
};

/** What the classifier finds in a session that is never said back. */
const REFUSED: ReadonlySet<Harm> = new Set(['refused', 'alarming']);

/** Recognises a session and checks whether it may be quoted. */
export function findSession(
  act: string,
  topic: SessionTopic | undefined,
  { goal = '', plainer = withoutIdioms }: SaidAround = {},
): OwnSession {
  const place = placeOf(topic);
  const judged = plainer(act);
  const harm = LISTED.test(place) ? 'unsure' : harmIn(judged);
  const isClear = harm === 'clear';
  const isPractice = BY_ONESELF.test(place);
  const doubt = isPractice ? doubtIn(judged, isClear) : undefined;
  if (doubt !== undefined) return doubt;
  if (REFUSED.has(harm)) return 'refused';
  if (DANGER.test(judged)) return undefined;
  const isPlain = isClear ? () => true : plainIn(topic, { goal, plainer });
  const said = isPractice && !isClear ? practisedPart(act, { place, isPlain, plainer }) : act;
  if (MEDICINE.test(act) && topic?.shelf !== 'create') return { kind: MOMENT, act };
  const kind =
    kindOfParts(said, {
      kindIn: (part) => kindAt(part, place),
      isFree: (part) => isFree(part, plainer),
      isPlain,
      isQuiet: QUIET.test(place),
    }) ??
    kindAt(said, place) ??
    practisedKind(said, place) ??
    plainKind(said, isPlain) ??
    findSessionKind(said, topic);
  return kind && { kind, act: said };
}

type PractisedTerms = {
  readonly place: string;
  readonly isPlain: (part: string) => boolean;
  readonly plainer: (text: string) => string;
};

/** The session up to the first part that is not known as practice. */
function practisedPart(act: string, { place, isPlain, plainer }: PractisedTerms): string {
  const [first = '', ...others] = act.split(PART);
  const isHandy = /^(?:hands|home|people)?\//.test(place);
  const isKnown = (part: string) =>
    !/\w/.test(part) ||
    LETTERS.test(part) ||
    HOW_MUCH.test(part) ||
    (!ENDS.test(plainer(part).replace(TO_FAILURE, '')) &&
      (AFTERWARDS.test(part) || kindAt(part, place) || (!isHandy && isFree(part, plainer)))) ||
    isPlain(part);
  const isAllFree = PLAIN_WORK.test(place) && isFree(act);
  const unknown = isAllFree ? -1 : others.findIndex((part) => !isKnown(part));
  const known = [first, ...(unknown === -1 ? others : others.slice(0, unknown))].join('');
  // One word ("thread up") says nothing: a session that names no danger is then said whole.
  if (known === act || known.trim().split(/\s+/).length > 1) return known;
  return isFree(act, plainer) ? act : '';
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
