import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasDay } from '#rules/activity/day-set.ts';
import { day } from '#rules/testing/builders.ts';
import { recordLogins } from './record-login.ts';
import { fakeGame } from './testing/fake-game.ts';

const MORNING_MS = Date.parse('2026-11-15T08:00:00.000Z');
const HOURS_MS = 3_600_000;

const page = { visibilityState: 'visible', look: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_: string, look: () => void) => {
      page.look = look;
    },
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game that is not loaded yet, and records its logins. */
function aGame() {
  return fakeGame({ nowMs: MORNING_MS, isLoading: true });
}

test('[N8] [N12] the login is recorded as soon as the document is loaded, before anything is painted from it', () => {
  const { game, recorded, becomeReady } = aGame();
  const { log, clock } = game;
  const painted: boolean[] = [];
  recordLogins(log, clock);
  log.subscribe(() => painted.push(hasDay(log.view().loginDays, day('2026-11-15'))));
  expect(recorded).toEqual([]);

  becomeReady();
  expect(recorded).toEqual([{ kind: 'hunter.login' }]);
  expect(painted).not.toContain(false);
});

test('[N12] a tab that stayed open records the new day when it is next seen, not before', () => {
  const { game, now, recorded, becomeReady } = aGame();
  recordLogins(game.log, game.clock);
  becomeReady();
  page.visibilityState = 'hidden';
  now.ms += 17 * HOURS_MS;
  vi.advanceTimersByTime(10 * 60_000);
  expect(recorded).toHaveLength(1);

  page.visibilityState = 'visible';
  page.look();
  expect(recorded).toHaveLength(2);
});

test('[N8] a login that the server moved to another day is not recorded over and over', () => {
  const { game, recorded, becomeReady, notify } = aGame();
  const recordUnasked = vi.fn(() => ({ commands: [], stored: Promise.resolve() }));
  Object.assign(game.log, { recordUnasked }); // the view never shows the login of today
  recordLogins(game.log, game.clock);
  becomeReady();
  for (let at = 0; at < 5; at += 1) notify();

  expect(recordUnasked).toHaveBeenCalledOnce();
  expect(recorded).toEqual([]);
});
