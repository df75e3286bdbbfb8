import { copyText } from '#web/platform/copy-text.ts';
import { saveFile } from '#web/platform/save-file.ts';
import type { SyncClient } from '#web/sync/client.ts';
import type { Game } from './game.ts';

/** Saves the commands that the server does not have to a file. */
export function saveWaitingCommands({ uid, waiting }: SyncClient): void {
  saveFile('duskgate-waiting-deeds.json', JSON.stringify({ uid, commands: waiting() }, null, 2));
}

export function saveRefusedCommands({ uid, status }: SyncClient): void {
  const { refused } = status();
  saveFile('duskgate-refused-deeds.json', JSON.stringify({ uid, refused }, null, 2));
}

export function dismissRefusedCommands({ log, toasts }: Game): void {
  toasts.show({
    title: 'Refused deeds dismissed',
    tone: 'plain',
    undo: log.dismissRefused(),
  });
}

export async function copySyncState({ log }: Game): Promise<boolean> {
  return copyText(await log.report());
}
