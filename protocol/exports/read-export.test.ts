import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { readExport as readInPieces } from './read-export.ts';

const readExport = (text: string) => readInPieces(text, async () => {});

function exportOf(commands: readonly unknown[], more: object = {}): string {
  const hunter = { commands: commands.map((command) => ({ rev: 1, command })), ...more };
  return JSON.stringify({ format: 'duskgate-export', version: 1, hunter });
}

/** As our files have it: a command on each line. */
function inLines(commands: readonly unknown[]): string {
  const lines = commands.map((command) => JSON.stringify({ rev: 1, command }));
  const head = '{"format":"duskgate-export","version":1,"hunter":{"records":{"profile":{}}';
  return `${head},"commands":[\n${lines.join(',\n')}\n]},"waiting":[]}\n`;
}

test('[Y3] every command of an export is read back, in order and once, on lines of its own or not', async () => {
  await fc.assert(
    fc.asyncProperty(anyLog, async (log) => {
      for (const write of [exportOf, inLines]) {
        const read = await readExport(write([...log, ...log]));
        if (log.length === 0) expect(read).toEqual({ ok: false, failure: 'empty' });
        else expect(read).toMatchObject({ ok: true, value: { commands: log, unreadable: [] } });
      }
    }),
  );
});

test('[Y3] a large file lets the page go first between any two commands', async () => {
  const commands = Array.from({ length: 50 }, (_, at) => done(adding(`q${at}`)));
  let count = 0;
  const breathe = async () => {
    count += 1;
  };
  await readInPieces(inLines(commands), breathe);
  expect(count).toBeGreaterThanOrEqual(2 * commands.length);
});

test('[Y4] what cannot be read is named with its reason and costs nothing beside it', async () => {
  const good = done(adding('q1'));
  const read = await readExport(
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
  ['broken in a line', inLines([1]).replace('1}', '1'), 'not-json'],
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
])('[Y4] a file that is %s is told apart', async (_what, text, failure) => {
  expect(await readExport(text)).toEqual({ ok: false, failure });
});

test('[Y4] [P7] hostile names change nothing of the reader', async () => {
  const text = `{"__proto__":{"format":"duskgate-export"},"constructor":1,"commands":[{"__proto__":{"kind":"quest.add"}}]}`;
  expect(await readExport(text)).toMatchObject({ ok: true, value: { commands: [] } });
  expect(Object.prototype).not.toHaveProperty('format');
});

test('[Y3] of two commands with one key the first counts, as on the server', async () => {
  const [first, second] = [done(adding('q1', { title: 'First' })), done(adding('q1'))];
  const read = await readExport(exportOf([first, second]));
  expect(read).toMatchObject({ ok: true, value: { commands: [first] } });
});

test('[Y3] the waiting commands that a device saved to a file are an import, too', async () => {
  const command = done(adding('q1'));
  const read = await readExport(JSON.stringify({ uid: 'u1', commands: [command] }));
  expect(read).toMatchObject({ ok: true, value: { commands: [command] } });
});
