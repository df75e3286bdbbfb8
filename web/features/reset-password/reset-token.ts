/** The two screens outside of the app: links in mails, or of `npm run reset-link`, open them, signed in or not. */
export const LINK_PATHS = ['/reset', '/confirm-email'] as const;

const TOKEN = /^#token=([\w-]{43})$/;

/** The token of a link: it stands behind the #, which browsers send to nobody. */
export function tokenIn(fragment: string): string | undefined {
  return TOKEN.exec(fragment)?.[1];
}
