import type { CommandDraft } from '#rules/commands/command.ts';
import type { Game } from './game.ts';
import { STILL_MS, TOAST_MS } from './toasts.ts';

/** Records commands and celebrates the level and achievements they bring. */
export function dispatch(
  { log, celebrations, clears, toasts }: Game,
  drafts: readonly CommandDraft[],
): void {
  clears.settle();
  const before = log.view();
  log.record(drafts);
  toasts.settle();
  celebrations.celebrate(before, log.view());
}

type UndoWords = {
  readonly title: string;
  readonly detail?: string;
  readonly chainId?: string;
  /** Takes back what the command does beside the log. */
  readonly onUndo?: () => void;
};

/**
 * As `dispatch`, but held back from the server until the toast that offers Undo is gone. Its celebrations
 * wait as long.
 */
export function dispatchWithUndo(
  { log, clock, celebrations, clears, toasts }: Game,
  drafts: CommandDraft | readonly CommandDraft[],
  words: UndoWords,
): void {
  const { onUndo, ...shown } = words;
  clears.settle();
  const before = log.view();
  const { commands } = log.record([drafts].flat(), TOAST_MS);
  const keys = commands.map(({ key }) => key);
  const celebrate = celebrations.hold(before, log.view());
  toasts.show({
    ...shown,
    tone: 'success',
    undo: () => {
      onUndo?.();
      takeBack({ log, toasts }, keys, () => celebrate(log.view()));
    },
    onGone: () => {
      log.holdUntil(keys, clock.nowMs());
      celebrate(log.view());
    },
    onStill: () => log.holdUntil(keys, clock.nowMs() + STILL_MS),
    onRunning: (leftMs) => log.holdUntil(keys, clock.nowMs() + leftMs),
  });
}

/** Takes held commands back, or says that it is too late; then calls `onDone`. */
export function takeBack(
  { log, toasts }: Pick<Game, 'log' | 'toasts'>,
  keys: readonly string[],
  onDone: () => void,
): void {
  const tellTooLate = () => toasts.show({ title: 'Too late to undo', tone: 'warning' });
  log
    .withdraw(keys)
    .then((isUndone) => isUndone || tellTooLate(), tellTooLate)
    .finally(onDone);
}
