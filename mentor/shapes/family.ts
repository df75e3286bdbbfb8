import type { Mould, Topic } from '#mentor/library/topic.ts';

/** A kind within a family, with quests that only its own members can do. */
export type FamilyKind = {
  readonly id: string;
  readonly name: string;
  /** What keeps people safe with it: `{safe}` in its steps, and in those of the whole family. */
  readonly safe?: string;
  /** Ids of quests for every member that do not suit this kind. */
  readonly without?: readonly string[];
  readonly quests: readonly Mould[];
};

/**
 * Goals of one nature that no topic is about: every instrument, every lift, every craft. Written as a topic is, with more
 * slots: `{thing}` what the person calls it, `{safe}`, `{part}` a part they named, `{pace|...}` what their numbers come to,
 * `{w80}` so many percent of the weight they lift now.
 */
export type Family = Omit<Topic, 'words' | 'subs' | 'thing'> & {
  /** Said where the person has no word for it: "your instrument". */
  readonly thing: string;
  readonly safe?: string;
  /** Its kinds have nothing in common but their form: the chip shows the kind. */
  readonly isNamedByKind?: true;
  /** The first is for every member. */
  readonly kinds: readonly [FamilyKind, ...FamilyKind[]];
  /** Poured once for each part that the person named. */
  readonly part?: Mould;
  /** Parts that have steps of their own: words of the part, and the quest whose steps they are. */
  readonly partSteps?: Readonly<Record<string, string>>;
};

/** One file of the build for each folder: a board loads its own. */
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
