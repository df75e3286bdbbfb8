import { parseDocument } from '#protocol/documents/parse-document.ts';
import { type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { chainOf, type GameDocument } from '#rules/document/document.ts';
import { openDocument } from '#rules/document/stored-document.ts';
import { clearDrafts } from '#rules/habits/act-drafts.ts';
import { habitCounts, habitIn } from '#rules/habits/habit-board.ts';
import { runOn } from '#rules/habits/run.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import { standingOn } from '#rules/habits/standing.ts';
import { call, type Device, push } from './device.ts';
import { adding, command, dayText, finishing, moment, plan } from './play/command.ts';

/** Monday 29, Tuesday 30 and Wednesday 31 December 2025, by their number in the year. */
const [MON, TUE, WED] = [362, 363, 364] as const;
const NOON = 720;
const EVERY_DAY: QuestSchedule = { per: 'day' };
const MON_WED_FRI: QuestSchedule = { per: 'day', on: 0b0101010 };

const PLAN = plan({ title: 'Between versions', renewal: 'dawn' });

/** What a server has stored of the account, as the present app opens it. */
async function documentAt(device: Device): Promise<GameDocument> {
  const { document } = await call<{ document: unknown }>(device, 'GET', '/api/sync/document');
  return openDocument(parseDocument(document).stored);
}

/** A device of the present app: it decides by the rules, on the document that it last saw. */
function presentApp(device: Device) {
  const look = () => documentAt(device);
  const send = async (day: number, drafts: readonly CommandDraft[]) => {
    const { at, utcOffsetMinutes } = moment(day, NOON);
    const stamp = { at, day: dayText(day), utcOffsetMinutes };
    const { results } = await push(
      device,
      drafts.map((draft) => commandOf(draft, stamp)),
    );
    return results.map(({ status }) => status);
  };
  const add = (questId: string, schedule: QuestSchedule) =>
    send(MON, [{ kind: 'quest.add', questId, quest: { ...PLAN, schedule } as never }]); // the plan of 0.1.0 and a schedule
  return { look, send, add };
}

function clearing(document: GameDocument, rootId: string, day: number): readonly CommandDraft[] {
  const { quest } = chainOf(document, rootId);
  if (quest === undefined) throw new Error(`${rootId} is not on the board`);
  const clear = clearDrafts(habitIn(document, rootId), quest, dayText(day));
  if (!clear.ok) throw new Error(`${rootId} cannot be cleared: ${clear.failure}`);
  return clear.value.drafts;
}

function clearDaysOf(document: GameDocument, rootId: string): readonly LocalDate[] {
  return [...habitIn(document, rootId).clears].sort((one, other) => one - other).map(localDateOf);
}

/**
 * Scenario 41: an older app renews a quest of Monday, Wednesday and Friday on a Tuesday. What the present
 * app makes of it then, and on Wednesday.
 */
export async function renewedByOlderApp(older: Device, present: Device) {
  const app = presentApp(present);
  await app.add('mwf', MON_WED_FRI);
  await app.send(MON, clearing(await app.look(), 'mwf', MON));
  const before = await app.look();
  const { results } = await push(older, [
    command(adding(`mwf@${dayText(TUE)}`, PLAN), moment(TUE, NOON)),
  ]);
  const onTuesday = await app.look();
  const dueOn = (document: GameDocument) => habitCounts(document, dayText(TUE)).due;
  const drafts = clearing(onTuesday, 'mwf', WED);
  const statuses = await app.send(WED, drafts);
  const onWednesday = await app.look();
  return {
    renewal: results.map(({ status }) => status),
    shown: chainOf(onTuesday, 'mwf').quest?.id,
    standing: standingOn(habitIn(onTuesday, 'mwf'), dayText(TUE)).kind,
    countedMore: dueOn(onTuesday) - dueOn(before),
    cleared: drafts.map((draft) => ('questId' in draft ? `${draft.kind} ${draft.questId}` : '')),
    statuses,
    paid: onWednesday.lifetimeXp - before.lifetimeXp,
    clearDays: clearDaysOf(onWednesday, 'mwf'),
    run: runOn(habitIn(onWednesday, 'mwf'), dayText(WED)).run,
  };
}

/** It is later and not counted on Tuesday; on Wednesday the link of the day passes over it and pays once. */
export const RENEWED_BY_OLDER = {
  renewal: ['applied'],
  shown: 'mwf@2025-12-30',
  standing: 'later',
  countedMore: 0,
  cleared: ['quest.add mwf@2025-12-31', 'quest.done mwf@2025-12-31'],
  statuses: ['applied', 'applied'],
  paid: 25,
  clearDays: ['2025-12-29', '2025-12-31'],
  run: 2,
};

/**
 * The exception that is known: on one day an older app clears a quest under its open link, and a present
 * one that has not heard of it under the link of the day.
 */
export async function clearedByBoth(older: Device, present: Device) {
  const app = presentApp(present);
  await app.add('both', EVERY_DAY);
  const seen = await app.look();
  const { results } = await push(older, [command(finishing('both', PLAN, 1), moment(TUE, NOON))]);
  const statuses = await app.send(TUE, clearing(seen, 'both', TUE));
  const after = await app.look();
  const atOlder = await documentAt(older);
  return {
    statuses: [...results.map(({ status }) => status), ...statuses],
    paid: after.lifetimeXp - seen.lifetimeXp,
    streak: chainOf(after, 'both').quest?.streak,
    clearDays: clearDaysOf(after, 'both'),
    run: runOn(habitIn(after, 'both'), dayText(TUE)).run,
    isSameAtOlder: atOlder.lifetimeXp === after.lifetimeXp,
  };
}

/** The day pays 25 XP twice and raises the streak twice; it is one clear day, and nothing is lost. */
export const CLEARED_BY_BOTH = {
  statuses: ['applied', 'applied', 'applied'],
  paid: 50,
  streak: 2,
  clearDays: ['2025-12-30'],
  run: 1,
  isSameAtOlder: true,
};
