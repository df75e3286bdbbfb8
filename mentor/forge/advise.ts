import { isInDistress } from '#rules/mentor/distress.ts';
import { hears, mentionOf, plainWords, vocabulary } from '#rules/mentor/heard.ts';
import type { Category, Quest } from '#rules/quest/quest.ts';
import { CODING } from './families/coding.ts';
import { CONTENT } from './families/content.ts';
import { EXAM } from './families/exam.ts';
import { GENERAL } from './families/general.ts';
import { SELLING } from './families/selling.ts';
import { STRENGTH } from './families/strength.ts';
import { FAMILIES } from './families.ts';
import type { Advice, Family } from './family.ts';
import { familyOf } from './read-goal.ts';

type AskedQuest = Pick<Quest, 'title' | 'description' | 'category'>;

/** Asked in this order; a question that none of them hears is about beginning. */
const ABOUT: readonly (readonly [keyof Advice, RegExp])[] = [
  [
    'slip',
    vocabulary(
      'missed miss skipped skip failed fail forgot gave_up again restart lost guilty broke relapse* streak',
    ),
  ],
  [
    'time',
    vocabulary('time busy minutes hours when schedule late long quick quicker often day_job kids'),
  ],
  [
    'stuck',
    vocabulary(
      'stuck hard difficult cant cannot boring bored hate hurts pain tired lazy unmotivated motivation procrastinat* plateau why_not overwhelmed afraid scared confused dont_know',
    ),
  ],
  [
    'better',
    vocabulary(
      'better improve improving faster next progress advanced harder level_up master more technique',
    ),
  ],
];

const BY_CATEGORY: Readonly<Record<Category, Family>> = {
  Tech: CODING,
  Academics: EXAM,
  Business: SELLING,
  Content: CONTENT,
  Fitness: STRENGTH,
  Personal: GENERAL,
};

const HEAVY_DAY =
  'That sounds heavy, and a quest can wait. Please tell someone you trust how it is, today; a doctor or a helpline counts. If you are in danger, call your local emergency number now.';

function topicOf(question: string): keyof Advice {
  const plain = plainWords(question);
  const [topic] = ABOUT.find(([, words]) => mentionOf(plain, words) !== 'unmentioned') ?? [];
  return topic ?? 'start';
}

/** What the mentor says about a quest or one of its steps when there is no model to ask. */
export function adviseOffline(quest: AskedQuest, question: string, stepTitle?: string): string {
  if (isInDistress(question)) return HEAVY_DAY;
  const family = familyOf(quest.title, familiesFor(quest)) ?? familyIn(quest);
  const advice = family.advice[topicOf(question)];
  return stepTitle === undefined ? advice : `On “${stepTitle}”: ${advice}`;
}

/** A quest of code that "runs" is no run: only a personal quest may be of any kind. */
function familiesFor({ category }: AskedQuest): readonly Family[] {
  return category === 'Personal' ? FAMILIES : FAMILIES.filter((one) => one.category === category);
}

/** The description only decides where the title says nothing: it names steps of many kinds. */
function familyIn({ description, category }: AskedQuest): Family {
  const own = BY_CATEGORY[category];
  const plain = plainWords(description);
  return FAMILIES.find((one) => one.category === category && hears(plain, one.words)) ?? own;
}
