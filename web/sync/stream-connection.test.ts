import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenStream } from '#web/platform/stream.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { keepStream } from './stream-keeper.ts';

const streams: Parameters<OpenStream>[1][] = [];
const close = vi.fn();
const heard = vi.fn();
const cut = vi.fn();

function keeper() {
  return keepStream({
    open: (_path, signs) => {
      streams.push(signs);
      return close;
    },
    alarm: createAlarm(),
    onPosition: heard,
    onConnected: () => {},
    onCut: cut,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  streams.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('[N4] a broken stream is opened again after 5 s, every time', () => {
  keeper().listen(true);
  for (const times of [1, 2, 3]) {
    streams.at(-1)?.onError();
    vi.advanceTimersByTime(4_999);
    expect(streams).toHaveLength(times);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(times + 1);
  }
});

test('[N4] the stream tells where history stands; what is no position is passed over', () => {
  keeper().listen(true);
  for (const text of ['{"epoch":"e","rev":4}', 'nonsense', '{"rev":-1}', 'null']) {
    streams[0]?.onMessage(text);
  }

  expect(heard.mock.calls).toEqual([[{ epoch: 'e', rev: 4 }]]);
});

test('[N4] only a stream that never opened is reported as cut', () => {
  keeper().listen(true);
  streams[0]?.onOpen();
  streams[0]?.onError();
  expect(cut).not.toHaveBeenCalled();

  vi.advanceTimersByTime(5_000);
  streams[1]?.onError();
  expect(cut).toHaveBeenCalledTimes(1);
});

test('[N4] nobody listens any more: the stream is closed and stays closed', () => {
  const stream = keeper();
  stream.listen(true);
  streams[0]?.onError();
  stream.listen(false);
  vi.advanceTimersByTime(60_000);

  expect(streams).toHaveLength(1);
  expect(close).toHaveBeenCalled();
});
