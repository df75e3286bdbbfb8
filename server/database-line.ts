const LOCAL_HOST = /^(localhost|127\.[\d.]+|\[?::1\]?|\/.*|)$/;

/** Whether others on the network can read what is said to the database; `sslMode` is PGSSLMODE. */
export function isReadableOnTheWay(databaseUrl: string | undefined, sslMode = ''): boolean {
  if (databaseUrl === undefined) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const mode = searchParams.get('sslmode') ?? (sslMode || 'disable');
  const isTold = ['true', '1'].includes(searchParams.get('ssl') ?? '');
  return !LOCAL_HOST.test(host) && mode === 'disable' && !isTold;
}
