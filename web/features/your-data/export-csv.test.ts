import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { adding, day, done, finishing } from '#rules/testing/builders.ts';
import { chronicleCsv } from './export-csv.ts';

const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

test('[Y2] the Chronicle has a line for each cleared quest, by day, the late ones on their own', () => {
  const csv = chronicleCsv([
    done(adding('q1')),
    done(finishing('q2', { title: 'Run' }), day('2026-11-16')),
    done({ ...finishing('q1', { title: 'Read, slowly' }), forDay: day('2026-11-14') }),
  ]);
  expect(linesOf(csv)).toEqual([
    'Day,Quest,Category,Frequency,Difficulty,XP,Completed at,Late,Amount,Unit,Note',
    '2026-11-14,"Read, slowly",Academics,daily,basic,25,2026-11-15T12:00:00.000Z,yes,,,',
    '2026-11-16,Run,Academics,daily,basic,25,2026-11-16T12:00:00.000Z,,,,',
  ]);
});

test('[Y8] what a device does not have is said in the last line', () => {
  const gap = 'This device keeps your story from 5 May 2026 on; the rest is on the server.';
  const lines = linesOf(chronicleCsv([done(finishing('q1'))], gap));
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(`,${gap},,,,,,,,,`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  [' =HYPERLINK("x")', '\' =HYPERLINK("x")'],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['\r=2', "'\r'=2"],
])('[Y2] %j is words in a spreadsheet, never a formula', (title, written) => {
  const [, line = ''] = chronicleCsv([done(finishing('q1', { title }))]).split('\r\n2026');
  expect(line).toContain(`,"${written.replaceAll('"', '""')}",`);
});

test.each([
  ['run;=1+1', "run;'=1+1"],
  ['run;  @SUM(A1);－2', "run;  '@SUM(A1);'－2"],
  ['run\t=1', "run\t'=1"],
  ['run; then =1', 'run; then =1'],
])('[Y2] %j is no formula where a semicolon or a tab begins a cell', (title, written) => {
  const [, line = ''] = chronicleCsv([done(finishing('q1', { title }))]).split('\r\n2026');
  expect(line).toContain(`,${written},`);
});

test('[Y2] whatever the title, a reader of CSV finds eleven cells, the title and the note back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const note = noteDraft('q1', day('2026-11-15'), title);
      const csv = chronicleCsv([done(finishing('q1', { title })), done(note)]);
      const cells = cellsOf(csv.slice(csv.indexOf('\r\n') + 2));
      expect(cells).toHaveLength(11);
      if (!/[;\t\r\n]/.test(title)) expect([title, `'${title}`]).toContain(cells[1]);
      const [said, read] = [title, cells[1]].map((text) => text?.replaceAll("'", ''));
      expect(read).toBe(said);
      expect(cells[10]).toBe(cells[1]);
    }),
  );
});

function noteDraft(questId: string, forDay: LocalDate, text: string): CommandDraft {
  return { kind: 'quest.note', id: `note-${forDay}`, questId, forDay, text };
}

function tap(id: string, n: number, forDay?: LocalDate): CommandDraft {
  return { kind: 'quest.amount', id, questId: 'q', n, ...(forDay && { forDay }) };
}

const lastCells = (csv: string) =>
  linesOf(csv)
    .slice(1)
    .map((line) => cellsOf(line).slice(8));

test('[Y2] [HB14] [HB25] a clear has the amount of its day, the unit of that day and its note, even after its quest was removed', () => {
  const goal = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
  const [first, second] = [day('2026-11-14'), day('2026-11-15')];
  const log = [
    done(adding('q', { schedule: { per: 'day' }, goal }), first),
    done(tap('a', 550), first),
    done(tap('b', 250), first),
    done(finishing('q@2026-11-14'), first),
    done(noteDraft('q', first, 'With, a lemon'), first),
    done(
      { kind: 'quest.edit', id: 'e', questId: 'q', edits: { goal: { ...goal, unit: 'cups' } } },
      second,
    ),
    done(tap('c', 600), second),
    done(tap('d', 25, first), second),
    done(tap('c', 600), second),
    done(finishing('q@2026-11-15'), second),
  ];
  const expected = [
    ['8.25', 'glasses', 'With, a lemon'],
    ['6', 'cups', ''],
  ];
  expect(lastCells(chronicleCsv(log))).toEqual(expected);
  const removed = done({ kind: 'quest.remove', questId: 'q' }, second);
  expect(lastCells(chronicleCsv([...log, removed]))).toEqual(expected);
});

test('[Y2] [HB7] of a round of a week the amount is that of the week', () => {
  const log = [
    done(
      adding('q', {
        frequency: 'weekly',
        schedule: { per: 'week', times: 1, starts: 'monday' },
        goal: { kind: 'atLeast', target: 2_000, unit: 'km' },
      }),
      day('2026-11-09'),
    ),
    done(tap('a', 750), day('2026-11-10')),
    done(tap('b', 1_250), day('2026-11-12')),
    done(finishing('q@2026-11-09'), day('2026-11-12')),
    done(tap('c', 300), day('2026-11-16')),
  ];
  expect(lastCells(chronicleCsv(log))).toEqual([['20', 'km', '']]);
});

test('[Y2] a note that would run as a formula is words', () => {
  const log = [done(finishing('q')), done(noteDraft('q', day('2026-11-15'), '=HYPERLINK("x")'))];
  expect(lastCells(chronicleCsv(log))).toEqual([['', '', '\'=HYPERLINK("x")']]);
});

/** As RFC 4180 reads one record. */
function cellsOf(record: string): string[] {
  const cells = record.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
