import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { cutText } from '#rules/cut-text.ts';
import { boardOf } from '#rules/document/document.ts';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import {
  clearOn,
  EVENING_WORD,
  endOfDay,
  isStillOpen,
  openCount,
  questOf,
  type Reminded,
  type Reminder,
} from './reminders.ts';

/** A command that has all but the moment at which it is done. */
type UnstampedCommand = Omit<Command, 'at' | 'utcOffsetMinutes'>;

/** A notification as the service worker gets it. Texts of the hunter are data in it. */
export type ReminderMessage = {
  readonly uid: string;
  readonly kind: 'quest' | 'evening' | 'test';
  readonly title: string;
  readonly body: string;
  /** A second notification with the same tag replaces the first. */
  readonly tag: string;
  /** What a press opens. */
  readonly path: string;
  /** How many quests are still open; for the badge of the installed app. */
  readonly open?: number;
  readonly questId?: string;
  readonly day?: string;
  /** The instant at which that day is over: Clear counts on it until then. */
  readonly untilMs?: number;
  /** What Clear records, and its name; absent where one press does not complete the quest. */
  readonly clear?: { readonly label: string; readonly commands: readonly UnstampedCommand[] };
};

const NAMED_QUESTS = 3;
const NAME_LENGTH = 60;

export function testMessage(uid: string): ReminderMessage {
  return {
    uid,
    kind: 'test',
    title: 'The gate is listening',
    body: 'Reminders reach this device.',
    tag: 'reminder-test',
    path: '/settings',
  };
}

/** What a device is told; none where the quest has left the board. */
export function messageOf(
  uid: string,
  reminded: Reminded,
  reminder: Reminder,
): ReminderMessage | undefined {
  const { document } = reminded;
  const { subject, day } = reminder;
  const open = openCount(document, day);
  if (subject === EVENING_WORD) return eveningMessage(uid, reminded, reminder, open);
  const quest = questOf(document, reminder);
  if (quest === undefined) return undefined;
  const clear = clearOn(document, quest, day);
  const steps = openSubtaskCount(quest);
  return {
    uid,
    kind: 'quest',
    title: quest.title,
    body: quest.cue ? `${quest.cue}: a good moment for it.` : 'A good moment for it.',
    tag: `reminder-${subject}`,
    path: `/quests/${encodeURIComponent(subject)}`,
    open,
    questId: subject,
    day,
    untilMs: endOfDay(reminded, day),
    ...(clear && {
      clear: {
        label: steps > 0 ? `All ${steps} steps done` : 'Clear',
        commands: unstamped(clear.drafts, day),
      },
    }),
  };
}

/** Commands as the device will record them; it adds the moment of the press. */
function unstamped(drafts: readonly CommandDraft[], day: LocalDate): readonly UnstampedCommand[] {
  return drafts.map((draft) => {
    const {
      at: _at,
      utcOffsetMinutes: _offset,
      ...rest
    } = commandOf(draft, {
      at: '',
      day,
      utcOffsetMinutes: 0,
    });
    return rest;
  });
}

function eveningMessage(
  uid: string,
  { document }: Reminded,
  { day }: Reminder,
  open: number,
): ReminderMessage {
  const names = boardOf(document)
    .filter((quest) => isStillOpen(document, quest, day))
    .map(({ title }) => cutText(title, NAME_LENGTH));
  const others = names.length - NAMED_QUESTS;
  const list = names.slice(0, NAMED_QUESTS).join(', ');
  return {
    uid,
    kind: 'evening',
    title: open === 1 ? 'One quest is still open' : `${open} quests are still open`,
    body: `${list}${others > 0 ? ` and ${others} more` : ''}. Dusk leaves time for one.`,
    tag: 'reminder-evening',
    path: '/',
    open,
    day,
  };
}
