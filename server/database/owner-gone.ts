const FOREIGN_KEY_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Every foreign key points at users: what breaks one is of somebody deleted a moment ago. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    FOREIGN_KEY_CODES.has(code) ||
    /FOREIGN KEY constraint failed/.test(error.message) ||
    isOwnerGone(error.cause)
  );
}
