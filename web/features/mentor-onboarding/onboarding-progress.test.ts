import { expect, test } from 'vitest';
import { MAX_KEPT_MESSAGES } from '#mentor/chat/chat-progress.ts';
import { isReplyDue, newChat, withAnswer, withReply } from './chat/chat-turns.ts';
import { chatText } from './onboarding-progress.ts';
import { chatIn } from './stored-chat.tsx';

const WRITTEN = { id: 'm', at: '2026-11-15T12:00:00.000Z' };

function chatAfter(answerCount: number) {
  let progress = newChat('Ash', WRITTEN);
  for (let at = 0; at < answerCount; at += 1) {
    progress = withReply(withAnswer(progress, ` answer ${at} `, WRITTEN), 'and?', WRITTEN);
  }
  return progress;
}

test('[M14] a chat is read back at the same place, its last 10 messages kept', () => {
  const memory = { flowId: 'f1', progress: chatAfter(5) };
  const restored = chatIn(chatText(memory, 'u1'), 'u1');
  expect(restored?.progress.messages).toEqual(memory.progress.messages.slice(-MAX_KEPT_MESSAGES));
  expect(restored?.progress).toMatchObject({ inputCount: 5, step: 'analyzing' });
  expect(restored?.progress.answers).toHaveLength(5);
  expect(restored?.flowId).toBe('f1');
});

test('[P13] [M14] what a model understood outlives a reload, as far as it can be read', () => {
  const reading = {
    extractedData: { skillLevel: 'Advanced' },
    finalProfile: { routine: 'At dawn' },
  } as const;
  const text = chatText({ flowId: 'f1', progress: chatAfter(2), reading }, 'u1');
  expect(chatIn(text, 'u1')?.reading).toEqual(reading);
  const broken = text.replace('"Advanced"', '{"role":"admin"}').replace('"At dawn"', '7');
  expect(chatIn(broken, 'u1')?.reading).toEqual({ extractedData: {}, finalProfile: {} });
});

test('[N9] somebody else’s chat is none', () => {
  const text = chatText({ flowId: 'f1', progress: chatAfter(2) }, 'u1');
  expect(chatIn(text, 'u2')).toBeUndefined();
});

test.each([
  [null],
  ['{'],
  ['[]'],
  ['"text"'],
  ['{"owner":"u1"}'],
  ['{"owner":"u1","flowId":"f1","messages":[]}'],
  ['{"owner":"u1","flowId":"../x","messages":[],"inputCount":0,"answers":[],"step":null}'],
])('[P10] a broken chat starts afresh: %s', (text) => {
  expect(chatIn(text, 'u1')).toBeUndefined();
});

test('[M1] [E12] each answer is counted and trimmed; the fifth reply begins the completion flow', () => {
  expect(chatAfter(4)).toMatchObject({ inputCount: 4, step: null });
  expect(chatAfter(4).answers[1]).toBe('answer 1');
  expect(chatAfter(5).step).toBe('analyzing');
});

test('[M2] a reload between an answer and its reply leaves the reply due', () => {
  const answered = withAnswer(chatAfter(1), 'more', WRITTEN);
  expect(isReplyDue(answered)).toBe(true);
  expect(isReplyDue(withReply(answered, 'and?', WRITTEN))).toBe(false);
});
