import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { isPlainlyEnglish } from '#mentor/safety/language.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { LANGUAGE_FILES, otherLanguageOf } from './other-language.ts';

const LIBRARY_TEXTS = new URL('../../library/testing/', import.meta.url);
const today = '2026-11-16' as LocalDate;
/** Of 24 goals a language; what was reached, the worst of them. */
const LEAST_RIGHT = 22;

/** A line is `topic`, or `-shape` where the library has none, the goal, and what it says of the week: `20m 7x`. */
type FreshGoal = { readonly wanted: string; readonly goal: string; readonly week: string };

function freshGoals(language: string): readonly FreshGoal[] {
  return [`${language}.txt`, `${language}-2.txt`].flatMap((file) =>
    readFileSync(new URL(`./testing/fresh/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [wanted = '', goal = '', week = ''] = line.split('\t');
        return { wanted, goal, week };
      }),
  );
}

/** How a goal is read. Asked: readings stand open, or the shapes serve; wrong: another topic, and nobody was asked. */
async function judgeFresh({ wanted, goal, week }: FreshGoal) {
  const { understood, told, other } = await forgeBoard({ goals: [goal] }, { today });
  const [first] = understood.goals;
  const isStatement = told.some(({ about }) => about === 'statement');
  const read = first?.reading?.topic ?? (isStatement ? 'statement' : `-${first?.shape}`);
  const isSure = (first?.confidence ?? 0) >= CONFIDENCE.sure;
  const { sessionMinutes, days } = understood.time;
  const count = typeof days === 'number' ? days : days.length;
  const isWeekRead = week
    .split(' ')
    .every((part) => part === '' || part === `${sessionMinutes}m` || part === `${count}x`);
  return {
    verdict: read === wanted ? 'right' : isSure ? 'wrong' : 'asked',
    read,
    isWeekRead,
    language: other?.language,
  };
}

describe('[FG22] goals in other languages find their topic', () => {
  it.each(Object.keys(LANGUAGE_FILES))(
    '%s: mostly read right, never wrong unasked',
    async (language) => {
      const goals = freshGoals(language);
      const judged = await Promise.all(goals.map(judgeFresh));
      const rightOnes = judged.filter(({ verdict }) => verdict === 'right');
      expect(goals).toHaveLength(24);
      expect(judged.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
      expect(rightOnes.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
      expect(judged.filter(({ isWeekRead }) => !isWeekRead)).toEqual([]);
      const inAnother = judged.filter((one) => one.language !== language);
      expect(inAnother.length).toBeLessThanOrEqual(1); // "aprender a nadar" is Spanish, too
    },
  );
});

/** Everything that was ever written in English for the library's tests. */
function englishGoals(): readonly string[] {
  const linesIn = (folder: string) =>
    readdirSync(new URL(folder, LIBRARY_TEXTS)).flatMap((file) =>
      readFileSync(new URL(`${folder}${file}`, LIBRARY_TEXTS), 'utf8')
        .trim()
        .split('\n'),
    );
  return [
    ...linesIn('seeds/').flatMap((line) => (line.split(/: (.*)/)[1] ?? '').split(' | ')),
    ...linesIn('fresh/').map((line) => line.split('\t')[2] ?? ''),
  ];
}

describe('[FG23] English is read as before', () => {
  const index = libraryIndex();

  it('none of the sentences of the library is taken for another language, and hardly one is looked at', async () => {
    const goals = englishGoals();
    const doubtful = goals.filter((goal) => !isPlainlyEnglish(goal, index.isKnown));
    expect(goals.length).toBeGreaterThan(2_000);
    expect(doubtful.length).toBeLessThan(goals.length / 200);
    for (const goal of doubtful) {
      expect(await otherLanguageOf({ goals: [goal] }, index), goal).toBeUndefined();
    }
  });

  it.each([
    'knit a sweater',
    'crochet a blanket',
    'sail a dinghy',
    'do a cartwheel',
    'compose a song',
    'learn to write 漢字',
    'learn Russian (русский)',
    'visit Montréal and São Paulo',
    'run a 5k 🏃‍♀️🏃‍♀️',
    'main roz subah daudna chahta hoon',
    'mujhe gitar bajana seekhna hai',
    'asdf qwer',
  ])('%s', async (goal) => {
    const { other, quests } = await forgeBoard({ goals: [goal] }, { today, isBoardNeeded: true });
    expect(other).toBeUndefined();
    expect(quests.length).toBeGreaterThanOrEqual(3);
  });
});

describe('[FG22] two languages or scripts in one sentence', () => {
  it.each([
    ['Quiero aprender Python', 'es', 'programming'],
    ['ich will für den marathon trainieren!!! 🏃', 'de', 'running'],
    ['Хочу подтянуть English к лету', 'ru', 'languages'],
    ['أريد أن أتعلم Excel', 'ar', 'data'],
    ['学Python编程', 'zh', 'programming'],
    ['YouTubeを見る時間を減らしたい', 'ja', 'screens'],
    ['QUIERO DEJAR DE FUMAR', 'es', 'tobacco'],
    ['我想學彈鋼琴', 'zh', 'instruments'],
    ['३० मिनट योग', 'hi', 'mobility'],
    ["j'arrête de fumer", 'fr', 'tobacco'],
    ['П’ять кілометрів бігом щоранку', 'uk', 'running'],
  ])('%s', async (goal, language, topic) => {
    const { other, understood } = await forgeBoard({ goals: [goal] }, { today });
    expect(other?.language).toBe(language);
    expect(understood.goals[0]?.reading?.topic).toBe(topic);
    expect(goal).toContain(understood.goals[0]?.said);
  });

  it('goals in several languages are read each in its own', async () => {
    const goals = ['Ich möchte Gitarre lernen', 'أريد أن أتعلم السباحة', 'run a marathon'];
    const { understood, other } = await forgeBoard({ goals }, { today });
    expect(understood.goals.map(({ reading }) => reading?.topic)).toEqual([
      'instruments',
      'swimming',
      'running',
    ]);
    expect(other?.language).toBe('de');
  });

  it('answers that were tapped in English stay what they are', async () => {
    const { understood } = await forgeBoard(
      {
        goals: ['Ich möchte Klavier lernen'],
        time: 'Weekend warrior',
        style: 'Structured',
        experience: 'Beginner',
      },
      { today },
    );
    expect(understood).toMatchObject({ style: 'structured', time: { weekMinutes: 240 } });
    expect(understood.goals[0]).toMatchObject({ level: 'Beginner', levelFrom: 'said' });
  });
});

describe('[FG22] what no list reads', () => {
  it('gets the shape of its verb, and its words only in a step', async () => {
    const said = 'den alten Kahn im Schuppen restaurieren';
    const { quests, understood } = await forgeBoard({ goals: [said] }, { today });
    expect(understood.goals[0]).toMatchObject({ said, shape: 'project' });
    expect(quests.every(({ mouldId }) => mouldId.startsWith('project-'))).toBe(true);
    expect(quests.map(({ title }) => title).join(' ')).not.toMatch(/Kahn|Schuppen/);
  });

  it.each([
    'niemand braucht mich hier',
    'siempre estoy cansado de todo',
    'всем всё равно',
    '誰もわかってくれない',
  ])('"%s" names no act and is no quest', async (said) => {
    const { told, quests } = await forgeBoard({ goals: [said] }, { today, isBoardNeeded: true });
    expect(told.length).toBeGreaterThan(0);
    expect(quests.some(({ reason }) => reason.includes(said))).toBe(false);
    expect(quests.every(({ mouldId }) => /^(?:shape-decide|gentle)/.test(mouldId))).toBe(true);
  });

  it('an amount in words of another language is no unit of a title', async () => {
    const { quests } = await forgeBoard({ goals: ['200 Briefmarken sammeln bis Mai'] }, { today });
    expect(quests.map(({ title }) => title).join(' ')).not.toMatch(/Briefmarken/);
  });
});
