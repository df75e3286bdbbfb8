import type { Deed } from '#rules/document/command.ts';
import type { Game } from './game.ts';
import { NOTICE_MS } from './notices.ts';

/** A crash while somebody points at the notice must not hold the deed for ever. */
const STILL_MS = 60_000;

/** Records deeds of this hunter and celebrates what they brought about. */
export function doDeeds({ log, moments, notices }: Game, deeds: readonly Deed[]): void {
  const before = log.view();
  log.record(deeds);
  notices.settle();
  moments.celebrate(before, log.view());
}

/** As `doDeeds`, but held back from the server until the notice that offers Undo is gone. */
export function doWithUndo(
  { log, clock, moments, notices }: Game,
  deeds: Deed | readonly Deed[],
  words: { readonly title: string; readonly detail?: string },
): void {
  const before = log.view();
  const { commands } = log.record([deeds].flat(), NOTICE_MS);
  const keys = commands.map(({ key }) => key);
  notices.show({
    ...words,
    tone: 'deed',
    undo: () => {
      const tellTooLate = () => notices.show({ title: 'Too late to undo', tone: 'warning' });
      log.withdraw(keys).then((isUndone) => isUndone || tellTooLate(), tellTooLate);
    },
    onGone: () => log.holdUntil(keys, clock.nowMs()),
    onStill: () => log.holdUntil(keys, clock.nowMs() + STILL_MS),
    onRunning: (leftMs) => log.holdUntil(keys, clock.nowMs() + leftMs),
  });
  moments.celebrate(before, log.view());
}
