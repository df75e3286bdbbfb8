import { expect, test } from 'vitest';
import { readMailSetting } from './mail-setting.ts';

const WHOLE = {
  SMTP_URL: 'smtps://gate%40example.org:p%2Fw@mail.example.org',
  MAIL_FROM: 'Duskgate <Gate@Example.org>',
  PUBLIC_URL: 'https://quests.example.org',
};

function read(environment: Record<string, string>) {
  const problems: string[] = [];
  return { setting: readMailSetting(environment, problems), problems };
}

test('[SI20] without settings no mail is sent', () => {
  expect(read({ PUBLIC_URL: WHOLE.PUBLIC_URL })).toEqual({ setting: undefined, problems: [] });
});

test('[SI20] a mail server is an address with its login, its port and whom mails are from', () => {
  expect(read(WHOLE)).toEqual({
    setting: {
      host: 'mail.example.org',
      port: 465,
      isTls: true,
      isPrivate: false,
      login: { user: 'gate@example.org', pass: 'p/w' },
      from: { name: 'Duskgate', address: 'gate@example.org' },
    },
    problems: [],
  });
  const home = { ...WHOLE, SMTP_URL: 'smtp://192.168.1.9:2525', MAIL_FROM: 'gate@example.org' };
  expect(read(home).setting).toMatchObject({
    host: '192.168.1.9',
    port: 2525,
    isTls: false,
    isPrivate: true,
    login: undefined,
    from: { name: 'Duskgate', address: 'gate@example.org' },
  });
});

test.each([
  ['smtp://mail.example.org', false],
  ['smtp://203.0.113.9', false],
  ['smtp://localhost', true],
  ['smtp://[::1]:25', true],
  ['smtp://postfix', true],
  ['smtp://relay.lan', true],
])('[SI23] %s is on a private network: %s', (SMTP_URL, isPrivate) => {
  expect(read({ ...WHOLE, SMTP_URL }).setting).toMatchObject({ isPrivate, isTls: false });
});

test.each([
  'mail.example.org',
  'http://mail.example.org',
  'smtp:mail.example.org',
  'smtp://',
  'smtp://user@mail.example.org',
  'smtp://:secret-word@mail.example.org',
  'smtp://mail.example.org/path',
  'smtp://mail.example.org?tls=off',
  'smtp://mail example.org',
  'smtp://%ff:secret-word@mail.example.org',
])('[SI20] %o is no mail server, and the one line quotes nothing', (SMTP_URL) => {
  const { setting, problems } = read({ ...WHOLE, SMTP_URL });
  expect(setting).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems.join()).toMatch(/^SMTP_URL must be smtp:\/\/ or smtps:\/\/, with a host/);
  expect(problems.join()).not.toMatch(/secret-word|example/);
});

test.each(['gate', 'gate@', 'A <b@c.de> <d@e.fg>', 'a@b.cd\r\nBcc: e@f.gh', 'a@b.cd, e@f.gh'])(
  '[SI20] [SI28] mails cannot be from %j',
  (MAIL_FROM) => {
    const { problems } = read({ ...WHOLE, MAIL_FROM });
    expect(problems).toEqual(['MAIL_FROM must be an e-mail address, or a name and <an address>']);
  },
);

test.each(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const)(
  '[SI20] without %s the start stops with one line',
  (name) => {
    expect(read({ ...WHOLE, [name]: '' }).problems).toEqual([
      'SMTP_URL, MAIL_FROM and PUBLIC_URL belong together: mails hold links',
    ]);
  },
);
