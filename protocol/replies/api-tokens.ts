import { fieldsOf, isId } from '#protocol/plain.ts';

/** What a personal token may be allowed to. */
export const TOKEN_SCOPES = ['quests:read', 'quests:write', 'complete'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const MAX_TOKEN_NAME_LENGTH = 60;

/** A personal token as its user sees it; the token itself is shown once and stored nowhere. */
export type TokenEntry = {
  readonly id: string;
  readonly name: string;
  /** Its first letters. */
  readonly start: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedOn: string | null;
  readonly revokedAt: string | null;
};

export type MadeToken = { readonly secret: string; readonly token: TokenEntry };

export function parseTokens(said: unknown): readonly TokenEntry[] | undefined {
  const { tokens } = fieldsOf(said);
  return Array.isArray(tokens) && tokens.every(isToken) ? tokens : undefined;
}

export function parseMadeToken(said: unknown): MadeToken | undefined {
  const { secret, token } = fieldsOf(said);
  return typeof secret === 'string' && isToken(token) ? { secret, token } : undefined;
}

function isToken(said: unknown): said is TokenEntry {
  const { id, name, start, scopes, createdAt, ...times } = fieldsOf(said);
  const { expiresAt, lastUsedOn, revokedAt } = times;
  return (
    isId(id) &&
    [name, start, createdAt].every((text) => typeof text === 'string') &&
    [expiresAt, lastUsedOn, revokedAt].every((text) => text === null || typeof text === 'string') &&
    Array.isArray(scopes) &&
    scopes.every(isScope)
  );
}

export function isScope(said: unknown): said is TokenScope {
  return TOKEN_SCOPES.some((scope) => scope === said);
}
