import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import { createBackup, readBackups } from '#web/sync/outbox/memory-backup.ts';
import { openTextStore } from './text-store.ts';

class Texts {
  isFull = false;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Object(this)[key]) : null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    Object.assign(this, { [key]: text });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

let texts = new Texts();
let count = 0;
const newId = () => {
  count += 1;
  return `id${count}`;
};

beforeEach(() => {
  texts = new Texts();
  vi.stubGlobal('localStorage', texts);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function append(questId: string, heldUntilMs?: number): Intent {
  const entry = { command: done(adding(questId)), ...(heldUntilMs && { heldUntilMs }) };
  return { kind: 'append', entries: [entry], refused: [], releases: [], nowMs: 0 };
}

function commandTexts(): string[] {
  return Object.keys(texts).filter((key) => key.startsWith('duskgate.u1.cmd.'));
}

test('[N15] without a database every waiting command is one text of its own, and is found again', async () => {
  const store = openTextStore('u1', newId);
  for (const id of ['a', 'b', 'c']) await store.commit(append(id));
  expect(commandTexts()).toHaveLength(3);

  const { pending, isVolatile } = await openTextStore('u1', newId).read();
  expect(pending.map(({ command }) => command.key)).toEqual(['add:a', 'add:b', 'add:c']);
  expect(isVolatile).toBe(false);
});

test("[N15] two tabs never write over each other's commands", async () => {
  const [one, other] = [openTextStore('u1', newId), openTextStore('u1', newId)];
  await one.commit(append('a'));
  await other.commit(append('b'));

  const { pending } = await openTextStore('u1', newId).read();
  expect(pending.map(({ command }) => command.key).sort()).toEqual(['add:a', 'add:b']);
});

test('[S10] what one tab took back, another that had read it does not push', async () => {
  const one = openTextStore('u1', newId);
  await one.commit(append('a', 5_000));
  const other = openTextStore('u1', newId);
  await one.commit({ kind: 'withdraw', keys: ['add:a'], nowMs: 0 });

  const { answer } = await other.commit({ kind: 'claim', maxCount: 200, nowMs: 6_000 });
  expect(answer.entries).toEqual([]);
});

test('[P10] a text that does not parse is passed over', async () => {
  texts.setItem('duskgate.u1.cmd.1.x', '{"broken');
  texts.setItem('duskgate.u1.cmd.2.x', '7');

  expect((await openTextStore('u1', newId).read()).pending).toEqual([]);
});

test('[N15] texts that cannot be written either: the command waits in memory, and the store says so', async () => {
  const store = openTextStore('u1', newId);
  texts.isFull = true;
  const { snapshot } = await store.commit(append('a'));
  expect(snapshot).toMatchObject({ isVolatile: true, pending: [{ command: { key: 'add:a' } }] });

  texts.isFull = false;
  const later = await store.commit(append('b'));
  expect(later.snapshot.isVolatile).toBe(false);
  expect(commandTexts()).toHaveLength(2);
});

test('[N15] texts of a start without a database are found by the next one that has it, in their order', async () => {
  const store = openTextStore('u1', newId);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  for (const id of ids) await store.commit(append(id));
  expect(readBackups('u1', store.isOfTexts).entries).toEqual([]); // they are its own

  const { entries, forget } = readBackups('u1');
  expect(entries).toEqual(ids.map((id) => ({ command: done(adding(id)) })));
  forget();
  expect(commandTexts()).toEqual([]);
});

test('[SM22] what a page leaves as it unloads stays until the page is back, whatever ends meanwhile', () => {
  const [kept, held] = [{ command: done(adding('q1')) }, { command: done(adding('q2')) }];
  const backup = createBackup('u1', 'tab');
  const keysLeft = () => readBackups('u1').entries.map(({ command }) => command.key);
  backup.follow([kept]);
  expect(keysLeft()).toEqual(['add:q1']);
  backup.unload([kept, held]);
  backup.follow([kept]);
  backup.follow([]);
  expect(keysLeft()).toEqual(['add:q1', 'add:q2']);
  backup.comeBack();
  expect(keysLeft()).toEqual([]);
  backup.follow([kept]);
  expect(keysLeft()).toEqual(['add:q1']);
  backup.follow([]);
  expect(keysLeft()).toEqual([]);
});
