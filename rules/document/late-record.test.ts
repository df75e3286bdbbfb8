import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import { apply, fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { renewalPeriod } from '#rules/quest/renewal.ts';
import {
  adding,
  day,
  done,
  finishing,
  onlyQuest,
  TODAY,
  ticking,
} from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { chainOf, EMPTY_DOCUMENT, type GameDocument } from './document.ts';
import { lateDrafts, stepsBeforeRecord } from './late-record.ts';
import { missedDays } from './missed-days.ts';
import { openDocument, storedDocument } from './stored-document.ts';

const [YESTERDAY, BEFORE, LONG_AGO] = [-1, -2, -9].map((ago) => addDays(TODAY, ago)) as [
  typeof TODAY,
  typeof TODAY,
  typeof TODAY,
];
const CALENDAR = { today: TODAY, isRenewed: true };

function folded(...commands: readonly Command[]): GameDocument {
  return fold(EMPTY_DOCUMENT, commands);
}

function missed(document: GameDocument, stated = {}) {
  return missedDays(chainOf(document, 'q1'), { ...CALENDAR, ...stated });
}

function recorded(document: GameDocument, on: typeof TODAY, isRenewed = true): GameDocument {
  const drafts = lateDrafts(onlyQuest(document), on, { today: TODAY, isRenewed });
  return fold(
    document,
    drafts.map((draft) => done(draft)),
  );
}

const OPEN = folded(done(adding('q1'), LONG_AGO));

test('[A10] an open daily can be recorded for yesterday and the day before, not for a day before it was there', () => {
  expect(missed(OPEN)).toEqual([YESTERDAY, BEFORE]);
  expect(missed(folded(done(adding('q1'), YESTERDAY)))).toEqual([YESTERDAY]);
  expect(missed(folded(done(adding('q1'))))).toEqual([]);
});

test('[A10] [Q16] where the hunter put a quest says nothing about the day it was added', () => {
  const toFoot = { kind: 'quest.edit', id: 'e1', questId: 'q1' } as const;
  const rankOf = (on: typeof TODAY) => Date.parse(`${on}T12:00:00.000Z`);
  const down = fold(OPEN, [done({ ...toFoot, edits: { rank: rankOf(TODAY) + 1 } })]);
  expect(missed(down)).toEqual([YESTERDAY, BEFORE]);
  const fresh = folded(done(adding('q1')));
  const up = fold(fresh, [done({ ...toFoot, edits: { rank: rankOf(LONG_AGO) } })]);
  expect(missed(up)).toEqual([]);
});

test('[A10] the day a quest was added stays its own through renewals and a store', () => {
  const renewed = folded(
    done(adding('q1'), LONG_AGO),
    done(finishing('q1'), BEFORE),
    done({ ...adding(`q1@${TODAY}`), rank: 0 }),
  );
  expect(onlyQuest(openDocument(storedDocument(renewed))).addedOn).toBe(LONG_AGO);
  expect(missed(openDocument(storedDocument(renewed)))).toEqual([YESTERDAY]);
});

test.each(['weekly', 'milestone'] as const)('[A10] a %s quest misses no day', (frequency) => {
  expect(missed(folded(done(adding('q1', { frequency }), LONG_AGO)))).toEqual([]);
});

test('[A10] a late record counts and pays on its own day, is marked as late, and is no login', () => {
  const after = recorded(OPEN, YESTERDAY, false);
  expect(onlyQuest(after)).toMatchObject({ completedOn: YESTERDAY, isLate: true, streak: 1 });
  expect(after.dailyActivities).toEqual([
    { date: YESTERDAY, questsCompleted: 1, pomodorosCompleted: 0, xpEarned: 25, hasLogin: false },
  ]);
  expect(loginStreak(after.loginDays, TODAY)).toBe(0);
});

test('[A10] [W2] the quest that was open stays open for today, with its streak one higher', () => {
  const after = recorded(OPEN, YESTERDAY);
  expect(onlyQuest(after)).toMatchObject({ id: `q1@${TODAY}`, completed: false, streak: 1 });
  expect(missed(after)).toEqual([BEFORE]);
});

test('[A10] both days can be recorded, in either order, each paid once', () => {
  for (const order of [
    [YESTERDAY, BEFORE],
    [BEFORE, YESTERDAY],
  ]) {
    const after = order.reduce((document, on) => recorded(document, on), OPEN);
    expect(after.lifetimeXp).toBe(50);
    expect(after.dailyActivities.map(({ date }) => date)).toEqual([BEFORE, YESTERDAY]);
    expect(missed(after)).toEqual([]);
    expect(onlyQuest(after)).toMatchObject({ id: `q1@${TODAY}`, completed: false, streak: 2 });
  }
});

test('[A10] [D2] a day that another device cleared meanwhile is paid once', () => {
  const phone = done(finishing('q1'), YESTERDAY);
  const laptop = lateDrafts(onlyQuest(OPEN), YESTERDAY, CALENDAR).map((draft) => done(draft));
  for (const commands of [
    [phone, ...laptop],
    [...laptop, phone],
  ]) {
    expect(fold(OPEN, commands).lifetimeXp).toBe(25);
  }
});

test('[A10] a day that was cleared by a link of another day is not missed', () => {
  const renewed = folded(
    done(adding('q1'), LONG_AGO),
    done(finishing('q1'), YESTERDAY),
    done(adding(`q1@${TODAY}`)),
  );
  expect(missed(renewed)).toEqual([BEFORE]);
});

test('[A10] after an absence the day has no link of its own and is recorded all the same', () => {
  const away = folded(
    done(adding('q1'), LONG_AGO),
    done(finishing('q1'), BEFORE),
    done(adding(`q1@${TODAY}`)),
  );
  const after = recorded(away, YESTERDAY);
  expect(onlyQuest(after)).toMatchObject({ id: `q1@${TODAY}`, completed: false, streak: 2 });
  expect(missed(after)).toEqual([]);
});

test('[A10] [W1] recorded after today was cleared, it gives no second clear of today', () => {
  const cleared = fold(OPEN, [done(finishing('q1'))]);
  const after = recorded(cleared, YESTERDAY);
  expect(after.lifetimeXp).toBe(50);
  expect(renewalPeriod(onlyQuest(after), TODAY, 'monday')).toBeUndefined();
  expect(renewalPeriod(onlyQuest(after), addDays(TODAY, 1), 'monday')).toBe(addDays(TODAY, 1));
});

test('[A10] what nobody renews is done once: no later day misses it', () => {
  const cleared = folded(done(adding('q1'), LONG_AGO), done(finishing('q1'), LONG_AGO));
  expect(missed(cleared, { isRenewed: false })).toEqual([]);
  expect(missed(cleared)).toEqual([YESTERDAY, BEFORE]);
});

test('[A10] [Q2] open steps of the quest of that day are ticked by its late record', () => {
  const subtasks = [{ id: 's1', title: 'Begin' }];
  const stepped = folded(done(adding('q1', { subtasks }), LONG_AGO));
  expect(stepsBeforeRecord(onlyQuest(stepped), YESTERDAY)).toBe(1);
  const late = recorded(stepped, YESTERDAY);
  expect(late.lifetimeXp).toBe(25);
  expect(stepsBeforeRecord(onlyQuest(late), YESTERDAY)).toBe(0);
  const ticked = fold(stepped, [done(ticking('s1'))]);
  expect(stepsBeforeRecord(onlyQuest(ticked), YESTERDAY)).toBe(0);
  expect(recorded(ticked, YESTERDAY).lifetimeXp).toBe(25);
});

test('[A10] [D4] what is older than the day before is refused, for what it says itself', () => {
  const tooLate = { ...finishing('q1'), forDay: addDays(TODAY, -3) };
  expect(apply(OPEN, done(tooLate))).toMatchObject({ status: 'refused' });
});

type HunterMove = 'clear' | 'renew' | 'record';

test('[A10] [Q6] whatever is cleared, renewed and recorded late, a day is paid once and nothing is reset', () => {
  const moves = fc.array(fc.constantFrom<HunterMove>('clear', 'renew', 'record'), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(moves, { minLength: 3, maxLength: 12 }), (plan) => {
      let document = folded(done(adding('q1'), day('2026-11-01')));
      for (const [index, ofDay] of plan.entries()) {
        const today = addDays(day('2026-11-01'), index);
        for (const move of ofDay) document = moved(document, move, today);
      }
      expect(document.dailyActivities.every(({ questsCompleted }) => questsCompleted === 1)).toBe(
        true,
      );
      expect(chainOf(document, 'q1').doneCount).toBe(document.dailyActivities.length);
    }),
    { numRuns: sample(150, 1_500) },
  );
});

function moved(document: GameDocument, move: HunterMove, today: typeof TODAY): GameDocument {
  const quest = onlyQuest(document);
  const calendar = { today, isRenewed: true };
  if (move === 'clear') {
    const command = done(finishing(quest.id), today);
    return quest.completed ? document : apply(document, command).document;
  }
  if (move === 'renew') {
    const period = renewalPeriod(quest, today, 'monday');
    return period ? apply(document, done(adding(`q1@${period}`), today)).document : document;
  }
  const [on] = missedDays(chainOf(document, 'q1'), calendar);
  if (on === undefined) return document;
  const commands = lateDrafts(quest, on, calendar).map((draft) => done(draft, today));
  const next = fold(document, commands);
  const before = new Map([[quest.id, quest.completed]]);
  const after = onlyQuest(next);
  if (before.get(after.id)) expect(after.completed).toBe(true);
  return next;
}
