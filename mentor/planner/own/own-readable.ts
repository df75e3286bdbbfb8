import { isPlainlyEnglish } from '#mentor/safety/language.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';

// Whether an own answer can be read: only then is it repeated.

/** Words of training that are not in the list of frequent words. */
const OF_TRAINING =
  /^(?:nonstop|unbroken|unassisted|assisted|consecutive|jogging|jogger|treadmill|elliptical|dumb ?bells?|kettle ?bells?|barbells?|parkrun|strava|garmin|fitbit|metres?|meters?|kilomet(?:re|er)s?|lengths?|breast ?stroke|freestyle|backstroke|crawl|planks?|burpees?|lunges?|squats?|deadlifts?|benching|push-?ups?|pull-?ups?|chin-?ups?|sit-?ups?|press-?ups?|handstands?|headstands?|negatives?|sloped|incline|kneeling|splits|fingertips|toes|floors?|flights?|stairs|wobbly|shaky|rusty|winded|pauses?|evenings?|mornings?|weekdays?|comfortable|strained|routines?|trimmed?|gasping|puffed|puffing|knackered|shattered|wrecked|gassed|jelly|weekends?|averages?|currently|roughly|barely|maximum|minimum)$/;

/** Whether an answer can be read: numbers, English words, or a name. */
export function isPlain(field: keyof OwnAnswers, text: string, index: EvidenceIndex): boolean {
  if (isOfNumbers(field, text, index)) return true;
  if (!/\p{L}/u.test(text)) return false;
  const most = field === 'act' ? UNKNOWN_OF_ACT : UNKNOWN_PART;
  if (isAllKnown(text, index) || isMostlyKnown(text, index, most)) return true;
  return (field === 'when' && isMostlyTime(text, index)) || isNamed(field, text, index);
}

/** Whether a text that is not plain English is a name, or plain but for its names. */
function isNamed(field: keyof OwnAnswers, text: string, index: EvidenceIndex): boolean {
  // A short text may be a name, and so may words with a capital.
  const isName = text.split(/\s+/).length <= NAME_WORDS && LATIN.test(text);
  const rest = text.replace(/\b\p{Lu}[\p{L}'’]*/gu, '');
  const isRead = field === 'thing' || (rest.match(/\p{L}{3,}/gu)?.length ?? 0) >= READ_WORDS;
  return (isName && field === 'thing') || (isRead && isMostlyKnown(rest, index));
}

/** Whether a thing can be mentioned: it is English, or all but one of its words are known or names. */
export function isMentionable(thing: string, index: EvidenceIndex): boolean {
  if (isPlain('act', thing, index)) return true;
  const words = thing.replace(/\b\p{Lu}[\p{L}'’]*/gu, '').match(/\p{L}{3,}/gu) ?? [];
  const unknown = words.filter((word) => !isReadWord(word.toLowerCase(), index));
  return LATIN.test(thing) && unknown.length <= 1;
}

/** Words of today that are not in the list of frequent words. */
const OF_TODAY =
  /^(?:takeouts?|takeaways?|scroll\w*|offline|choreo|accessories|tiktok|instagram|youtube|podcasts?|skincare|moisturi[sz]er|sunscreen|floss\w*|pomodoros?|mcqs?|flashcards?|leetcode|linkedin|duolingo|anki|quran|salah|fajr|pilates|declutter\w*|hoover\w*|unsubscribe|inbox|emails?|vlogs?|reels?|etfs?|journaling|practi[sc]e|intro|rename|app|apps|screenshots?|workouts?|smoothies?|gym|ollies|reps)$/;

export function isReadWord(word: string, { isKnown }: Pick<EvidenceIndex, 'isKnown'>): boolean {
  const isMost = /...est$/.test(word) && isKnown(word.slice(0, -3)); // "longest"
  return isKnown(word) || isMost || OF_TRAINING.test(word) || OF_TODAY.test(word);
}

/** Whether a "now" or "when" is made of numbers and known words: "20:00 to 22:00", "7:10 train to Osaka". */
function isOfNumbers(field: keyof OwnAnswers, text: string, { isKnown }: EvidenceIndex): boolean {
  if ((field !== 'now' && field !== 'when') || !/\d/.test(text) || !LATIN.test(text)) return false;
  const words = text.replace(/\b\p{Lu}[\p{L}'’]*/gu, '').match(/[\p{L}]{3,}/gu) ?? [];
  const isRead = (word: string) =>
    isKnown(word.toLowerCase()) || /^(?:ish|min|mins|hrs)$/.test(word);
  return words.filter((word) => !isRead(word)).length <= UNKNOWN_BESIDE_NUMBERS;
}

/** Whether an hour or a day has at most one word beside it that is not known: "6am obv", "Saturday forenoon". */
function isMostlyTime(text: string, index: EvidenceIndex): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const unknown = words.filter((word) => !isReadWord(word, index));
  return LATIN.test(text) && AN_HOUR.test(text) && unknown.length <= 1;
}

const AN_HOUR =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:morning|evening|night|noon|lunch|dinner|breakfast|fajr|maghrib)/i;

/** Whether a text is English with few unknown words: under a third, of a session up to a half. */
function isMostlyKnown(text: string, { isKnown }: EvidenceIndex, most = UNKNOWN_PART): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const unknown = words.filter((word) => !isReadWord(word, { isKnown })).length;
  const isReadable = (word: string) => isReadWord(word, { isKnown });
  return isPlainlyEnglish(text, isReadable) && unknown < words.length * most;
}

function isAllKnown(text: string, { isKnown }: EvidenceIndex): boolean {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return (
    LATIN.test(text) &&
    words.length >= READ_WORDS &&
    words.every((word) => isReadWord(word, { isKnown }))
  );
}

const UNKNOWN_PART = 0.34;
const UNKNOWN_OF_ACT = 0.51;
/** "first 4 ayat". */
const UNKNOWN_BESIDE_NUMBERS = 1;
const NAME_WORDS = 2;
const READ_WORDS = 2;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}\p{Sc}+=°×~]+$/u;
