import { COMMAND_VERSION } from '#rules/document/command.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { waitingIn } from './due.ts';
import type { State } from './log-state.ts';

/** For a bug report: positions, counts and codes; none of the hunter's words. */
export function reportOf(state: State, nowMs: number): string {
  const { base, talk, lastFailure } = state;
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
      refused: state.refused.length,
      lastFailure: lastFailure && { code: lastFailure.code, status: lastFailure.status },
      talk: talk && { step: talk.step, attempt: talk.attempt },
      isLeader: state.isLeader,
      isSessionOver: state.isSessionOver,
      isInMemoryOnly: state.isVolatile,
    },
    null,
    2,
  );
}
