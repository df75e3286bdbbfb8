import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { adding, day, done, finishing, focusing } from '#rules/testing/builders.ts';

const FIRST_DAY = day('2016-01-01');
const DAILY_QUESTS = 10;
const STEPS = [
  { id: 's1', title: 'Begin' },
  { id: 's2', title: 'Go on' },
];

/** What a busy hunter does on one day: renews, works, clears, focuses; now and then something new. */
function draftsOf(today: LocalDate, dayIndex: number): CommandDraft[] {
  const drafts: CommandDraft[] = [{ kind: 'hunter.login' }];
  for (let quest = 0; quest < DAILY_QUESTS; quest += 1) {
    const questId = `daily-${quest}@${today}`;
    drafts.push(adding(questId, { subtasks: STEPS }));
    for (const { id } of STEPS) drafts.push({ kind: 'quest.subtask', questId, subtaskId: id });
    if ((quest + dayIndex) % 4 > 0) drafts.push(finishing(questId));
  }
  for (let block = 0; block < 4; block += 1) drafts.push(focusing(`block-${dayIndex}-${block}`));
  const once = `once-${dayIndex}`;
  drafts.push(adding(once), {
    kind: 'quest.edit',
    id: `e${dayIndex}`,
    questId: once,
    edits: { title: 'Errand' },
  });
  drafts.push(finishing(once), { kind: 'quest.remove', questId: once });
  return drafts;
}

export function playedFor(commandCount: number): readonly Command[] {
  const commands: Command[] = [];
  for (let dayIndex = 0; commands.length < commandCount; dayIndex += 1) {
    const today = addDays(FIRST_DAY, dayIndex);
    for (const draft of draftsOf(today, dayIndex)) commands.push(done(draft, today));
  }
  return commands.slice(0, commandCount);
}

/** A board of many quests, ten years after the first day. */
export function boardOfQuests(questCount: number): readonly Command[] {
  return Array.from({ length: questCount }, (_, index) =>
    done(adding(`board-${index}`, { subtasks: STEPS }), addDays(FIRST_DAY, index % 3_650)),
  );
}

export function tenYearsOfDays(): readonly Command[] {
  return Array.from({ length: 3_650 }, (_, index) => {
    const today = addDays(FIRST_DAY, index);
    return [done({ kind: 'hunter.login' }, today), done(finishing(`chain@${today}`), today)];
  }).flat();
}

/** One of everything, on the quests of `boardOfQuests`; each round touches other quests. */
export function oneOfEverything(round: number, questCount: number): readonly Command[] {
  const questId = `board-${round % questCount}`;
  const fresh = `fresh-${round}`;
  const drafts: CommandDraft[] = [
    adding(fresh, { subtasks: STEPS }),
    { kind: 'quest.subtask', questId: fresh, subtaskId: 's1' },
    { kind: 'quest.edit', id: `edit-${round}`, questId, edits: { title: `Edited ${round}` } },
    finishing(fresh),
    { kind: 'quest.remove', questId: fresh },
    focusing(`focus-${round}`),
    { kind: 'hunter.rename', id: `name-${round}`, name: `Hunter ${round}` },
  ];
  return drafts.map((draft) => done(draft, addDays(FIRST_DAY, 3_651)));
}
