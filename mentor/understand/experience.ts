import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import type { ClauseReader } from './clauses.ts';
import type { MeantWord } from './meant-words.ts';

/** What somebody says of their experience: with what, and how much. */
type Experience = {
  readonly level?: SkillLevel;
  readonly topic?: string;
  readonly sub?: string;
};

const NEVER =
  /\b(?:never|first (?:time|dog|cat|baby|year|garden|job)|no idea|no clue|know nothing|total(?:ly)? new|new to|from zero|from scratch|complete novice)\b/;
/** How long a habit has lasted is no skill. */
const OLD_HABIT =
  /\b(?:smok(?:e|ed|er|ing)|vap(?:e|ed|er|ing)|dr[aiu]nk|drinker|drinking|addicted|overweight|in debt|owed?)\b/;
const NEW_GOAL =
  /\b(?:learn|first|start|begin|beginner|from scratch|never|new to|get into|take up|try)\b/;

/** The fifth answer, clause by clause. */
export function experienceIn(
  words: readonly MeantWord[],
  read: ClauseReader,
): readonly Experience[] {
  return clausesOf(words).map((clause) => {
    const text = clause.map(({ plain }) => plain).join(' ');
    const skill = OLD_HABIT.test(text) ? undefined : readSkill(text);
    const level = skill ?? (NEVER.test(text) ? 'Beginner' : undefined);
    const about = read(clause);
    return {
      ...(level && { level }),
      ...(about && { topic: about.topic, ...(about.sub !== undefined && { sub: about.sub }) }),
    };
  });
}

function clausesOf(words: readonly MeantWord[]): readonly (readonly MeantWord[])[] {
  const clauses: MeantWord[][] = [];
  for (const word of words) {
    const last = clauses.at(-1);
    if (last === undefined || word.sign !== '' || word.plain === 'but') clauses.push([word]);
    else last.push(word);
  }
  return clauses;
}

type AskedGoal = {
  readonly topic?: string;
  readonly sub?: string;
  /** The words of the goal. */
  readonly plain: string;
};

type LevelReading = { readonly level: SkillLevel; readonly levelFrom: 'said' | 'default' };

export const UNKNOWN_LEVEL: LevelReading = { level: 'Intermediate', levelFrom: 'default' };

/**
 * The level of each goal, the main one first: what was said of its own topic; what was said of nothing in particular
 * goes to the first goal of which nothing else was said; otherwise a guess.
 */
export function levelsFor(
  goals: readonly AskedGoal[],
  said: readonly Experience[],
): readonly LevelReading[] {
  const topics = new Set(goals.map(({ topic }) => topic));
  // Whoever never did something near it is new to it; what one is good at elsewhere says nothing.
  const general = said.flatMap(({ topic, level }) => {
    const isOfNone = topic === undefined || (level === 'Beginner' && !topics.has(topic));
    return isOfNone && level ? [level] : [];
  });
  return goals.map((goal) => {
    const own = ownLevel(goal, said);
    const level = own ?? general.shift();
    if (level !== undefined) return { level, levelFrom: 'said' };
    return NEW_GOAL.test(goal.plain) ? { level: 'Beginner', levelFrom: 'default' } : UNKNOWN_LEVEL;
  });
}

/** What was said of the goal's own topic. */
export function ownLevel(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  const own = said.filter(({ topic }) => topic !== undefined && topic === goal.topic);
  const named = own.find(({ level }) => level !== undefined)?.level;
  if (named !== undefined) return named;
  // "I do breaststroke" says nothing of the crawl but that it is new.
  const isOther = own.some(
    ({ sub }) => sub !== undefined && goal.sub !== undefined && sub !== goal.sub,
  );
  return isOther ? 'Beginner' : undefined;
}
