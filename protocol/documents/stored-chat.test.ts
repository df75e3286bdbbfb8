import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, MAX_REPLY_LENGTH } from '#mentor/chat/chat-progress.ts';
import { canSend } from '#mentor/chat/questions.ts';
import { parseStoredChat } from './stored-chat.ts';

function reloaded(answer: string, reply: string) {
  const at = '2026-11-15T12:00:00.000Z';
  const progress = {
    messages: [
      { id: 'm1', from: 'hunter', text: answer, at },
      { id: 'm2', from: 'mentor', text: reply, at },
    ],
    inputCount: 1,
    answers: [answer],
    step: null,
  };
  return parseStoredChat(JSON.stringify(progress));
}

test('[M1] [P10] whatever can be sent survives a reload', () => {
  const unit = fc.constantFrom('a', 'é', 'e\u0301', '🗝', '\u{1d160}', '\ud800', '\0', ' ');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 300, maxLength: 1_200, size: 'max' }), (text) => {
      expect(!canSend(text, 0, false) || reloaded(text, 'Noted.') !== undefined).toBe(true);
    }),
  );
});

test('[P10] an answer may have 1,000 characters and a reply of the mentor 4,000', () => {
  expect(reloaded('🗝'.repeat(MAX_MESSAGE_LENGTH), 'a'.repeat(MAX_REPLY_LENGTH))).toBeDefined();
  expect(reloaded('🗝'.repeat(MAX_MESSAGE_LENGTH + 1), 'a')).toBeUndefined();
  expect(reloaded('a', 'a'.repeat(MAX_REPLY_LENGTH + 1))).toBeUndefined();
});

test('[P10] a chat whose count and answers disagree starts afresh', () => {
  const text = '{"messages":[],"inputCount":3,"answers":[],"step":null}';
  expect(parseStoredChat(text)).toBeUndefined();
});

test('[P4] [P10] no stored text makes it throw', () => {
  const text = fc.oneof(fc.json(), fc.string(), fc.constant(null));
  fc.assert(fc.property(text, (stored) => parseStoredChat(stored) === undefined));
});
