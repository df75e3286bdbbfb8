import { describe, expect, it } from 'vitest';
import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { SubTopic, Topic } from '#mentor/library/topic.ts';
import type { SaidWish, Understanding } from '#mentor/understand/understanding.ts';
import { optionTime, type WeekTime } from '#mentor/understand/week/week-time.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { forgeBoard } from './forge-board.ts';
import { planBoard } from './plan-board.ts';
import type { PlannedQuest } from './pour-terms.ts';

const today = parseLocalDate('2026-11-17') ?? expect.unreachable('a day of the calendar');
const topics = await Promise.all(TOPIC_ROUTES.map(({ load }) => load()));
const parts = topics.flatMap((topic) => topic.subs.map((sub) => ({ topic, sub })));
const LEVELS: readonly SkillLevel[] = ['Beginner', 'Intermediate'];

type PartTerms = { readonly level: SkillLevel; readonly time: WeekTime };

/** The board of a plain goal that names a part of a topic, and nothing else. */
function boardOf(topic: Topic, sub: SubTopic, { level, time }: PartTerms): readonly PlannedQuest[] {
  const [subject] = Object.keys(sub.subjects ?? {});
  const reading = {
    topic: topic.id,
    sub: sub.id,
    isSubNamed: true,
    score: 5,
    ...(subject !== undefined && { subject }),
  };
  const understood: Understanding = {
    goals: [
      {
        said: sub.name,
        rank: 'main',
        shape: 'skill',
        confidence: 1,
        near: [],
        level,
        levelFrom: level === 'Beginner' ? 'default' : 'said',
        reading,
      },
    ],
    time,
    style: 'balanced',
    cautions: [],
    dislikes: [],
    corrected: [],
    plain: sub.name,
  };
  const around = { today, weekStart: 'monday', history: [] } as const;
  return planBoard(understood, { ...around, topics: new Map([[topic.id, topic]]) }).quests;
}

function boardsOf(commitment: TimeCommitment) {
  const time = optionTime(commitment);
  return parts.flatMap(({ topic, sub }) =>
    LEVELS.map((level) => ({ topic, sub, level, quests: boardOf(topic, sub, { level, time }) })),
  );
}

const boards = boardsOf('1-2 hours daily');

describe('[FG110] the act that makes a goal', () => {
  it('stands on every board of its part that may have it', () => {
    const without = boards
      .filter(({ sub, level }) =>
        sub.quests.some(({ plan, needs = [], minutes }) => {
          const isFirst = plan.phase === (level === 'Beginner' ? 1 : 2);
          return plan.isAct && isFirst && minutes[0] <= 90 && needs.length === 0;
        }),
      )
      .filter(({ sub, quests }) => {
        const acts = new Set(sub.quests.flatMap(({ id, plan }) => (plan.isAct ? id : [])));
        return !quests.some(({ mouldId }) => acts.has(mouldId));
      });
    expect(without.map(({ topic, sub, level }) => `${topic.id}/${sub.id} ${level}`)).toEqual([]);
  });

  it('is long on the day with most time', () => {
    const [far] = parts.filter(({ topic, sub }) => topic.id === 'running' && sub.id === 'far');
    const minutesOn = new Map([
      [2, 60],
      [4, 60],
      [6, 120],
    ] as const);
    const time: WeekTime = {
      days: [2, 4, 6],
      sessionMinutes: 60,
      dayMax: 120,
      minutesOn,
      weekMinutes: 240,
      hasDaily: false,
      from: 'said',
    };
    const quests = far ? boardOf(far.topic, far.sub, { level: 'Intermediate', time }) : [];
    expect(quests.find(({ mouldId }) => mouldId === 'run-long-easy')?.days).toEqual([6]);
  });
});

describe('[FG110] a goal that names neither thing nor act', () => {
  const titlesFor = async (said: SaidWish) =>
    (await forgeBoard({ commitment: '30 minutes daily', ...said }, { today })).quests.map(
      ({ title }) => title,
    );

  it.each(['be better', 'feel less blah'])(
    '“%s” begins with air, an hour and what was loved',
    async (goal) => {
      const titles = await titlesFor({ goals: [goal] });
      expect(titles).toContain('Do 1 thing you used to love');
      expect(titles).toContain('Look back on Sunday, keep one');
    },
  );

  it.each(['sort my life out', 'get my life together'])(
    '“%s” is a few small things that are ready',
    async (goal) => {
      const titles = await titlesFor({ goals: [goal] });
      expect(titles).toContain('Get up at one hour');
      expect(titles).toContain('Settle 1 put-off letter or call');
      expect(titles).toContain('Look back on Sunday, keep one');
    },
  );

  it('each area that was named has one of them', async () => {
    const titles = await titlesFor({ goals: ['be better'], areas: 'health, mind, work' });
    expect(titles).toContain('Do 1 hard task before messages');
    expect(titles.join()).toMatch(/Move briskly for \d+ minutes/);
    expect(titles.join()).toMatch(/Sit \d+ quiet minutes/);
    const others = await titlesFor({ goals: ['sort my life out'], areas: 'money, family' });
    expect(others).toContain('Write to 1 person you miss');
    expect(others.join()).toMatch(/Look at the account for \d+ minutes/);
  });
});

describe('[FG111] what comes after a quest', () => {
  const lastLines = boards.flatMap(({ topic, sub, quests }) =>
    quests.map(({ mouldId, subtasks }) => ({
      topic,
      sub,
      mouldId,
      line: subtasks.at(-1)?.description ?? '',
    })),
  );

  it('is hardly ever the same again', () => {
    const same = lastLines.filter(({ line }) => line.includes('The same each week'));
    expect(same.length / lastLines.length).toBeLessThan(0.01);
  });

  it('is never of another part', () => {
    const firstWords = (title: string) => (title.split(/\{/)[0] ?? '').trim();
    const astray = lastLines.flatMap(({ topic, mouldId, line }) => {
      const [, next] = /After two easy weeks: (?:[a-z ]+, later )?“(.*?)”/.exec(line) ?? [];
      const own = topic.subs.find(({ quests }) => quests.some(({ id }) => id === mouldId));
      const isOwn = own?.quests.some(({ title }) => next?.startsWith(firstWords(title)));
      return next === undefined || isOwn ? [] : [`${mouldId}: ${next}`];
    });
    expect(astray).toEqual([]);
  });
});
