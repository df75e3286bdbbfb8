/** The one screen outside of the app: the link of `npm run reset-link` opens it, signed in or not. */
export const RESET_PATH = '/reset';

const TOKEN = /^#token=([\w-]{43})$/;

/** The token of a reset link: it stands behind the #, which browsers send to nobody. */
export function tokenIn(fragment: string): string | undefined {
  return TOKEN.exec(fragment)?.[1];
}
