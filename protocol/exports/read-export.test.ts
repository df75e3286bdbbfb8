import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { readExport } from './read-export.ts';

function exportOf(commands: readonly unknown[], more: object = {}): string {
  const hunter = { commands: commands.map((command) => ({ rev: 1, command })), ...more };
  return JSON.stringify({ format: 'duskgate-export', version: 1, hunter });
}

test('[Y3] every command of an export is read back, in order and once', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const read = readExport(exportOf([...log, ...log]));
      if (log.length === 0) expect(read).toEqual({ ok: false, failure: 'empty' });
      else expect(read).toMatchObject({ ok: true, value: { commands: log, unreadable: [] } });
    }),
  );
});

test('[Y4] what cannot be read is named with its reason and costs nothing beside it', () => {
  const good = done(adding('q1'));
  const read = readExport(
    exportOf([
      { ...done(adding('q2')), surprise: 1 },
      good,
      { ...good, v: 9 },
      { ...done(finishing('q1')), openSubtaskCount: 3 },
      '<img src=x onerror=alert(1)>',
      null,
      { ...done(finishing('q3')), xpReward: 1e308 },
    ]),
  );
  if (!read.ok) throw new Error(read.failure);
  expect(read.value.commands).toEqual([good]);
  expect(read.value.unreadable.map(({ what }) => what)).toEqual([
    'add:q2',
    'add:q1',
    'done:q1',
    'an entry without a name',
    'an entry without a name',
    'done:q3',
  ]);
  expect(read.value.unreadable.map(({ why }) => why)).toMatchObject(
    [/surprise/, 'of a newer Duskgate', 'subtasks-remain', /./, /./, /at most 100/].map((why) =>
      typeof why === 'string' ? why : expect.stringMatching(why),
    ),
  );
});

test.each([
  ['broken', '{"format":', 'not-json'],
  ['deep', '['.repeat(2_000_000), 'not-json'],
  ['a picture', '\u0089PNG\r\n', 'not-json'],
  ['empty', '', 'not-json'],
  ['of another program', '{"habits":[]}', 'foreign'],
  ['a list', '[1,2]', 'foreign'],
  ['null', 'null', 'foreign'],
  ['without a log', '{"format":"duskgate-export","version":1}', 'foreign'],
  ['newer', '{"format":"duskgate-export","version":2,"hunter":{}}', 'newer'],
  [
    'without a command',
    '{"format":"duskgate-export","version":1,"hunter":{"commands":[]}}',
    'empty',
  ],
  ['huge', ' '.repeat(64_000_001), 'too-large'],
  ['endless', exportOf(new Array(200_001).fill(0)), 'too-many'],
])('[Y4] a file that is %s is told apart', (_what, text, failure) => {
  expect(readExport(text)).toEqual({ ok: false, failure });
});

test('[Y4] [P7] hostile names change nothing of the reader', () => {
  const text = `{"__proto__":{"format":"duskgate-export"},"constructor":1,"commands":[{"__proto__":{"kind":"quest.add"}}]}`;
  expect(readExport(text)).toMatchObject({ ok: true, value: { commands: [] } });
  expect(Object.prototype).not.toHaveProperty('format');
});

test('[Y3] of two commands with one key the first counts, as on the server', () => {
  const [first, second] = [done(adding('q1', { title: 'First' })), done(adding('q1'))];
  const read = readExport(exportOf([first, second]));
  expect(read).toMatchObject({ ok: true, value: { commands: [first] } });
});

test('[Y3] the waiting commands that a device saved to a file are an import, too', () => {
  const command = done(adding('q1'));
  const read = readExport(JSON.stringify({ uid: 'u1', commands: [command] }));
  expect(read).toMatchObject({ ok: true, value: { commands: [command] } });
});
