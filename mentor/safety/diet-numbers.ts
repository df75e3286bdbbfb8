import type { SafetyWords } from './categories.ts';
import { sourceOf } from './grammar.ts';

/** Losing weight faster than this is unsafe. */
const MOST_KG_A_WEEK = 1;
/** Eating fewer kilocalories a day is unsafe. */
const LEAST_KCAL = 1_200;
/** The lowest target weight that is accepted; `LEAST_BMI` may raise it. */
const LEAST_GOAL_KG = 48;
/** A lower number of kilograms is not taken as the weight of an adult. */
const LEAST_PERSON_KG = 25;
const LONGEST_FAST_DAYS = 1.5;
const LEAST_BMI = 18.5;
/** Words that make "60 to 45 kg" a body weight. */
const BODY = / (?:drop|lose|weigh\S*|go|get|from|slim) /;
const HEIGHT = / (1[3-9]\d) ?cm /;
/** Calories eaten ("eat only 600 calories"), unless they are a difference or one meal. */
const EATEN =
  / eat\S* (?:only |just |about |under |max |more than |less than )*(\d{2,4}) ?(?:kcal|cals?|calories) (?!less|fewer|more|deficit|per|each|extra|for|under|below|at|after|breakfast|lunch|dinner|meal|snack)/;
/** The same without a unit: "eat 600 a day". */
const EATEN_A_DAY =
  / eat\S* (?:under|below|less than|only|max|just|about)? ?(\d{3,4}) (?:a|per) day /;
/** A target weight without a unit: "weigh 42". */
const WEIGH_BARE =
  / weigh (?:under |only |just |about )?([34]\d)(?= [.,]| ?$| (?:by|for|before|again|and|at) )/;

/** Kilograms for each unit of weight; the first match applies. */
const KG_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:lb|lbs|pound|pounds|libras?|livres?|pfund)$/, 0.4536],
  [/^(?:stone|stones|st)$/, 6.35],
  [/^斤$/, 0.5],
  [/./, 1],
];
const WEIGHT =
  '(kgs?|kilos?|kilogram[^ .,]*|kilogramm[^ .,]*|кг|кило[^ .,]*|кіло[^ .,]*|किलो[^ .,]*|كيلو[^ .,]*|كجم|كغ|公斤|千克|斤|キロ|킬로[^ .,]*|lbs?|pounds?|stones?|libras?|chilo|chili|pfund)(?![a-zа-я])';
const KCAL =
  '(?:kcal|cals?(?![^ .,])|calor[^ .,]*|kalor[^ .,]*|ккал|калор[^ .,]*|كالوري|سعر[^ .,]*|سعره|कैलोरी|卡路里|大卡|千卡|卡|カロリー|kカロリー|칼로리|킬로칼로리)';
const NUMBER = '(\\d+(?:\\.\\d+)?)';
/** Words for lifting and carrying: beside them kilograms are a load, not a body weight. */
const LIFTED =
  /\b(?:bench|lift\w*|squat\w*|press\w*|deadlift\w*|curl\w*|dumbbells?|kettlebells?|barbell|carry\w*|snatch|clean|row|baby|dog|luggage|suitcase|bag|backpack|ruck\w*|pack|bike|weights|rep|reps|catch|grow|pumpkin\w*|honey|son|daughter|pulldown|machine|cable)\b/;
const WORD_NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
};
const WORD_NUMBER = new RegExp(` (${Object.keys(WORD_NUMBERS).join('|')}) `, 'g');

type Reckoner = (text: string) => boolean;

/**
 * Builds the check of a language for unsafe numbers: losing weight too fast, eating too little, a
 * target weight that is too low, fasting too long.
 */
export function dietReckoner(
  { numbers }: Pick<SafetyWords, 'numbers'>,
  english: Pick<SafetyWords, 'numbers'>,
): Reckoner {
  const anyOf = (words: string) => (words.trim() === '' ? '(?!)' : sourceOf(words));
  // The lookbehind avoids matches inside a word: "days" in "holidays".
  const span = `(?:${NUMBER} ?)?(?:[^ .,]{1,6} )?(?<![a-zа-яіїєґ])(?:(${anyOf(numbers.day)})|(${anyOf(numbers.week)})|(${anyOf(numbers.month)}))(?![a-z])`;
  const weight = `${NUMBER} ?${WEIGHT}`;
  const lose = new RegExp(`(?:${anyOf(numbers.lose)})`);
  // "Lose nine kilos and stop ending the month in the red" are two wishes.
  const lossThenSpan = new RegExp(`${weight}(?:(?! and (?:stop|start|save) )[^.]){0,30}?${span}`);
  const spanThenLoss = new RegExp(`${span}[^.]{0,30}?${weight}`);
  const kcal = new RegExp(`${NUMBER} ?${KCAL}`, 'g');
  const notEaten = new RegExp(
    `(?<![a-zа-яіїєґ])(?:${anyOf(`${numbers.notEaten} ${english.numbers.notEaten}`)})`,
  );
  const goalWeight = new RegExp(
    `(?<![a-zа-яіїєґ])(?:${anyOf(numbers.weigh)})(?: [^ .,\\d]{1,7}){0,2} ?(?:, )?${weight}`,
  );
  const weightThenGoal = new RegExp(
    `${weight} ?(?:[^ .,\\d]{1,7} ?)?(?:${anyOf(numbers.weigh)})(?![a-zа-я])`,
  );
  const toWeight = new RegExp(`\\d ?(?:kgs?|kilos?)? to ${weight}`);
  const fast = new RegExp(
    ` (?:fast|fasting|without food|no food|not eat[^ .,]*|stop eating)(?: for| of| a)? ${NUMBER} ?(h|hrs?|hours?|days?|weeks?)(?= )`,
  );

  // The length of a time span whose groups begin at `at`: count, day, week, month.
  const daysOf = (found: RegExpExecArray, at: number) => {
    const count = Number(found[at] ?? 1);
    if (found[at + 1] !== undefined) return count;
    return found[at + 2] === undefined ? count * 30.4 : count * 7;
  };
  const isTooFast = (kg: number, days: number) => days > 0 && (kg / days) * 7 > MOST_KG_A_WEEK;
  const losesTooFast: Reckoner = (text) => {
    if (!lose.test(text)) return false;
    const first = lossThenSpan.exec(text);
    if (first && isTooFast(kgOf(first[1], first[2]), daysOf(first, 3))) return true;
    const second = spanThenLoss.exec(text);
    return second !== null && isTooFast(kgOf(second[5], second[6]), daysOf(second, 1));
  };
  const eatsTooLittle: Reckoner = (text) =>
    [EATEN, EATEN_A_DAY].some((form) => Number(form.exec(text)?.[1] ?? LEAST_KCAL) < LEAST_KCAL) ||
    [...text.matchAll(kcal)].some(({ 0: said, 1: count, index }) => {
      const near = text.slice(Math.max(0, index - 22), index + said.length + 22);
      const around = near.replace(/(?:less|fewer) than/, '');
      return Number(count) > 0 && Number(count) < LEAST_KCAL && !notEaten.test(around);
    });
  const isTooLight: Reckoner = (text) => {
    const said = goalWeight.exec(text) ?? weightThenGoal.exec(text);
    const found = said ?? (BODY.test(text) ? toWeight.exec(text) : null) ?? WEIGH_BARE.exec(text);
    if (found === null || LIFTED.test(text)) return false;
    const kg = kgOf(found[1], found[2]);
    return kg >= LEAST_PERSON_KG && kg < leastKg(text);
  };
  const fastsTooLong: Reckoner = (text) => {
    const [, count, unit = ''] = fast.exec(text) ?? [];
    const days = unit.startsWith('h') ? 1 / 24 : unit.startsWith('week') ? 7 : 1;
    return Number(count ?? 0) * days > LONGEST_FAST_DAYS;
  };
  return (text) => {
    const read = text.replace(WORD_NUMBER, (_, word: string) => ` ${WORD_NUMBERS[word]} `);
    if (!/\d/.test(read)) return false;
    return losesTooFast(read) || eatsTooLittle(read) || isTooLight(read) || fastsTooLong(read);
  };
}

/** Whether a text may hold what a reckoner finds: a number, and a word of weight, food or fasting. */
export function mayReckon(text: string): boolean {
  return (/\d/.test(text) || WORD_NUMBER_IN.test(text)) && OF_DIET.test(text);
}

const WORD_NUMBER_IN = new RegExp(WORD_NUMBER.source);
const OF_DIET = new RegExp(`${WEIGHT}|${KCAL}| (?:eat|weigh|fast|food|no food|without food)`);

/** The lowest accepted target weight, by the height if it is named. */
function leastKg(text: string): number {
  const [, cm = 0] = HEIGHT.exec(text) ?? [];
  return Math.max(LEAST_GOAL_KG, LEAST_BMI * (Number(cm) / 100) ** 2);
}

function kgOf(count: string | undefined, unit = ''): number {
  const [, kg = 1] = KG_OF.find(([name]) => name.test(unit)) ?? [];
  return Number(count ?? 0) * kg;
}
