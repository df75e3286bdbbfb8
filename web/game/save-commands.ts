import { copyText } from '#web/platform/copy-text.ts';
import { saveFile } from '#web/platform/save-file.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import { reportOf } from '#web/sync/report.ts';
import type { Game } from './game.ts';

/** What the server does not have, in a file that the hunter keeps. */
export function saveWaitingDeeds({ uid, waiting }: HunterLog): void {
  saveFile('duskgate-waiting-deeds.json', JSON.stringify({ uid, commands: waiting() }, null, 2));
}

export function saveRefusedDeeds({ uid, status }: HunterLog): void {
  const { refused } = status();
  saveFile('duskgate-refused-deeds.json', JSON.stringify({ uid, refused }, null, 2));
}

export function dismissRefusedDeeds({ log, notices }: Game): void {
  notices.show({
    title: 'Refused deeds dismissed',
    tone: 'plain',
    undo: log.dismissRefused(),
  });
}

export function copySyncState({ log, clock }: Game): Promise<boolean> {
  return copyText(reportOf(log.state(), clock.nowMs()));
}
