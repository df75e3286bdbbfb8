import { expect, test } from 'vitest';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';
import type { MentorSaid } from '#protocol/replies/mentor-messages.ts';
import type { MentorReply } from '#protocol/replies/mentor-reply.ts';
import { wardenReply } from './chat-reply.ts';
import { FAILED_LINE, failedMessage, newChat, withAnswer, withReply } from './chat-turns.ts';

const WRITTEN = { id: 'm', at: '2026-11-15T12:00:00.000Z' };
const SAID: MentorReply = {
  message: 'Which areas?',
  extractedData: {},
  isComplete: false,
};

function chatAfter(answers: readonly string[]) {
  return answers.reduce(
    (chat, answer, at) => {
      const answered = withAnswer(chat, answer, WRITTEN);
      return at === answers.length - 1 ? answered : withReply(answered, 'and?', WRITTEN);
    },
    newChat('Ash', WRITTEN),
  );
}

function model(said: MentorSaid<MentorReply>, isThere = true) {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return said;
  };
  return { isThere: async () => isThere, ask, asked: () => asked };
}

const FIRST = chatAfter(['Run']);
const SCRIPTED = scriptedReply(['Run']);

test('[E12] a model’s words are the reply', async () => {
  const reading = { extractedData: { mainGoal: 'Run' }, finalProfile: { routine: 'At dawn' } };
  const said = model({ kind: 'said', value: { ...SAID, ...reading } });
  expect(await wardenReply(FIRST, said)).toEqual({ lines: [SAID.message], reading });
});

test('[E12] a model that asks nothing is helped out with question n + 1, but not after the fifth answer', async () => {
  const mute = model({ kind: 'said', value: { ...SAID, message: 'Noted.' } });
  const { lines } = await wardenReply(FIRST, mute);
  expect(lines).toEqual(['Noted.', expect.stringContaining('Which areas of interest')]);
  const fifth = chatAfter(['a', 'b', 'c', 'd', 'e']);
  expect((await wardenReply(fifth, mute)).lines).toEqual(['Noted.']);
});

test('[E12] without a key the script speaks, and there is no warning', async () => {
  const none = model({ kind: 'none' }, false);
  expect(await wardenReply(FIRST, none)).toEqual({ lines: [SCRIPTED] });
  expect(none.asked()).toBe(0);
  expect(await wardenReply(FIRST, model({ kind: 'none' }))).toEqual({ lines: [SCRIPTED] });
});

test.each<MentorSaid<MentorReply>>([
  { kind: 'failed', message: 'x' },
  { kind: 'spent', message: 'x' },
  { kind: 'unreadable' },
])(
  '[E2] [E12] a model that fails ($kind) gives the contract’s line, then question n + 1',
  async (said) => {
    expect(await wardenReply(FIRST, model(said))).toEqual({ lines: [FAILED_LINE, SCRIPTED] });
  },
);

test('[E2] [E13] after a failure the script goes on alone: one line, one warning, one wait', async () => {
  const failed = [FAILED_LINE, SCRIPTED].reduce(
    (chat, line) => withReply(chat, line, WRITTEN),
    FIRST,
  );
  const next = withAnswer(failed, 'Sport', WRITTEN);
  const again = model({ kind: 'failed', message: 'x' });
  expect(await wardenReply(next, again)).toEqual({ lines: [scriptedReply(['Run', 'Sport'])] });
  expect(again.asked()).toBe(0);
  expect(failedMessage(next.messages)?.text).toBe(FAILED_LINE);
});

test('[E2] a hunter who says the line is no failure', () => {
  expect(failedMessage(chatAfter([FAILED_LINE]).messages)).toBeUndefined();
});

test('[SEC53] isComplete ends no chat before the fifth answer, and keeps none open after it', async () => {
  for (const [count, isComplete] of [
    [1, true],
    [4, true],
    [5, false],
  ] as const) {
    const progress = chatAfter(Array.from({ length: count }, (_, at) => `answer ${at}`));
    const { lines } = await wardenReply(
      progress,
      model({ kind: 'said', value: { ...SAID, isComplete } }),
    );
    const replied = withReply(progress, lines[0] ?? '', WRITTEN);
    expect(replied.step).toBe(count === 5 ? 'analyzing' : null);
    expect(replied.inputCount).toBe(count);
  }
});

test('[E13] [M18] no model is asked about distress', async () => {
  const said = model({ kind: 'said', value: SAID });
  const { lines } = await wardenReply(chatAfter(['I want to die']), said);
  expect(said.asked()).toBe(0);
  expect(lines.join()).toContain('crisis line');
});
