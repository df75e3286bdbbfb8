/** The server answers now: a page that is loaded again will come. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
