import type { Role } from '#rules/roles/roles.ts';
import { CODING } from './families/coding.ts';
import { CONTENT } from './families/content.ts';
import { COOKING } from './families/cooking.ts';
import { CYCLING } from './families/cycling.ts';
import { DANCING } from './families/dancing.ts';
import { DRAWING } from './families/drawing.ts';
import { EXAM } from './families/exam.ts';
import { FOCUS } from './families/focus.ts';
import { GARDENING } from './families/gardening.ts';
import { GENTLE_DAY } from './families/general.ts';
import { HEALTH } from './families/health.ts';
import { INSTRUMENT } from './families/instrument.ts';
import { JOB_SEARCH } from './families/job-search.ts';
import { JOURNALING } from './families/journaling.ts';
import { LANGUAGE } from './families/language.ts';
import { MAKING } from './families/making.ts';
import { MEDITATION } from './families/meditation.ts';
import { MEETING_PEOPLE } from './families/meeting-people.ts';
import { MIND_GAMES } from './families/mind-games.ts';
import { MONEY } from './families/money.ts';
import { PARENTING } from './families/parenting.ts';
import { PHOTOGRAPHY } from './families/photography.ts';
import { PUBLIC_SPEAKING } from './families/public-speaking.ts';
import { QUITTING } from './families/quitting.ts';
import { READING } from './families/reading.ts';
import { RELATIONSHIPS } from './families/relationships.ts';
import { RUNNING } from './families/running.ts';
import { SELLING } from './families/selling.ts';
import { SLEEP } from './families/sleep.ts';
import { STRENGTH } from './families/strength.ts';
import { SWIMMING } from './families/swimming.ts';
import { THESIS } from './families/thesis.ts';
import { TIDYING } from './families/tidying.ts';
import { WALKING } from './families/walking.ts';
import { WRITING } from './families/writing.ts';
import { YOGA } from './families/yoga.ts';
import type { Family } from './family.ts';

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

/** What a role is about, for a hunter who named no goal. */
export const ROLE_FAMILY: Readonly<Record<Role, Family>> = {
  developer: CODING,
  student: EXAM,
  entrepreneur: SELLING,
  influencer: CONTENT,
  fitness: STRENGTH,
};
