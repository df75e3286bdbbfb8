/** What the service worker does with a request: the page, a file of the build, or nothing. */
export type Answer = 'page' | 'file' | 'none';

type Asked = {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
};

/** These are the server's, also when somebody opens them as a page. */
const SERVER_PATHS = /^\/(api(\/|$)|healthz$|readyz$)/;

export function answerTo(asked: Asked, origin: string, kept: ReadonlySet<string>): Answer {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || SERVER_PATHS.test(url.pathname)) {
    return 'none';
  }
  if (asked.mode === 'navigate') return hasFileName(url.pathname) ? 'none' : 'page';
  return url.pathname.startsWith('/assets/') || kept.has(url.pathname) ? 'file' : 'none';
}

/** The server draws the same line: an address with a dot at its end is a file, not a screen. */
function hasFileName(path: string): boolean {
  return path.split('/').at(-1)?.includes('.') ?? false;
}
