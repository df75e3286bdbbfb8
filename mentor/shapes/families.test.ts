import { describe, expect, it } from 'vitest';
import { milestoneFaults } from '#mentor/library/testing/lint-words.ts';
import type { Mould } from '#mentor/library/topic.ts';
import { FAMILY_FILES, type Family, type FamilyId } from './family.ts';
import { FAMILY_WORDS } from './family-words.ts';
import { type FamilyFill, filledFamily } from './fill-family.ts';
import { findFamily } from './find-family.ts';
import { SHAPE_KITS } from './shapes.ts';
import { mouldFaults, mouldsOf } from './testing/family-faults.ts';

const families = await Promise.all(Object.values(FAMILY_FILES).map((load) => load()));
const familyOf = (id: FamilyId) => families.find((one) => one.id === id) as Family; // each file has its own id

const AIMS = [familyOf('aim'), familyOf('task')];

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
const SAID: FamilyFill = { parts: [], level: 'Beginner' };

/** Every noun, with where it belongs. */
const NOUNS = Object.entries(FAMILY_WORDS).flatMap(([key, list]) => {
  const [family, kind] = key.split('/') as [FamilyId, string?]; // the type of the table's keys
  return list.split(',').map((text) => {
    const [word = '', canonical] = text.replace('~', '').split('=');
    return { family, kind, word, thing: canonical ?? word };
  });
});

function filledFor({ family, kind, thing }: (typeof NOUNS)[number]) {
  const named = thing === '' ? {} : { thing };
  return filledFamily(familyOf(family), { ...SAID, ...(kind && { kind }), ...named });
}

const textsOf = ({ title, steps, tiny, wayOn }: Mould) => [
  title,
  tiny,
  ...(wayOn === undefined ? [] : [wayOn]),
  ...steps.flat(),
];

describe('[FG80] families of goals are written as the library is', () => {
  it.each(families)('$id: every quest reads as one', (family) => {
    expect(mouldsOf(family).flatMap((mould) => mouldFaults(mould, family))).toEqual([]);
  });

  it.each(AIMS.flatMap(({ kinds }) => kinds.slice(1)))(
    '$id has a board of its own, whoever comes',
    ({ quests }) => {
      const always = quests.filter(({ needs = [] }) => needs.length === 0);
      expect(new Set(always.map(({ plan }) => plan.role)).size).toBe(4);
      expect(always.every(({ plan }) => plan.phase === 1)).toBe(true);
    },
  );

  it.each(families.filter((one) => !AIMS.includes(one)))(
    '$id has something to do for every level, to begin with and to look back',
    (family) => {
      const [all] = family.kinds;
      expect(mouldsOf(family).length).toBeGreaterThanOrEqual(8);
      for (const phase of [1, 2, 3]) {
        const own = all.quests.filter(({ plan }) => plan.phase === phase);
        expect(own.some(({ plan }) => plan.role === 'core' && plan.rhythm !== 'once')).toBe(true);
      }
      for (const role of ['start', 'core', 'long', 'check']) {
        expect(all.quests.some(({ plan }) => plan.role === role && plan.phase === 1)).toBe(true);
      }
      expect(all.quests.some(({ minutes }) => minutes[0] <= 10)).toBe(true);
    },
  );

  it('no id and no title stands twice, in families or beside them', () => {
    const moulds = [
      ...families.flatMap(mouldsOf),
      ...Object.values(SHAPE_KITS).flatMap(({ quests }) => quests),
    ];
    const twice = (names: readonly string[]) =>
      names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(moulds.map(({ id }) => id))).toEqual([]);
    const withoutThing = families
      .flatMap(mouldsOf)
      .map(({ title }) => title)
      .filter((title) => !/\{(?:thing|part)\}/.test(title));
    expect(twice(withoutThing)).toEqual([]);
  });

  it('each says where it leads: three milestones, those of the family or its own', () => {
    const withoutEnd = families.flatMap(({ kinds }) =>
      kinds.filter(
        ({ quests, milestones = kinds[0].milestones }) => quests.length > 0 && !milestones,
      ),
    );
    expect(withoutEnd.map(({ id }) => id)).toEqual([]);
    const kinds = families.flatMap((family) => family.kinds);
    expect(kinds.flatMap((kind) => milestoneFaults(kind))).toEqual([]);
    const { subs } = filledFamily(familyOf('craft'), { ...SAID, kind: 'ferment' });
    const ferment = familyOf('craft').kinds.find(({ id }) => id === 'ferment');
    expect(subs[0]?.milestones).toEqual(ferment?.milestones);
  });

  it('what a kind leaves out is there to be left out', () => {
    for (const { kinds } of families) {
      const ids = new Set(kinds[0].quests.map(({ id }) => id));
      for (const { without = [] } of kinds) {
        expect(without.filter((id) => !ids.has(id))).toEqual([]);
      }
    }
  });

  it('way on: nothing that is practised ends with nothing', () => {
    const ends = families.flatMap(({ kinds }) =>
      kinds.flatMap(({ quests }) =>
        quests.filter(
          ({ plan, amount, wayOn, title }) =>
            plan.rhythm !== 'once' &&
            plan.role !== 'check' &&
            plan.phase === 3 &&
            !amount &&
            !wayOn &&
            !title.includes('{m}'),
        ),
      ),
    );
    expect(ends.map(({ id }) => id)).toEqual([]);
  });
});

describe('[FG80] the lint sees what is wrong', () => {
  const [good] = familyOf('lift').kinds[0].quests as readonly [Mould];
  const planted: readonly [string, Partial<Mould>][] = [
    ['verb', { title: 'The lift, 5 sets' }],
    ['end', { title: 'Practise lifting' }],
    ['long title', { title: 'Do 5 sets of five with the heavy bar and then rest' }],
    ['steps', { steps: [['One', 'only.']] }],
    [
      'empty detail',
      {
        steps: [
          ['Do 5', ''],
          ['Do 6', 'Well.'],
        ],
      },
    ],
    ['banned word', { tiny: 'Just do it.' }],
    [
      'slot',
      {
        steps: [
          ['Do {some}', 'Well.'],
          ['Do 6', 'Well.'],
        ],
      },
    ],
    ['slot in why', { why: 'Because {safe}.' }],
    ['minutes', { minutes: [30, 20, 40] }],
    ['too long a day', { minutes: [30, 60, 400] }],
    ['falling amounts', { title: 'Do {n} sets', amount: { unit: 'sets', byLevel: [5, 4, 6] } }],
    ['amount without a slot', { amount: { unit: 'sets', byLevel: [4, 5, 6] } }],
    ['unit', { title: 'Do {n} rounds', amount: { unit: 'sets', byLevel: [4, 5, 6] } }],
    ['strain for anyone', { strain: 2, not: [] }],
    ['set-up for all', { plan: { role: 'core', phase: 2, rhythm: 'weekly', isSetUp: true } }],
  ];
  it.each(planted)('%s', (_name, fault) => {
    expect(mouldFaults({ ...good, ...fault }, familyOf('lift'))).not.toEqual([]);
  });
});

describe('[FG81] every noun of a family finds it, and is said', () => {
  it('there are several hundred, none in two families', () => {
    expect(NOUNS.length).toBeGreaterThan(800);
    const words = NOUNS.map(({ word }) => word);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each(Object.keys(FAMILY_WORDS))('%s', (key) => {
    const own = NOUNS.filter(({ family, kind }) => key === (kind ? `${family}/${kind}` : family));
    const goal = (word: string) =>
      ({ said: `get good at ${word}`, shape: 'skill', confidence: 0 }) as const;
    const found = own.map(({ word }) => findFamily({ ...goal(word), said: `learn ${word}` }));
    expect(found.map((match) => match?.family)).toEqual(own.map(({ family }) => family));
    expect(found.map((match) => match?.kind)).toEqual(own.map(({ kind }) => kind));
  });

  it('stands in each title or behind its dot, and in a step of its board; no slot is left open', () => {
    for (const noun of NOUNS) {
      const { subs, thing } = filledFor(noun);
      const moulds = subs.flatMap(({ quests }) => quests);
      expect(thing ?? '').toBe(noun.thing);
      for (const mould of moulds) {
        expect(textsOf(mould).join(' '), mould.id).not.toMatch(
          /\{(?!n\}|m\})|undefined|\s{2}| [;,.]|[;,]\s*$|\.\./,
        );
        expect(mould.title.length, mould.title).toBeLessThanOrEqual(60);
      }
    }
  });

  it('no quest of a family contradicts a noun: fermenting is not drawn, hens are not called', () => {
    const idsFor = (family: FamilyId, kind: string) =>
      filledFamily(familyOf(family), { ...SAID, kind }).subs.flatMap(({ quests }) =>
        quests.map(({ id }) => id),
      );
    expect(idsFor('craft', 'ferment').join()).not.toMatch(/craft-(?:piece|drawing|series|scrap)/);
    expect(idsFor('animal', 'keep').join()).not.toMatch(/animal-(?:step|reliable|count)/);
    expect(idsFor('ball', 'aim').join()).not.toMatch(/ball-(?:feet|touches|physical)/);
    expect(idsFor('game', 'screen').join()).not.toMatch(/game-(?:puzzles|prepare)/);
    expect(idsFor('study', 'write').join()).not.toMatch(/study-(?:source|table)/);
  });
});

describe('[FG82] what is dangerous says so in every quest that is practised', () => {
  const SAFE: readonly [FamilyId, string | undefined, RegExp][] = [
    ['lift', undefined, /Safety bars or a spotter/],
    ['paddle', undefined, /Never alone on cold or moving water/],
    ['machine', 'field', /Roll bar up and belt on.*second person/],
    ['machine', 'field', /Roll bar up and belt on.*second person/],
    ['machine', 'water', /never alone/i],
    ['machine', 'dive', /never alone/i],
    ['machine', 'air', /no-fly map/],
    ['machine', 'road', /helmet or belt/],
    ['trick', 'climb', /Belay and knots checked by a second person/],
    ['trick', 'water', /Never alone/],
    ['craft', 'hot', /Glasses on/],
    ['craft', 'scent', /never undiluted on skin/],
    ['field', 'forage', /Eat none of it/],
    ['animal', 'bees', /Veil and gloves/],
    ['animal', 'ride', /Helmet/],
    ['fight', undefined, /stop when it is called/],
  ];
  it.each(SAFE)('%s %s', (family, kind, words) => {
    const { subs } = filledFamily(familyOf(family), { ...SAID, ...(kind && { kind }) });
    const practised = (subs[0]?.quests ?? []).filter(({ plan }) => plan.role === 'core');
    const all = practised.length > 0 ? practised : subs.flatMap(({ quests }) => quests);
    expect(all.length).toBeGreaterThan(0);
    for (const mould of all.filter(({ plan }) => plan.role === 'core')) {
      expect(textsOf(mould).join(' '), mould.id).toMatch(words);
    }
  });

  it('nothing heavy begins cold', () => {
    const heavy = families.flatMap(mouldsOf).filter(({ strain }) => strain === 2);
    expect(heavy.length).toBeGreaterThan(8);
    for (const { id, steps } of heavy) expect(steps.flat().join(' '), id).toMatch(/warm/i);
  });

  it('and heavy sets, bouts and sprints are for nobody whose body needs care', () => {
    for (const { id, strain, not = [] } of families.flatMap(mouldsOf)) {
      if (strain === 2) expect(not, id).toEqual(expect.arrayContaining(['injury', 'pregnancy']));
    }
  });
});

describe('[FG83] set-ups are for beginners', () => {
  it('nobody who has practised is told to find a teacher, a class or the basics', () => {
    const first = /\b(?:teacher|beginners'|first lesson|introduction|from scratch)\b/i;
    for (const mould of families.flatMap(mouldsOf)) {
      if (mould.plan.isSetUp || mould.plan.phase === 1) continue;
      expect(mould.title, mould.id).not.toMatch(first);
    }
  });
});

describe('[FG84] parts that the person named', () => {
  it.each(LEVELS)('each has a quest of its own at %s, beside the others', (level) => {
    for (const family of families.filter(({ part }) => part)) {
      const { subs } = filledFamily(family, { ...SAID, level, parts: ['openings', 'endgames'] });
      const own = (subs[0]?.quests ?? []).filter(({ id }) => /-part-\d$/.test(id));
      expect(own.map(({ title }) => /openings|endgames/.exec(title)?.[0])).toEqual([
        'openings',
        'endgames',
      ]);
      expect(new Set(own.map(({ plan }) => plan.role)).size).toBe(2);
    }
  });
});
