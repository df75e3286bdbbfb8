import { cutText } from '#rules/cut-text.ts';
import { durationMinutes, namedDurationMinutes } from './duration.ts';
import { hears, plainWords, vocabulary } from './heard.ts';

export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

export const TIME_COMMITMENTS = [
  '30 minutes daily',
  '1-2 hours daily',
  '3-4 hours daily',
  'Weekend warrior',
  'Flexible schedule',
] as const;
export type TimeCommitment = (typeof TIME_COMMITMENTS)[number];

export type QuestStyle = 'structured' | 'flexible' | 'balanced';

export type CollectedData = {
  readonly mainGoal: string;
  readonly focusAreas: readonly string[];
  readonly dailyCommitment: TimeCommitment;
  readonly questStyle: QuestStyle;
  readonly personalNote: string;
  readonly skillLevel: SkillLevel;
};

const MAX_ANSWER_LENGTH = 500;
const MAX_AREA_LENGTH = 60;
const MAX_AREAS = 10;

/** The answers stand in the order of the five questions; what is missing gets a default. */
export function collectedFrom(answers: readonly string[]): CollectedData {
  const [goal = '', areas = '', time = '', style = '', experience = ''] = answers.map(tidy);
  return {
    mainGoal: goal === '' ? 'Build habits that last' : goal,
    focusAreas: areasIn(areas),
    dailyCommitment: commitmentIn(time),
    questStyle: styleIn(style),
    personalNote: experience,
    skillLevel: skillIn(experience),
  };
}

function tidy(answer: string): string {
  const oneLine = answer
    .replace(/[\r\n]+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(oneLine, MAX_ANSWER_LENGTH);
}

const LEAD_IN =
  /^(?:(?:i|i'm|im|am|i'd|would|really|mostly|mainly|maybe|probably|also|like|love|enjoy|into|interested|in|to|my) )+/i;
const NO_AREA =
  /^(?:|no|none|nothing|anything|everything|whatever|idk|dunno|not sure|(?:don't|dont) know)$/i;

function areasIn(answer: string): readonly string[] {
  const areas = new Map<string, string>();
  for (const part of answer.split(/[,;/|•&]|[.!?](?= |$)|\b(?:and|or|plus)\b/i)) {
    const area = cutText(part.trim().replace(LEAD_IN, ''), MAX_AREA_LENGTH);
    if (!NO_AREA.test(area) && !areas.has(area.toLowerCase())) areas.set(area.toLowerCase(), area);
  }
  return areas.size === 0 ? ['Personal growth'] : [...areas.values()].slice(0, MAX_AREAS);
}

const WEEKEND = vocabulary('weekend weekends saturday saturdays sunday sundays');
const ONLY_WEEKEND = /\b(?:only|just) (?:on |at |the ){0,2}(?:weekend|saturday|sunday)/;
const WORKDAY = vocabulary(`
  weekday weekdays week_days workday workdays daily every_day everyday each_day a_day per_day
  after_work after_school before_work monday tuesday wednesday thursday friday`);
const CHANGING = vocabulary(`
  varies vary varied varying flexible flexibly depends depending irregular* whenever shifts
  changes different unpredictable random*`);

/** Between two options the smaller promise: a habit starts with time that is really there. */
function commitmentIn(answer: string): TimeCommitment {
  const plain = plainWords(answer);
  if (plain === '') return '1-2 hours daily';
  if (ONLY_WEEKEND.test(plain)) return 'Weekend warrior';
  if (hears(plain, WEEKEND) && !hears(plain, WORKDAY)) return 'Weekend warrior';
  if (hears(plain, CHANGING)) return 'Flexible schedule';
  const minutes = minutesIn(answer, plain);
  if (minutes === undefined) return 'Flexible schedule';
  if (minutes <= 45) return '30 minutes daily';
  return minutes <= 150 ? '1-2 hours daily' : '3-4 hours daily';
}

const LONG_TIME = vocabulary('few_hours several_hours many_hours all_day full_time lots');
const SHORT_TIME = vocabulary('few_minutes some_minutes little not_much not_a_lot quick short');

function minutesIn(answer: string, plain: string): number | undefined {
  const named = namedDurationMinutes(answer);
  if (named !== undefined) return named;
  if (hears(plain, LONG_TIME)) return 180;
  return hears(plain, SHORT_TIME) || /\d/.test(answer) ? durationMinutes(answer) : undefined;
}

const STRUCTURED = vocabulary(`
  structure* plan plans planned strict* fixed routine routines step steps order ordered disciplin*
  organi* clear rigid exact* checklist* timetable* scheduled first`);
const FLEXIBLE = vocabulary(`
  flexib* free freedom freely freestyle loose* spontan* open improvis* mood flow room choice choose
  variety relaxed easygoing second second_one latter`);

function styleIn(answer: string): QuestStyle {
  const plain = plainWords(answer);
  const wantsStructure = hears(plain, STRUCTURED);
  if (wantsStructure === hears(plain, FLEXIBLE)) return 'balanced';
  return wantsStructure ? 'structured' : 'flexible';
}

const NEW_TO_IT = vocabulary(`
  beginner* newbie newcomer noob novice im_new am_new new_to new_at brand_new quite_new totally_new
  never none nothing zero starter starting from_scratch first_time no_experience inexperienced
  not_experienced little_experience not_much not_a_lot months weeks`);
const LONG_AT_IT = vocabulary(`
  advanced expert* professional* pro senior master mastered veteran decade decades fluent
  very_experienced lots_of_experience a_lot_of_experience many_years`);
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) ?\+? ?(?:years|yrs)\b(?! (?:ago|old))/;
const FEW_YEARS = new Set(['1', '2', '3', '4', 'one', 'two', 'three', 'four']);

function skillIn(answer: string): SkillLevel {
  const plain = plainWords(answer);
  const years = YEARS.exec(plain)?.[1];
  if (years !== undefined) return FEW_YEARS.has(years) ? 'Intermediate' : 'Advanced';
  if (hears(plain, LONG_AT_IT)) return 'Advanced';
  return hears(plain, NEW_TO_IT) ? 'Beginner' : 'Intermediate';
}
