import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

function someNotices() {
  let count = 0;
  return createNotices(() => {
    count += 1;
    return `n${count}`;
  });
}

test('[S10] Undo takes the notice away and never says that it is gone', () => {
  const notices = someNotices();
  const undo = vi.fn();
  const onGone = vi.fn();
  notices.show({ title: 'Read ten pages removed', tone: 'deed', undo, onGone });

  notices.undo('n1');

  expect(undo).toHaveBeenCalledOnce();
  expect(onGone).not.toHaveBeenCalled();
  expect(notices.all()).toEqual([]);
});

test('[S10] a closed notice says so once, and cannot be undone after', () => {
  const notices = someNotices();
  const undo = vi.fn();
  const onGone = vi.fn();
  notices.show({ title: 'Read ten pages removed', tone: 'deed', undo, onGone });

  notices.dismiss('n1');
  notices.dismiss('n1');
  notices.undo('n1');

  expect(onGone).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
});

test('[S10] doing anything else ends the offer to undo, and leaves the notice', () => {
  const notices = someNotices();
  notices.show({ title: 'Read ten pages removed', tone: 'deed', undo: () => {} });

  notices.settle();

  expect(notices.all()).toEqual([
    { id: 'n1', title: 'Read ten pages removed', tone: 'deed', lastsMs: 5_000 },
  ]);
});

test('[S10] only the last deed can be undone', () => {
  const notices = someNotices();
  notices.show({ title: 'first', tone: 'deed', undo: () => {} });
  notices.show({ title: 'second', tone: 'deed', undo: () => {} });

  expect(notices.all().map(({ undo }) => undo !== undefined)).toEqual([false, true]);
});

test('[S10] a word that is no deed leaves the offer to undo alone', () => {
  const notices = someNotices();
  notices.show({ title: 'first', tone: 'deed', undo: () => {} });
  notices.show({ title: 'Profile Created', tone: 'plain' });

  expect(notices.all().map(({ undo }) => undo !== undefined)).toEqual([true, false]);
});

test('[S10] of more than three notices the oldest goes, and says so', () => {
  const notices = someNotices();
  const onGone = vi.fn();
  notices.show({ title: 'one', tone: 'plain', onGone });
  for (const title of ['two', 'three', 'four']) notices.show({ title, tone: 'plain' });

  expect(notices.all().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
  expect(onGone).toHaveBeenCalledOnce();
});
