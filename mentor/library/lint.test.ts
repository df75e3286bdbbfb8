import { describe, expect, it } from 'vitest';
import { faultsOf } from './testing/lint.ts';
import { ladderFaults } from './testing/lint-words.ts';
import type { Mould, SubTopic, Topic } from './topic.ts';

const SOUND: Mould = {
  id: 'sound',
  title: 'Do {n} push-ups against a worktop',
  plan: { role: 'core', phase: 1, rhythm: 'weekly' },
  sessions: [2, 3],
  minutes: [6, 8, 12],
  amount: { unit: 'push-ups', byLevel: [18, 24, 36], most: 45 },
  steps: [
    ['Hands on the kitchen worktop, body straight', 'Too hard: use the wall.'],
    ['Lower the chest to the edge, push away', 'A third of them, a minute of rest, three sets.'],
  ],
  tiny: 'Do five push-ups against the wall.',
  why: 'The height of the hands sets the load, so anyone can begin.',
};

/** Undefined: it is planted without the field. */
type Change = { readonly [Field in keyof Mould]?: Mould[Field] | undefined };

function faultsIn(change: Change, shelf: Topic['shelf'] = 'move'): string {
  const sub: SubTopic = { id: 'home', name: 'home', words: { objects: '' }, quests: [] };
  const topic: Topic = {
    id: 'strength',
    shelf,
    name: 'Strength',
    category: 'Fitness',
    words: { objects: '' },
    subs: [sub],
    advice: { stuck: '', missed: '' },
    caps: { dayMinutes: 90, growth: 0.1 },
  };
  return faultsOf({ ...SOUND, ...change } as Mould, sub, topic).join('\n');
}

/** Two steps of which the first is planted. */
function stepped(step: string, detail = 'One line.'): Change {
  return {
    steps: [
      [step, detail],
      ['Rest a minute', 'Then again.'],
    ],
  };
}

describe('[FG1] [FG70] [FG71] [FG72] [FG111] the lint finds a fault of each kind', () => {
  it('and none in a quest that has none', () => {
    expect(faultsIn({})).toBe('');
  });

  it.each<[string, Change, Topic['shelf']?]>([
    ['no known verb', { title: 'Enjoy {n} push-ups' }],
    ['no amount and no end', { title: 'Do push-ups', amount: undefined }],
    ['title over 7 words', { title: 'Do {n} push-ups against a very old worktop' }],
    [
      'an amount above its own cap',
      { amount: { unit: 'push-ups', byLevel: [18, 24, 36], most: 30 } },
    ],
    [
      'a week has seven: dinners',
      { title: 'Plan {n} dinners', amount: { unit: 'dinners', byLevel: [3, 4, 6] } },
      'hands',
    ],
    [
      'in 12 minutes, and no rest is named',
      {
        minutes: [8, 12, 20],
        amount: { unit: 'push-ups', byLevel: [12, 24, 36] },
        steps: [
          ['Hands on the worktop', 'Body straight.'],
          ['Lower the chest, push away', 'Elbows slant back.'],
        ],
      },
    ],
    ['strain 2 in phase 1', { strain: 2, not: ['injury'] }],
    ['a set-up of no beginning', { plan: { ...SOUND.plan, phase: 2, isSetUp: true } }],
    ['nothing is left for who has it', stepped('Choose a bar', 'None yet: ask at a gym.')],
    ['“yet” in the middle', stepped('Choose a bar', 'A low one. None yet: ask at a gym.')],
    ['three days, where the week has 2 to 3', stepped('Do it on three days')],
    ['20 minutes, where it may be 6 minutes', { title: 'Do {n} push-ups for 20 minutes' }],
    ['a banned word: just', { tiny: 'Do just one.' }],
    ['aloud, and its place does not say so', stepped('Count aloud')],
    ['with company, and its place does not say so', { needs: ['company'] }],
    ['names a puppy that nobody may have', { title: 'Carry the puppy {n} push-ups' }],
    ['legs, and not said to be none for a wheelchair', stepped('Kneel on a cushion')],
    ['the phone at bedtime', stepped('Lie down in bed', 'Take the phone.')],
    ['“your list”, which nobody has made', stepped('Take a line from your list')],
  ])('%s', (fault, change, shelf) => {
    expect(faultsIn(change, shelf)).toContain(fault);
  });

  it('“your list” is right where the step before makes it, and the phone where it stays away', () => {
    const steps = [
      ['Write a list of ten', 'One line each.'],
      ['Take a line from your list', 'The phone stays in another room when you go to bed.'],
    ] as const;
    expect(faultsIn({ steps, amount: undefined, title: 'Write one page' })).toBe('');
  });

  it('[FG73] a follow-up never skips a phase', () => {
    const quests = [1, 3].map((phase) => ({
      ...SOUND,
      plan: { ...SOUND.plan, phase } as Mould['plan'],
    }));
    const part = { id: 'home', name: 'home', words: { objects: '' } };
    expect(ladderFaults({ ...part, quests })).toHaveLength(1);
    expect(
      ladderFaults({
        ...part,
        quests: [...quests, { ...SOUND, plan: { ...SOUND.plan, phase: 2 } }],
      }),
    ).toEqual([]);
  });
});
