import type { Command } from '#rules/commands/command.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';
import type { ServerDatabase } from './server-database.ts';

/** XP of a finished block, and of the first level: the contract's own figures, written down once more. */
const BLOCK_XP = 50;
const FIRST_LEVEL_XP = 100;
const GROWTH = 1.2;

/** The whole XP that a character of that level has earned. */
function earnedXp({ level, xp }: { readonly level: number; readonly xp: number }): number {
  let [sum, needed] = [xp, FIRST_LEVEL_XP];
  for (let passed = 1; passed < level; passed += 1) {
    sum += needed;
    needed = Math.floor(needed * GROWTH);
  }
  return sum;
}

function rootIn(questId: string): string {
  return questId.split('@')[0] ?? questId;
}

/** Commands of one kind. */
function ofKind<Kind extends Command['kind']>(log: readonly Command[], kind: Kind) {
  return log.filter((one): one is Extract<Command, { kind: Kind }> => one.kind === kind);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function sortedText(list: Iterable<string>): string {
  return [...new Set(list)].sort().join(' ');
}

/** What a log adds up to, by sets and sums; none of it asks the rules. */
export function expectedOf(log: readonly Command[]) {
  const dones = ofKind(log, 'quest.done');
  const blocks = ofKind(log, 'raid.focus');
  const removed = new Set(ofKind(log, 'quest.remove').map(({ questId }) => rootIn(questId)));
  const begun = [...ofKind(log, 'quest.add'), ...dones].map(({ questId }) => rootIn(questId));
  const amounts = new Map<string, number>();
  for (const { questId, n } of ofKind(log, 'quest.amount')) addTo(amounts, rootIn(questId), n);
  for (const { questId, amounts: some = [] } of ofKind(log, 'quest.past')) {
    addTo(amounts, rootIn(questId), sumOf(some));
  }
  const named = ofKind(log, 'hunter.rename').at(-1)?.name;
  const chosen = [...ofKind(log, 'hunter.onboard').slice(0, 1), ...ofKind(log, 'hunter.roles')];
  const lastRoles = chosen.sort((one, other) => log.indexOf(one) - log.indexOf(other)).at(-1);
  return {
    xp: sumOf(dones.map(({ xpReward }) => xpReward)) + BLOCK_XP * blocks.length,
    quests: sortedText(begun.filter((root) => !removed.has(root))),
    blocks: blocks.length,
    logins: sortedText(ofKind(log, 'hunter.login').map(({ day }) => day)),
    name: named ?? 'Shadow Hunter',
    roles: sortedText(lastRoles?.roles ?? []),
    academics: dones.filter(({ category }) => category === 'Academics').length,
    amounts: sortedText(
      [...amounts]
        .filter(([root, n]) => n !== 0 && !removed.has(root))
        .map(([root, n]) => `${root}=${n}`),
    ),
  };
}

function addTo(sums: Map<string, number>, key: string, n: number): void {
  sums.set(key, (sums.get(key) ?? 0) + n);
}

/** The same figures as a document says them. */
export function saidBy(document: StoredDocument): ReturnType<typeof expectedOf> {
  const { character, habits, archive, counts, userRoles, chains } = document;
  return {
    xp: earnedXp(character),
    quests: sortedText([...habits, ...archive].map(({ id }) => rootIn(id))),
    blocks: counts.focusBlocks,
    logins: sortedText(daysIn(document.loginDays)),
    name: character.name,
    roles: sortedText(userRoles.roles),
    academics: counts.academics,
    amounts: sortedText(
      chains
        .filter(({ amountTotal = 0, isRemoved }) => amountTotal !== 0 && !isRemoved)
        .map(({ id, amountTotal }) => `${id}=${amountTotal}`),
    ),
  };
}

/** A set of days is stored as one number a month, with a bit for each day. */
function daysIn(set: StoredDocument['loginDays']): readonly string[] {
  const two = (number: number) => String(number).padStart(2, '0');
  return Object.entries(set).flatMap(([year, months]) =>
    months.flatMap((bits, month) =>
      Array.from({ length: 31 }, (_, at) => at + 1)
        .filter((day) => (bits & (1 << (day - 1))) !== 0)
        .map((day) => `${year}-${two(month + 1)}-${two(day)}`),
    ),
  );
}

export function logOf(database: ServerDatabase, uid: string): readonly Command[] {
  const rows = database.all('select body from game_commands where user_id = ? order by rev', uid);
  return rows.map(({ body }) => JSON.parse(String(body)));
}

/** Where the tables of the server do not follow from the log. */
export function tableProblems(database: ServerDatabase, uid: string): readonly string[] {
  const log = logOf(database, uid);
  const problems: string[] = [];
  const expect = (what: string, is: unknown, shouldBe: unknown) => {
    if (is !== shouldBe) problems.push(`${uid}: ${what} is ${is}, not ${shouldBe}`);
  };
  const [facts] = database.all<{ first: number; last: number; xp: number; keys: number }>(
    `select min(rev) as first, max(rev) as last, sum(xp) as xp, count(distinct key) as keys
     from game_commands where user_id = ?`,
    uid,
  );
  expect('the last revision', facts?.last ?? 0, log.length);
  expect('the first revision', facts?.first ?? 1, 1);
  expect('the number of keys', facts?.keys, log.length);
  expect('the XP of the log', facts?.xp ?? 0, expectedOf(log).xp);
  const [days] = database.all<{ quests: number; blocks: number; xp: number }>(
    `select sum(quests_completed) as quests, sum(pomodoros_completed) as blocks, sum(xp_earned) as xp
     from daily_activities where user_id = ?`,
    uid,
  );
  expect('the XP of all days', days?.xp ?? 0, expectedOf(log).xp);
  expect('the quests of all days', days?.quests ?? 0, ofKind(log, 'quest.done').length);
  expect('the blocks of all days', days?.blocks ?? 0, expectedOf(log).blocks);
  const sessions = database.all('select id from quest_sessions where user_id = ?', uid);
  expect(
    'the raids',
    sortedText(sessions.map(({ id }) => String(id))),
    sortedText(ofKind(log, 'raid.session').map(({ sessionId }) => sessionId)),
  );
  const [row] = database.all<{ rev: number }>('select rev from game_data where user_id = ?', uid);
  expect('the revision of the document', row?.rev ?? 0, log.length);
  const [plan] = database.all<{ rev: number }>(
    'select rev from reminder_plans where user_id = ?',
    uid,
  );
  if (plan && log.length > 0) expect('the revision of the reminders', plan.rev, log.length);
  return problems;
}
