import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { apply, fold } from '#rules/commands/apply.ts';
import { refuseReset } from '#rules/commands/change-chain.ts';
import type { Command } from '#rules/commands/command.ts';
import { anyCommand, anyLog, EVERY_KIND } from '#rules/testing/arbitraries.ts';
import { aQuest, done, finishing, TODAY } from '#rules/testing/builders.ts';
import { boardOf, EMPTY_DOCUMENT } from './document.ts';

const LATE = { ...finishing('q1'), forDay: addDays(TODAY, -1) };
const everyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: anyCommand },
  { weight: 1, arbitrary: fc.constant(done(LATE)) },
);

test('[Q6] no command of any kind writes completed: false onto a completed quest', () => {
  const tried = new Set<string>();
  fc.assert(
    fc.property(anyLog, fc.array(everyCommand, { maxLength: 20 }), (log, commands) => {
      let document = fold(EMPTY_DOCUMENT, log);
      for (const command of commands) {
        tried.add(command.kind);
        const next = apply(document, command).document;
        const after = new Map(boardOf(next).map((quest) => [quest.id, quest]));
        for (const { id, completed } of boardOf(document)) {
          if (completed) expect(after.get(id)?.completed ?? true).toBe(true);
        }
        document = next;
      }
    }),
    { numRuns: 300, seed: 6 }, // seeded: every kind must have been tried
  );
  expect([...tried].sort()).toEqual(EVERY_KIND.toSorted());
});

test('[Q6] a rule that would reset a quest is stopped where quests are written', () => {
  const cleared = aQuest({ completed: true });
  expect(() => refuseReset(cleared, { ...cleared, completed: false })).toThrow('stays so');
  expect(() => refuseReset(cleared, aQuest({ id: `q1@${TODAY}` }))).not.toThrow();
  expect(() => refuseReset(cleared, undefined)).not.toThrow();
  expect(() => refuseReset(aQuest(), cleared)).not.toThrow();
});
