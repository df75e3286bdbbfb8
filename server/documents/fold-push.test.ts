import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, done, finishing, NOON } from '#rules/testing/builders.ts';
import { foldPush, readPushed } from './fold-push.ts';

const SERVER = { nowMs: Date.parse(NOON), skewMs: 0, dawnHour: 0, isBehind: false };

test('[O31] a long push is folded in pieces of 200 with a pause between them, and comes to the same', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `q${index}`);
  const commands = [...names.map((name) => adding(name)), ...names.map((name) => finishing(name))];
  const sent = [...commands, ...commands].map((draft) => done(draft));
  let pauses = 0;
  const folded = await foldPush(
    readPushed(sent, SERVER),
    { document: EMPTY_DOCUMENT, rev: 7, known: new Set(['add:q0']) },
    async () => {
      pauses += 1;
    },
  );

  expect(pauses).toBe(5);
  expect(folded.document).toEqual(fold(EMPTY_DOCUMENT, sent.slice(1, 600)));
  expect(folded.rev).toBe(7 + 599);
  expect(folded.recorded.map(({ rev }) => rev)).toEqual(
    names
      .concat(names)
      .slice(1)
      .map((_, at) => 8 + at),
  );
  expect(folded.awards).toHaveLength(300);
  expect(folded.results.filter(({ status }) => status === 'duplicate')).toHaveLength(601);
});
