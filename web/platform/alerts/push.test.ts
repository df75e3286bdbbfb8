import { afterEach, expect, test, vi } from 'vitest';
import { reachOfDevice } from './push.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Device = {
  readonly isSecure?: boolean;
  readonly userAgent?: string;
  readonly touchPoints?: number;
  readonly isInstalled?: boolean;
  readonly permission?: string;
};

function on({ isSecure = true, userAgent = '', touchPoints = 0, isInstalled, permission }: Device) {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: touchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled === true }));
  if (permission) vi.stubGlobal('Notification', { permission });
  return reachOfDevice();
}

test('[RM11] plain http, an iPhone or iPad before it is installed, and a browser that says no are told apart', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)';
  expect(on({ isSecure: false, permission: 'granted' })).toBe('plain-http');
  expect(on({ permission: 'denied' })).toBe('denied');
  expect(on({ permission: 'default' })).toBe('possible');
  vi.unstubAllGlobals();
  expect(on({ userAgent: iPhone })).toBe('install-first');
  expect(on({ userAgent: iPhone, isInstalled: true })).toBe('no-notifications');
  expect(on({ userAgent: 'Mozilla/5.0 (Macintosh)', touchPoints: 5 })).toBe('install-first');
  expect(on({ userAgent: 'Mozilla/5.0 (Macintosh)' })).toBe('no-notifications');
});
