type Asked = {
  readonly request: Request;
  readonly waitUntil: (done: Promise<unknown>) => void;
};

/** Any version's cache will do for a file whose name changes with its content. */
export async function answerFile(event: Asked, cacheName: string): Promise<Response> {
  const { request } = event;
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) event.waitUntil(keep(request, fresh.clone(), cacheName));
  return fresh;
}

/** Storage that is full keeps no more, and takes nothing away from the page. */
async function keep(request: Request, fresh: Response, cacheName: string): Promise<void> {
  try {
    if (!(await caches.has(cacheName))) return; // the server took it back
    const cache = await caches.open(cacheName);
    await cache.put(request, fresh);
  } catch {
    // It is fetched again when it is asked for again.
  }
}
