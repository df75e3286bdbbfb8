import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft, CommandKind, DraftOf } from '#rules/commands/command.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { CATEGORIES, type Quest, RENEWAL_CHOICES } from '#rules/quest/quest.ts';
import { catalogueQuestId, linkId, rootOf } from '#rules/quest/quest-id.ts';
import { WEEK_STARTS } from '#rules/quest/week.ts';
import { FITNESS_TYPES, ROLES } from '#rules/roles/roles.ts';
import { ALL_EDITS } from '#rules/testing/arbitraries.ts';
import { adding, finishing } from '#rules/testing/builders.ts';
import type { Random } from './random.ts';

/** What a hunter sees who is about to act. */
export type Scene = {
  readonly random: Random;
  readonly view: GameDocument;
  readonly today: LocalDate;
  readonly nowMs: number;
  /** Fresh, and of this account: no other account's data may ever hold it. */
  readonly newId: () => string;
  /** Every quest that any device of this account has named; this device may not know it yet. */
  readonly questIds: readonly string[];
};

const HOUR_MS = 3_600_000;
const MONTHLY = { schedule: { per: 'month', times: 4 }, frequency: 'weekly' } as const;
const TEMPLATES = ['read-10-pages', 'evening-walk', 'inbox-zero'];

function someOf<One>(random: Random, list: readonly One[]): readonly One[] {
  return list.filter(() => random.chance(500));
}

function questOf({ random, view }: Scene): Quest | undefined {
  return random.maybe(boardOf(view));
}

/** Mostly a quest on the board; now and then one that only another device knows, or an older link. */
function questIdOf(scene: Scene): string {
  const { random, questIds, today, newId } = scene;
  const shown = random.chance(750) ? questOf(scene)?.id : undefined;
  const known = shown ?? random.maybe(questIds) ?? newId();
  if (!random.chance(120)) return known;
  return linkId(rootOf(known), addDays(today, -random.below(9)));
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function planOf({ random }: Scene) {
  const steps = random.chance(250) ? random.between(1, 3) : 0;
  const subtasks = Array.from({ length: steps }, (_, at) => ({ id: `s${at + 1}`, title: 'Step' }));
  return {
    title: random.pick(['Read', 'Run', 'Write', 'Übe ein Lied']),
    category: random.pick(CATEGORIES),
    xpReward: random.between(15, 100),
    frequency: random.pick(['daily', 'weekly'] as const),
    ...(random.chance(600) && { renewal: random.pick(RENEWAL_CHOICES) }),
    ...(steps > 0 && { subtasks }),
    ...(random.chance(80) && MONTHLY),
    ...(random.chance(80) && {
      goal: { kind: 'atLeast', target: 800, unit: 'glasses' } as const,
    }),
  };
}

type Act<Kind extends CommandKind> = {
  /** How often it is done, beside the others. */
  readonly weight: number;
  readonly draft: (scene: Scene) => DraftOf<Kind>;
};

/** What a simulated hunter does. A new kind of command does not compile until it is done here, too. */
const ACTS: { readonly [Kind in CommandKind]: Act<Kind> } = {
  'quest.add': {
    weight: 16,
    draft: (scene) => {
      const { random, newId, today } = scene;
      const template = catalogueQuestId(random.pick(TEMPLATES), random.below(2));
      const renewed = questOf(scene);
      const questId = random.weighted({ own: 6, template: 1, link: 3 });
      if (questId === 'template') return adding(template, planOf(scene));
      if (questId === 'link' && renewed)
        return adding(linkId(rootOf(renewed.id), today), planOf(scene));
      return adding(newId(), planOf(scene));
    },
  },
  'quest.done': {
    weight: 26,
    draft: (scene) => {
      const { random, today } = scene;
      const late = random.chance(80) && { forDay: addDays(today, -random.between(1, 2)) };
      const { subtasks: _steps, ...plan } = planOf(scene);
      return { ...finishing(questIdOf(scene), plan), ...late };
    },
  },
  'quest.remove': {
    weight: 4,
    draft: (scene) => ({ kind: 'quest.remove', questId: questIdOf(scene) }),
  },
  'quest.subtask': {
    weight: 6,
    draft: (scene) => ({
      kind: 'quest.subtask',
      questId: questIdOf(scene),
      subtaskId: scene.random.pick(['s1', 's2', 's3']),
    }),
  },
  'quest.edit': {
    weight: 10,
    draft: (scene) => ({
      kind: 'quest.edit',
      id: scene.newId(),
      questId: questIdOf(scene),
      edits: scene.random.pick(ALL_EDITS),
    }),
  },
  'quest.ask': {
    weight: 2,
    draft: (scene) => ({
      kind: 'quest.ask',
      id: scene.newId(),
      questId: questIdOf(scene),
      question: 'How?',
      answer: 'Begin with one page.',
    }),
  },
  'quest.amount': {
    weight: 8,
    draft: (scene) => ({
      kind: 'quest.amount',
      id: scene.newId(),
      questId: questIdOf(scene),
      n: scene.random.pick([100, 250, -100]),
      ...(scene.random.chance(100) && { forDay: addDays(scene.today, -1) }),
    }),
  },
  'quest.note': {
    weight: 3,
    draft: (scene) => ({
      kind: 'quest.note',
      id: scene.newId(),
      questId: questIdOf(scene),
      forDay: scene.today,
      text: 'Rain',
    }),
  },
  'quest.past': {
    weight: 2,
    draft: (scene) => ({
      kind: 'quest.past',
      id: scene.newId(),
      questId: questIdOf(scene),
      days: [addDays(scene.today, -40), addDays(scene.today, -39)],
      amounts: [100, 100],
    }),
  },
  'raid.session': {
    weight: 4,
    draft: (scene) => ({
      kind: 'raid.session',
      sessionId: scene.newId(),
      questId: questIdOf(scene),
      pomodoroCount: scene.random.between(1, 4),
      startedAt: iso(scene.nowMs),
    }),
  },
  'raid.focus': {
    weight: 4,
    draft: (scene) => ({
      kind: 'raid.focus',
      blockId: scene.newId(),
      startedAt: iso(scene.nowMs - HOUR_MS),
      endedAt: iso(scene.nowMs),
    }),
  },
  'hunter.login': { weight: 5, draft: () => ({ kind: 'hunter.login' }) },
  'hunter.onboard': {
    weight: 2,
    draft: ({ random }) => ({
      kind: 'hunter.onboard',
      roles: someOf(random, ROLES),
      fitnessTypes: someOf(random, FITNESS_TYPES),
    }),
  },
  'hunter.rename': {
    weight: 2,
    draft: ({ random, newId }) => ({
      kind: 'hunter.rename',
      id: newId(),
      name: random.pick(['Ash', 'Wren', 'Ilse of the Stair']),
    }),
  },
  'hunter.roles': {
    weight: 2,
    draft: ({ random, newId }) => ({
      kind: 'hunter.roles',
      id: newId(),
      roles: someOf(random, ROLES),
    }),
  },
  'hunter.fitness': {
    weight: 2,
    draft: ({ random, newId }) => ({
      kind: 'hunter.fitness',
      id: newId(),
      fitnessTypes: someOf(random, FITNESS_TYPES),
    }),
  },
  'hunter.settings': {
    weight: 2,
    draft: ({ random, newId }) => ({
      kind: 'hunter.settings',
      id: newId(),
      settings: random.pick([
        { dawnHour: random.below(13) },
        { weekStart: random.pick(WEEK_STARTS) },
        { isAiOff: random.chance(500) },
        { eveningAt: random.pick(['20:30', '']) },
      ]),
    }),
  },
  'hunter.rest': {
    weight: 3,
    draft: (scene) => {
      const { random, today, newId } = scene;
      const from = addDays(today, random.between(-5, 5));
      return {
        kind: 'hunter.rest',
        id: newId(),
        from,
        to: addDays(from, random.below(3)),
        isResting: random.chance(700),
        ...(random.chance(400) && { questId: questIdOf(scene) }),
      };
    },
  },
};

export const EVERY_ACT = Object.keys(ACTS) as readonly CommandKind[]; // the table has no other keys

const WEIGHTS = Object.fromEntries(EVERY_ACT.map((kind) => [kind, ACTS[kind].weight])) as {
  readonly [Kind in CommandKind]: number;
};

export function anyAct(scene: Scene): CommandDraft {
  return ACTS[scene.random.weighted(WEIGHTS)].draft(scene);
}
