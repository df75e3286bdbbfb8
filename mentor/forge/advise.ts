import type { Mould, Topic } from '#mentor/library/topic.ts';
import { answerTo } from '#mentor/safety/answers/answers.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import { mentionOf, plainWords, vocabulary } from '#mentor/text/read-claim.ts';
import { findQuest } from './find-quest.ts';

type QuestionKind = 'slip' | 'time' | 'stuck' | 'better' | 'why' | 'start';

/** Words of each kind of question, checked in this order; `start` if none matches. */
const ABOUT: readonly (readonly [QuestionKind, RegExp])[] = [
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
  ['why', vocabulary('why reason reasons point purpose what_for benefit* help helps work works')],
];

/** Advice where the library has none for the quest. */
const GENERAL: Readonly<Record<QuestionKind, string>> = {
  start:
    'Ask what you could do about it in ten minutes with what is in this room. Do that; the next move shows itself.',
  stuck:
    'Name the one question you cannot answer, and ask a person who could. Most walls are questions.',
  time: 'Tie it to something you do daily, and let it be short. What is short happens.',
  slip: 'You lost days, not the goal. One small move today and you are on the way again.',
  better: 'Keep what worked, change one thing, compare after a week.',
  why: 'Write down what will be different once it is done. If nothing will, drop it without guilt.',
};

/** The quest that the question is about, and its step if it is about one. */
type AskedQuest = { readonly title: string; readonly stepTitle?: string | undefined };

/** Answers a question about a quest without a model, with advice of the library. */
export async function adviseOffline(
  { title, stepTitle }: AskedQuest,
  question: string,
): Promise<string> {
  const { risk, isUnsure, isLeft, language } = readSafety(question);
  if (risk !== undefined) return answerTo(risk, language);
  if (isLeft) return answerTo('leaving', language);
  const { mould, topic } = await findQuest(title);
  const asked = askedIn(question);
  const own = mould && adviceOf(mould, topic, { asked, stepTitle });
  const advice = own ?? topicAdvice(topic, asked) ?? GENERAL[asked];
  const onStep = stepTitle === undefined ? advice : `On “${stepTitle}”: ${advice}`;
  return isUnsure ? `${answerTo('unsure', language)} ${onStep}` : onStep;
}

function askedIn(question: string): QuestionKind {
  const plain = plainWords(question);
  const [asked] = ABOUT.find(([, words]) => mentionOf(plain, words) !== 'unmentioned') ?? [];
  return asked ?? 'start';
}

type About = { readonly asked: QuestionKind; readonly stepTitle: string | undefined };

/**
 * Advice from the quest's template. "Stuck" names a quest of an easier phase, "better" the next.
 */
function adviceOf(
  mould: Mould,
  topic: Topic | undefined,
  { asked, stepTitle }: About,
): string | undefined {
  const { steps, tiny, why, plan } = mould;
  switch (asked) {
    case 'start': {
      const [title, detail] = steps.find(([step]) => step === stepTitle) ?? steps[0] ?? [];
      return title === stepTitle ? detail : `Begin with this: ${title}. ${detail}`;
    }
    case 'time':
      return `Five minutes are enough: ${tiny}`;
    case 'why':
      return why;
    case 'stuck': {
      const easier = titleOfPhase(topic, mould, plan.phase - 1);
      const step = easier === undefined ? '' : ` Or one step back: “${easier}”.`;
      return topic && `${topic.advice.stuck}${step}`;
    }
    case 'better': {
      const next = titleOfPhase(topic, mould, plan.phase + 1);
      return next === undefined ? undefined : `The next step up: “${next}”.`;
    }
    case 'slip':
      return topic?.advice.missed;
  }
}

/** The title of a quest of another phase of the same sub-topic, with default numbers. */
function titleOfPhase(topic: Topic | undefined, of: Mould, phase: number): string | undefined {
  const sub = topic?.subs.find(({ quests }) => quests.some(({ id }) => id === of.id));
  const found = sub?.quests.find(
    ({ plan, title }) => plan.phase === phase && !/\{(?:subject|unit)\}/.test(title),
  );
  return found?.title
    .replaceAll('{n}', String(found.amount?.byLevel[0] ?? ''))
    .replaceAll('{m}', String(found.minutes[1]));
}

function topicAdvice(topic: Topic | undefined, asked: QuestionKind): string | undefined {
  if (asked === 'stuck') return topic?.advice.stuck;
  return asked === 'slip' ? topic?.advice.missed : undefined;
}
