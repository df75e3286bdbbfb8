import {
  type Action,
  adding,
  command,
  dayText,
  finishing,
  moment,
  plan,
  type SentCommand,
} from './command.ts';
import { type Player, pushedByQuarter, type Step, together } from './player.ts';

/** Titles that have broken a parser, a query or a page somewhere. Invisible signs are escaped. */
const ODD_TITLES = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `Robert'); DROP TABLE users; --`,
  '=HYPERLINK("http://example.test","click")',
  '{{7*7}} #{7*7} $1 $$ %s %n \\r\\n \\',
  '__proto__',
  '\u202eevil\u202c reversed, \u200bzero\u200dwidth',
  'שלום עולם مرحبا بالعالم',
  '日本語の本を十ページ読む',
  'Café e\u0301cole, Å and A\u030a',
  `Z${'\u0300\u0301\u0302\u0303'.repeat(10)}algo`,
  '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 𝕬',
  'half a pair \ud83d and a NUL \u0000 inside',
  'line\nbreak\u2028and\u2029more',
  '長'.repeat(200),
];

const STEPS = [
  { id: 'outline', title: 'Outline' },
  { id: 'draft', title: 'Draft <b>bold</b>' },
  { id: 'send', title: 'Send it' },
];
const ESSAY = plan({
  title: 'Write an essay',
  description: 'Three pages.\n\n"Quoted", \\escaped\\ and \ttabbed.',
  category: 'Content',
  frequency: 'milestone',
  difficulty: 'elite',
  tier: 3,
  xpReward: 100,
  subtasks: STEPS,
  estimatedPomodoros: 6,
});
const SWIM = plan({ title: 'Swim', category: 'Fitness' });

/** Strange texts, several devices, wrong clocks, and commands that the server refuses. */
export function oddQuarters(): Player['quarters'] {
  const titles = ODD_TITLES.map((title, index) =>
    command(adding(`odd-${index}`, plan({ title, description: title })), moment(20, 600 + index)),
  );
  const ownCommands = [...titles, ...essay(), ...removals(), ...lateArrivals()];
  return together(pushedByQuarter(ownCommands), [refusals(), twoDevices(), wrongClock()]);
}

function essay(): readonly SentCommand[] {
  const ticks = STEPS.map(({ id }, index) =>
    command({ kind: 'quest.subtask', questId: 'essay', subtaskId: id }, moment(40 + index, 700)),
  );
  const asked = {
    kind: 'quest.ask',
    id: 'ask-essay',
    questId: 'essay',
    subtaskId: 'draft',
    question: 'Is <i>this</i> long enough? 🤔',
    answer: 'It is — as long as "every" page says something.',
  };
  const edits = { title: 'Write a better essay', description: '', rank: -1.5, renewal: 'never' };
  return [
    command(adding('essay', ESSAY), moment(39, 700)),
    command(asked, moment(39, 705)),
    command({ kind: 'quest.edit', id: 'edit-essay', questId: 'essay', edits }, moment(39, 710)),
    ...ticks,
    command(finishing('essay', { ...ESSAY, title: edits.title }, 1), moment(50, 800)),
  ];
}

/** A quest removed while open, one removed after it paid, and a catalogue quest taken again. */
function removals(): readonly SentCommand[] {
  const on = (action: Action, index: number) => command(action, moment(index, 900));
  return [
    on(adding('swim', SWIM), 100),
    on(finishing('swim', SWIM, 1), 101),
    on({ kind: 'quest.remove', questId: 'swim' }, 102),
    on({ kind: 'quest.remove', questId: 'odd-0' }, 103),
    on(adding('fix-one-bug~1', plan({ title: 'Fix one bug', isCustom: false })), 104),
    on({ kind: 'quest.remove', questId: 'fix-one-bug~1' }, 105),
    on(adding('fix-one-bug~2', plan({ title: 'Fix one bug', isCustom: false })), 106),
  ];
}

/** A completion that comes before its quest, and one whose quest never comes. */
function lateArrivals(): readonly SentCommand[] {
  const dance = plan({ title: 'Dance', category: 'Fitness' });
  return [
    command(finishing('dance', dance, 1), moment(200, 600)),
    command(finishing('lost', plan({ title: 'The lost quest' }), 3), moment(200, 605)),
    command(adding('dance', dance), moment(199, 600)),
    command({ kind: 'hunter.login' }, moment(200, 606)),
    command({ kind: 'hunter.rename', id: 'name-odd', name: 'Ōdd 🜁 "Hunter"' }, moment(200, 607)),
  ];
}

/** One for each reason to refuse, some that cannot be read, and one of a newer version. */
function refusals(): readonly Step[] {
  const at = moment(60, 600);
  const block = { blockId: 'short', startedAt: at.at, endedAt: at.at };
  const commands = [
    command(finishing('odd-1', SWIM, 1, { openSubtaskCount: 2 }), at),
    command(adding('drink-water~9', plan({ title: 'Drink', xpReward: 10 })), at),
    command(finishing('odd-2', SWIM, 1, { forDay: dayText(50) }), at),
    command({ kind: 'raid.focus', ...block }, at),
    command(adding('free', plan({ title: 'Too much', xpReward: 100_000 })), at),
    command(adding('blank', plan({ title: ' \u200b ' })), at),
    { kind: 'quest.add', v: 1, key: 'no stamp \u0000' },
    'not a command at all',
    { ...command({ kind: 'quest.fly', questId: 'odd-3' }, at), v: 2 },
  ];
  return [{ kind: 'push', commands }];
}

/** Two devices that were offline complete the same quest and set the same field. */
function twoDevices(): readonly Step[] {
  const name = (id: string, text: string, minute: number) =>
    command({ kind: 'hunter.rename', id, name: text }, moment(150, minute));
  const commands = [command(finishing('odd-7', plan({ title: 'Seven' }), 1), moment(150, 610))];
  return [
    { kind: 'push', deviceId: 'phone', commands: [...commands, name('name-phone', 'Phone', 620)] },
    { kind: 'push', deviceId: 'desk', commands: [...commands, name('name-desk', 'Desk', 615)] },
  ];
}

/** A device whose clock is two days ahead: the server moves what it says. */
function wrongClock(): readonly Step[] {
  const commands = [
    command({ kind: 'hunter.login' }, moment(269, 600)),
    command(finishing('odd-8', plan({ title: 'Eight' }), 1), moment(269, 601)),
  ];
  return [{ kind: 'push', deviceId: 'fast-clock', clockErrorMs: 2 * 86_400_000, commands }];
}
