import { VERBS } from '#mentor/understand/acts.ts';
import { lemmaOf } from '#mentor/understand/lemma.ts';
import { COUNTS, limitIn, taperIn } from './limits.ts';
import type { Rhythm, Weekday } from './rhythm.ts';

/**
 * A habit that a goal states, with its time, its limit or its days: "in bed by 11 pm", "max 2 coffees a day", "call
 * my mum every Sunday".
 */
export type SaidHabit = {
  readonly kind: 'clock' | 'stop' | 'limit' | 'act';
  /** The title of its quest: "Call your mum". */
  readonly title: string;
  /** The time of day: minutes after midnight, and the hour as it was said. */
  readonly clock?: { readonly at: number; readonly said: string };
  /** The number of a limit. */
  readonly n?: number;
  /** Minutes of one session, or of a limit in hours. */
  readonly minutes?: number;
  readonly days?: readonly Weekday[];
  /** Times a week. */
  readonly times?: number;
  readonly timesADay?: number;
  /** The last value of a limit that is lowered step by step. */
  readonly downTo?: number;
};

/** The goal shape of each kind of habit. */
export const HABIT_SHAPE = {
  clock: 'routine',
  act: 'routine',
  stop: 'drop',
  limit: 'drop',
} as const;

const DAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)days?';
const PART = '(?: (?:mornings?|evenings?|nights?|afternoons?))?';
const SPAN = '(?:sun|mon)days? (?:to|until|till|through|[-–]) (?:thurs|fri)days?'; // "Friday to Sunday" may be once
const OFTEN = new RegExp(
  `,? ?\\b(?:at least )?(?:(?:every|each)(?: single)? (?:day|morning|evening|night|week(?:day|end)?|${DAY}${PART}(?: and ${DAY})*)|daily|weekly|nightly|everyday|(?:once|twice|\\w+ times|\\d ?x) (?:a|per|each|every) (?:day|week)|(?:on |from )?${SPAN}|on (?:weekdays?|weekends?|(?:school|work) (?:nights|days)|${DAY}(?: and ${DAY})*)${PART}|weekdays|at weekends|(?:sun|mon|tues|wednes|thurs|fri|satur)days)(?![\\w-])`,
  'i',
);
const HOUR =
  "(midnight|noon|(?:half past |quarter past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:pages|minutes|times))|\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|o['’]?clock))?)(?![\\w%:]| ?(?:weeks?|days?|months?|years?|k|km|kg|minutes?|hours?|times)\\b)";
const CLOCKED = new RegExp(
  `^(.*?)\\b(by|at|before|after|past|until) (?:about |around )?${HOUR}`,
  'i',
);
const IS_HOUR = /[:.]\d\d|[ap]m$|midnight|noon|clock|past|quarter/i;
/** A bare number that is an hour: "at 19", but not "at 19 words a minute". */
const BARE_HOUR =
  /^(?:1[3-9]|2[0-4])(?=$|[,.;]| (?:and|on|every|each)\b)|^\d{1,2}(?= (?:every|each)\b)/;
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const IN_BED = /\b(?:bed|bedtime|asleep|sleep|sleeping|lights?|lamp)\b/i;
const GETS_UP = /\b(?:wak\w+|get(?:ting)? up|up|ris(?:e|ing))\b/i;
const STOPS = /^(?:no|never|stop|quit|avoid|not?)\b/i;
const OPENERS =
  /^(?:(?:i|we|my|goal|is|want|wanna|would|like|need|have to|going|to|start|begin|try|trying|finally|also|and|then|just|please|really|id|im|i['’]d|i['’]m|remember|get into the|make (?:it )?a|habit of)(?![\w'’])[ ,:]*)+/i;
/** Verbs of small acts that are repeated, besides those of goals. */
const SMALL_ACTS =
  'air bathe be breathe brush charge close compliment count dust empty fill floss fold hoover hug hydrate iron kiss lay lock log moisturise moisturize mop pack phone polish prep put recycle refill reply review ring rinse say scrub shave shower sit smile stroke sweep switch text thank trim turn unplug vacuum water weed wind wipe';
const ACTS: ReadonlySet<string> = new Set([...VERBS, ...SMALL_ACTS.split(' ')]);
/** Habits whose name says how often they are done. */
const NAMED: readonly (readonly [name: RegExp, habit: SaidHabit])[] = [
  [/\bfajr\b/i, { kind: 'act', title: 'Get up and pray Fajr on time', times: 7 }],
  [
    /\b(?:five|5) (?:daily |obligatory )*(?:prayers|salah|salat|namaz)\b|\bpray (?:five|5) times\b|\bpray all (?:five|5)\b/i,
    { kind: 'act', title: 'Pray the five prayers on time', times: 7, timesADay: 5 },
  ],
];
/** Acts that are too vague to be ticked off. */
const VAGUE =
  /^(?:wake up on|fall asleep (?:on|in front)|become|improve|get better|get good|increase|reduce|lose|gain|win|master|understand|manage|develop|be (?!in\b|at\b|home\b|asleep\b|up\b|out\b|on\b)|feel|learn|grow|keep (?:up|on)|hit|reach|earn|beat|pass|have more|do more|do better|track|weigh)\b/i;
const MINUTES = /\b(\d{1,3}) ?min|\b(\d|an|one|two|half an) hours?\b/i;
/** Longer durations are no session: eight hours of sleep. */
const MOST_MINUTES = 180;
const LONGEST_TITLE = 44;
const MOST_WORDS = 8;
export const MOST_OF_SESSION = 80;

/** Days added to those of the habit, so that it holds every day: "no mail after six and not on weekends". */
const ALSO = /\bnot (?:on|at) /i;
/** The kinds of habits in order; the first match wins. */
const READERS = [taperIn, clockIn, limitIn, weeklyLimitIn, actIn, leftIn, routineIn];

/** Beginnings of a description, not of a wish: "I keep waking up at 3", "we eat takeaway four times a week". */
const TOLD =
  /^(?:and )?(?:(?:i|we|he|she|they|kids?|children)(?:['’]m|['’]re| am| are)? (?!(?:(?:really|just|also|finally|only|do|actually|am|are) )*(?:want|wanna|need|would|will|must|should|have|hope|plan|wish|aim|try|trying|intend|like|love|promise|going|gotta|can)\b)|(?:keep \w+ing|always|constantly|forever|end(?:ing)? up|usually|often)\b)/i;

/** The habit that a goal states, or undefined. */
export function habitIn(goal: string, rhythm?: Rhythm): SaidHabit | undefined {
  if (TOLD.test(goal.trim())) return undefined;
  const said = goal.replace(OPENERS, '').trim();
  const named = NAMED.find(([name]) => name.test(said));
  if (named !== undefined) return named[1];
  const found = READERS.map((read) => read(said)).find((one) => one !== undefined);
  if (found === undefined || found.title.length > LONGEST_TITLE) return undefined;
  const { days, timesAWeek, timesADay } = rhythm ?? {};
  return {
    ...found,
    ...(days && days.length < 7 && !ALSO.test(said) && { days }),
    times: found.times ?? (ALSO.test(said) ? 7 : days?.length) ?? timesAWeek ?? 7,
    ...(timesADay !== undefined && timesADay > 1 && { timesADay }),
  };
}

/** A habit at a time of day: "in bed by 11 pm". */
function clockIn(said: string): SaidHabit | undefined {
  const [all = '', before = '', how = '', hour = ''] = CLOCKED.exec(said) ?? [];
  const isLate = IN_BED.test(before);
  const isBare = /^at$/i.test(how);
  const isHour =
    IS_HOUR.test(hour) || (isBare && BARE_HOUR.test(said.slice(all.length - hour.length)));
  if (!isHour && !isLate && !GETS_UP.test(before)) return undefined;
  const at = minutesOf(hour.toLowerCase(), isLate);
  // "Sleep better, I wake up at 3" describes the situation.
  if (before.trim() === '' || at === undefined || /\d|[,;.] ?i\b|\b(?:sofa|couch)\b/i.test(before))
    return undefined;
  const clock = { at, said: hour };
  if (STOPS.test(before)) {
    const thing = before.replace(STOPS, '').trim();
    return thing === '' ? undefined : { ...stoppedAt(yours(thing), said, `${how} ${hour}`), clock };
  }
  const act = titleOf(before.replace(/^.*[.;!?]\s/, '').trim()); // "Sleep better. Bed by 11" is about the bed
  return act === undefined ? undefined : { kind: 'clock', title: `${act} ${how} ${hour}`, clock };
}

/** A habit of stopping: at an hour ("stop working at six"), or for the rest of the day ("no phone after nine"). */
function stoppedAt(thing: string, said: string, when: string): SaidHabit {
  return /^stop\b/i.test(said) && /^(?:at|by)\b/i.test(when)
    ? { kind: 'clock', title: `Stop ${thing} ${when}` }
    : { kind: 'stop', title: `No ${thing} ${when}` };
}

const PAST: Readonly<Record<string, string>> = { half: ':30', quarter: ':15' };

/** An hour in digits: "half past ten" is 10:30. */
function inDigits(hour: string): string {
  const [first = '', ...rest] = hour.split(' ');
  const at = WORDS.indexOf(rest.at(-1) ?? first);
  return at === -1 ? hour : `${at}${PAST[first] ?? ''}`;
}

/** Minutes after midnight; bedtimes from seven on are in the evening unless "am" is said. */
function minutesOf(hour: string, isLate: boolean): number | undefined {
  if (hour === 'midnight' || hour === '24') return 24 * 60;
  if (hour === 'noon') return 12 * 60;
  const [hours = 0, minutes = 0] = inDigits(hour)
    .split(/[:.]/)
    .map((part) => Number.parseInt(part, 10));
  if (hours > 24 || minutes > 59) return undefined;
  if (hours === 12) return twelve(hour, isLate) * 60 + minutes;
  const isEvening = /pm/.test(hour) || (isLate && !/am/.test(hour) && hours >= 7);
  return ((hours % 12) + (isEvening || hours > 12 ? 12 : 0)) * 60 + minutes;
}

/** Twelve is midnight for a bedtime and with "am", and noon otherwise. */
function twelve(hour: string, isLate: boolean): number {
  return /am/.test(hour) || (isLate && !/pm/.test(hour)) ? 24 : 12;
}

/** A weekly limit, checked at the end of the week: "eat out max once a week". */
const WEEKLY_LIMIT =
  /^([^,]+) (?:max(?:imum)?|at most|no more than) (once|twice|(?:\d|two|three|four) times) (?:a|per) week\b/i;

function weeklyLimitIn(said: string): SaidHabit | undefined {
  const [, act = '', count = ''] = WEEKLY_LIMIT.exec(said) ?? [];
  const title = titleOf(act.trim());
  return title === undefined
    ? undefined
    : { kind: 'limit', title: `${title} at most ${count.toLowerCase()} a week`, times: 1 };
}

/** Small acts that are daily without saying so: "floss", "make my bed". */
const EVERY_DAY =
  /^(?:(?:floss|moisturi[sz]e|eye ?drops|ear drops)\b|brush (?:my|the) |wear (?:my|the) (?:\w+ )?(?:aids?|glasses|retainer|brace|splint|sunscreen)\b|(?:wash|do) (?:the |my )?(?:dishes|face|hands)\b|make (?:my|the) bed$|take (?:my|the) (?:\w+ ){0,3}(?:pills?|tablets?|meds|medication|medicine|vitamins?|inhaler)\b|pray (?:the|my) \w+|keep (?:my|the) .*\b(?:clear|tidy|out of)\b)/i;
/** Devices that are kept out of reach: "phone out of the bedroom". */
const KEPT_OUT = /^(?:(?:the|my|no) )?(phones?|laptop|tablet|tv|ipad|screens?) (out of|off)\b/i;

function routineIn(wanted: string): SaidHabit | undefined {
  const [act = ''] = wanted
    .replace(KEPT_OUT, 'keep the $1 $2')
    .split(/[,.;(]| (?:because|bc|at the same|same day|before|after|so)(?: |$)/);
  const title = EVERY_DAY.test(act) ? titleOf(act.trim()) : undefined;
  return title === undefined ? undefined : { kind: 'act', title, times: 7 };
}

/**
 * Things to give up that are checked each day from the first one on. Addictive substances are missing: they get a
 * day to stop.
 */
const LEFT =
  /^(?:stop|quit|no(?: more)?|give up|cut out) (?:(?:buying|ordering|watching|playing) ((?:the |my )?[\w'’-]+(?: [\w'’-]+){0,2})|(checking [\w'’-]+(?: [\w'’-]+){0,2}|tiktok|instagram|reddit|facebook|youtube|netflix|crisps|chocolate|sweets|soda|fast food|takeaways|snacks|screens at \w+|online shopping))$/i;

function leftIn(wanted: string): SaidHabit | undefined {
  const [act = ''] = wanted.split(/[,.;(]| (?:because|bc|but|so|when|while|by|and) /);
  const [, ...things] = LEFT.exec(act.trim()) ?? [];
  const thing = things.find((one) => one !== undefined)?.replace(/^(?:the|my) /i, '');
  return thing === undefined
    ? undefined
    : { kind: 'stop', title: `No ${yours(thing)} today`, times: 7 };
}

/** An act that says how often: "call my mum every Sunday". */
function actIn(wanted: string): SaidHabit | undefined {
  const often = OFTEN.exec(wanted);
  if (often === null) return undefined;
  const before = wanted.slice(0, often.index).trim();
  const rest = before === '' ? wanted.slice(often[0].length).trim() : before;
  // How often belongs to its own sentence: "Keep my sugar under control. Measure it daily".
  const sentence = rest.split(/(?<=[a-z]{3})[.!?] +/i).at(before === '' ? 0 : -1) ?? '';
  const [act = ''] = sentence.split(/[,.;(]| because | so that /);
  if (STOPS.test(act)) return stopOf(act.replace(STOPS, '').trim());
  // "50 pages every week" is an amount and not a habit.
  if (/\d/.test(act) && /week$|weekly/i.test(often[0])) return undefined;
  const title = titleOf(act.trim());
  const [, said, hours = ''] = MINUTES.exec(act) ?? [];
  const minutes = Number(said ?? (COUNTS[hours.toLowerCase()] ?? Number(hours)) * 60);
  return title === undefined
    ? undefined
    : { kind: 'act', title, ...(minutes > 0 && minutes <= MOST_MINUTES && { minutes }) };
}

function stopOf(thing: string): SaidHabit | undefined {
  const isNamed = thing !== '' && !/^(?:more|longer)$/i.test(thing);
  return isNamed ? { kind: 'stop', title: `No ${yours(thing)}` } : undefined;
}

function actOf(word: string): string {
  return lemmaOf(word.toLowerCase(), (base) => ACTS.has(base));
}

/** Habits without a verb, with the verb that belongs to them. */
const THINGS: readonly (readonly [verb: string, thing: RegExp])[] = [
  ['be', /^(?:in bed|asleep|home|up)\b/i],
  ['put on', /^(?:sunscreen|spf|moisturi[sz]er|cream|lotion|retainer)\b/i],
  ['use your', /^(?:eye ?|ear )?drops\b/i],
  ['take', /^(?:(?:my|the) )?(?:vitamins?|supplements?|a? ?cold shower)\b/i],
  ['do', /^(?:skin ?care|duolingo|push ?-?ups|squats|sit ?-?ups|planks?|yoga|pilates|dishes)\b/i],
];

/** The title for an act: "flossing" is "Floss", "in bed" is "Be in bed". Undefined for a vague or unknown act. */
function titleOf(act: string): string | undefined {
  if (/^lights? (?:out|off)$/i.test(act)) return 'Lights out';
  // "Call it monday-proof: i start every week great" describes, and is no act.
  if (/:\s|\s(?:i|we|he|she|they)\s\S/i.test(act)) return undefined;
  const [verbOf] = THINGS.find(([, thing]) => thing.test(act)) ?? [];
  const small = `${act.charAt(0).toLowerCase()}${act.slice(1)}`;
  const [first = '', ...rest] = (verbOf ? `${verbOf} ${small}` : act).split(/\s+/);
  const verb = actOf(first);
  const whole = [verb, ...rest].join(' ');
  if (!ACTS.has(verb) || VAGUE.test(whole) || whole.split(' ').length > MOST_WORDS)
    return undefined;
  return yours(`${whole.charAt(0).toUpperCase()}${whole.slice(1)}`.replace(/[ –-]+$/, ''));
}

/** A duration at the end of a session, which its quest shows anyway: "…, 10 min". */
const LENGTH_AT_END =
  /(?<=\S\s+\S+)\s*[,;:(]\s*(?:for |about |around |~)?\d+(?: ?(?:-|to) ?\d+)? ?(?:min(?:ute)?s?|hours?|hrs?|h)[).]*$/i;

/** The quest title for a session in the user's words, without its length and frequency. */
export function sessionTitle(act: string): string {
  const named = act.replace(OPENERS, '').replace(OFTEN, '').trim().replace(LENGTH_AT_END, '');
  const said = cutAtPart(named, MOST_OF_SESSION);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** Shortens a text of several parts before the part that no longer fits. */
function cutAtPart(words: string, most: number): string {
  const fitting = [...words].slice(0, most + 1).join('');
  const ends = [...fitting.matchAll(/[,;:] | (?:and )?then /g)].map(({ index }) => index);
  const end = ends.at(-1) ?? 0;
  const isCut = fitting.length > most && end >= LEAST_PART;
  return isCut ? fitting.slice(0, end) : cutAtWord(words, most);
}

/** The least letters of a part that can stand alone. */
const LEAST_PART = 15;

/** Shortens a text to at most `most` letters, at the end of a word and without a dangling "and" or "the". */
export function cutAtWord(words: string, most: number): string {
  const letters = [...words]; // whole code points, so that no emoji is cut in half
  const cut =
    letters.length <= most
      ? words
      : letters
          .slice(0, most + 1)
          .join('')
          .replace(/\s+\S*$/, '');
  const open = /[\s,;.:(-]+(?:an?|and|at|by|for|from|in|my|of|on|or|our|the|to|until|with|your)?$/i;
  return cut === words ? words.replace(/[\s,;.:]+$/, '') : cut.replace(open, '').replace(open, '');
}

/** Text addressed to the user: "my" becomes "your". */
export function yours(words: string): string {
  return words
    .replace(/\b(?:my|mine)\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\b(?:i|me)\b/gi, 'you');
}
