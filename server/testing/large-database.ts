import { sql } from 'kysely';
import { adding, done, NOON } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { aUser } from './both-engines.ts';
import { largestBoard } from './heavy-users.ts';
import { noonClock } from './user-with-history.ts';

const QUESTS_AT_ONCE = 500;
const FIRST_EDIT = 100_000;
const COPIES_AT_ONCE = 2_000;
const STEPS = Array.from({ length: 35 }, (_, index) => ({
  id: `s${index}`,
  title: `${index} ${'Walk, rest and look around. '.repeat(6)}`.trim(),
}));

async function pushAll(database: Database, userId: string, commands: readonly unknown[]) {
  const sentAtMs = Date.parse(NOON);
  const push = { userId, deviceId: 'd1', base: undefined, sentAtMs, commands };
  const { results } = await pushCommands(database, noonClock, push);
  const refused = results.find(({ status }) => status !== 'applied' && status !== 'noop');
  if (refused) throw new Error(JSON.stringify(refused));
}

function editing(number: number) {
  return done({ kind: 'quest.edit', id: `e-${number}`, questId: 'q1', edits: { subtasks: STEPS } });
}

/** Copies the first edit of the log inside the database: through the rules it would take minutes. */
async function copyEdit({ db }: Database, userId: string, from: number, to: number) {
  const name = `e-${FIRST_EDIT}`;
  const [first, last, base] = [from, to, FIRST_EDIT].map((number) => sql.lit(number));
  await sql`
    with recursive copies(number) as (
      select ${first} union all select number + 1 from copies where number < ${last}
    )
    insert into game_commands
    select user_id, replace(key, ${name}, 'e-' || (${base} + number)), rev + number, kind, day, xp,
      replace(body, ${name}, 'e-' || (${base} + number)), device_id, recorded_at
    from game_commands, copies where user_id = ${userId} and rev = 2`.execute(db);
}

/** Adds a user who edited one quest so often that the log has so many bytes. */
async function addEditor(database: Database, logBytes: number): Promise<void> {
  const editor = await aUser(database);
  await pushAll(database, editor, [done(adding('q1')), editing(FIRST_EDIT)]);
  const count = Math.ceil(logBytes / JSON.stringify(editing(FIRST_EDIT)).length);
  for (let from = 1; from <= count; from += COPIES_AT_ONCE) {
    await copyEdit(database, editor, from, Math.min(count, from + COPIES_AT_ONCE - 1));
  }
  await database.db
    .updateTable('game_data')
    .set({ rev: 2 + count, updated_at: 'copied' })
    .where('user_id', '=', editor)
    .execute();
  await pushAll(database, editor, [editing(FIRST_EDIT + count + 1)]); // the last one stands in the document
}

/** Adds a user with a log of so many bytes, and one with the largest document. */
export async function fillDatabase(database: Database, logBytes: number): Promise<void> {
  await addEditor(database, logBytes);
  const collector = await aUser(database);
  const board = largestBoard();
  for (let from = 0; from < board.length; from += QUESTS_AT_ONCE) {
    await pushAll(database, collector, board.slice(from, from + QUESTS_AT_ONCE));
  }
}
