import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceFlag, jsonFormat, PLAIN_TEXT } from './device-flag.ts';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LEVEL = jsonFormat((stored) => (typeof stored === 'number' ? stored : undefined));

test('[P10] a flag reads what it wrote; a text that is broken or of another kind is as good as none', () => {
  const level = deviceFlag('level', LEVEL);
  expect([level.isSet(), level.read()]).toEqual([false, undefined]);
  level.write(3);
  expect([level.isSet(), level.read(), texts.get('level')]).toEqual([true, 3, '3']);
  for (const broken of ['{"level":', '"3"', '']) {
    texts.set('level', broken);
    expect([level.isSet(), level.read()]).toEqual([true, undefined]);
  }
  level.clear();
  expect(level.isSet()).toBe(false);
});

test('[P10] forbidden storage is no failure: nothing is remembered', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  const flag = deviceFlag('seen', PLAIN_TEXT);
  flag.write('yes');
  flag.clear();
  expect([flag.isSet(), flag.read()]).toEqual([false, undefined]);
});

test('whoever watches a key hears of every change that another flag of the key makes', () => {
  const listener = vi.fn();
  const unsubscribe = deviceFlag('seen', PLAIN_TEXT).subscribe(listener);
  deviceFlag('other', PLAIN_TEXT).write('yes');
  expect(listener).not.toHaveBeenCalled();
  deviceFlag('seen', PLAIN_TEXT).write('yes');
  deviceFlag('seen', PLAIN_TEXT).clear();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  deviceFlag('seen', PLAIN_TEXT).write('yes');
  expect(listener).toHaveBeenCalledTimes(2);
});
