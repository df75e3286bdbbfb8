import type { Change, Journal, RefusedDeed } from './journal.ts';

/** As many as the server keeps. */
const MAX_KEPT = 500;

/** The same key may be refused again, another time. */
export function refusalId({ command }: RefusedDeed): string {
  return `${command.at} ${command.key}`;
}

export function withRefused(
  kept: readonly RefusedDeed[],
  more: readonly RefusedDeed[],
): readonly RefusedDeed[] {
  const all = new Map([...kept, ...more].map((deed) => [refusalId(deed), deed]));
  return [...all.values()].slice(-MAX_KEPT);
}

export function refusing({ refused }: Journal, more: readonly RefusedDeed[]): Change {
  return more.length === 0 ? {} : { refused: withRefused(refused, more) };
}

export function withoutRefused(
  kept: readonly RefusedDeed[],
  ids: readonly string[],
): readonly RefusedDeed[] {
  return kept.filter((deed) => !ids.includes(refusalId(deed)));
}
