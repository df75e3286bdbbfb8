import { readSafety } from '#mentor/safety/gate.ts';
import { isNoAnswer } from '#mentor/text/no-answer.ts';
import { ownWords } from '#mentor/text/own-words.ts';
import { readAreas } from '#mentor/text/read-areas.ts';
import { readRoles } from '#mentor/text/read-roles.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import { readStyle } from '#mentor/text/read-style.ts';
import { commitmentOf, dayMinutesOf, readTime, type TimeReading } from '#mentor/text/read-time.ts';
import type { Role } from '#rules/roles/roles.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { QuestStyle, SkillLevel } from './collected-data.ts';

// The replies repeat only what was understood. Otherwise each question has a neutral line.

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const PURSUIT: Readonly<Record<Role, string>> = {
  developer: 'code',
  student: 'study',
  entrepreneur: 'business',
  influencer: 'an audience',
  fitness: 'training',
};

export function onGoal(goal: string): string {
  if (isNoAnswer(goal)) return 'No goal yet is a fair place to begin; one may turn up on the way.';
  const quote = readSafety(goal).isLeft ? '' : ownWords(goal);
  const noted = quote === '' ? 'It is in the ledger.' : `“${quote}”: it is in the ledger.`;
  const pursuits = readRoles([goal]).roles.map((role) => PURSUIT[role]);
  if (pursuits.length === 0) return `${noted} A goal said plainly is half cleared.`;
  return `${noted} I hear ${listed(pursuits)} in it, and that is won one room at a time.`;
}

const SHOWN_AREAS = 3;

export function onAreas(answer: string): string {
  const areas = readAreas(answer);
  if (areas.length === 0) return 'The map stays open, then; interests have a way of turning up.';
  const unshown = Math.max(0, areas.length - SHOWN_AREAS);
  const quote = ownWords(answer) === '' ? '' : ownWords(listed(areas.slice(0, SHOWN_AREAS)));
  const noted =
    quote === '' ? 'Marked' : `Marked “${quote}”${unshown > 0 ? ` and ${unshown} more` : ''}`;
  if (areas.length === 1) return `${noted} on the map. One lamp is easy to keep lit.`;
  return `${noted} on the map. We will not light them all in one night.`;
}

export function onTime(answer: string): string {
  const time = readTime(answer);
  switch (time.kind) {
    case 'weekend':
      return 'The weekend, then: fewer quests, longer ones, and no debt on Monday.';
    case 'changing':
      return 'Days that change their shape. I will keep the quests short enough to fit.';
    case 'none':
      return 'No time to spare is an honest answer. I will keep the quests small enough for the gaps.';
    case 'plenty':
      return `All of it? I will ask for ${commitmentOf(time)} at most, and leave you the rest.`;
    case 'unclear':
      return 'Written down as you said it. The quests start short, and you may ask for more.';
    case 'named':
    case 'rough':
      return `Noted: ${saidTime(time)}. I will cut the quests to fit; time kept beats time promised.`;
    default:
      return unreachable(time);
  }
}

function saidTime(time: Extract<TimeReading, { readonly minutes: number }>): string {
  if (time.kind === 'rough') return commitmentOf(time);
  const said = spokenMinutes(time.minutes);
  if (time.overDays === 1) return said;
  const aDay = spokenMinutes(dayMinutesOf(time) ?? time.minutes);
  return `${said} a ${time.overDays === 7 ? 'week' : 'month'}, about ${aDay} a day`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Minutes in words: "45 minutes", "2 hours", "1 hour 30 minutes". */
function spokenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return counted(rest, 'minute');
  return rest === 0
    ? counted(hours, 'hour')
    : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}

const ON_STYLE: Readonly<Record<QuestStyle, string>> = {
  structured: 'Structured it is: clear steps, and you always know the next one.',
  flexible: 'Flexible it is: you choose the order, I only mind the door.',
  balanced: 'Some of each, then: firm steps, loose days.',
};

export function onStyle(answer: string): string {
  const style = readStyle(answer);
  if (style !== undefined) return ON_STYLE[style];
  return 'Noted in your own words. The steps will be clear, and their order yours to change.';
}

const ON_SKILL: Readonly<Record<SkillLevel, string>> = {
  Beginner: 'The first stair is a good place to stand. There is nothing to unlearn.',
  Intermediate: 'You know the first stairs, so we begin a little further in.',
  Advanced: 'You have been deeper than most. I will try not to bore you.',
};

export function onSkill(answer: string): string {
  const skill = readSkill(answer);
  return skill === undefined
    ? 'I have written it down. The first quests will show us where to begin.'
    : ON_SKILL[skill];
}
