import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasDay } from '#rules/activity/day-set.ts';
import { fold } from '#rules/document/apply.ts';
import type { Deed } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { day, done } from '#rules/testing/builders.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import { createListeners } from './listeners.ts';
import { recordLogins } from './record-login.ts';

const MORNING_MS = Date.parse('2026-11-15T08:00:00.000Z');
const HOURS_MS = 3_600_000;

let nowMs = MORNING_MS;
const clock = { nowMs: () => nowMs, utcOffsetMinutes: () => 0 };
const page = { visibilityState: 'visible', look: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = MORNING_MS;
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

function today() {
  return day(nowMs < MORNING_MS + 12 * HOURS_MS ? '2026-11-15' : '2026-11-16');
}

/** As much of a log as a login needs; `isMoved`: the server stored it on another day. */
function aLog(isMoved = false) {
  const { subscribe, tell } = createListeners();
  let view: GameDocument = EMPTY_DOCUMENT;
  let load: 'loading' | 'ready' = 'loading';
  const recorded: Deed[] = [];
  const log = {
    view: () => view,
    status: () => ({ load }),
    subscribe,
    recordUnasked: (deeds: readonly Deed[]) => {
      recorded.push(...deeds);
      if (!isMoved)
        view = fold(
          view,
          deeds.map((deed) => done(deed, today())),
        );
      tell();
      return { commands: [], stored: Promise.resolve() };
    },
  } as unknown as HunterLog; // the rest is not asked for
  return {
    log,
    recorded,
    tell,
    becomeReady: () => {
      load = 'ready';
      tell();
    },
  };
}

test('[N8] [N12] the login is recorded as soon as the log can be believed, before anything is painted from it', () => {
  const { log, recorded, becomeReady } = aLog();
  const painted: boolean[] = [];
  recordLogins(log, clock);
  log.subscribe(() => painted.push(hasDay(log.view().loginDays, today())));
  expect(recorded).toEqual([]);

  becomeReady();
  expect(recorded).toEqual([{ kind: 'hunter.login' }]);
  expect(painted).not.toContain(false);
});

test('[N12] a tab that stayed open records the new day when it is next seen, not before', () => {
  const { log, recorded, becomeReady } = aLog();
  recordLogins(log, clock);
  becomeReady();
  page.visibilityState = 'hidden';
  nowMs += 17 * HOURS_MS;
  vi.advanceTimersByTime(10 * 60_000);
  expect(recorded).toHaveLength(1);

  page.visibilityState = 'visible';
  page.look();
  expect(recorded).toHaveLength(2);
});

test('[N8] a login that the server moved to another day is not recorded over and over', () => {
  const { log, recorded, becomeReady, tell } = aLog(true);
  recordLogins(log, clock);
  becomeReady();
  for (let at = 0; at < 5; at += 1) tell();

  expect(recorded).toHaveLength(1);
});
