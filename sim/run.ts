import { setImmediate } from 'node:timers/promises';
import { play } from './play.ts';
import { Probe } from './probe.ts';
import { hashOf } from './random.ts';
import type { ServerDatabase } from './server-database.ts';
import { disagreement, settle } from './settle.ts';
import { logOf } from './sums.ts';
import type { Turn } from './turns.ts';
import { World } from './world.ts';

const CHECK_EVERY_TURNS = 12;

export type RunResult = {
  readonly steps: number;
  readonly turns: number;
  readonly acts: number;
  readonly commands: number;
  readonly requests: number;
  /** Simulated time, times the hunters who lived it. */
  readonly hunterMs: number;
  readonly hash: number;
  readonly kinds: readonly string[];
  readonly settledMs: number;
  readonly problem: string | undefined;
};

/** Plays one world from its beginning to agreement; the first thing that is wrong ends it. */
export async function runWorld(
  seed: number,
  turns: readonly Turn[],
  database: ServerDatabase,
  onStep?: (line: string) => void,
): Promise<RunResult> {
  const world = new World(seed, database, onStep);
  const probe = new Probe();
  let problem: string | undefined;
  let settledMs = 0;
  let played = 0;
  try {
    await world.begin();
    for (const turn of turns) {
      world.scheduler.onStep(`${turn.kind}, then ${turn.waitMs} ms`);
      await play(world, turn);
      played += 1;
      problem = probe.problem ?? world.problems[0];
      if (played % CHECK_EVERY_TURNS === 0) problem ??= world.custody.missing()[0];
      if (problem) break;
    }
    if (!problem) {
      const fromMs = world.scheduler.nowMs;
      problem = (await settle(world)) ?? probe.problem ?? (await disagreement(world));
      settledMs = world.scheduler.nowMs - fromMs;
    }
  } catch (error) {
    problem = `thrown: ${error instanceof Error ? error.stack : error}`;
  }
  const logs = world.uids.map((uid) => logOf(database, uid));
  for (const tab of world.tabs) tab.crash();
  await setImmediate();
  await world.server.end();
  const { scheduler } = world;
  return {
    steps: scheduler.stepCount,
    turns: played,
    acts: world.actCount,
    commands: logs.flat().length,
    requests: world.network.requestCount,
    hunterMs: (scheduler.nowMs - world.startedMs) * world.uids.length,
    hash: hashOf(JSON.stringify(logs), scheduler.hash),
    kinds: [...new Set(logs.flat().map(({ kind }) => kind))],
    settledMs,
    problem,
  };
}
