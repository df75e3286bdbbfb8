export function urlPath(url: string): string {
  return url.replace(/[?#].*/s, '');
}
