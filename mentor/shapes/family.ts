import type { Milestones, Mould, Topic } from '#mentor/library/topic.ts';

/** A kind within a family, with quests that fit only this kind. */
export type FamilyKind = {
  readonly id: string;
  readonly name: string;
  /** Safety advice for `{safe}` in its steps and in those of the quests of the whole family. */
  readonly safe?: string;
  /** Ids of quests of the whole family that do not fit this kind. */
  readonly without?: readonly string[];
  /** What somebody can do on the way; those of the whole family if missing. */
  readonly milestones?: Milestones;
  readonly isOnDate?: true;
  readonly quests: readonly Mould[];
};

/**
 * A template for goals of one sort that no topic covers: every instrument, every lift, every craft.
 * It is written like a topic, with more slots: `{thing}` is the user's word for it, `{safe}` safety
 * advice, `{part}` a part that the user named, `{pace|...}` what their numbers come to, `{w80}` 80
 * percent of the weight they lift now.
 */
export type Family = Omit<Topic, 'words' | 'subs' | 'thing'> & {
  /** The text for `{thing}` if the user has no word for it: "your instrument". */
  readonly thing: string;
  readonly safe?: string;
  /** The chip shows the name of the kind, because the kinds have little in common. */
  readonly isNamedByKind?: true;
  /** The first one holds the quests of the whole family. */
  readonly kinds: readonly [FamilyKind, ...FamilyKind[]];
  /** A template that is filled once for each part that the user named. */
  readonly part?: Mould;
  /** Parts with their own steps: a pattern for the part, and the id of the quest with the steps. */
  readonly partSteps?: Readonly<Record<string, string>>;
};

/** Loads a family when a board needs it; the build makes one file of each folder. */
export const FAMILY_FILES = {
  lift: async () => (await import('./families/move/lift.ts')).LIFT,
  paddle: async () => (await import('./families/move/paddle.ts')).PADDLE,
  endurance: async () => (await import('./families/move/endurance.ts')).ENDURANCE,
  ball: async () => (await import('./families/move/ball.ts')).BALL,
  dance: async () => (await import('./families/art/dance.ts')).DANCE,
  fight: async () => (await import('./families/art/fight.ts')).FIGHT,
  trick: async () => (await import('./families/art/trick.ts')).TRICK,
  instrument: async () => (await import('./families/play/instrument.ts')).INSTRUMENT,
  game: async () => (await import('./families/play/game.ts')).GAME,
  mental: async () => (await import('./families/play/mental.ts')).MENTAL,
  craft: async () => (await import('./families/make/craft.ts')).CRAFT,
  machine: async () => (await import('./families/make/machine.ts')).MACHINE,
  field: async () => (await import('./families/know/field.ts')).FIELD,
  study: async () => (await import('./families/know/study.ts')).STUDY,
  perform: async () => (await import('./families/life/perform.ts')).PERFORM,
  animal: async () => (await import('./families/life/animal.ts')).ANIMAL,
  event: async () => (await import('./families/life/event.ts')).EVENT,
  paper: async () => (await import('./families/life/paper.ts')).PAPER,
  character: async () => (await import('./families/life/character.ts')).CHARACTER,
  aim: async () => (await import('./families/aims/aim.ts')).AIM,
  task: async () => (await import('./families/tasks/task.ts')).TASK,
  skill: async () => (await import('./families/general/skill.ts')).SKILL,
  project: async () => (await import('./families/general/project.ts')).PROJECT,
} as const satisfies Readonly<Record<string, () => Promise<Family>>>;

export type FamilyId = keyof typeof FAMILY_FILES;
