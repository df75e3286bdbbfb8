import type { Category } from '#rules/quest/quest.ts';
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
import { GENERAL } from './families/general.ts';
import { HEALTH } from './families/health.ts';
import { INSTRUMENT } from './families/instrument.ts';
import { JOB_SEARCH } from './families/job-search.ts';
import { JOURNALING } from './families/journaling.ts';
import { LANGUAGE } from './families/language.ts';
import { MEDITATION } from './families/meditation.ts';
import { MONEY } from './families/money.ts';
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
import { TIDYING } from './families/tidying.ts';
import { WALKING } from './families/walking.ts';
import { WRITING } from './families/writing.ts';
import { YOGA } from './families/yoga.ts';
import type { Family } from './family.ts';

/** In the order they are asked: the narrower before the wider, so that "exam in French" is an exam. */
export const FAMILIES: readonly Family[] = [
  FOCUS,
  QUITTING,
  JOB_SEARCH,
  PUBLIC_SPEAKING,
  LANGUAGE,
  INSTRUMENT,
  EXAM,
  CODING,
  SLEEP,
  MONEY,
  SELLING,
  PHOTOGRAPHY,
  CONTENT,
  DRAWING,
  JOURNALING,
  WRITING,
  READING,
  SWIMMING,
  CYCLING,
  RUNNING,
  YOGA,
  DANCING,
  COOKING,
  GARDENING,
  TIDYING,
  MEDITATION,
  WALKING,
  STRENGTH,
  HEALTH,
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

const CATEGORY_OF: Readonly<Record<Role, Category>> = {
  developer: 'Tech',
  student: 'Academics',
  entrepreneur: 'Business',
  influencer: 'Content',
  fitness: 'Fitness',
};

/** A goal nobody knows counts towards what the hunter is; who is several things keeps it personal. */
export function generalFamily(roles: readonly Role[]): Family {
  const [only, ...others] = roles;
  const isOne = only !== undefined && others.length === 0;
  return isOne ? { ...GENERAL, category: CATEGORY_OF[only] } : GENERAL;
}
