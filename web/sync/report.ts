import { COMMAND_VERSION } from '#rules/commands/command.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { waitingIn } from './machine/schedule.ts';
import type { State } from './machine/state.ts';

/** For a bug report: positions, counts and codes; none of the user's words. */
export function reportOf(state: State, nowMs: number): string {
  const { base, exchange, outbox, connection } = state;
  const { lastFailure } = connection;
  const kinds = waitingIn(state).map(({ command }) => command.kind);
  return JSON.stringify(
    {
      at: new Date(nowMs).toISOString(),
      uid: state.uid,
      deviceId: state.deviceId,
      versions: { command: COMMAND_VERSION, document: DOCUMENT_VERSION, base: base?.rules },
      load: state.load,
      epoch: base?.position.epoch,
      rev: base?.position.rev,
      waiting: kinds.length,
      waitingKinds: [...new Set(kinds)],
      refused: outbox.refused.length,
      lastFailure: lastFailure && { code: lastFailure.code, status: lastFailure.status },
      exchange: {
        kind: exchange.kind,
        ...('attempt' in exchange && { attempt: exchange.attempt }),
      },
      isLeader: connection.isLeader,
      isSessionOver: connection.isSessionOver,
      isInMemoryOnly: outbox.isVolatile,
    },
    null,
    2,
  );
}
