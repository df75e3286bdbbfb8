import { expect, test } from 'vitest';
import { createOperatorSessions, isFormTokenOf } from './operator-session.ts';

const SECRET = 'nine lanterns by the gate';
const MINUTE = 60_000;

function opened() {
  const clock = { ms: 0 };
  const sessions = createOperatorSessions({ secret: SECRET, port: 9464 }, () => clock.ms);
  const enter = async () => {
    const entered = await sessions.enter(SECRET);
    if (!entered.ok) throw new Error(entered.failure.kind);
    return entered.value;
  };
  const cookieOf = (line: string) => line.split(';')[0] ?? '';
  return { clock, sessions, enter, cookieOf };
}

test('[O60] only the secret opens a session, whose cookie scripts, other sites and the app do not get', async () => {
  const { sessions, enter, cookieOf } = opened();
  for (const wrong of ['', SECRET.slice(1), `${SECRET} `, SECRET.toUpperCase()]) {
    expect((await createOperatorSessions({ secret: SECRET, port: 1 }).enter(wrong)).ok).toBe(false);
  }
  const line = await enter();
  expect(line).toMatch(
    /^duskgate-operator-9464=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/,
  );
  const session = sessions.find(`other=1; ${cookieOf(line)}`);
  expect(session).toBeDefined();
  expect(session && isFormTokenOf(session, session.formToken)).toBe(true);
  expect(session && isFormTokenOf(session, '')).toBe(false);
  for (const foreign of [undefined, '', 'duskgate-operator-9464=', `${cookieOf(line)}x`]) {
    expect(sessions.find(foreign)).toBeUndefined();
  }
});

test('[O61] after ten wrong secrets the right one waits too, wherever they came from; a session that is open goes on', async () => {
  const { clock, sessions, enter, cookieOf } = opened();
  const cookie = cookieOf(await enter());
  let tried = 0;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    clock.ms += 1_000;
    const refused = await sessions.enter('a guess');
    if (!refused.ok && refused.failure.kind === 'wrong') tried += 1;
  }
  expect(tried).toBeLessThanOrEqual(10);
  const waiting = await sessions.enter(SECRET);
  expect(waiting.ok === false && waiting.failure.kind).toBe('wait');
  expect(sessions.find(cookie)).toBeDefined();
  clock.ms += 10 * MINUTE;
  expect((await sessions.enter(SECRET)).ok).toBe(true);
});

test('[O60] a session ends when it is left, after half an hour of silence and after twelve hours', async () => {
  const { clock, sessions, enter, cookieOf } = opened();
  const left = cookieOf(await enter());
  expect(sessions.leave(left)).toContain('Max-Age=0');
  expect(sessions.find(left)).toBeUndefined();

  const silent = cookieOf(await enter());
  clock.ms += 31 * MINUTE;
  expect(sessions.find(silent)).toBeUndefined();

  const busy = cookieOf(await enter());
  for (let quarter = 0; quarter < 48; quarter += 1) {
    expect(sessions.find(busy)).toBeDefined();
    clock.ms += 15 * MINUTE;
  }
  clock.ms += 1;
  expect(sessions.find(busy)).toBeUndefined();
});
