/** What the service worker answers a request with: the page, a file of the build, or nothing. */
export type WorkerAnswer = 'page' | 'file' | 'none';

type PageRequest = {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
};

/** Answered by the server, also when they are opened as a page. */
const SERVER_PATHS = /^\/(api(\/|$)|healthz$|readyz$)/;

export function answerTo(
  request: PageRequest,
  origin: string,
  cached: ReadonlySet<string>,
): WorkerAnswer {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || SERVER_PATHS.test(url.pathname)) {
    return 'none';
  }
  if (request.mode === 'navigate') return hasFileName(url.pathname) ? 'none' : 'page';
  return url.pathname.startsWith('/assets/') || cached.has(url.pathname) ? 'file' : 'none';
}

/** The server draws the same line: an address with a dot at its end is a file, not a screen. */
function hasFileName(path: string): boolean {
  return path.split('/').at(-1)?.includes('.') ?? false;
}
