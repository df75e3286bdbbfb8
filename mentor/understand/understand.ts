import { TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import type { Care } from '#mentor/safety/categories.ts';
import { readStyle } from '#mentor/text/read-style.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { corrected, wordsAsTyped } from './apply-corrections.ts';
import { areaGoal, areaReadings, areaShelves, freeAreas, withWalks } from './areas.ts';
import { likesIn } from './beside/likes.ts';
import { saidBeside } from './beside/said-beside.ts';
import { isPerhapsTold, isTold } from './beside/told.ts';
import {
  chosenTopic,
  ownTopics,
  readGoal,
  readingOf,
  type TopicChoice,
  tellingPart,
} from './chosen-topic.ts';
import { changedClauses, phraseOf } from './clause-changes.ts';
import { clauseReader, clausesIn, closeCut } from './clauses.ts';
import { cautionsIn } from './constraints.ts';
import type { Correction } from './corrections.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { clausesOf, experienceIn, withLevels } from './experience.ts';
import { type Figures, readFigures } from './figures/figures.ts';
import { withWindows } from './figures/goal-windows.ts';
import { HABIT_SHAPE, habitIn } from './figures/habit.ts';
import { whereTheyStand } from './figures/own-stand.ts';
import { rhythmOf } from './figures/rhythm.ts';
import { targetOf } from './figures/target.ts';
import { unitEvidence } from './figures/unit-evidence.ts';
import { shapeOf } from './goals/goal-form.ts';
import { inOrder } from './goals/goal-order.ts';
import { type MeantText, type MeantWord, meantWords } from './meant-words.ts';
import { calledIn, nameIn } from './own-name.ts';
import { CONFIDENCE, type Readings, readTopics } from './score.ts';
import { weighedReadings } from './topic-model/weighed-readings.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from './understanding.ts';
import { atHome, withoutAway } from './week/away-days.ts';
import { withBodyLimit } from './week/body-limit.ts';
import { readWeekAnswer, windowsIn } from './week/week-answer.ts';
import { optionTime, type WeekTime, weekTimeIn } from './week/week-time.ts';
import { type SaidWord, wordsIn } from './words.ts';

/** Number of candidate readings that a goal keeps. */
const NEAREST = 3;

type UnderstandTerms = {
  readonly today: LocalDate;
  readonly index: EvidenceIndex;
  readonly cares?: readonly Care[];
  /** Goals that the safety gate was unsure about: they get a shape, never a topic. */
  readonly shapeOnly?: ReadonlySet<string>;
  /** Corrections that the user made to earlier readings, oldest first. */
  readonly corrections?: readonly Correction[];
};

/** Reads all answers of a wish into goals, time, style and cautions: the data behind the chips. */
export function understand(said: SaidWish, around: UnderstandTerms): Understanding {
  const { index, today, corrections = [] } = around;
  const asTyped = wordsAsTyped(corrections);
  const meantBy = (text = '') => meantWords(text, index, asTyped);
  const goals = said.goals.map((goal) => ({ goal, meant: meantBy(goal) }));
  const areas = said.areas === undefined ? [] : areaReadings(said.areas, index);
  const votes = areas.map(({ reading, isLater }) => ({ ...reading, isLater }));
  const areaTopics = new Set(votes.map(({ topic }) => topic));
  const shelves = areaShelves(said.areas);
  const isCared = around.cares?.includes('body') ?? false;
  const note = meantBy(said.experience).words;
  const hints = [meantBy(said.time).words, ...clausesOf(note).filter(isHard)].flatMap(
    (words) => readTopics(words, { index }).readings,
  );
  const experience = experienceIn(note, clauseReader(index));
  const plain = [
    ...goals.map(({ meant }) => textOf(meant.words)),
    ...[said.areas, said.time, said.style, said.experience].map((text) =>
      textOf(index.gloss?.(text ?? '')?.words ?? wordsIn(text ?? '')),
    ),
  ].join(' . ');
  const noted = clausesOf(note);
  const clauses = [...goals.flatMap(({ meant }) => clausesOf(meant.words)), ...noted];
  const pieces = goals.flatMap(({ goal, meant }) => {
    const clauses = changedClauses(clausesIn(meant.words, index), goal, { index, corrections });
    return clauses.map((clause, at) => ({ goal, ...clause, before: clauses[at - 1]?.words }));
  });
  // Beside a body or an age that needs care no part of a topic is chosen by what was typed last.
  const ofOwn = around.cares?.length ? undefined : ownTopics(said, index);
  const read = pieces.map(({ goal, words, isApart, before }, at) => {
    const isMain = at === 0;
    const isShape = around.shapeOnly?.has(goal) ?? false;
    const figures = readFigures(words, today);
    const known: Readings = isShape
      ? { readings: [], confidence: 0, isUnserved: false }
      : weighedReadings(
          tellingPart(words),
          readGoal(words, {
            index,
            units: unitEvidence(figures, textOf(words)),
            areaTopics,
            figureWords: figures.words,
          }),
          { index, areaTopics, areaShelves: shelves, own: isMain ? ofOwn : undefined },
        );
    const taken = isShape
      ? undefined
      : chosenTopic(words, known, {
          index,
          areas: votes,
          hints,
          isCared,
          ...(isMain && ofOwn && { own: ofOwn }),
        });
    const one = goalOf(
      { text: goal, words, figures, known, isMain, isShape, taken, note: said.experience },
      index,
      corrections,
    );
    return {
      ...one,
      ...(closeCut(words, index) !== undefined && { canSplit: true as const }),
      ...(before && { follows: phraseOf(before, goal) }),
      plain: textOf(words),
      isApart,
    };
  });
  const standing = whereTheyStand(inOrder(read, ofOwn), {
    goals: goals.map(({ meant }) => meant.words),
    note,
    clauses: noted,
    today,
  });
  const own = withLevels(standing, { experience, chosen: said.level, index }).map(
    ({ plain: _, isApart: __, ...goal }) => goal,
  );
  const free = freeAreas(areas, own, index);
  const cautions = [...new Set(cautionsIn(plain, around.cares ?? [], own[0]?.reading?.topic))];
  const areaGoals = free.map((area) => areaGoal(area, experience));
  const windows =
    said.time === undefined || index.english
      ? []
      : windowsIn(said.time, { index, today, otherwise: '1-2 hours daily' });
  const timed = withWindows([...own, ...areaGoals], windows, clauseReader(index));
  const time = timeOf(
    said,
    goals.map(({ meant }) => meant),
    around,
  );
  const understood: Understanding = {
    goals: withWalks(timed, cautions, index),
    time: isCared ? withBodyLimit(time, [...said.goals, said.experience].join('. ')) : time,
    style: readStyle(index.gloss?.(said.style ?? '')?.english ?? said.style ?? '') ?? 'balanced',
    cautions,
    corrected: goals.flatMap(({ meant }) => meant.corrected),
    ...saidBeside(said, { plain, clauses, isCared }),
    ...likesIn(said, { main: own[0], waiting: free.map((area) => area.said) }),
  };
  return corrected(understood, corrections, today);
}

/** Words that name a difficulty. */
const HARD = /^(?:cant|cannot|afraid|scared|struggl\w*|weak|worst|hard)$/;

/** Whether a clause of the experience answer names a difficulty: "... but I cannot actually speak". */
function isHard(clause: readonly SaidWord[]): boolean {
  return clause.some(({ plain }) => HARD.test(plain));
}

type Piece = {
  /** The whole goal text that the words come from. */
  readonly text: string;
  readonly words: readonly MeantWord[];
  readonly figures: Figures;
  readonly known: Readings;
  readonly isMain: boolean;
  /** It gets a shape and never a topic (see `shapeOnly`). */
  readonly isShape: boolean;
  readonly taken: TopicChoice | undefined;
  /** The experience answer, which may name a pet. */
  readonly note: string | undefined;
};

/** The figures of a sentence that tells how it is, where a number is a fact: "I can say no in five languages". */
function withoutFacts({ amount, ...figures }: Figures): Figures {
  const isAim = amount?.per !== undefined || amount?.from !== undefined;
  return isAim ? { ...figures, amount } : figures;
}

/** Words that put off a secondary goal: "get a job in tech eventually". */
const LATER = /\b(?:eventually|some ?day|one day|later(?: on)?|in the long run)\b/;

function goalOf(
  { text, words, figures, known, isMain, isShape, taken, note }: Piece,
  index: EvidenceIndex,
  corrections: readonly Correction[],
): Omit<UnderstoodGoal, 'level' | 'levelFrom'> {
  const said = phraseOf(words, text);
  const target = targetOf(isTold(said) ? withoutFacts(figures) : figures);
  const choice = corrections
    .filter((one) => one.about === 'reading')
    .findLast((one) => one.said === said && !(isShape && one.topic !== undefined));
  const reading = readingOf(choice, known, taken);
  const name = nameIn(words, index, calledIn(reading, note));
  const habit = index.gloss ? undefined : habitIn(said, figures.rhythm);
  const isPlain = choice !== undefined || habit !== undefined;
  return {
    said,
    rank: isMain ? 'main' : 'second',
    ...(reading && { reading }),
    shape: choice?.shape ?? (habit ? HABIT_SHAPE[habit.kind] : shapeOf(words, figures)),
    confidence: choice ? 1 : surenessOf(said, known, taken),
    near: known.readings.slice(0, NEAREST),
    ...(name !== undefined && { name }),
    ...(target && { target }),
    ...rhythmOf(figures.rhythm, target),
    ...(habit && { habit }),
    ...putOff(words, { known, taken, isMain, isPlain }),
  };
}

/**
 * Marks a further goal that waits: it was put off, or its topic was read with doubt. A wrong goal annoys more than one
 * that is a tap away.
 */
function putOff(
  words: readonly MeantWord[],
  {
    known,
    taken,
    isMain,
    isPlain,
  }: Pick<Piece, 'known' | 'taken' | 'isMain'> & { readonly isPlain: boolean },
): Pick<UnderstoodGoal, 'isLater' | 'isGuess'> {
  if (isMain) return {};
  if (LATER.test(textOf(words))) return { isLater: true };
  const isDoubted = !isPlain && taken !== undefined && sureness(known, taken) < CONFIDENCE.sure;
  return isDoubted && !isPlainlyNamed(known) ? { isLater: true, isGuess: true } : {};
}

/** Whether the words name one topic, however unusual the sentence is: "stop overspending". */
function isPlainlyNamed({ readings: [first, next] }: Readings): boolean {
  return (first?.score ?? 0) >= NAMED_SCORE && (next?.score ?? 0) < (first?.score ?? 0) / 2;
}

const NAMED_SCORE = 3;

/** The confidence of a reading; a sentence that only tells how it is leaves doubt unless something else names the topic. */
function surenessOf(said: string, known: Readings, taken: TopicChoice | undefined): number {
  const sure = sureness(known, taken);
  const isHint = taken && !taken.isVoted && sure < HINT_SURE && isPerhapsTold(said);
  return isHint ? Math.min(sure, CONFIDENCE.sure - 0.01) : sure;
}

const HINT_SURE = 0.75;

/** The confidence of a reading; it is at least `sure` where an area names the same topic. */
function sureness({ confidence }: Readings, taken: TopicChoice | undefined): number {
  return taken?.isVoted ? Math.max(confidence, CONFIDENCE.sure) : confidence;
}

/** The weekly time: from the third answer (a list option or free text), else from the goals, else the chosen option. */
function timeOf(
  said: SaidWish,
  goals: readonly MeantText[],
  { index, today }: UnderstandTerms,
): WeekTime {
  const commitment = said.commitment ?? '1-2 hours daily';
  const { rest, away = withoutAway(said.experience ?? '').away } = withoutAway(said.time ?? '');
  const answer = rest.trim();
  const chip = TIME_COMMITMENTS.find((one) => one.toLowerCase() === answer.toLowerCase());
  if (chip !== undefined) return optionTime(chip);
  if (answer !== '') {
    const read = readWeekAnswer(index.gloss?.(answer)?.english ?? answer, {
      index: index.english ?? index,
      today,
      otherwise: commitment,
    });
    return atHome(read, away);
  }
  const spoken = goals
    .map(({ words }) => readFigures(words, today))
    .find(({ minutes, rhythm }) => minutes || rhythm?.days || (rhythm?.timesAWeek ?? 7) < 7);
  return spoken ? weekTimeIn('', spoken, commitment) : optionTime(commitment);
}

function textOf(words: readonly SaidWord[]): string {
  return words.map(({ plain }) => plain).join(' ');
}
