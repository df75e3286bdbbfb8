import { expect, test } from 'vitest';
import { type OperatorView, operatorPage } from './operator-page.ts';
import { agoWords, countWords, sizeWords } from './operator-words.ts';

const NOON = Date.parse('2026-11-16T12:00:00Z');
const HOSTILE = `"><img src=x onerror=alert(1)>'&`;
const ESCAPED = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;';

const VIEW: OperatorView = {
  nowMs: NOON,
  version: '0.2.0',
  startedMs: NOON - 7_200_000,
  overview: {
    users: [{ id: 'u1', email: `${HOSTILE}@example.test`, createdMs: NOON, seenMs: NOON }],
    userCount: 501,
    engine: 'sqlite',
    databaseBytes: 1_400_000,
    freeBytes: 5e9,
    webhooks: {
      working: 1,
      switchedOff: 0,
      waiting: 2,
      oldestWaitingMs: NOON - 60_000,
      givenUp: 3,
    },
    mails: {
      waiting: 1,
      oldestWaitingMs: NOON - 300_000,
      sent: 6,
      givenUp: 2,
      lastOutcome: 'ETIMEDOUT',
    },
    reminders: { devices: 1, failingDevices: 0, sent: 4, failed: 0, lost: 0, overdue: 0 },
  },
  sizes: { u1: 12_345 },
  invitations: [
    {
      id: HOSTILE,
      note: HOSTILE,
      createdAt: '2026-11-16T10:00:00.000Z',
      expiresAt: '2026-11-17T10:00:00.000Z',
      usedAt: null,
    },
  ],
  config: {
    signUp: 'invited',
    backups: {
      folder: '/b',
      secondFolder: '/c',
      atMinutes: 0,
      keep: { days: 1, weeks: 0, months: 0 },
    },
    push: 'on',
    webhooks: 'on',
    mail: undefined,
  },
  nightly: {
    id: '00000000',
    claim: null,
    day: null,
    triedMs: null,
    audit: { result: 'ok', atMs: NOON, line: 'all is well', okMs: NOON },
    backup: { result: 'failed', atMs: NOON, line: `${HOSTILE} is full`, okMs: NOON - 86_400_000 },
    secondCopy: null,
    drill: { result: 'skipped', atMs: NOON, line: 'no room', okMs: null },
  },
  isNightlyRunning: false,
  formToken: 'token',
  notice: undefined,
};

test('[O62] the page tells what there is in plain words, and every text in it is text', () => {
  const page = operatorPage(VIEW);
  expect(page).not.toContain('<img');
  expect(page).not.toMatch(/<script|\sstyle="|\son\w+="/);
  expect(page.split(ESCAPED)).toHaveLength(5); // address, note, id and a reason
  for (const words of [
    'Duskgate 0.2.0, started 2 hours ago',
    'Failed',
    'It last went well 15 Nov 2026, 12:00 UTC.',
    'It never went well.',
    'By invitation',
    '12.3 kB',
    'SQLite, 1.4 MB, 5.0 GB free on its disk',
    'Switched off. 1 mail waiting, the oldest for 5 minutes. In the last day 6 sent, 2 given up. The mail server last said ETIMEDOUT.',
    '501 hunters',
    'And 500 hunters more',
    'Works until 17 Nov 2026, 10:00 UTC',
  ]) {
    expect(page).toContain(words);
  }
});

test('[O62] without a folder, and where everybody or nobody may sign up, the page says so and has no form for it', () => {
  const config = { ...VIEW.config, backups: undefined };
  const open = operatorPage({ ...VIEW, config: { ...config, signUp: 'open' } });
  expect(open).toContain('makes no backups by itself');
  expect(open).not.toContain('action="/operator/backup"');
  expect(open).not.toContain('action="/operator/invitations"');
  expect(operatorPage({ ...VIEW, config: { ...config, signUp: 'closed' } })).toContain('Closed:');
});

test('[O62] times and sizes are words', () => {
  expect([1, 2].map((count) => countWords(count, 'day'))).toEqual(['1 day', '2 days']);
  const passed = [0, 60_000, 3_600_000, 47 * 3_600_000, 72 * 3_600_000, -5];
  expect(passed.map((ms) => agoWords(NOON - ms, NOON))).toEqual([
    'just now',
    '1 minute ago',
    '1 hour ago',
    '47 hours ago',
    '3 days ago',
    'just now',
  ]);
  expect([0, 999, 1_000, 123_456, 5e12, 5e15].map(sizeWords)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '123 kB',
    '5.0 TB',
    '5000 TB',
  ]);
});
