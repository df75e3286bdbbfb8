import type { Database } from '#server/database/database.ts';

/**
 * Takes a copy of one user's data, as a snapshot of the machine has it; the result puts it back without a
 * word to anybody, epoch and all.
 */
export async function copyOf({ db }: Database, userId: string): Promise<() => Promise<void>> {
  const tables = ['game_data', 'game_commands', 'daily_activities', 'quest_sessions'] as const;
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()),
  );
  return async () => {
    for (const [index, table] of tables.entries()) {
      await db.deleteFrom(table).where('user_id', '=', userId).execute();
      const kept = rows[index] ?? [];
      if (kept.length > 0) await db.insertInto(table).values(kept).execute();
    }
  };
}
