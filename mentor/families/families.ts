import type { Role } from '#rules/roles/roles.ts';
import { CYCLING } from './body/cycling.ts';
import { DANCING } from './body/dancing.ts';
import { HEALTH } from './body/health.ts';
import { RUNNING } from './body/running.ts';
import { SLEEP } from './body/sleep.ts';
import { STRENGTH } from './body/strength.ts';
import { SWIMMING } from './body/swimming.ts';
import { WALKING } from './body/walking.ts';
import { YOGA } from './body/yoga.ts';
import { COOKING } from './craft/cooking.ts';
import { DRAWING } from './craft/drawing.ts';
import { GARDENING } from './craft/gardening.ts';
import { INSTRUMENT } from './craft/instrument.ts';
import { MAKING } from './craft/making.ts';
import { PHOTOGRAPHY } from './craft/photography.ts';
import { TIDYING } from './craft/tidying.ts';
import type { Family } from './family.ts';
import { GENTLE_DAY } from './general.ts';
import { FOCUS } from './mind/focus.ts';
import { JOURNALING } from './mind/journaling.ts';
import { MEDITATION } from './mind/meditation.ts';
import { MIND_GAMES } from './mind/mind-games.ts';
import { QUITTING } from './mind/quitting.ts';
import { READING } from './mind/reading.ts';
import { MEETING_PEOPLE } from './people/meeting-people.ts';
import { PARENTING } from './people/parenting.ts';
import { RELATIONSHIPS } from './people/relationships.ts';
import { CODING } from './work/coding.ts';
import { CONTENT } from './work/content.ts';
import { EXAM } from './work/exam.ts';
import { JOB_SEARCH } from './work/job-search.ts';
import { LANGUAGE } from './work/language.ts';
import { MONEY } from './work/money.ts';
import { PUBLIC_SPEAKING } from './work/public-speaking.ts';
import { SELLING } from './work/selling.ts';
import { THESIS } from './work/thesis.ts';
import { WRITING } from './work/writing.ts';

/** In the order they are asked: the narrower before the wider, so that "play for my kids" is music. */
export const FAMILIES: readonly Family[] = [
  GENTLE_DAY,
  JOB_SEARCH,
  PUBLIC_SPEAKING,
  QUITTING,
  THESIS,
  LANGUAGE,
  INSTRUMENT,
  EXAM,
  CODING,
  SLEEP,
  SELLING,
  MONEY,
  TIDYING,
  PHOTOGRAPHY,
  CONTENT,
  MAKING,
  DRAWING,
  JOURNALING,
  READING,
  WRITING,
  SWIMMING,
  CYCLING,
  WALKING,
  RUNNING,
  YOGA,
  MIND_GAMES,
  DANCING,
  COOKING,
  GARDENING,
  MEDITATION,
  STRENGTH,
  HEALTH,
  PARENTING,
  MEETING_PEOPLE,
  RELATIONSHIPS,
  FOCUS,
];

/** They ask something of the body. */
export const STRAINING_FAMILIES: readonly Family[] = [
  SWIMMING,
  CYCLING,
  WALKING,
  RUNNING,
  YOGA,
  DANCING,
  STRENGTH,
  HEALTH,
];
/** Nothing for somebody under 16: weights, dating, money. */
export const GROWN_UP_FAMILIES: readonly Family[] = [
  STRENGTH,
  HEALTH,
  MONEY,
  SELLING,
  MEETING_PEOPLE,
  RELATIONSHIPS,
];

/** What a role is about, for a hunter who named no goal. */
export const ROLE_FAMILY: Readonly<Record<Role, Family>> = {
  developer: CODING,
  student: EXAM,
  entrepreneur: SELLING,
  influencer: CONTENT,
  fitness: STRENGTH,
};
