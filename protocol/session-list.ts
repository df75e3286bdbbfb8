import * as v from 'valibot';
import { id } from './scalars.ts';

const session = v.object({
  id,
  createdAt: v.string(),
  lastUsedAt: v.string(),
  userAgent: v.string(),
  isCurrent: v.boolean(),
});

/** One device on which a hunter is signed in. */
export type SessionEntry = v.InferOutput<typeof session>;

const reply = v.object({ sessions: v.array(session) });

export function parseSessions(said: unknown): readonly SessionEntry[] | undefined {
  const parsed = v.safeParse(reply, said);
  return parsed.success ? parsed.output.sessions : undefined;
}
