import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import type { CommandDraft } from './command.ts';
import { CHOOSING_KINDS, chosenIn, withoutChoices } from './resent-edits.ts';

const id = 'c1';
const DOCUMENT: GameDocument = {
  ...EMPTY_DOCUMENT,
  character: { ...EMPTY_DOCUMENT.character, name: 'Newer' },
  userRoles: { roles: ['student'], fitnessTypes: ['Gym'] },
};

test.each<[CommandDraft, taken: string, left: object]>([
  [
    { kind: 'quest.edit', id, questId: 'q1@2026-11-14', edits: { title: 'Old', xpReward: 30 } },
    'q1 title',
    { edits: { xpReward: 30 } },
  ],
  [
    { kind: 'hunter.settings', id, settings: { dawnHour: 4, weekStart: 'sunday' } },
    'dawnHour',
    { settings: { weekStart: 'sunday' } },
  ],
  [{ kind: 'hunter.rename', id, name: 'Old' }, 'hunter.rename', { name: 'Newer' }],
  [{ kind: 'hunter.roles', id, roles: [] }, 'hunter.roles', { roles: ['student'] }],
  [{ kind: 'hunter.fitness', id, fitnessTypes: [] }, 'hunter.fitness', { fitnessTypes: ['Gym'] }],
  [{ kind: 'hunter.onboard', roles: [], fitnessTypes: [] }, 'hunter.roles', { roles: [] }],
])(
  '[D17] of %o that is sent again, a choice made after it is left as it is',
  (draft, taken, left) => {
    const command = done(draft);
    expect(CHOOSING_KINDS).toContain(draft.kind);
    expect(chosenIn(command)).toContain(taken);
    expect(withoutChoices(command, new Set([taken]), DOCUMENT)).toEqual({ ...command, ...left });
    expect(withoutChoices(command, new Set(['q2 title']), DOCUMENT)).toBe(command);
  },
);

test('[D17] what chooses nothing is sent again as it was', () => {
  const command = done(adding('q1'));
  expect(CHOOSING_KINDS).toHaveLength(7);
  expect(withoutChoices(command, new Set(['q1 title']), DOCUMENT)).toBe(command);
});
