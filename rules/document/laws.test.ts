import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, fold } from '#rules/commands/apply.ts';
import { gainXp } from '#rules/hunter/gain-xp.ts';
import { anyCommand, anyLog, EVERY_KIND } from '#rules/testing/arbitraries.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import {
  figuresKnowNoOrder,
  nothingIsUncompleted,
  orderDoesNotMatter,
  type Reducer,
  twiceIsOnce,
  untouchedStaysIdentical,
  xpIsConserved,
} from '#rules/testing/laws.ts';
import { sample } from '#rules/testing/sample.ts';
import { find, put } from './by-id.ts';
import { boardOf, chainOf, EMPTY_DOCUMENT } from './document.ts';
import { storedDocument } from './stored-document.ts';

const MANY = { numRuns: sample(100, 1_000) };
const honest: Reducer = (document, command) => apply(document, command).document;

test('[D1] [D3] any order of the commands of one quest gives the same quest, chains included', () => {
  fc.assert(orderDoesNotMatter(honest), { numRuns: sample(400, 4_000) });
});

test('[D5] folding every command of a log a second time changes nothing', () => {
  fc.assert(twiceIsOnce(honest), MANY);
});

test('[D5] folding any one command twice in a row is folding it once', () => {
  fc.assert(
    fc.property(anyLog, anyCommand, (log, command) => {
      const once = fold(EMPTY_DOCUMENT, [...log, command]);
      expect(storedDocument(honest(once, command))).toEqual(storedDocument(once));
    }),
    MANY,
  );
});

test('[H6] [D2] XP is conserved: what the hunter owns is what the log paid', () => {
  fc.assert(xpIsConserved(honest), MANY);
});

test('[D6] XP, level, counts, activity and achievements do not depend on the order of commands', () => {
  fc.assert(figuresKnowNoOrder(honest), MANY);
});

test('[Q6] no command ever un-completes a quest: it stays completed, is renewed, or is removed', () => {
  fc.assert(nothingIsUncompleted(honest), MANY);
});

test('[D9] a quest that a command does not touch stays the identical object', () => {
  fc.assert(untouchedStaysIdentical(honest), MANY);
});

test('[D9] a command folded twice in a row gives back the identical document the second time', () => {
  fc.assert(
    fc.property(anyLog, anyCommand, (log, command) => {
      const once = fold(EMPTY_DOCUMENT, [...log, command]);
      return honest(once, command) === once;
    }),
    MANY,
  );
});

test('[D4] [SEC35] a refused command changes nothing, whatever stood before it', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const before = fold(EMPTY_DOCUMENT, log);
      const hasty = done({ ...finishing('q1'), openSubtaskCount: 1 });
      expect(apply(before, hasty)).toEqual({
        status: 'refused',
        reason: 'subtasks-remain',
        document: before,
      });
    }),
  );
});

const paysTwice: Reducer = (document, command) => {
  const outcome = apply(document, command);
  if (command.kind !== 'quest.done' || outcome.status !== 'noop') return outcome.document;
  return { ...document, character: gainXp(document.character, command.xpReward, 'wisdom') };
};

const dropsEarlyCompletions: Reducer = (document, command) => {
  const isEarly = command.kind === 'quest.done' && !chainOf(document, command.questId).quest;
  return isEarly ? document : honest(document, command);
};

const reprices: Reducer = (document, command) => {
  if (command.kind !== 'quest.done') return honest(document, command);
  const xpReward = chainOf(document, command.questId).quest?.xpReward ?? command.xpReward;
  return honest(document, { ...command, xpReward });
};

const forgetsRemovals: Reducer = (document, command) => {
  const next = honest(document, command);
  if (command.kind !== 'quest.remove') return next;
  const { isRemoved: _forgotten, ...chain } = chainOf(next, command.questId);
  return { ...next, chains: put(next.chains, chain) };
};

const resetsOnEdit: Reducer = (document, command) => {
  const next = honest(document, command);
  const chain = command.kind === 'quest.subtask' ? find(next.chains, 'q1') : undefined;
  if (chain?.quest === undefined) return next;
  return {
    ...next,
    chains: put(next.chains, { ...chain, quest: { ...chain.quest, completed: false } }),
  };
};

const copiesTheBoard: Reducer = (document, command) => {
  const next = honest(document, command);
  const copies = boardOf(next).map((quest) => ({
    ...chainOf(next, quest.id),
    quest: { ...quest },
  }));
  return { ...next, chains: copies.reduce(put, next.chains) };
};

test.each([
  ['[D5]', 'pays a completion twice', paysTwice, twiceIsOnce],
  [
    '[D1]',
    'drops a completion that comes before its quest',
    dropsEarlyCompletions,
    orderDoesNotMatter,
  ],
  ['[D2]', 'drops a completion that comes before its quest', dropsEarlyCompletions, xpIsConserved],
  ['[D2]', 'pays what the document says', reprices, xpIsConserved],
  ['[D3]', 'forgets what was removed', forgetsRemovals, orderDoesNotMatter],
  ['[Q6]', 'un-completes', resetsOnEdit, nothingIsUncompleted],
  ['[D9]', 'copies what it did not touch', copiesTheBoard, untouchedStaysIdentical],
])('%s the law catches a reducer that %s', (_rule, _fault, broken, law) => {
  expect(fc.check<unknown>(law(broken), { numRuns: 5_000 }).failed).toBe(true);
});

test('[D9] adding a quest leaves the others as they were', () => {
  const before = fold(EMPTY_DOCUMENT, [done(adding('q1')), done(adding('q2'))]);
  const after = honest(before, done(adding('q3')));
  expect(boardOf(after)[0]).toBe(boardOf(before)[0]);
});

test('[Q6] the laws above are tried on every kind of command there is', () => {
  const tried = new Set(fc.sample(anyCommand, { numRuns: 2_000, seed: 6 }).map(({ kind }) => kind));
  expect([...tried].sort()).toEqual(EVERY_KIND.toSorted());
});
