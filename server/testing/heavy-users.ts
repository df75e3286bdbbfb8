import type { LogReply } from '#protocol/replies/sync-messages.ts';
import type { Command } from '#rules/commands/command.ts';
import { adding, done, focusing } from '#rules/testing/builders.ts';
import type { ApiClient } from './api-client.ts';
import type { SharedServer } from './test-server.ts';

const QUEST_COUNT = 1_850;
const QUESTS_AT_ONCE = 55;
const STEPS = Array.from({ length: 8 }, (_, index) => ({
  id: `s${index}`,
  title: `Step ${index} of the long way`,
  description: `${'Walk, rest and look around. '.repeat(14)}`.trim(),
}));

/** The quests of a board just below the largest document that the server takes. */
export function largestBoard(): readonly Command[] {
  return Array.from({ length: QUEST_COUNT }, (_, index) =>
    done(adding(`quest-${index}`, { subtasks: STEPS })),
  );
}

/** Users with the largest documents: the first adds its quests, the others get copies of its rows. */
export async function heavyUsers(server: SharedServer, count: number): Promise<ApiClient[]> {
  const users: ApiClient[] = [];
  for (let index = 0; index < count; index += 1) users.push(await server.hunter(`heavy-${index}`));
  const [first, ...others] = users;
  if (first === undefined) return [];
  const board = largestBoard();
  for (let from = 0; from < board.length; from += QUESTS_AT_ONCE) {
    await first.push(board.slice(from, from + QUESTS_AT_ONCE));
  }
  for (const { uid } of others) {
    await server.sql(
      `insert into game_data select '${uid}', epoch, rev, schema, doc, updated_at from game_data where user_id = '${first.uid}'`,
    );
    await server.sql(
      `insert into game_commands select '${uid}', key, rev, kind, day, xp, body, device_id, recorded_at from game_commands where user_id = '${first.uid}'`,
    );
  }
  return users;
}

type Work = (round: number) => Promise<Response>;

/** Reads the whole document, and imports. */
export function readAndImport({ address, cookie, uid }: ApiClient): readonly Work[] {
  return [
    () => fetch(`${address}/api/sync/document`, { headers: { cookie } }),
    (round) =>
      fetch(`${address}/api/import`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          uid,
          isTrial: false,
          commands: [done(focusing(`${uid}-${round}`))],
        }),
      }),
  ];
}

/** Claims to be ahead of the log, as after a rollback; each reply names the epoch for the next claim. */
export function claimRollbacks({ address, cookie }: ApiClient): readonly Work[] {
  let epoch = '';
  const claim = async () => {
    const headers = { cookie, 'x-duskgate-base': encodeURIComponent(`${epoch} 999999`) };
    const reply = await fetch(`${address}/api/sync/log?since=999999`, { headers });
    ({ epoch } = (await reply.clone().json()) as LogReply); // the route's own reply
    return reply;
  };
  return [claim];
}

/** Lets each user work without a pause until it is stopped; gives back what was answered. */
export function keepBusy(
  users: readonly ApiClient[],
  worksOf: (user: ApiClient) => readonly Work[],
) {
  let isBusy = true;
  const answers = new Map<number, number>();
  async function loop(work: Work): Promise<void> {
    for (let round = 0; isBusy; round += 1) {
      const reply = await work(round);
      for await (const _piece of reply.body ?? []); // taken and dropped
      answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1);
    }
  }
  const loops = users.flatMap(worksOf).map(loop);
  return {
    stop: async () => {
      isBusy = false;
      await Promise.all(loops);
      return answers;
    },
  };
}
