import { STRENGTH } from '#mentor/families/body/strength.ts';
import { FAMILIES } from '#mentor/families/families.ts';
import type { Advice, Family } from '#mentor/families/family.ts';
import { GENERAL } from '#mentor/families/general.ts';
import { CODING } from '#mentor/families/work/coding.ts';
import { CONTENT } from '#mentor/families/work/content.ts';
import { EXAM } from '#mentor/families/work/exam.ts';
import { SELLING } from '#mentor/families/work/selling.ts';
import { answerTo } from '#mentor/safety/answers/answers.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import { isWanted, mentionOf, plainWords, vocabulary } from '#mentor/text/read-claim.ts';
import { familyOf } from '#mentor/text/read-goal.ts';
import type { Category, Quest } from '#rules/quest/quest.ts';

type AskedQuest = Pick<Quest, 'title' | 'description' | 'category'>;

/** Tried in this order; a question with none of these words is about beginning. */
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

function topicOf(question: string): keyof Advice {
  const plain = plainWords(question);
  const [topic] = ABOUT.find(([, words]) => mentionOf(plain, words) !== 'unmentioned') ?? [];
  return topic ?? 'start';
}

/** What the mentor says about a quest or one of its steps when there is no model to ask. */
export function adviseOffline(quest: AskedQuest, question: string, stepTitle?: string): string {
  const { risk, isUnsure, language } = readSafety(question);
  if (risk !== undefined) return answerTo(risk, language);
  const family = familyOf(quest.title, familiesFor(quest)) ?? familyIn(quest);
  const advice = family.advice[topicOf(question)];
  const onStep = stepTitle === undefined ? advice : `On “${stepTitle}”: ${advice}`;
  return isUnsure ? `${answerTo('unsure', language)} ${onStep}` : onStep;
}

/** The families a quest may belong to: those of its category; a personal quest may belong to any. */
function familiesFor({ category }: AskedQuest): readonly Family[] {
  return category === 'Personal' ? FAMILIES : FAMILIES.filter((one) => one.category === category);
}

/** The description only decides where the title says nothing: it names steps of many kinds. */
function familyIn({ description, category }: AskedQuest): Family {
  const own = BY_CATEGORY[category];
  const plain = plainWords(description);
  return FAMILIES.find((one) => one.category === category && isWanted(plain, one.words)) ?? own;
}
