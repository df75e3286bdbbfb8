import { keysBeginning, removeText } from '#web/platform/stored-text.ts';
import { lastWordsOf } from './last-words.ts';
import { isOwner } from './mirror.ts';
import { openStore } from './open-store.ts';

type Former = Pick<Parameters<typeof openStore>[0], 'uid' | 'clock' | 'newId'>;

/** Texts that hold what the server does not have: a raid under way, records still to be saved. */
const OWED = ['raid', 'imported-records', 'late-profile'];

/** Another hunter came without the last one's sign-out. What waits for the server waits on. */
export async function eraseFormer({ uid, clock, newId }: Former): Promise<void> {
  const ignore = () => {};
  const store = await openStore({ uid, clock, newId, onGone: ignore, onLost: ignore });
  const { pending, refused } = await store.read();
  const { entries } = lastWordsOf(uid, store.isOfTexts);
  const isOwed = pending.length + refused.length + entries.length > 0;
  if (isOwed || store.isOfTexts || isOwner(uid)) return store.close();
  await store.erase();
  const owed = OWED.map((name) => `duskgate.${uid}.${name}`);
  for (const key of keysBeginning(`duskgate.${uid}.`)) if (!owed.includes(key)) removeText(key);
}
