import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const EDGE = `${CHROME} Edg/140.0.0.0`.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [CHROME, 'Chrome on Linux'],
  [EDGE, 'Edge on Windows'],
  [IPHONE, 'Safari on iPhone'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  ['curl/8.9', 'A browser'],
  ['', 'A browser'],
])('a session is named by its browser and its system: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
