import { VERBS } from '#mentor/library/testing/verbs.ts';
import type { Mould } from '#mentor/library/topic.ts';
import type { Family, FamilyKind } from '#mentor/shapes/family.ts';

const BANNED =
  /\b(?:journey|just|simply|unlock|mindset|amazing|awesome|crush|smash|hustle|grind|transform|ultimate|feel|feeling|try to|calories?|kcal|fasting|dose|weapon|harder, faster|push through)\b|!/i;
const COUNTABLE =
  /\d|\{n\}|\{m\}|\b(?:one|two|three|four|five|a|an|the|every|each|all|once|twice|first|next|whole|your)\b/i;
const SLOTS = /\{(?!n\}|m\}|thing\}|part\}|safe\}|pace\||w\d\d\})/;
const LONGEST_TITLE = 48;

const wordsOf = (text: string) => text.split(/\s+/).length;
/** A slot with another text in it is as long as that text. */
const plain = (text: string) => text.replace(/\{pace\|([^}]*)\}/g, '$1').replace(/\{safe\}/g, '');

function textFaults({ title, steps, tiny, why, wayOn = '' }: Mould): string[] {
  const texts = [title, tiny, why, wayOn, ...steps.flat()];
  return [
    ...(VERBS.has((title.split(/[ ,]/)[0] ?? '').toLowerCase()) ? [] : ['begins with no verb']),
    ...(COUNTABLE.test(title) ? [] : ['neither amount nor end']),
    ...(title.length <= LONGEST_TITLE && wordsOf(title) <= 8 ? [] : ['a long title']),
    ...(steps.length >= 2 && steps.length <= 4 ? [] : ['2 to 4 steps']),
    ...steps.filter(([step]) => wordsOf(step) > 12).map(([step]) => `a long step: ${step}`),
    ...steps
      .filter(([, detail]) => wordsOf(plain(detail)) > 18 || detail.trim() === '')
      .map(([, detail]) => `a long or empty detail: ${detail}`),
    ...(wordsOf(tiny) <= 18 && wordsOf(why) <= 26 && wordsOf(wayOn) <= 12 ? [] : ['a long line']),
    ...texts.filter((text) => BANNED.test(text)).map((text) => `a banned word: ${text}`),
    ...texts.filter((text) => SLOTS.test(text)).map((text) => `no such slot: ${text}`),
    ...(/\{(?!thing\})/.test(`${tiny}${why}`) ? ['a slot in what has none'] : []),
  ];
}

function amountFaults({ title, amount }: Mould): string[] {
  if (amount === undefined) return title.includes('{n}') ? ['{n} without an amount'] : [];
  const [low, middle, high] = amount.byLevel;
  const isRising = low >= 2 && low <= middle && middle <= high && low < high;
  return [
    ...(isRising ? [] : ['amounts rise from 2']),
    ...(title.includes('{n}') ? [] : ['an amount that the title does not say']),
    ...(title.includes(amount.unit) ? [] : ['the title does not name its unit']),
  ];
}

function planFaults({ plan, minutes, sessions, strain, not = [] }: Mould): string[] {
  const [least, usual, most] = minutes;
  const isFirst = plan.phase === 1 && plan.rhythm === 'once';
  return [
    ...(least <= usual && usual <= most && least >= 5 ? [] : ['minutes out of order']),
    ...(strain === 2 && (not.length === 0 || plan.phase === 1) ? ['strain 2 for anyone'] : []),
    ...(sessions !== undefined && plan.rhythm !== 'weekly' ? ['sessions of no weekly quest'] : []),
    ...(plan.isSetUp && !isFirst ? ['no set-up'] : []),
  ];
}

/** What is wrong with a quest of a family. */
export function mouldFaults(mould: Mould, { caps }: Pick<Family, 'caps'>): string[] {
  const tooLong = mould.minutes[2] > caps.dayMinutes ? ['more than its day allows'] : [];
  return [...textFaults(mould), ...amountFaults(mould), ...planFaults(mould), ...tooLong].map(
    (fault) => `${mould.id}: ${fault}`,
  );
}

/** All quests of a family, that of the parts included. */
export function mouldsOf({ kinds, part }: Family): readonly Mould[] {
  return [...kinds.flatMap(({ quests }: FamilyKind) => quests), ...(part ? [part] : [])];
}
