import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Completion } from '#rules/quest/complete-quest.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { QuestPlan } from '#rules/quest/quest.ts';
import type { FitnessType, Role } from '#rules/roles/roles.ts';
import type { Settings } from './settings.ts';

/** A changed rule gets a new version; old rows fold by the old branch. */
export const COMMAND_VERSION = 1;

/** When and where a deed was done, by the device that did it. */
export type Stamp = {
  readonly at: string;
  readonly day: LocalDate;
  readonly utcOffsetMinutes: number;
};

/** What a hunter can do. Deeds with an `id` of their own: the last in order wins. */
export type Deed =
  | {
      readonly kind: 'quest.add';
      readonly questId: string;
      readonly quest: QuestPlan;
      readonly rank?: number;
    }
  | ({ readonly kind: 'quest.done'; readonly forDay?: LocalDate } & Completion)
  | { readonly kind: 'quest.remove'; readonly questId: string }
  | { readonly kind: 'quest.subtask'; readonly questId: string; readonly subtaskId: string }
  | {
      readonly kind: 'quest.edit';
      readonly id: string;
      readonly questId: string;
      readonly edits: QuestEdits;
    }
  | {
      readonly kind: 'quest.ask';
      readonly id: string;
      readonly questId: string;
      readonly subtaskId?: string;
      readonly question: string;
      readonly answer: string;
    }
  | {
      readonly kind: 'raid.session';
      readonly sessionId: string;
      readonly questId: string;
      readonly pomodoroCount: number;
      readonly startedAt: string;
    }
  | {
      readonly kind: 'raid.focus';
      readonly blockId: string;
      readonly startedAt: string;
      readonly endedAt: string;
      readonly questId?: string;
    }
  | { readonly kind: 'hunter.login' }
  | {
      readonly kind: 'hunter.onboard';
      readonly roles: readonly Role[];
      readonly fitnessTypes: readonly FitnessType[];
    }
  | { readonly kind: 'hunter.rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'hunter.roles'; readonly id: string; readonly roles: readonly Role[] }
  | {
      readonly kind: 'hunter.fitness';
      readonly id: string;
      readonly fitnessTypes: readonly FitnessType[];
    }
  | {
      readonly kind: 'hunter.settings';
      readonly id: string;
      readonly settings: Partial<Settings>;
    };

export type Command = Deed & Stamp & { readonly key: string; readonly v: typeof COMMAND_VERSION };

export type CommandOf<Kind extends Deed['kind']> = Extract<Command, { readonly kind: Kind }>;
