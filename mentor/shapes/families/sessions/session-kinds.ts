import type { Topic } from '#mentor/library/topic.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import { HOME_SESSIONS } from './home-sessions.ts';
import { LEARNING_SESSIONS } from './learning-sessions.ts';
import { PEOPLE_SESSIONS } from './people-sessions.ts';
import { PRACTICE_SESSIONS } from './practice-sessions.ts';
import { SELF_SESSIONS } from './self-sessions.ts';
import type { SessionKind } from './session-kind.ts';

/** Done at a certain moment: "the 4 pm one decaf instead", "tally on the fridge". */
const MOMENT: SessionKind = {
  id: 'moment',
  words: /^(?:swap|feed)\b|\b(?:instead|tally|jar|charger|apple|gum)\b/i,
  minutes: 5,
  steps: [
    ['Hang it on what comes right before', 'Teeth, kettle, front door: always the same.'],
    ['Lay it out where that happens', 'Right where your hand goes anyway.'],
    ['Cross the day off at once', 'Missed: the next time it comes, not twice.'],
  ],
};

/** The first that fits is meant. @internal named by tests */
export const SESSION_KINDS: readonly SessionKind[] = [
  ...PRACTICE_SESSIONS,
  ...LEARNING_SESSIONS,
  ...SELF_SESSIONS,
  ...PEOPLE_SESSIONS,
  ...HOME_SESSIONS,
  MOMENT,
];

/** Families that hold anything. */
const GENERAL = new Set('skill project aim task'.split(' '));

/** What is done in one session, by the words for it and what it is done for; nothing where it is of no kind. */
export function findSessionKind(
  act: string,
  topic: Pick<Topic, 'id' | 'shelf'> | undefined,
): SessionKind | undefined {
  const { id = '', shelf = '' } = topic ?? {};
  if (MEDICINE.test(act) && shelf !== 'create') return MOMENT;
  const place = `${GENERAL.has(id) ? '' : shelf}/${id}`;
  return (
    SESSION_KINDS.find(({ words, of }) => words.test(act) && (of?.test(place) ?? true)) ??
    SESSION_KINDS.find(({ anywhere }) => anywhere?.test(act))
  );
}
