import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOON } from '#rules/testing/builders.ts';
import { type ChatProgress, FLOW_STEPS, keptProgress, MAX_KEPT_MESSAGES } from './chat-progress.ts';

function progressOf(messageCount: number): ChatProgress {
  const messages = Array.from({ length: messageCount }, (_, index) => ({
    id: `m${index}`,
    from: 'hunter' as const,
    text: `${index}`,
    at: NOON,
  }));
  return { messages, inputCount: 3, answers: ['a', 'b', 'c'], step: null };
}

test('[M14] the last 10 messages are kept, in order, and everything else with them', () => {
  fc.assert(
    fc.property(fc.nat({ max: 40 }), (messageCount) => {
      const progress = progressOf(messageCount);
      const kept = keptProgress(progress);
      expect(kept).toEqual({ ...progress, messages: progress.messages.slice(-10) });
      expect(keptProgress(kept)).toBe(kept);
    }),
  );
  expect(MAX_KEPT_MESSAGES).toBe(10);
});

test('[M14] a short chat stays the very same', () => {
  const progress = progressOf(10);

  expect(keptProgress(progress)).toBe(progress);
});

test('[M14] a chat can be kept at any of the six steps that follow the fifth answer', () => {
  expect(FLOW_STEPS).toEqual([
    'analyzing',
    'saving-profile',
    'generating-quests',
    'saving-quests',
    'setting-up-board',
    'finalizing',
  ]);
});
