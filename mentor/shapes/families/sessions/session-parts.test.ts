import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { Topic } from '#mentor/library/topic.ts';
import { FAMILY_FILES } from '#mentor/shapes/family.ts';
import { beginsAct, isPlainAct } from './plain-words.ts';
import { NONE, type SessionKind } from './session-kind.ts';
import { findSession } from './session-kinds.ts';
import { kindOfParts } from './session-parts.ts';

type Place = Pick<Topic, 'id' | 'shelf'>;

/** Topics and families by their name. */
async function places(): Promise<ReadonlyMap<string, Place>> {
  const files = await Promise.all(Object.values(FAMILY_FILES).map((load) => load()));
  const all: readonly Place[] = [...TOPIC_ROUTES, ...files];
  return new Map(all.map(({ id, shelf }) => [id, { id, shelf }]));
}

/** Topic and session of each line of the list of what people type. */
const TYPED = readFileSync(new URL('testing/harmless.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

function stepsOf(act: string, place: Place): readonly string[] {
  const found = findSession(act, place);
  return typeof found === 'object' ? found.kind.steps.map(([step]) => step) : [];
}

/** The parts of a session of which each is of a kind of its own; undefined if there is one. */
function partsOf(act: string): readonly string[] | undefined {
  const ownKind = (part: string): SessionKind => ({
    ...kind,
    id: part,
    steps: [[`Begin with ${part}`, 'One at a time.'], ...kind.steps],
  });
  const kind = {
    words: NONE,
    minutes: 5,
    steps: [['Write it down', 'One line.']],
    wayOn: '',
  } as const;
  // The last step is how the session ends.
  return kindOfParts(act, {
    kindIn: ownKind,
    isFree: isPlainAct,
    isPlain: isPlainAct,
    isQuiet: false,
  })
    ?.steps.slice(0, -1)
    .map(([title]) => title);
}

describe('[FG129] what people type as one session', () => {
  it('becomes a quest in 19 of 20 cases, in no topic less than half', async () => {
    const known = await places();
    const found = TYPED.map(([topic = '', act = '']) => {
      const session = findSession(act, known.get(topic));
      return { topic, act, isQuest: typeof session === 'object' };
    });
    const missing = found.filter(({ isQuest }) => !isQuest);
    expect(missing.length / found.length, JSON.stringify(missing)).toBeLessThan(0.05);
    // Exercises for a complaint are held back by `own-care.ts` in any case.
    for (const topic of [...known.keys()].filter((one) => one !== 'physio')) {
      const own = found.filter((one) => one.topic === topic);
      const left = own.filter(({ isQuest }) => !isQuest).length;
      expect(left, topic).toBeLessThanOrEqual(own.length / 2);
    }
  });

  it('has steps that say how it ends and no step twice', async () => {
    const known = await places();
    for (const [topic = '', act = ''] of TYPED) {
      const steps = stepsOf(act, known.get(topic) ?? { id: '', shelf: 'mind' });
      expect(new Set(steps).size, act).toBe(steps.length);
      expect(steps.length, act).toBeLessThanOrEqual(5);
    }
  });
});

describe('[FG129] a session of two acts has both as steps', () => {
  it.each([
    ['pray on time, read one page', 'faith', 'mind', ['Pray on time', 'Read one page']],
    [
      '50 mcqs + revise one ncert chapter',
      'exams',
      'learn',
      ['50 mcqs', 'Revise one ncert chapter'],
    ],
    [
      '10 puzzles, then go through one lost game',
      'family',
      'people',
      ['10 puzzles', 'Go through one lost game'],
    ],
    ['aim trainer 15 min then max 3 games', 'game', 'learn', ['Aim trainer 15 min', 'Max 3 games']],
    [
      'write down what i ate and no snacks after 8',
      'weight',
      'body',
      ['Write down what you ate', 'No snacks after 8'],
    ],
    ['make the bed then stretch', 'routines', 'mind', ['Make the bed', 'Stretch']],
    ['four folds, overnight in the fridge', 'cooking', 'hands', ['Four folds']],
    [
      '350 new words with the kettle off, no rereading, then one sentence for tomorrow beside the lamp and the date',
      'fiction',
      'create',
      ['One sentence for tomorrow beside the lamp and the date'],
    ],
  ] as const)('%s', (act, id, shelf, steps) => {
    expect(stepsOf(act, { id, shelf })).toEqual(expect.arrayContaining([...steps]));
  });

  it.each([
    ['25 min one task, no tabs', 'focus', 'mind', 'Write one line: done today means this'],
    ['push / pull / legs', 'strength', 'move', 'End each set two before the form goes'],
    ['one page, ugly is ok', 'drawing', 'create', 'Look twice as long as you draw'],
    ['turn one loop into a full beat', 'screens', 'home', 'Open what you have, add no new sounds'],
    [
      'one row each of a, d, g and n',
      'craft',
      'hands',
      'Turn the paper a little, hold the pen loosely',
    ],
  ] as const)('“%s” is one act', (act, id, shelf, step) => {
    expect(stepsOf(act, { id, shelf })).toContain(step);
  });

  it('“and” parts acts, not things', () => {
    expect(partsOf('stretch hamstrings and hips')).toBeUndefined();
    expect(partsOf('check the account and move something to savings')).toEqual([
      'Check the account',
      'Move something to savings',
    ]);
    expect(partsOf('bed, water, 10 min tidy')).toEqual(['Bed', 'Water', '10 min tidy']);
    expect(beginsAct('read one page')).toBe(true);
    expect(beginsAct('laptop')).toBe(false);
  });
});

describe('[FG127] an act of no kind is a quest only in plain words', () => {
  it.each(['try one new thing', 'get dressed before 8', 'go outside 20 min', 'short shower'])(
    '%s',
    (act) => expect(isPlainAct(act)).toBe(true),
  );

  it.each([
    'wait outside her house',
    'go to the station and step out',
    'give away the dog and everything',
    'no dinner today',
    'no sleep',
    'take them all',
    'open the window and go out',
    'practise one knot',
    'one last walk',
    'take 40 tablets',
  ])('not %s', (act) => expect(isPlainAct(act)).toBe(false));
});
