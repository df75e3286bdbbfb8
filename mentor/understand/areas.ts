import type { Caution } from '#mentor/library/topic.ts';
import { readAreas } from '#mentor/text/read-areas.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { type experienceIn, levelsFor, UNKNOWN_LEVEL } from './experience.ts';
import { type MeantWord, meantWords } from './meant-words.ts';
import { CONFIDENCE, type Readings, readTopics, type TopicReading } from './score.ts';
import type { UnderstoodGoal } from './understanding.ts';

// The second answer: what somebody is interested in beside the goal.

const MOST_AREAS = 4;

export type Area = {
  readonly said: string;
  readonly reading: TopicReading;
  readonly confidence: number;
  readonly isLater: boolean;
};

/** "maybe some swimming later". */
const AREA_LATER =
  /\b(?:maybe|perhaps|possibly|later|some ?day|one day|eventually|in the long run|if there is time)\b/i;

/** "Fresh air", "moving": no house is moved. */
const OUTSIDE = /^(?:being |getting |more )?(?:out|outside|fresh air|air|moving|movement)$/i;
const ANY_SPORT =
  /^(?:any|some|more)?(?:thing)? ?(?:(?:being|staying|getting) )?(?:active|sports?|sporty|exercise|physical)(?: stuff| things| activity)?$/i;

/** "music i guess". */
const HEDGES = /\b(?:i guess|i think|i suppose|stuff|things|or something|mostly|mainly)\b/gi;

/** Games as a part of life are played, and not given up. */
const PASTIME = /^(?:\w+ )?(?:games?|gaming)$/i;

const JOB_SEARCH = 'job-search';
/** Who names a job as a part of life has one, and looks for none. */
const LOOKS_FOR_WORK =
  /\b(?:find\w*|new|search\w*|hunt\w*|look\w*|appl\w*|chang\w*|lost|unemploy\w*|interview\w*|cv|resume|hired)\b/i;

export function areaReadings(answer: string, index: EvidenceIndex): readonly Area[] {
  return readAreas(index.gloss?.(answer)?.listed ?? answer)
    .slice(0, MOST_AREAS)
    .flatMap((said) => {
      const named = isAnySport({ said })
        ? 'fitness'
        : said.replace(HEDGES, ' ').replace(OUTSIDE, 'walking');
      const { readings, confidence } = readTopics(meantWords(named, index).words, { index });
      const [reading] = readings;
      const part = answer.split(/[,;.\n]/).find((one) => one.includes(said)) ?? '';
      const isLater = AREA_LATER.test(part);
      if (reading?.topic === JOB_SEARCH && !LOOKS_FOR_WORK.test(part)) return [];
      if (reading?.topic === 'screens' && PASTIME.test(said)) return [];
      return reading && confidence >= CONFIDENCE.sure
        ? [{ said, reading, confidence, isLater }]
        : [];
    });
}

/** An area that was read: what somebody is interested in beside the goal. */
export type AreaVote = Pick<TopicReading, 'topic' | 'sub'> & { readonly isLater: boolean };

export function voteReading({ isLater: _, ...reading }: AreaVote): TopicReading {
  return { ...reading, isSubNamed: reading.sub !== undefined, score: 0 };
}

const TOLD =
  /^\W*(?:and |so |well |ok |ach |third time |three times |every time )*(?:i(?:['’]ve|['’]m|ve|m)?|we(?:['’]ve|['’]re|ve|re)?|my|our|the|there(?:['’]s|s)?|it(?:['’]s|s)?|he|she|they|everyone|everybody|nobody|no one|someone|all|if|when|since|by the time|in the|can['’]?t|cannot|couldn['’]?t|have ?n['’]?t|got|wish|payday|teacher|doctor|dentist|boss|landlord|ship|two|three|four|monday) /i;
const WISHED =
  /\b(?:want|wants|wanna|would like|i['’]?d like|need to|needs to|have to|hope to|hoping to|trying to|goal|learn|learning|how to|help me|plan to|aim|instead)\b/i;

/** Whether a sentence says how it is, and hints at what is wanted: "the stairs got longer this year". */
export function isTold(said: string): boolean {
  return TOLD.test(`${said} `) && !WISHED.test(said);
}

type AreaTerms = {
  readonly areas: readonly AreaVote[];
  readonly shelves: ReadonlySet<string>;
  readonly index: EvidenceIndex;
};

/** Who only hints at what is wanted named it as an area: "she beats me in 14 moves", chess. */
export function areaInstead(
  words: readonly MeantWord[],
  { readings: [first], confidence }: Readings,
  { areas, shelves, index }: AreaTerms,
): TopicReading | undefined {
  const wanted = areas.filter(({ isLater }) => !isLater);
  const [area] = wanted;
  if (area === undefined || !isTold(words.map(({ said }) => said).join(' '))) return undefined;
  const shelfOf = (topic = '') => index.routes.get(topic)?.shelf;
  const named = new Set([...shelves, ...wanted.map(({ topic }) => shelfOf(topic))]);
  const own = shelfOf(first?.topic);
  // A son is of the family, and a landlord is no move.
  const needed = own === 'people' || own === 'work' ? CONFIDENCE.asked : CONFIDENCE.sure;
  const isNear = confidence >= needed && named.has(own);
  const isMeant = isNear || wanted.some(({ topic }) => topic === first?.topic);
  return first && isMeant ? undefined : voteReading(area);
}

/** Words for a whole part of life, and the shelves it has. */
const PARTS: readonly (readonly [words: RegExp, shelves: readonly string[]])[] = [
  [/^(?:music|sound)$/, ['sound']],
  [/^(?:arts?|creativ\w+|design|writing)$/, ['create', 'sound']],
  [
    /^(?:health|wellness|well-?being|diet|food|nutrition|sports?|fitness)$/,
    ['body', 'move', 'hands'],
  ],
  [/^(?:home|house|household|diy|crafts?|making things)$/, ['home', 'hands']],
  [
    /^(?:family|relationships?|people|social|friends|marriage|kids|communication)$/,
    ['people', 'mind'],
  ],
  [/^(?:work|career|jobs?|business|leadership|office)$/, ['work', 'mind']],
  [/^(?:stud(?:y|ies|ying)|school|uni\w*|learning|education|academia)$/, ['learn', 'create']],
  [/^(?:mind\w*|mental health|psychology|calm|self.\w+|habits|productivity)$/, ['mind']],
  [/^self.?care$/, ['body']],
  [/^(?:money|financ\w+)$/, ['money']],
];

export function areaShelves(answer: string): ReadonlySet<string> {
  const named = readAreas(answer).map((said) => said.replace(HEDGES, ' ').trim().toLowerCase());
  return new Set(
    PARTS.flatMap(([words, shelves]) => (named.some((one) => words.test(one)) ? shelves : [])),
  );
}

/** A part of life, and nothing to do: it tips the scales and gets no quest of its own. */
const PART_OF_LIFE =
  /^(?:my |the |our )?(?:family(?: life)?|friends|people|work|career|job|money|finances?|home|house|health|relationships?|school|university|social life)$/i;

/** What is left of the areas beside the goals: things to do, of other topics; "sport" beside swimming says nothing new. */
export function freeAreas(
  areas: readonly Area[],
  own: readonly Pick<UnderstoodGoal, 'reading'>[],
  { routes }: EvidenceIndex,
): readonly Area[] {
  const taken = new Set(own.flatMap(({ reading }) => reading?.topic ?? []));
  const isMoving = [...taken].some((topic) => routes.get(topic)?.shelf === 'move');
  return areas.filter(
    (area) =>
      !taken.has(area.reading.topic) &&
      (own.length === 0 || isActivity(area)) &&
      !(isMoving && isAnySport(area)) &&
      !(area.reading.topic === 'routines' && taken.has('sleep')) && // mornings, both
      !(area.reading.topic === 'fiction' && taken.has('reading')), // what they like to read
  );
}

function isAnySport({ said }: Pick<Area, 'said'>): boolean {
  return ANY_SPORT.test(said);
}

function isActivity({ said }: Pick<Area, 'said'>): boolean {
  return !PART_OF_LIFE.test(said.trim());
}

export function areaGoal(
  { said, reading, confidence, isLater }: Area,
  experience: ReturnType<typeof experienceIn>,
): UnderstoodGoal {
  const [level] = levelsFor(
    [reading],
    experience.filter(({ topic }) => topic),
  );
  return {
    said,
    rank: 'area',
    reading,
    shape: 'routine',
    confidence,
    near: [reading],
    ...(level ?? UNKNOWN_LEVEL),
    ...(isLater && { isLater: true as const }),
  };
}

/** Who is out of breath on the stairs begins with walks, whatever else they are after. */
export function withWalks(
  goals: readonly UnderstoodGoal[],
  cautions: readonly Caution[],
  { routes }: EvidenceIndex,
): readonly UnderstoodGoal[] {
  const isMoving = goals.some(({ reading }) => routes.get(reading?.topic ?? '')?.shelf === 'move');
  const hasWalks = goals.some(({ reading }) => EASY_MOVES.has(reading?.topic ?? ''));
  const isAsked = cautions.includes('breathless') && isMoving && !hasWalks;
  if (!isAsked || !routes.has(WALKING.topic)) return goals;
  const walks: UnderstoodGoal = {
    said: 'walking',
    rank: 'area',
    reading: WALKING,
    shape: 'routine',
    confidence: 1,
    near: [WALKING],
    level: 'Beginner',
    levelFrom: 'said',
  };
  return [
    ...goals.filter(({ rank }) => rank !== 'area'),
    walks,
    ...goals.filter(({ rank }) => rank === 'area'),
  ];
}

const EASY_MOVES = new Set(['walking', 'cycling', 'swimming']);
const WALKING = { topic: 'walking', isSubNamed: false, score: 0 } as const;
