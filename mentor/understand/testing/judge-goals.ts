import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import { understand } from '#mentor/understand/understand.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';

type Judged = {
  readonly goal: string;
  readonly verdict: 'right' | 'asked' | 'wrong';
  readonly read: string;
  readonly confidence: number;
};

/**
 * How goals are read. Right: one of the topics a fair reader would accept, or the shapes where none of them
 * is written yet or `none` is among them. Asked: readings stand open beside the board. Wrong: another topic, and nobody was asked.
 */
export function judgeGoals(
  goals: readonly (readonly [goal: string, topics: string])[],
  index: EvidenceIndex,
  today: LocalDate,
): readonly Judged[] {
  return goals.map(([goal, topics]) => {
    const [first] = understand({ goals: [goal] }, { index, today }).goals;
    const { reading, confidence = 0, shape } = first ?? {};
    const fair = topics.split(' ');
    const accepted = fair.filter((topic) => index.routes.has(topic));
    const isShapeRight = accepted.length === 0 || fair.includes('none');
    const isRight = reading ? accepted.includes(reading.topic) : isShapeRight;
    const isSure = confidence >= CONFIDENCE.sure;
    return {
      goal,
      verdict: isRight ? 'right' : isSure ? 'wrong' : 'asked',
      read: reading ? `${reading.topic}/${reading.sub ?? '-'}` : `shape ${shape}`,
      confidence,
    };
  });
}
