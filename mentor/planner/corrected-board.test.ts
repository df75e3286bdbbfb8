import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { sample } from '#rules/testing/sample.ts';
import { readingOf } from './board-reading.ts';
import { forgeBoard } from './forge-board.ts';
import { growthPace, paceOf } from './pace.ts';

const today = '2026-11-15' as LocalDate;

async function forged(said: SaidWish | string, corrections: readonly Correction[] = []) {
  const wish = typeof said === 'string' ? { goals: [said] } : said;
  const board = await forgeBoard(wish, { today, isBoardNeeded: true }, corrections);
  return { board, chips: readingOf(board, today).chips, notes: readingOf(board, today).notes };
}

type Forged = Awaited<ReturnType<typeof forged>>;

function chipsAbout({ chips }: Forged, about: string) {
  return chips.filter((chip) => chip.about === about);
}

function theChip(found: Forged, about: string) {
  const [chip] = chipsAbout(found, about);
  if (chip === undefined) throw new Error(`No chip is about ${about}.`);
  return chip;
}

function onlyChoice(found: Forged, about: string): Correction {
  const [choice] = theChip(found, about).choices;
  if (choice === undefined) throw new Error(`The chip about ${about} has no choice.`);
  return choice.correction;
}

const WISHES: readonly SaidWish[] = [
  { goals: ['Swim 400 m front crawl by July and get our allotment going'], areas: 'cooking' },
  {
    goals: ['know 30 bird songs by ear by 1 May'],
    time: '15 minutes most mornings',
    style: 'flexible',
  },
  { goals: ['run a 10k in under 50 minutes, my knee hurts'], experience: 'never ran' },
  { goals: ['lern the giutar in a small room without money'], time: 'Tuesdays, 30 minutes' },
  { goals: ['run, swim, cook, read books, play the piano'], commitment: 'Flexible schedule' },
  { goals: ['map every dry-stone wall in our valley by 3 May 2024'] },
];
const DERIVED = ['pace', 'nothing-new'];

describe('[FG33] every chip can be changed', () => {
  it.each(WISHES)('%j', async (wish) => {
    const { chips, board } = await forged(wish);
    const isArea = (at = -1) => board.goals[at]?.goal.rank === 'area';
    const changed = chips.filter(
      ({ about, goalAt }) => !DERIVED.includes(about) && !isArea(goalAt),
    );
    for (const { choices, form, text } of changed) {
      expect(choices.length + (form ? 1 : 0), text).toBeGreaterThan(0);
    }
  });

  it.each(WISHES)(
    '%j: after one tap of each kind the board stands, fits the week and says something else',
    async (wish) => {
      const wordsOf = ({ chips }: Forged) => chips.map(({ text }) => text).join(' · ');
      const before = await forged(wish);
      for (const { correction } of before.chips.flatMap(({ choices }) => choices.slice(0, 1))) {
        const after = await forged(wish, [correction]);
        const { quests, understood } = after.board;
        expect(quests.length, correction.about).toBeGreaterThanOrEqual(3);
        expect(quests.length, correction.about).toBeLessThanOrEqual(5);
        const sum = quests.reduce((all, { minutes, days }) => all + minutes * days.length, 0);
        expect(sum).toBeLessThanOrEqual(understood.time.weekMinutes * 0.9);
        expect(wordsOf(after), correction.about).not.toBe(wordsOf(before));
      }
    },
  );

  it('a goal opens near readings, and the eight shapes as something else', async () => {
    const { choices } = theChip(await forged('Learn Italian'), 'goal');
    expect(choices.filter(({ isFar }) => isFar).map(({ label }) => label)).toEqual([
      'Finish a project',
      'Reach a number',
      'Build a skill',
      'Keep a routine',
      'Drop a habit',
      'Prepare for an event',
      'Care for somebody',
      'Decide or organise',
    ]);
  });

  it('a number can be filled in, and quests count in it', async () => {
    const said = 'collect 200 stamps by 1 May';
    const { board } = await forged(said, [{ about: 'target', said, n: 60, unit: 'postcards' }]);
    expect(board.goals[0]?.pace).toMatchObject({ perWeek: 3 });
    expect(board.quests.map(({ title }) => title)).toContain('Collect 3 postcards');
  });

  it('where no day was said, the pace opens one', async () => {
    const pace = theChip(await forged('collect 200 stamps'), 'pace');
    expect(pace.text).toContain('no date said');
    expect(pace.form).toMatchObject({ kind: 'date', least: '2026-11-16', most: '2029-11-14' });
  });
});

describe('[FG34] cautions', () => {
  it('of circumstances go with a tap', async () => {
    const wish = 'play the harp in a small room';
    const found = await forged(wish);
    const without = await forged(wish, [onlyChoice(found, 'caution')]);
    expect(without.board.understood.cautions).toEqual([]);
  });

  it('that protect go only with a word about oneself, and what the gate said stays', async () => {
    for (const [wish, label] of [
      ['run a 10k after my knee surgery', 'This is not about my body'],
      ['run a 10k, I am 13 years old', 'I am 16 or older'],
    ] as const) {
      const found = await forged(wish);
      const chip = theChip(found, 'caution');
      expect(chip.choices.map((choice) => choice.label)).toEqual([label]);
      const without = await forged(wish, [onlyChoice(found, 'caution')]);
      expect(without.board.understood.cautions).toEqual([]);
      expect(without.notes).toEqual(found.notes);
      expect(without.notes).toHaveLength(1);
    }
  });

  it('what the gate is certain of has nothing to change', async () => {
    const { chips } = await forged('lose 20 kg in 2 weeks');
    const ofGoal = chips.filter(({ goalAt }) => goalAt !== undefined);
    expect(ofGoal.flatMap(({ choices, form }) => [...choices, form])).toEqual([undefined]);
  });

  it('a number or a day that was put right passes the gate as if it had been said', async () => {
    const said = 'lose 6 kg before the summer holidays';
    expect((await forged(said)).board.told).toEqual([]);
    for (const correction of [
      { about: 'target', said, n: 60, unit: 'kg' },
      { about: 'date', said, by: addDays(today, 10) },
    ] as const) {
      const { board } = await forged(said, [correction]);
      expect(board.told).toMatchObject([{ about: 'eating' }]);
      expect(board.quests.every(({ mouldId }) => mouldId.startsWith('careful-regular'))).toBe(true);
    }
  });
});

describe('[FG35] deadlines', () => {
  const wish = 'collect 90000 stamps by Christmas';

  it('that cannot be kept name two ways out, and either can be chosen', async () => {
    const said = 'learn 9000 words of Welsh vocabulary by Christmas';
    const found = await forged(said);
    const reachable = theChip(found, 'less').text;
    const less = await forged(said, [onlyChoice(found, 'less')]);
    expect(theChip(less, 'target').text).toBe(reachable.replace(' until then', ''));
    const later = await forged(said, [onlyChoice(found, 'later')]);
    expect(theChip(later, 'date').text).toBe(
      theChip(found, 'later').text.replace('all of it ', ''),
    );
    for (const chosen of [less, later]) {
      expect([...chipsAbout(chosen, 'less'), ...chipsAbout(chosen, 'later')]).toEqual([]);
      expect(chosen.board.goals[0]?.pace?.perWeek).toBe(found.board.goals[0]?.pace?.perWeek);
    }
  });

  it('once a way out was chosen it is never asked about again', () => {
    const amounts = [
      fc.integer({ min: 2, max: 90_000 }),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 500 }),
    ] as const;
    fc.assert(
      fc.property(...amounts, (n, days, most) => {
        const by = addDays(today, days);
        const { instead } = paceOf({ n, by }, today, most) ?? {};
        if (instead === undefined) return;
        expect(paceOf({ n: instead.n, by }, today, most)?.instead).toBeUndefined();
        expect(paceOf({ n, by: instead.allBy }, today, most)?.instead).toBeUndefined();
      }),
      { numRuns: sample(500, 5_000), seed: 15 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), amounts[1], (n, days) => {
        const by = addDays(today, days);
        const { instead } = growthPace({ n, from: 1, by }, today, 0.1) ?? {};
        if (instead === undefined) return;
        expect(growthPace({ n: instead.n, from: 1, by }, today, 0.1)?.instead).toBeUndefined();
        expect(growthPace({ n, from: 1, by: instead.allBy }, today, 0.1)?.instead).toBeUndefined();
      }),
      { numRuns: sample(500, 5_000), seed: 15 },
    );
  });

  it('that have passed or lie too far ahead are asked about, with a day to choose', async () => {
    const passed = theChip(await forged('play the harp by 3 May 2024'), 'ask-date');
    expect(passed).toMatchObject({ isAsked: true, form: { kind: 'date', least: '2026-11-16' } });
    expect(passed.choices.map(({ label }) => label)).toEqual(['3 May 2027', 'No date']);
    const far = await forged('play the harp by 3 May 2047');
    expect(theChip(far, 'ask-date').choices.map(({ label }) => label)).toEqual(['No date']);
    const undated = await forged('play the harp by 3 May 2047', [onlyChoice(far, 'ask-date')]);
    expect(chipsAbout(undated, 'ask-date')).toEqual([]);
    expect(theChip(await forged(wish), 'date').text).toBe('by 24 December 2026');
  });
});

it('[FG36] what waits is named, and one tap forges it', async () => {
  const wish = 'run, swim, cook, read books, play the piano';
  const found = await forged(wish);
  const waiting = chipsAbout(found, 'waiting');
  expect(waiting.map(({ text }) => text)).toEqual([
    'Reading waits, tap to add it',
    'Instruments > first notes waits, tap to add it',
  ]);
  for (const { choices, isDirect, text } of waiting) {
    expect(isDirect).toBe(true);
    const next = await forged(wish, choices[0] ? [choices[0].correction] : []);
    expect(chipsAbout(next, 'waiting').map((chip) => chip.text)).not.toContain(text);
    const label = text.replace(' waits, tap to add it', '');
    const at = next.board.goals.findIndex((plan) => plan.label === label);
    expect(next.board.quests.some(({ goalAt }) => goalAt === at)).toBe(true);
  }
});
