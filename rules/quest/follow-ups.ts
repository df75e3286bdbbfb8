import { type FollowUp, MAX_FOLLOW_UPS } from './quest.ts';

/** Newest first, by their own time, so that the order of arrival does not matter. */
export function withFollowUp(followUps: readonly FollowUp[], asked: FollowUp): readonly FollowUp[] {
  if (followUps.some((one) => one.id === asked.id)) return followUps;
  const isNewer = (one: FollowUp, other: FollowUp) =>
    one.at === other.at ? one.id > other.id : one.at > other.at;
  return [...followUps, asked]
    .sort((one, other) => (isNewer(one, other) ? -1 : 1))
    .slice(0, MAX_FOLLOW_UPS);
}
