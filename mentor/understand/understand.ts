import { TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import type { Care } from '#mentor/safety/categories.ts';
import { readAreas } from '#mentor/text/read-areas.ts';
import { readStyle } from '#mentor/text/read-style.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { corrected, wordsAsTyped } from './apply-corrections.ts';
import { changedClauses, phraseOf } from './clause-changes.ts';
import { clauseReader, clausesIn, closeCut } from './clauses.ts';
import { cautionsIn, dislikesIn } from './constraints.ts';
import type { Correction } from './corrections.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { experienceIn, levelsFor, ownLevel, UNKNOWN_LEVEL } from './experience.ts';
import { type Figures, readFigures, unitEvidence } from './figures/figures.ts';
import { shapeOf } from './goal-form.ts';
import { type MeantText, type MeantWord, meantWords } from './meant-words.ts';
import { CONFIDENCE, readTopics, type TopicReading } from './score.ts';
import type { GoalTarget, SaidWish, Understanding, UnderstoodGoal } from './understanding.ts';
import { readWeekAnswer } from './week-answer.ts';
import { optionTime, type WeekTime, weekTimeIn } from './week-time.ts';
import { type SaidWord, wordsIn } from './words.ts';

const NEAREST = 3;
const MOST_AREAS = 4;
const LONGEST_NAME = 24;
const PLACES = new Set(['in', 'to', 'from', 'at', 'of', 'near', 'around', 'through']);

type UnderstandTerms = {
  readonly today: LocalDate;
  readonly index: EvidenceIndex;
  readonly cares?: readonly Care[];
  /** Goals of which no topic is made: the gate was not sure what they mean. */
  readonly shapeOnly?: ReadonlySet<string>;
  /** What the person put right. */
  readonly corrections?: readonly Correction[];
};

/** Everything that the answers say, as the chips show it. */
export function understand(said: SaidWish, around: UnderstandTerms): Understanding {
  const { index, today, corrections = [] } = around;
  const asTyped = wordsAsTyped(corrections);
  const meantBy = (text = '') => meantWords(text, index, asTyped);
  const goals = said.goals.map((goal) => ({ goal, meant: meantBy(goal) }));
  const areas = said.areas === undefined ? [] : areaReadings(said.areas, index);
  const areaTopics = new Set(areas.map(({ reading }) => reading.topic));
  const experience = experienceIn(meantBy(said.experience).words, clauseReader(index));
  const plain = [
    ...goals.map(({ meant }) => textOf(meant.words)),
    ...[said.areas, said.time, said.style, said.experience].map((text) =>
      textOf(index.gloss?.(text ?? '')?.words ?? wordsIn(text ?? '')),
    ),
  ].join(' . ');
  const dislikes = dislikesIn(plain);
  const pieces = goals.flatMap(({ goal, meant }) => {
    const clauses = changedClauses(clausesIn(meant.words, index), goal, { index, corrections });
    return clauses.map((clause, at) => ({ goal, ...clause, before: clauses[at - 1]?.words }));
  });
  const read = pieces.map(({ goal, words, isApart, before }, at) => {
    const isMain = at === 0;
    const isShape = around.shapeOnly?.has(goal) ?? false;
    const figures = readFigures(words, today);
    const known = isShape
      ? { readings: [], confidence: 0 }
      : readTopics(words, {
          index,
          units: unitEvidence(figures, textOf(words)),
          areaTopics,
          figureWords: figures.words,
        });
    const one = goalOf({ text: goal, words, figures, known, isMain, isShape }, index, corrections);
    return {
      ...one,
      ...(closeCut(words, index) !== undefined && { canSplit: true as const }),
      ...(before && { follows: phraseOf(before, goal) }),
      plain: textOf(words),
      isApart,
    };
  });
  const own = withLevels(withoutTwins(read), experience, said.level);
  const taken = new Set(own.flatMap(({ reading }) => reading?.topic ?? []));
  const free = areas.filter(({ reading }) => !taken.has(reading.topic));
  const understood: Understanding = {
    goals: [...own, ...free.map((area) => areaGoal(area, experience))],
    time: timeOf(
      said,
      goals.map(({ meant }) => meant),
      around,
    ),
    style: readStyle(index.gloss?.(said.style ?? '')?.english ?? said.style ?? '') ?? 'balanced',
    cautions: [...new Set(cautionsIn(plain, around.cares ?? []))],
    dislikes,
    corrected: goals.flatMap(({ meant }) => meant.corrected),
  };
  return corrected(understood, corrections, today);
}

type Piece = {
  /** The whole sentence. */
  readonly text: string;
  readonly words: readonly MeantWord[];
  readonly figures: Figures;
  readonly known: { readonly readings: readonly TopicReading[]; readonly confidence: number };
  readonly isMain: boolean;
  /** No topic is made of it. */
  readonly isShape: boolean;
};

function goalOf(
  { text, words, figures, known, isMain, isShape }: Piece,
  index: EvidenceIndex,
  corrections: readonly Correction[],
): Omit<UnderstoodGoal, 'level' | 'levelFrom'> {
  const said = phraseOf(words, text);
  const name = nameIn(words, index);
  const target = targetOf(figures);
  const choice = corrections
    .filter((one) => one.about === 'reading')
    .findLast((one) => one.said === said && !(isShape && one.topic !== undefined));
  const reading = choice ? chosenReading(choice, known.readings) : takenReading(known);
  return {
    said,
    rank: isMain ? 'main' : 'second',
    ...(reading && { reading }),
    shape: choice?.shape ?? shapeOf(words, figures),
    confidence: choice ? 1 : known.confidence,
    near: known.readings.slice(0, NEAREST),
    ...(name !== undefined && { name }),
    ...(target && { target }),
  };
}

/** Below the first mark nothing is taken: the shapes serve, and the readings stand open. */
function takenReading({ readings, confidence }: Piece['known']): TopicReading | undefined {
  return confidence >= CONFIDENCE.asked ? readings[0] : undefined;
}

function chosenReading(
  { topic, sub }: Extract<Correction, { about: 'reading' }>,
  readings: readonly TopicReading[],
): TopicReading | undefined {
  if (topic === undefined) return undefined;
  const known = readings.find((one) => one.topic === topic);
  const own = known ?? { topic, isSubNamed: false, score: 0 };
  return sub === undefined ? own : { ...own, sub, isSubNamed: true };
}

type ReadGoalPiece = Omit<UnderstoodGoal, 'level' | 'levelFrom'> & {
  readonly plain: string;
  readonly isApart: boolean;
};

function withLevels(
  goals: readonly ReadGoalPiece[],
  experience: ReturnType<typeof experienceIn>,
  chosen: SaidWish['level'],
): readonly UnderstoodGoal[] {
  const levels = levelsFor(
    goals.map(({ reading, plain }) => ({ ...reading, plain })),
    experience,
  );
  return goals.map(({ plain, isApart: _, ...goal }, at) => {
    const own = chosen && (ownLevel({ ...goal.reading, plain }, experience) ?? chosen);
    const level = own ? { level: own, levelFrom: 'said' as const } : levels[at];
    return { ...goal, ...(level ?? UNKNOWN_LEVEL) };
  });
}

/** Two sentences about one thing are one goal. */
function withoutTwins(goals: readonly ReadGoalPiece[]): readonly ReadGoalPiece[] {
  return goals.filter(({ reading, isApart }, at) => {
    if (isApart) return true;
    const twin = goals.findIndex(
      (other) =>
        reading !== undefined &&
        other.reading?.topic === reading.topic &&
        other.reading.subject === reading.subject &&
        (other.reading.sub === reading.sub || reading.sub === undefined),
    );
    return twin === -1 || twin >= at;
  });
}

type Area = { readonly said: string; readonly reading: TopicReading; readonly confidence: number };

function areaReadings(answer: string, index: EvidenceIndex): readonly Area[] {
  return readAreas(index.gloss?.(answer)?.listed ?? answer)
    .slice(0, MOST_AREAS)
    .flatMap((said) => {
      const { readings, confidence } = readTopics(meantWords(said, index).words, { index });
      const [reading] = readings;
      return reading && confidence >= CONFIDENCE.sure ? [{ said, reading, confidence }] : [];
    });
}

function areaGoal(
  { said, reading, confidence }: Area,
  experience: ReturnType<typeof experienceIn>,
): UnderstoodGoal {
  const [level] = levelsFor(
    [{ ...reading, plain: said }],
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
  };
}

/** The third answer, a chip of the list or free words; without one what the goal itself says. */
function timeOf(
  said: SaidWish,
  goals: readonly MeantText[],
  { index, today }: UnderstandTerms,
): WeekTime {
  const commitment = said.commitment ?? '1-2 hours daily';
  const answer = said.time?.trim() ?? '';
  const chip = TIME_COMMITMENTS.find((one) => one.toLowerCase() === answer.toLowerCase());
  if (chip !== undefined) return optionTime(chip);
  if (answer !== '') {
    return readWeekAnswer(index.gloss?.(answer)?.english ?? answer, {
      index: index.english ?? index,
      today,
      otherwise: commitment,
    });
  }
  const spoken = goals
    .map(({ words }) => readFigures(words, today))
    .find(({ minutes, rhythm }) => minutes || rhythm?.days || (rhythm?.timesAWeek ?? 7) < 7);
  return spoken ? weekTimeIn('', spoken, commitment) : optionTime(commitment);
}

function targetOf(figures: Figures): GoalTarget | undefined {
  const { amount, money, underMinutes, deadline } = figures;
  const quantity = amount ?? money;
  if (!quantity && underMinutes === undefined && !deadline.by && !deadline.doubt) return undefined;
  return {
    ...quantity,
    ...(quantity !== undefined && quantity === money && { isMoney: true as const }),
    ...(underMinutes !== undefined && { underMinutes }),
    ...(deadline.by && { by: deadline.by }),
    ...(deadline.doubt && { doubt: deadline.doubt }),
  };
}

/** A name that no table knows and that is no place: "Milo", "Gaudete". */
function nameIn(words: readonly MeantWord[], index: EvidenceIndex): string | undefined {
  const at = words.findIndex(
    ({ isName, plain }, place) =>
      isName && !index.isKnown(plain) && !PLACES.has(words[place - 1]?.plain ?? ''),
  );
  if (at === -1) return undefined;
  const rest = words.slice(at);
  const end = rest.findIndex(({ isName, sign }, place) => !isName || (place > 0 && sign !== ''));
  const name = rest
    .slice(0, end === -1 ? rest.length : end)
    .map(({ said }) => said.replace(/['’]s$/, ''))
    .join(' ');
  return name.length <= LONGEST_NAME ? name : undefined;
}

function textOf(words: readonly SaidWord[]): string {
  return words.map(({ plain }) => plain).join(' ');
}
