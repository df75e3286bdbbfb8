import type { Role } from '#rules/roles/roles.ts';
import { type CollectedData, collectedFrom } from './collected-data.ts';
import { namedDurationMinutes } from './duration.ts';
import { plainWords } from './heard.ts';
import { ownWords } from './own-words.ts';
import { rolesFromWords } from './roles-from-words.ts';

export const MAX_INPUTS = 5;

const QUESTIONS = {
  goal: 'First, your main goal: what would you change or finish, if tonight were day one?',
  areas: 'Which areas of interest should your quests come from? Name as many as you like.',
  time: 'How much time can you truly give on an ordinary day?',
  style: 'Do you want your quests structured, step by step, or flexible, with room to move?',
  experience: 'Last question: how much experience do you bring, and what else should I know?',
} as const;

export function canSend(text: string, inputCount: number, isLoading: boolean): boolean {
  return text.trim() !== '' && inputCount < MAX_INPUTS && !isLoading;
}

export function openingMessage(displayName: string): string {
  const name = ownWords(displayName);
  const greeting = name === '' ? 'I am the Warden.' : `I am the Warden, ${name}.`;
  return `${greeting} Five questions stand between you and your board. ${QUESTIONS.goal}`;
}

/** After answer n comes an answer to it and question n + 1; after the fifth, the farewell. */
export function scriptedReply(answers: readonly string[]): string {
  const latest = answers.at(-1) ?? '';
  const data = collectedFrom(answers);
  const said = (reply: string) => (isInDanger(latest) ? IN_DANGER : reply);
  switch (answers.length) {
    case 0:
      return QUESTIONS.goal;
    case 1:
      return `${said(onGoal(latest))} ${QUESTIONS.areas}`;
    case 2:
      return `${said(onAreas(latest, data))} ${QUESTIONS.time}`;
    case 3:
      return `${said(onTime(latest, data))} ${QUESTIONS.style}`;
    case 4:
      return `${said(ON_STYLE[data.questStyle])} ${QUESTIONS.experience}`;
    default:
      return `${said(ON_SKILL[data.skillLevel])} ${FAREWELL}`;
  }
}

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

function onGoal(goal: string): string {
  const quote = ownWords(goal);
  const noted = quote === '' ? 'It is in the ledger.' : `“${quote}”: it is in the ledger.`;
  const pursuits = rolesFromWords([goal]).roles.map((role) => PURSUIT[role]);
  if (pursuits.length === 0) return `${noted} A goal said plainly is half cleared.`;
  return `${noted} I hear ${listed(pursuits)} in it, and that is won one room at a time.`;
}

const SHOWN_AREAS = 3;

function onAreas(answer: string, { focusAreas }: CollectedData): string {
  const unshown = Math.max(0, focusAreas.length - SHOWN_AREAS);
  const shown = focusAreas.slice(0, SHOWN_AREAS);
  const quote = ownWords(answer) === '' ? '' : ownWords(listed(shown));
  const noted =
    quote === '' ? 'Marked' : `Marked “${quote}”${unshown > 0 ? ` and ${unshown} more` : ''}`;
  if (focusAreas.length === 1) return `${noted} on the map. One lamp is easy to keep lit.`;
  return `${noted} on the map. We will not light them all in one night.`;
}

function onTime(answer: string, { dailyCommitment }: CollectedData): string {
  switch (dailyCommitment) {
    case 'Weekend warrior':
      return 'The weekend, then: fewer quests, longer ones, and no debt on Monday.';
    case 'Flexible schedule':
      return 'Days that change their shape. I will keep the quests short enough to fit.';
    case '30 minutes daily':
    case '1-2 hours daily':
    case '3-4 hours daily': {
      const minutes = namedDurationMinutes(answer);
      const time = minutes === undefined ? dailyCommitment : `${minutes} minutes`;
      return `Noted: ${time}. I will cut the quests to fit; time kept beats time promised.`;
    }
  }
}

const ON_STYLE: Readonly<Record<CollectedData['questStyle'], string>> = {
  structured: 'Structured it is: clear steps, and you always know the next one.',
  flexible: 'Flexible it is: you choose the order, I only mind the door.',
  balanced: 'Some of each, then: firm steps, loose days.',
};

const ON_SKILL: Readonly<Record<CollectedData['skillLevel'], string>> = {
  Beginner: 'The first stair is a good place to stand. There is nothing to unlearn.',
  Intermediate: 'You know the first stairs, so we begin a little further in.',
  Advanced: 'You have been deeper than most. I will try not to bore you.',
};

const FAREWELL =
  'Thank you, that is all I need. Your board is being laid out now. Come back tomorrow, and the day after; I will keep the lamp lit.';

const IN_DANGER =
  'That is heavier than any quest. Please tell someone close to you, or call your local emergency number or a crisis line, tonight. The board can wait.';

const DANGER =
  /\b(?:kill(?:ing)? myself|suicid\w*|end my life|end it all|self harm\w*|want to (?:die|hurt myself))\b/;

/** The one answer that must not be met with a jest or a reward. */
function isInDanger(answer: string): boolean {
  return DANGER.test(plainWords(answer));
}
