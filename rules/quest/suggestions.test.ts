import { expect, test } from 'vitest';
import type { FitnessType, Role } from '#rules/roles/roles.ts';
import { aQuest } from '#rules/testing/builders.ts';
import { CATALOGUE, type QuestTemplate } from './catalogue.ts';
import { planOfTemplate, suggestedQuests } from './suggestions.ts';

type SeekerState = {
  roles?: Role[];
  fitnessTypes?: FitnessType[];
  level?: number;
  streak?: number;
  onBoard?: string[];
  removed?: string[];
};

function suggested(seeker: SeekerState): readonly string[] {
  const {
    roles = [],
    fitnessTypes = [],
    level = 1,
    streak = 0,
    onBoard = [],
    removed = [],
  } = seeker;
  const title = 'Feed the cat'; // a twin of nothing
  const board = ['own', ...onBoard].map((id) => aQuest({ id, title, streak }));
  const userRoles = { roles, fitnessTypes };
  return suggestedQuests(CATALOGUE, { level, userRoles, board }, (id) => removed.includes(id)).map(
    ({ questId }) => questId,
  );
}

function templateWith(isWanted: (template: QuestTemplate) => boolean): QuestTemplate {
  const template = CATALOGUE.find(isWanted);
  if (template === undefined) throw new Error('the catalogue lacks it');
  return template;
}

const open = templateWith(
  ({ roles, unlockRequirement }) => roles.includes('developer') && !unlockRequirement,
);
const marathon = templateWith(({ unlockRequirement }) => unlockRequirement?.streak === 7);
const yoga = templateWith(({ fitnessTypes }) => fitnessTypes?.includes('Yoga') === true);

test('[C3] without a role nothing is suggested, with one only what is meant for it', () => {
  expect(suggested({})).toEqual([]);
  const forStudents = suggested({ roles: ['student'], level: 99, streak: 99 });
  const meant = CATALOGUE.filter(({ roles }) => roles.includes('student'));
  expect(forStudents).toEqual(meant.map(({ id }) => `${id}~0`));
});

test('[C4] a quest for yoga is suggested to those who chose yoga', () => {
  const seeker: SeekerState = { roles: ['fitness'], level: 99, streak: 99 };
  expect(suggested({ ...seeker, fitnessTypes: ['Gym'] })).not.toContain(`${yoga.id}~0`);
  expect(suggested({ ...seeker, fitnessTypes: ['Yoga'] })).toContain(`${yoga.id}~0`);
});

test.each([
  [5, 7, true],
  [4, 7, false],
  [5, 6, false],
  [9, 30, true],
])(
  '[C5] at level %i with the highest streak %i the code marathon is suggested: %s',
  (level, streak, isOpen) => {
    const ids = suggested({ roles: ['developer'], level, streak });
    expect(ids.includes(`${marathon.id}~0`)).toBe(isOpen);
  },
);

test('[C6] what stands on the board is not suggested, renewed or not', () => {
  for (const onBoard of [`${open.id}~0`, `${open.id}~0@2026-11-16`]) {
    expect(suggested({ roles: ['developer'], onBoard: [onBoard] })).not.toContain(`${open.id}~0`);
  }
});

test('[C9] a near twin of what stands on the board is not suggested', () => {
  const board = [aQuest({ title: 'Write code for an hour', category: 'Tech' })];
  const userRoles = { roles: ['developer' as const], fitnessTypes: [] };
  const titles = suggestedQuests(CATALOGUE, { level: 1, userRoles, board }, () => false).map(
    ({ template }) => template.title,
  );
  expect(titles).not.toContain('Write code for 25 minutes');
  expect(titles).toContain('Fix one bug and prove it with a test');
});

test('[C6] a removed template is suggested again as its next generation', () => {
  const removed = [`${open.id}~0`, `${open.id}~1`];
  expect(suggested({ roles: ['developer'], removed })).toContain(`${open.id}~2`);
});

test('[C7] two devices with different boards give the same suggestion the same id', () => {
  const one = suggested({ roles: ['developer'] });
  const other = suggested({ roles: ['developer', 'student'], onBoard: ['own-quest'], streak: 3 });
  expect(one).toContain(`${open.id}~0`);
  expect(other).toContain(`${open.id}~0`);
});

test('[C1] a template added to the board keeps its texts and figures', () => {
  expect(planOfTemplate(marathon)).toMatchObject({
    title: marathon.title,
    xpReward: 100,
    difficulty: 'elite',
    tier: 3,
    isCustom: false,
  });
});

test('[HB28] [C6] an archived catalogue quest is not suggested', () => {
  const userRoles = { roles: ['developer', 'fitness'], fitnessTypes: ['Gym'] } as const;
  const offered = (archive: readonly string[]) => {
    const putAway = archive.map((id) => aQuest({ id, isArchived: true, title: `Put away ${id}` }));
    const seeker = { level: 20, userRoles, board: [], archive: putAway };
    return suggestedQuests(CATALOGUE, seeker, () => false).map(({ questId }) => questId);
  };
  const [first = '', ...others] = offered([]);
  expect(offered([first])).toEqual(others);
});
