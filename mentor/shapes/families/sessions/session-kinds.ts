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

/** What is practised has words of its own that no list holds ("run 6 beads", "8 x 50"): there it is of this kind. */
const PRACTISED: readonly (readonly [of: RegExp, kind: string])[] = [
  [/^sound\/|\/instrument/, 'piece'],
  [/^create\/drawing/, 'drawing'],
  [/^tech\//, 'code'],
  [/\/dance/, 'dance'],
  [/^move\/mobility/, 'stretches'],
  [/^move\/running/, 'run'],
  [/^move\/swimming/, 'swim'],
  [/^move\/cycling/, 'ride'],
  [/^move\/(?:strength|lift)/, 'sets'],
  [/^move\/(?:ball|paddle|trick)|^learn\/(?:game|mental)|^create\/mind-games/, 'drill'],
  [/^hands\/craft|^home\/repairs/, 'workshop'],
  [/^learn\/(?:exams|study|academic|languages|field)/, 'deep-block'],
];
/** Only what says how much of it, and so little that it fits a line. */
const COUNTED =
  /^(?=.*(?:\d|\b(?:one|two|three|four|five|six|eight|ten|twelve|twenty|half|each|hour)\b))(?:\S+ ){1,11}\S+$/i;
/** What points at something unnamed, at somebody, at a body, or at an end. */
const POINTS =
  /\b(?:it|its|them|ones|this|that|those|there|here|all|anyway|everything|him|hers?|his|he|she|they|their|who|someone|somebody|people|wom[ae]n|m[ae]n|girls?|boys?|kids?|child\w*|ex|boss|teacher|stranger\w*|until|till|never|nobody|alone|dark|dead|die\w*|gone|last|quit|over|hurt\w*|pain\w*|blood\w*|bleed\w*|burn\w*|stab\w*|slit|slash\w*|hang\w*|jump\w*|edge|deep\w*|bottom|roof|bridge|tracks?|kni(?:fe|ves)|blades?|guns?|knots?|ropes?|fires?|matches|drunk|drinks?|drinking|high|pills?|skin|arms?|wrists?|throat|neck|veins?|body|naked|secret\w*|hide|hidden|follow\w*|spy\w*|steal\w*|fake|break|bypass\w*|crack\w*|hack\w*|locks?|passwords?)\b/i;

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
    SESSION_KINDS.find(({ anywhere }) => anywhere?.test(act)) ??
    practisedKind(act, place)
  );
}

function practisedKind(act: string, place: string): SessionKind | undefined {
  if (!COUNTED.test(act) || POINTS.test(act)) return undefined;
  const [, kind] = PRACTISED.find(([of]) => of.test(place)) ?? [];
  return SESSION_KINDS.find(({ id }) => id === kind);
}
