import { expect, it } from 'vitest';
import type { Topic } from '#mentor/library/topic.ts';
import { planOffer } from './step-offer.ts';
import { planningOf } from './testing/any-planning.ts';

const topic = planningOf(1).terms.topics.get('ant') as Topic; // each planning has it
const [one, two, next] = topic.subs[0]?.quests ?? [];
const onBoard = new Set([one?.id ?? '', two?.id ?? '']);

function offer(progress: Partial<Parameters<typeof planOffer>[2]>) {
  if (one === undefined) throw new Error('The sample topic has no quest.');
  const still = { isStepDue: false, cleared: new Set<string>(), missedWeeks: 0 };
  return planOffer(one, { topic, onBoard }, { ...still, ...progress });
}

it('[FG11] the next phase is offered when the amount would step up and this phase’s quests were cleared', () => {
  expect(offer({ isStepDue: true, cleared: onBoard })).toEqual({
    kind: 'next-phase',
    moulds: [next],
  });
  expect(offer({ isStepDue: true, cleared: new Set([one?.id ?? '']) })).toBeUndefined();
  expect(offer({ isStepDue: false, cleared: onBoard })).toBeUndefined();
});

it('[FG11] after two missed weeks the five-minute version is offered, and nothing harder', () => {
  const tiny = { kind: 'tiny', title: 'Do the first bit' };
  expect(offer({ missedWeeks: 2, isStepDue: true, cleared: onBoard })).toEqual(tiny);
  expect(offer({ missedWeeks: 1 })).toBeUndefined();
});
