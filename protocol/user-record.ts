import * as v from 'valibot';
import { id } from './scalars.ts';

const userRecord = v.object({
  uid: id,
  email: v.string(),
  displayName: v.string(),
  createdAt: v.string(),
  lastLogin: v.string(),
});

/** users/{uid}, in the contract's words. */
export type UserRecord = v.InferOutput<typeof userRecord>;

const reply = v.object({ user: userRecord });

export function parseUserRecord(said: unknown): UserRecord | undefined {
  const parsed = v.safeParse(reply, said);
  return parsed.success ? parsed.output.user : undefined;
}
