import fc from 'fast-check';
import { expect, test } from 'vitest';
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
    'Day,Quest,Category,Frequency,Difficulty,XP,Completed at,Late',
    '2026-11-14,"Read, slowly",Academics,daily,basic,25,2026-11-15T12:00:00.000Z,yes',
    '2026-11-16,Run,Academics,daily,basic,25,2026-11-16T12:00:00.000Z,',
  ]);
});

test('[Y8] what a device does not have is said in the last line', () => {
  const gap = 'This device keeps your story from 5 May 2026 on; the rest is on the server.';
  const lines = linesOf(chronicleCsv([done(finishing('q1'))], gap));
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(`,${gap},,,,,,`);
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

test('[Y2] whatever the title, a reader of CSV finds eight cells and the title back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const csv = chronicleCsv([done(finishing('q1', { title }))]);
      const cells = cellsOf(csv.slice(csv.indexOf('\r\n') + 2));
      expect(cells).toHaveLength(8);
      if (!/[;\t\r\n]/.test(title)) expect([title, `'${title}`]).toContain(cells[1]);
      const [said, read] = [title, cells[1]].map((text) => text?.replaceAll("'", ''));
      expect(read).toBe(said);
    }),
  );
});

/** As RFC 4180 reads one record. */
function cellsOf(record: string): string[] {
  const cells = record.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
