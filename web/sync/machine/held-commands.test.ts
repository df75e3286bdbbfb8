import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { START_MS } from '#web/sync/testing/simulated-device.ts';
import { aReadyTab, pushesOf } from '#web/sync/testing/tab.ts';

const ADD = done(adding('q1'));

test('[S10] a held command is passed over until its time, then pushed a second later', () => {
  const tab = aReadyTab();
  tab.record(ADD, 5_000);
  tab.pass(5_999);
  expect(pushesOf(tab)).toBe(0);
  tab.pass(1);
  expect(pushesOf(tab)).toBe(1);
});

test('[SM17] a clock that is set back by hours holds nothing back for hours', () => {
  for (const heldMs of [undefined, 5_000]) {
    const tab = aReadyTab();
    tab.record(ADD, heldMs);
    tab.moveClock(-3 * 3_600_000);
    tab.signal('timer'); // an alarm counts by itself
    tab.pass(10_000);
    expect(tab.sentKeys()).toEqual([ADD.key]);
  }
});

test('[S10] another command, a hidden page or a moved end releases what is held', () => {
  for (const release of ['record', 'hide', 'move'] as const) {
    const tab = aReadyTab();
    tab.record(ADD, 5_000);
    if (release === 'record') tab.record(done(adding('q2')));
    if (release === 'hide') tab.signal('hidden');
    if (release === 'move') tab.hold([ADD.key], START_MS);
    expect(tab.withdraw([ADD.key])).toBe(false);
    tab.pass(1_000);
    expect(tab.sentKeys()).toContain(ADD.key);
  }
});

test('[S10] Undo takes a held command back before it was ever recorded, and only then', () => {
  const tab = aReadyTab();
  tab.record(ADD, 5_000);
  expect(tab.withdraw([ADD.key])).toBe(true);
  expect(tab.waiting()).toEqual([]);
  expect(tab.state().view).toEqual(EMPTY_DOCUMENT);
  tab.pass(60_000);
  expect(pushesOf(tab)).toBe(0);
});

test('[S10] what is being taken back does not leave with a page that is hidden', () => {
  const tab = aReadyTab();
  tab.record(ADD, 5_000);
  tab.withdrawAndHide([ADD.key]);

  expect(tab.unloadPushes).toEqual([]);
  expect(tab.waiting()).toEqual([]);
});

test('[S10] what has left can no longer be taken back, whatever became of the reply', () => {
  const tab = aReadyTab();
  tab.record(ADD);
  tab.pass(1_000);
  tab.fail(0);

  expect(tab.withdraw([ADD.key])).toBe(false);
  expect(tab.waiting()).toEqual([ADD.key]);
});

test('[S10] what comes by itself releases nothing, and does not wait for what is held', () => {
  const tab = aReadyTab();
  tab.record(ADD, 5_000);
  tab.recordUnasked(done({ kind: 'hunter.login' }));
  tab.pass(1_000);
  expect(tab.sentKeys()).toEqual([done({ kind: 'hunter.login' }).key]);

  expect(tab.withdraw([ADD.key])).toBe(true);
  expect(tab.waiting()).not.toContain(ADD.key);
});

test('[B2] a second held command leaves the first one held; each is taken back or sent by itself', () => {
  const tab = aReadyTab();
  const second = done(adding('q2'));
  tab.record(ADD, 5_000);
  tab.pass(3_000);
  tab.recordHeld(second, 5_000);
  expect(tab.withdraw([ADD.key])).toBe(true);
  expect(tab.waiting()).toEqual([second.key]);
  tab.pass(6_000);
  expect(tab.sentKeys()).toEqual([second.key]);
});

test('[B2] [N4] a hold that is moved away and back during a push is over at its own time', () => {
  const tab = aReadyTab();
  const held = done(adding('q2'));
  tab.record(ADD);
  tab.recordHeld(held, 5_000);
  tab.pass(1_000); // the first is in flight from now on
  tab.hold([held.key], START_MS + 61_000);
  tab.hold([held.key], START_MS + 5_000);
  const results = [{ sent: ADD.key, stored: ADD.key, status: 'applied' }];
  const tail = [{ rev: 1, key: ADD.key, xp: 0, recordedAt: '' }];
  tab.answer({ epoch: 'e1', rev: 1, results, tail });
  tab.pass(6_000);
  expect(tab.sentKeys()).toEqual([held.key]);
});
