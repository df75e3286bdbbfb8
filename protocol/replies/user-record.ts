/** users/{uid}, in the contract's words. */
export type UserRecord = {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly createdAt: string;
  readonly lastLogin: string;
};

const FIELDS = ['uid', 'email', 'displayName', 'createdAt', 'lastLogin'] as const;
const ID = /^[\w~@.-]{1,80}$/;

/** By hand, because the landing page reads it: with the schema library it would weigh 5 kB more. */
export function parseUserRecord(said: unknown): UserRecord | undefined {
  const user: unknown = Object(said).user;
  if (typeof user !== 'object' || user === null) return undefined;
  const isWhole = FIELDS.every((field) => typeof Reflect.get(user, field) === 'string');
  return isWhole && ID.test(Reflect.get(user, 'uid')) ? (user as UserRecord) : undefined; // each field was looked at
}
