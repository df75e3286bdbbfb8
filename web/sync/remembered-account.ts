import { parseUserRecord, type UserRecord } from '#protocol/user-record.ts';
import { readText, removeText, watchText, writeText } from '#web/platform/stored-text.ts';

/** Who was last signed in here: without a network nobody else can say so. No secret is in it. */
const KEY = 'duskgate.account';

export function rememberedAccount(): UserRecord | null {
  return accountIn(readText(KEY));
}

function accountIn(text: string | null): UserRecord | null {
  try {
    return parseUserRecord({ user: JSON.parse(text ?? 'null') }) ?? null;
  } catch {
    return null;
  }
}

export function rememberAccount(user: UserRecord): void {
  writeText(KEY, JSON.stringify(user));
}

export function forgetAccount(): void {
  removeText(KEY);
}

/** Another tab signed out, or in as somebody else. */
export function watchAccount(onChange: (user: UserRecord | null) => void): () => void {
  return watchText(KEY, (text) => onChange(accountIn(text)));
}
