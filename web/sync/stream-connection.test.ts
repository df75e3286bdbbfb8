import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenStream } from '#web/platform/stream.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { connectStream } from './stream-connection.ts';

const streams: Parameters<OpenStream>[1][] = [];
const close = vi.fn();
const onPosition = vi.fn();
const failed = vi.fn();

function connection() {
  return connectStream({
    open: (_path, signs) => {
      streams.push(signs);
      return close;
    },
    claim: () => 'e1%204',
    alarm: createAlarm(),
    onPosition,
    onConnected: () => {},
    onFailed: failed,
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
  connection().listen(true);
  for (const times of [1, 2, 3]) {
    streams.at(-1)?.onError();
    vi.advanceTimersByTime(4_999);
    expect(streams).toHaveLength(times);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(times + 1);
  }
});

test('[N4] the stream tells where history stands; what is no position is passed over', () => {
  connection().listen(true);
  for (const text of ['{"epoch":"e","rev":4}', 'nonsense', '{"rev":-1}', 'null']) {
    streams[0]?.onMessage(text);
  }

  expect(onPosition.mock.calls).toEqual([[{ epoch: 'e', rev: 4 }]]);
});

test('[N4] only a stream that never opened is reported as failed', () => {
  connection().listen(true);
  streams[0]?.onOpen();
  streams[0]?.onError();
  expect(failed).not.toHaveBeenCalled();

  vi.advanceTimersByTime(5_000);
  streams[1]?.onError();
  expect(failed).toHaveBeenCalledTimes(1);
});

test('[N4] nobody listens any more: the stream is closed and stays closed', () => {
  const stream = connection();
  stream.listen(true);
  streams[0]?.onError();
  stream.listen(false);
  vi.advanceTimersByTime(60_000);

  expect(streams).toHaveLength(1);
  expect(close).toHaveBeenCalled();
});

test('[N21] each failed stream is one line with its attempt; one that opened begins to count anew', () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  connection().listen(true);
  streams[0]?.onError();
  vi.advanceTimersByTime(5_000);
  streams[1]?.onError();
  vi.advanceTimersByTime(5_000);
  streams[2]?.onOpen();
  streams[2]?.onError();
  expect(logged.mock.calls).toEqual([
    ['[duskgate] the stream failed, attempt 1', 'not-opened'],
    ['[duskgate] the stream failed, attempt 2', 'not-opened'],
    ['[duskgate] the stream failed, attempt 1', 'ended'],
  ]);
});
