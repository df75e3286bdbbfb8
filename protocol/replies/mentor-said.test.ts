import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMentorSaid } from './mentor-said.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

test('[P4] whatever the server answers is read as one of the five kinds', () => {
  const kinds = ['said', 'none', 'unreadable', 'failed', 'spent'];
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...kinds, 'other', 7), (value, kind) => {
      expect(kinds).toContain(readMentorSaid({ kind, value, message: value }, asText).kind);
      expect(kinds).toContain(readMentorSaid(value, asText).kind);
    }),
  );
});

test('[E10] what was said but cannot be read is unreadable, and a failure keeps its words', () => {
  expect(readMentorSaid({ kind: 'said', value: 'yes' }, asText)).toEqual({
    kind: 'said',
    value: 'yes',
  });
  expect(readMentorSaid({ kind: 'said', value: 7 }, asText)).toEqual({ kind: 'unreadable' });
  const spent = { kind: 'spent', message: 'The mentor has said enough for today.' };
  expect(readMentorSaid(spent, asText)).toEqual(spent);
});
