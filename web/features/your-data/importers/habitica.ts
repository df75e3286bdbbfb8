import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import type { Difficulty } from '#rules/quest/quest.ts';
import { counted } from '#web/ui/counted.ts';
import type { Breathe } from '../breather.ts';
import {
  type ForeignFile,
  type ForeignHabit,
  type ForeignMark,
  type ReadingFor,
  UnreadableFile,
} from './foreign-habit.ts';
import { habiticaSchedule } from './habitica-schedule.ts';
import { type JsonOf, jsonIn, listIn, numberIn, textIn } from './json-fields.ts';

type Kinds = 'habits' | 'dailys' | 'todos' | 'rewards';
export type HabiticaFile = JsonOf<'tasks' | 'tags' | 'preferences'>;
type Task = JsonOf<
  | '_id'
  | 'id'
  | 'type'
  | 'text'
  | 'notes'
  | 'tags'
  | 'priority'
  | 'checklist'
  | 'history'
  | 'challenge'
  | 'group'
  | 'up'
  | 'down'
  | 'frequency'
  | 'everyX'
  | 'repeat'
  | 'startDate'
  | 'daysOfMonth'
  | 'weeksOfMonth'
  | 'date'
  | 'completed'
  | 'dateCompleted'
>;

/** Whether a JSON file is the user data of Habitica. */
export function isHabitica(file: HabiticaFile): boolean {
  const { habits, dailys, todos } = jsonIn<Kinds>(file.tasks);
  return [habits, dailys, todos].some(Array.isArray);
}

/** What reading the tasks of one account needs. */
type HabiticaAccount = {
  readonly dayAt: (instant: unknown) => LocalDate | undefined;
  readonly tags: ReadonlyMap<string, string>;
  readonly reading: ReadingFor;
};

export async function readHabitica(
  file: HabiticaFile,
  reading: ReadingFor,
  breathe: Breathe,
): Promise<ForeignFile> {
  const { timezoneOffset, dayStart } = jsonIn<'timezoneOffset' | 'dayStart'>(file.preferences);
  const account: HabiticaAccount = {
    dayAt: dayCutter(numberIn(timezoneOffset, 0), numberIn(dayStart, 0)),
    tags: new Map(
      listIn<'id' | 'name'>(file.tags).map(({ id, name }) => [textIn(id), textIn(name)]),
    ),
    reading,
  };
  const tasks = jsonIn<Kinds>(file.tasks);
  const habits: ForeignHabit[] = [];
  let sharedCount = 0;
  for (const [kind, read] of READERS) {
    for (const task of listIn(tasks[kind])) {
      await breathe();
      if (isShared(task)) sharedCount += 1;
      else habits.push(read(task, account));
    }
  }
  const rewards = listIn(tasks.rewards).length;
  if (habits.length + sharedCount === 0) throw new UnreadableFile('This file holds no tasks.');
  return {
    tracker: 'habitica',
    habits,
    leftOut: [
      ...(rewards > 0 ? [`${counted(rewards, 'reward')}: Duskgate has nothing to buy`] : []),
      ...(sharedCount > 0 ? [`${counted(sharedCount, 'task')} of a challenge or a group`] : []),
      'Gold, gems, items and pets: nothing here is like them',
    ],
  };
}

function isShared({ challenge, group }: Task): boolean {
  return textIn(jsonIn<'id'>(challenge).id) !== '' || textIn(jsonIn<'id'>(group).id) !== '';
}

/** Days as Habitica cut them: by minutes west of Greenwich and the hour at which a day begins. */
function dayCutter(minutesWest: number, dayStart: number): HabiticaAccount['dayAt'] {
  const offset = Math.abs(minutesWest) <= 840 ? -minutesWest : 0;
  const dawn = dayStart >= 0 && dayStart < 24 ? dayStart : 0;
  return (instant) => {
    const ms = typeof instant === 'number' ? instant : Date.parse(textIn(instant));
    const isTime = ms >= 0 && ms < Date.UTC(2100, 0, 1);
    return isTime ? localDateAt(ms, offset, dawn) : undefined;
  };
}

function readDaily(task: Task, account: HabiticaAccount): ForeignHabit {
  const { dayAt, reading } = account;
  const { schedule, remark } = habiticaSchedule(task, dayAt(task.startDate) ?? reading.today);
  const marks = new Map<LocalDate, ForeignMark>();
  for (const { day, isUp } of scoresOf(task, account)) if (isUp) marks.set(day, { isDone: true });
  return {
    ...commonOf(task, account),
    ...(schedule && { schedule }),
    marks,
    ...(remark && { remarks: [remark] }),
  };
}

/** A habit is counted: at least once, or never where it has only a minus. */
function readHabit(task: Task, account: HabiticaAccount): ForeignHabit {
  const isLimit = task.up === false && task.down === true;
  const marks = new Map<LocalDate, ForeignMark>();
  let leftOut = 0;
  for (const { day, ups, downs } of scoresOf(task, account)) {
    const [scored, other] = isLimit ? [downs, ups] : [ups, downs];
    leftOut += other;
    const amount = (marks.get(day)?.amount ?? 0) + scored * 100;
    if (scored > 0) marks.set(day, { isDone: !isLimit, amount });
  }
  return {
    ...commonOf(task, account),
    schedule: countedPer(textIn(task.frequency), account),
    goal: { kind: isLimit ? 'atMost' : 'atLeast', target: isLimit ? 0 : 100, unit: 'times' },
    marks,
    remarks: [
      isLimit ? 'Only a minus: it becomes a limit of 0 times' : [],
      leftOut > 0 && !isLimit ? `Minus, ${counted(leftOut, 'time')}: left out` : [],
    ].flat(),
  };
}

function countedPer(frequency: string, { reading }: HabiticaAccount): QuestSchedule {
  if (frequency === 'monthly') return { per: 'month', times: 1 };
  if (frequency === 'weekly') return { per: 'week', times: 1, starts: reading.weekStart };
  return { per: 'day' };
}

function readTodo(task: Task, account: HabiticaAccount): ForeignHabit {
  const common = commonOf(task, account);
  const isDone = task.completed === true;
  const day = isDone ? account.dayAt(task.dateCompleted) : undefined;
  const due = account.dayAt(task.date);
  return {
    ...common,
    description: [common.description, due ? `Due ${due}` : ''].filter(Boolean).join('\n\n'),
    marks: new Map(day ? [[day, { isDone: true }]] : []),
    ...(isDone && { isArchived: true, remarks: ['Done already: it goes to the archive'] }),
  };
}

const READERS = [
  ['dailys', readDaily],
  ['habits', readHabit],
  ['todos', readTodo],
] as const;

function difficultyOf(priority: number): Difficulty {
  if (priority >= 2) return 'elite';
  return priority >= 1.5 ? 'intermediate' : 'basic';
}

function commonOf(task: Task, { tags }: HabiticaAccount) {
  const [section, ...more] = (Array.isArray(task.tags) ? task.tags : []).flatMap(
    (id) => tags.get(textIn(id)) ?? [],
  );
  const words = [textIn(task.notes), more.length > 0 ? `Tags: ${more.join(', ')}` : ''];
  return {
    identity: textIn(task._id) || textIn(task.id) || textIn(task.text),
    title: textIn(task.text),
    description: words.filter(Boolean).join('\n\n'),
    difficulty: difficultyOf(numberIn(task.priority, 1)),
    ...(section !== undefined && { section }),
    steps: listIn<'text' | 'completed'>(task.checklist).map(({ text, completed }) => ({
      title: textIn(text),
      isDone: completed === true && task.type !== 'daily',
    })),
  };
}

type HistoryField = 'date' | 'value' | 'completed' | 'scoredUp' | 'scoredDown';

type Score = {
  readonly day: LocalDate;
  readonly isUp: boolean;
  readonly ups: number;
  readonly downs: number;
};

/** The history of a task. Old entries do not say what was scored: then a value that rose was a plus. */
function* scoresOf(task: Task, { dayAt }: HabiticaAccount): Generator<Score> {
  let before = 0;
  for (const { date, value, completed, scoredUp, scoredDown } of listIn<HistoryField>(
    task.history,
  )) {
    const now = numberIn(value, before);
    const [isRisen, isFallen] = [now > before, now < before];
    before = now;
    const day = dayAt(date);
    if (day === undefined) continue;
    const isTold = typeof scoredUp === 'number' || typeof scoredDown === 'number';
    const count = (said: unknown, implied: boolean) =>
      isTold ? Math.max(0, Math.round(numberIn(said, 0))) : Number(implied);
    yield {
      day,
      isUp: typeof completed === 'boolean' ? completed : isRisen,
      ups: count(scoredUp, isRisen),
      downs: count(scoredDown, isFallen),
    };
  }
}
