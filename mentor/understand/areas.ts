import type { Caution } from '#mentor/library/topic.ts';
import { readAreas } from '#mentor/text/read-areas.ts';
import { isTold } from './beside/told.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { type experienceIn, levelsFor, UNKNOWN_LEVEL } from './experience.ts';
import { type MeantWord, meantWords } from './meant-words.ts';
import { CONFIDENCE, type Readings, readTopics, type TopicReading } from './score.ts';
import type { UnderstoodGoal } from './understanding.ts';

// Reads the second answer: areas of interest besides the goal.

/** Areas that are read at most. */
const MOST_AREAS = 4;

export type Area = {
  readonly said: string;
  readonly reading: TopicReading;
  readonly confidence: number;
  readonly isLater: boolean;
};

/** The shelves that general words of the answer name. */
const SHELVES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:work|career|job|profession\w*|business|office)\b/i, ['work']],
  [/\b(?:money|finances?|financial|debts?)\b/i, ['money']],
  [/\b(?:music|singing)\b/i, ['sound']],
  [/\b(?:home|house|household|diy)\b/i, ['home']],
  [/\b(?:fitness|sports?|exercise|movement|gym)\b/i, ['move']],
  [/\b(?:health|wellness|wellbeing)\b/i, ['body', 'move', 'mind']],
  [/\b(?:family|relationships?|friends|social|people|community)\b/i, ['people']],
  [/\b(?:study|studies|school|education|learning|university|college|phd|exams?)\b/i, ['learn']],
  [/\b(?:faith|spiritual\w*|religion)\b/i, ['path']],
  [/\b(?:crafts?|hobb(?:y|ies)|creativ\w*|art|arts|writing)\b/i, ['create', 'hands']],
  [/\b(?:tech|technology|coding|computers?|programming)\b/i, ['tech']],
];

/** The shelves whose topics an answer about areas speaks for. */
export function areaShelves(answer = ''): ReadonlySet<string> {
  return new Set(SHELVES.flatMap(([words, shelves]) => (words.test(answer) ? shelves : [])));
}

/** Words that put off an area: "maybe some swimming later". */
const AREA_LATER =
  /\b(?:maybe|perhaps|possibly|later|some ?day|one day|eventually|in the long run|if there is time)\b/i;

/** Areas that mean being outdoors; they are read as walking, so "moving" is not moving house. */
const OUTSIDE = /^(?:being |getting |more )?(?:out|outside|fresh air|air|moving|movement)$/i;
/** Areas that mean any sport; they are read as fitness. */
const ANY_SPORT =
  /^(?:any|some|more)?(?:thing)? ?(?:(?:being|staying|getting) )?(?:active|sports?|sporty|exercise|physical)(?: stuff| things| activity)?$/i;

/** Filler words that are removed from an area: "music i guess". */
const HEDGES =
  /\b(?:i guess|i think|i suppose|stuff|things|or something|mostly|mainly|lol|please|pls)\b/gi;

/** Gaming as an interest; it must not become a goal of less screen time. */
const PASTIME = /^(?:\w+ )?(?:games?|gaming)$/i;

/** Parts of life by another name. */
const CALLED: readonly (readonly [said: RegExp, meant: string])[] = [
  [OUTSIDE, 'walking'],
  [/^(?:company|loneliness|people|social life)$/i, 'friends'],
  [/^(?:life )?admin$/i, 'paperwork'],
  [/^(?:being present|parenting|my (?:kids?|son|daughter))$/i, 'children'],
  [/^(?:track|athletics)$/i, 'running'],
  [/^(?:energy|tired(?:ness)?)$/i, 'sleep'],
];

const JOB_SEARCH = 'job-search';
/** Words of a job search; without one an area such as "job" is dropped. */
const LOOKS_FOR_WORK =
  /\b(?:find\w*|new|search\w*|hunt\w*|look\w*|appl\w*|chang\w*|lost|unemploy\w*|interview\w*|cv|resume|hired)\b/i;

/** The areas of the answer that are read with enough confidence. */
export function areaReadings(answer: string, index: EvidenceIndex): readonly Area[] {
  return readAreas(index.gloss?.(answer)?.listed ?? answer)
    .slice(0, MOST_AREAS)
    .flatMap((said) => {
      const named = isAnySport({ said }) ? 'fitness' : calledBy(said.replace(HEDGES, ' ').trim());
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

function calledBy(said: string): string {
  const [, meant = said] = CALLED.find(([name]) => name.test(said)) ?? [];
  return meant;
}

/** An area as a vote for the topic of a goal. */
export type AreaVote = Pick<TopicReading, 'topic' | 'sub'> & { readonly isLater: boolean };

export function voteReading({ isLater: _, ...reading }: AreaVote): TopicReading {
  return { ...reading, isSubNamed: reading.sub !== undefined, score: 0 };
}

/** The least score of a reading that an area may choose over the likeliest one. */
const SUPPORTED_SCORE = 0.1;

/**
 * The topic of a goal that only describes a situation: a reading that was also named as an area ("she beats me in 14
 * moves" with the area chess), or else the only area.
 */
export function areaInstead(
  words: readonly MeantWord[],
  { readings, confidence }: Readings,
  areas: readonly AreaVote[],
): TopicReading | undefined {
  if (!isTold(words.map(({ said }) => said).join(' '))) return undefined;
  const wanted = areas.filter(({ isLater }) => !isLater);
  const supported = readings.find(
    ({ topic, score }) => score >= SUPPORTED_SCORE && wanted.some((area) => area.topic === topic),
  );
  if (supported !== undefined) return supported;
  const [only, other] = wanted;
  const isAlone = only !== undefined && other === undefined && confidence < CONFIDENCE.asked;
  return isAlone ? voteReading(only) : undefined;
}

/** Areas that name a part of life and no activity: they vote but get no quest beside a goal. */
const PART_OF_LIFE =
  /^(?:my |the |our )?(?:family(?: life)?|friends|people|work|career|job|money|finances?|home|house|health|relationships?|school|university|social life)$/i;

/** The areas that get quests of their own: activities that no goal covers ("sport" beside swimming is left out). */
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
      !(area.reading.topic === 'routines' && taken.has('sleep')) && // both are about mornings
      !(area.reading.topic === 'fiction' && taken.has('reading')), // it says what they read
  );
}

function isAnySport({ said }: Pick<Area, 'said'>): boolean {
  return ANY_SPORT.test(said);
}

function isActivity({ said }: Pick<Area, 'said'>): boolean {
  return !PART_OF_LIFE.test(said.trim());
}

/** An area as a goal; its level comes from experience with a known topic. */
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

/** Adds easy walks if the user gets out of breath and every movement goal is a harder one. */
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
    rank: 'second',
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
