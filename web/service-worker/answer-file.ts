type FileRequest = {
  readonly request: Request;
  readonly waitUntil: (done: Promise<unknown>) => void;
};

/** Answers with a cached file of any version, because a file's name changes with its content; else fetches it. */
export async function answerFile(event: FileRequest, cacheName: string): Promise<Response> {
  const { request } = event;
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) event.waitUntil(store(request, fresh.clone(), cacheName));
  return fresh;
}

/** Caches the file; when the storage is full, the page has it nevertheless. */
async function store(request: Request, fresh: Response, cacheName: string): Promise<void> {
  try {
    if (!(await caches.has(cacheName))) return; // the service worker was removed meanwhile
    const cache = await caches.open(cacheName);
    await cache.put(request, fresh);
  } catch {
    // It is fetched again the next time.
  }
}
