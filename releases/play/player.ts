import type { Account } from '../device.ts';
import type { SentCommand } from './command.ts';

/** One request of a player's device. A clock error shifts what the device believes the time is. */
export type Step =
  | {
      readonly kind: 'push';
      readonly commands: readonly unknown[];
      readonly deviceId?: string;
      readonly clockErrorMs?: number;
    }
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      readonly body?: unknown;
    };

export type Player = {
  readonly account: Account;
  /** What is sent in each quarter of the year, in order. */
  readonly quarters: readonly (readonly Step[])[];
};

/** The server's clock while a quarter is sent: some hours after its last day. */
export const QUARTER_ENDS = [
  '2025-04-01T18:00:00.000Z',
  '2025-07-01T18:00:00.000Z',
  '2025-10-01T18:00:00.000Z',
  '2026-01-01T18:00:00.000Z',
] as const;

const MOST_PUSHED = 200;

export function account(name: string, displayName = name): Account {
  const email = `${name}@example.test`;
  return { email, password: `the ${name} door stays shut at night`, displayName };
}

/** Each command in the quarter of its own time, in pushes of the size a device sends. */
export function pushedByQuarter(commands: readonly SentCommand[]): readonly (readonly Step[])[] {
  return QUARTER_ENDS.map((end, index) => {
    const start = QUARTER_ENDS[index - 1] ?? '';
    const own = commands.filter(({ at }) => at >= start && at < end);
    const count = Math.ceil(own.length / MOST_PUSHED);
    return Array.from({ length: count }, (_, page) => ({
      kind: 'push',
      commands: own.slice(page * MOST_PUSHED, (page + 1) * MOST_PUSHED),
    }));
  });
}

/** The steps of several sources, quarter by quarter. */
export function together(...sources: readonly Player['quarters'][]): Player['quarters'] {
  return QUARTER_ENDS.map((_, index) => sources.flatMap((quarters) => quarters[index] ?? []));
}
