import { rootOf } from '#rules/quest/quest-id.ts';

const ONE_TAP_PATH = '/do/';

/** The address for an NFC tag or a shortcut: opening it clears the quest. */
export function oneTapPath(questId: string): string {
  return `${ONE_TAP_PATH}${encodeURIComponent(rootOf(questId))}`;
}

/** The quest of such an address; undefined of any other. */
export function oneTapQuest(path: string): string | undefined {
  if (!path.startsWith(ONE_TAP_PATH)) return undefined;
  const part = path.slice(ONE_TAP_PATH.length);
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // no id has such a text
  }
}
