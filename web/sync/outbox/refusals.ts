import type { Outbox, OutboxChange, RefusedCommand } from './outbox.ts';

/** As many as the server keeps. */
const MAX_KEPT = 500;

/** A key alone does not name a refusal: the same command may be refused again, another time. */
export function refusalId({ command }: RefusedCommand): string {
  return `${command.at} ${command.key}`;
}

export function withRefused(
  kept: readonly RefusedCommand[],
  more: readonly RefusedCommand[],
): readonly RefusedCommand[] {
  const all = new Map([...kept, ...more].map((refused) => [refusalId(refused), refused]));
  return [...all.values()].slice(-MAX_KEPT);
}

export function refusing({ refused }: Outbox, more: readonly RefusedCommand[]): OutboxChange {
  return more.length === 0 ? {} : { refused: withRefused(refused, more) };
}

export function withoutRefused(
  kept: readonly RefusedCommand[],
  ids: readonly string[],
): readonly RefusedCommand[] {
  return kept.filter((refused) => !ids.includes(refusalId(refused)));
}
