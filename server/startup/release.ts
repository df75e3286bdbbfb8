/** The release of this build, as package.json has it. */
export const RELEASE = '0.2.0';

/**
 * The oldest release that may open a database which this one has brought up to date: the release before
 * it, because migrations only add. This one is the first that opens a newer database at all.
 */
export const OLDEST_READER = '0.2.0';

/** Whether a release came before another one. */
export function isOlderRelease(release: string, than: string): boolean {
  const [parts, others] = [release, than].map((text) => text.split('.').map(Number));
  for (const [at, part] of (parts ?? []).entries()) {
    const other = others?.[at] ?? 0;
    if (part !== other) return part < other;
  }
  return false;
}
