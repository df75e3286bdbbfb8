import type { Topic } from '#mentor/library/topic.ts';
import { HOME_SESSIONS } from './home-sessions.ts';
import { LEARNING_SESSIONS } from './learning-sessions.ts';
import { PEOPLE_SESSIONS } from './people-sessions.ts';
import { PRACTICE_SESSIONS } from './practice-sessions.ts';
import { SELF_SESSIONS } from './self-sessions.ts';
import type { SessionKind } from './session-kind.ts';

/** Done at a certain moment: "phone on the charger", "the 4 pm one decaf instead". */
const MOMENT: SessionKind = {
  id: 'moment',
  words:
    /^(?:brush|charge|feed|lock|make (?:your|the) bed|plug|put|swap|switch|take your|turn|unplug)\b|\b(?:off|ready|instead|charger|drawer|tablets?|pills?)$|\b(?:tally|jar)\b/i,
  isAny: true,
  minutes: 5,
  steps: [
    ['Hang it on what comes right before', 'Teeth, kettle, front door: always the same.'],
    ['Lay it out where that happens', 'So near that leaving it takes more than doing it.'],
    ['Cross the day off at once', 'Missed: the next time it comes, not twice.'],
  ],
};

/** Nothing but the shelf is known: what holds for all that stands on it. */
const ANY: Readonly<Record<string, SessionKind['steps']>> = {
  move: [
    ['Five easy minutes first, then the session', 'Water only with others or a lifeguard near.'],
    ['So hard that you can still talk', 'A pain that stabs, or dizziness: stop there.'],
    ['Write minutes, distance or rounds', 'The day after is easy or off.'],
  ],
  people: [
    ['Name day and hour to them', 'Said once, it is kept more often.'],
    ['Screens away, ask before you tell', 'Their answer decides where it goes.'],
    ['Say when the next time is', 'One line on what they told you.'],
  ],
  home: [
    ['Lay out all it takes, one spot only', 'A bell for the end.'],
    ['Do that spot to its end', 'What has no place gets one, or goes.'],
    ['Carry out what goes, write the next spot', 'A photo before and after.'],
  ],
  work: [
    ['One line: what is done when you stop', 'Mail and messages closed.'],
    ['The hardest of it first', 'A bell after each part; no part runs over.'],
    ['Send or save it before you get up', 'The next first step on a slip.'],
  ],
  hands: [
    ['Lay out tools and stuff, read the plan once', 'Edges, heat, dust: hands and eyes covered.'],
    ['One part from beginning to end', 'Slow cuts, small steps, nothing hidden.'],
    ['Clean up, write what is next and what to buy', 'A photo with the date.'],
  ],
  '': [
    ['Lay out what it needs, begin with the easiest part', 'Two minutes of it count on a bad day.'],
    ['Do one thing of it to an end you can see', 'One whole rather than three halves.'],
    ['Write down what comes next', 'One line; the next session begins there.'],
  ],
};

function anyOf(shelf: string): SessionKind {
  const steps = ANY[shelf] ?? ANY[''] ?? [];
  return { id: 'any', words: /./, isAny: true, minutes: 20, fills: true, steps };
}

/** The first that fits is meant. */
export const SESSION_KINDS: readonly SessionKind[] = [
  ...PRACTICE_SESSIONS,
  ...LEARNING_SESSIONS,
  ...SELF_SESSIONS,
  ...PEOPLE_SESSIONS,
  ...HOME_SESSIONS,
];

/** Families that hold anything. */
const GENERAL = new Set('skill project aim task'.split(' '));

/** What is done in one session, by the words for it and what it is done for. */
export function findSessionKind(
  act: string,
  topic: Pick<Topic, 'id' | 'shelf'> | undefined,
): SessionKind {
  const { id = '', shelf = '' } = topic ?? {};
  const place = `${GENERAL.has(id) ? '' : shelf}/${id}`;
  return (
    SESSION_KINDS.find(({ words, of }) => words.test(act) && (of?.test(place) ?? true)) ??
    SESSION_KINDS.find(({ anywhere }) => anywhere?.test(act)) ??
    (MOMENT.words.test(act) ? MOMENT : anyOf(GENERAL.has(id) ? '' : shelf))
  );
}
