// The third answer in the words that figures are read in.

/** Spans of hours and days, breaks and odd ways to say a week, in the words that figures are read in. */
export function inPlainTerms(answer: string): string {
  return answer
    .replace(ALL_DAY, '15 min a day')
    .replace(BESIDE_PAYDAY, '')
    .replace(CHANGING, '')
    .replace(LONG_SHIFTS, '')
    .replace(TIMES_AND_LONG, '$2 $1 times a week, 90 minutes on $3')
    .replace(LONG_TIMES_AFTER, '$1 $2 times a week')
    .replace(LONG_TIMES, '$2 $1 times a week')
    .replace(BREAKS_OF, '$2 min $1 times a day')
    .replace(HALF_HOUR, 'half an hour')
    .replace(ALL_BUT, 'every day except')
    .replace(OF_A_MONTH, '$1')
    .replace(MIDWEEK, 'on Tuesday and Thursday')
    .replace(EACH_TIME, '$1 2 times a day')
    .replace(NUMBER_ALONE, (_, n: string) => `${n} ${Number(n) < LEAST_BARE ? 'hours' : 'minutes'}`)
    .replace(ROUGHLY, '$1')
    .replace(SHORT_TIMES, '$1 times a week')
    .replace(LITTLE_NOW, '15 minutes')
    .replace(NO_TIME, '5 minutes')
    .replace(EVENINGS_AND_DAY, '$1 a week, about 45 minutes, and ')
    .replace(LONG_ONE, '')
    .replace(/\bweeknight/gi, 'evening')
    .replace(LITTLE_TIME, '15 minutes')
    .replace(SOME_WEEKENDS, 'on Saturdays')
    .replace(FOUR_DIGITS, '$1:$2-$3:$4')
    .replace(TWO_TIMES, '$1, ')
    .replace(PLUS_DAY, ', also ')
    .replace(
      SLASH,
      (_, n: string, unit: string, of: string) =>
        `${n} ${/^h/i.test(unit) ? 'hours' : 'minutes'} a ${of === 'day' ? of : 'week'}`,
    )
    .replace(LENGTH, (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} min`)
    .replace(HOUR_AND_HALF, '$1:$2')
    .replace(CLOCK_HOURS, '$1:00-$2:00')
    .replace(AT_HOUR, '$1 $2:00')
    .replace(LATE_HOUR, '$1:00')
    .replace(SHORT_MINUTES, '$1 min')
    .replace(AND_FREE_DAY, '$1 on weekdays, ')
    .replace(ON_SO_MANY, '$2 days a week $1')
    .replace(SO_OFTEN_AFTER, '$2 x $1')
    .replace(DAY_LIST, '$1 and ')
    .replace(DAYS_THEN_LONG, '$1 ')
    .replace(TWO_PARTS, '$1 2 times a day')
    .replace(BOTH_WAYS, '2 times a day')
    .replace(SITTINGS_A_DAY, '$1 times a day')
    .replace(SOME_HOURS, (_, few: string) => (few.toLowerCase() === 'few' ? '3 hours' : '2 hours'))
    .replace(WHOLE_DAY, '5 hours')
    .replace(IN_A_WEEK, '$1 a week')
    .replace(AND_DAY, '$1, 1 hour on $2')
    .replace(
      DAY_AND_EVENINGS,
      (_, day: string, minutes: string) =>
        `2 hours on ${/\d|one/i.test(day) ? 'Saturday' : day}, ${minutes} on weekdays`,
    )
    .replace(FEW_TIMES, (_, few: string) => (/^c/i.test(few) ? '2 times a week' : '3 times a week'))
    .replace(SITTINGS, '$1 times a week')
    .replace(SOME_DAYS, '$1 on 3 days a week')
    .replace(MORE_DAYS, moreDays)
    .replace(FREE_DAYS, 'days')
    .replace(DAY_OFF, 'not $1')
    .replace(EVENINGS_TOO, '1 hour on weekdays')
    .replace(EACH_OF_THEM, (_, said: string) => said.replace(/weekends?/i, 'Sat Sun'))
    .replace(LETTER_DAYS, 'Mon Wed Fri')
    .replace(HOUR_WORDS, (_, from: string, to: string) => `${hourOf(from)} to ${hourOf(to)}`)
    .replace(CLOCK_SPAN, minutesBetween)
    .replace(DAY_SPAN, daysBetween)
    .replace(SO_OFTEN, '$2 $1 times a day')
    .replace(LUNCH, (said, at: number, all: string) =>
      hasDays(all, at) ? said : `${said} on weekdays`,
    );
}

/** "An hour on payday, 5 min otherwise": the week is what is left without the month. */
const BESIDE_PAYDAY = /^[^,;]*\bpay ?day\b[^,;]*[,;] */i;
/** "Shift changes weekly" says nothing of how often. */
const CHANGING =
  /,? ?\b(?:my )?(?:shifts?|rota|roster|hours) (?:changes?|rotates?|varies|vary) (?:weekly|every week|each week)\b/i;
/** "12h shifts, 4 on 4 off" says how long somebody works. */
const LONG_SHIFTS = /\b(?:8|9|10|11|12) ?-?h(?:r|rs|our|ours)? shifts?\b(?:,? ?\d on,? ?\d off)?/i;
const LONG = '(?:(?:[2-9]\\d|1[0-8]\\d) ?(?:min\\w*|m\\b)|\\d(?:\\.5)? ?(?:h|hrs?|hours?)\\b)';
/** "25 min x4", "3 x 45 min": what is so long is not done so often in one day. */
const LONG_TIMES_AFTER = new RegExp(
  `\\b(${LONG}),? ?[x×] ?([1-7])\\b(?! ?(?:days?|nights|evenings|mornings|times|weekdays?|a|per|each|every|/))`,
  'i',
);
const LONG_TIMES = new RegExp(
  `(?<!\\b(?:train|bus|tram|metro|ferry|commute)\\b.*)\\b([1-7]) ?[x×] ?(${LONG})(?! ?(?:a|per|each|every) day)`,
  'i',
);
/** "3 x 45 min and a long one on Sunday". */
const TIMES_AND_LONG = new RegExp(
  `\\b([1-6]) ?[x×] ?(${LONG}),? (?:and|plus|\\+) (?:a |one )?long(?:er)? (?:one|run|ride|walk|swim) (?:on )?((?:sun|sat)\\w*)`,
  'i',
);
/** "2 breaks of 15". */
const BREAKS_OF =
  /\b([2-4]|two|three|four) (?:\w+ )?(?:breaks|slots|blocks|windows) of (\d{1,2})(?: ?min\w*)?(?: (?:a|per|each|every) day)?\b/i;

/** "15", "10-15": minutes, unless it is no more than a few. */
const NUMBER_ALONE =
  /^\s*(?:(?:about|around|maybe|like|roughly|say|~) ?)?(?:\d{1,2} ?(?:-|–|to|or) ?)?(\d{1,2})(?: ?ish)?\s*\.?$/i;
const LEAST_BARE = 5;
/** "15ish min". */
const ROUGHLY = /(\d) ?-?ish\b/gi;
/** "2x week", "3 x wk". */
const SHORT_TIMES = /\b([1-7]) ?(?:x|times) ?\/? ?(?:week|wk)\b/gi;
/** What comes later is planned later. */
const LITTLE_NOW = /\b(?:very little|not much|little)(?: right)? now\b.*$/i;
/** "Not much" alone; with a number beside it the number counts. */
const LITTLE_TIME =
  /^(?=\D*$)(?!.*\b(?:hours?|hrs?|week\w*|\w{3,}days?)\b)(?:.*\b)?(?:not (?:very |that |too )?much|(?:very|too) little|hardly any|barely any|almost (?:none|no time)|(?:a )?few min(?:ute)?s?|^little)\b.*$/i;
/** "2 evenings + Saturday morning". */
const EVENINGS_AND_DAY =
  /^((?:\d|two|three) (?:evenings|nights|mornings|afternoons)) ?(?:\+|and|plus|,) ?(?=(?:on )?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\b(?!.*\d))/i;
/** It is one of the walks or runs that were counted. */
const LONG_ONE =
  /(?<=\bweek),? (?:and|with) (?:a |the )?long(?:er)? (?:one|run|walk|ride|swim) (?:on )?(?:sun|sat)\w*$/i;
/** What is left alone takes no time. */
const NO_TIME =
  /^(?:none|nothing|no (?:extra )?time)(?: needed| at all| really| extra)?[.!]?$|^(?=\D*$).*\b(?:do(?:es)?n['’]?t|do(?:es)? not|shouldn['’]?t) (?:need|take|cost)(?: any| extra| much)* time\b.*$/i;
const SOME_WEEKENDS = /\b(?:on |at )?(?:some|the odd) weekends?\b/i;
/** A week is said before its hours, too: "every week 3 hours". */
const IN_A_WEEK =
  /\b(?:every|each|per) week,? (?:about |around |maybe )?((?:an?|\d+|one|two|three|four|five|six|half an) (?:hours?|minutes?|mins?))\b/i;
/** What is done so often is named by its own word: "4 runs a week". */
const SITTINGS =
  /\b(\d|one|two|three|four|five|six) (?:runs?|rides?|swims?|walks?|workouts?|classes|class|lessons?|slots?|goes) (?:a|per|each|every) week\b/i;
/** "Some days an hour, some days nothing" is about every other day. */
const SOME_DAYS =
  /\bsome days,? (.+?),? (?:and |but )?(?:some|other|others)(?: days)?,? (?:nothing|none|not at all|no time)\b/i;
/** "Sunday and one evening", "Sunday plus 2 evenings": so many days more. */
const MORE_DAYS =
  /,? (?:and|plus|\+) (one|an|a|another|two|three|[1-3]) (?:other )?(?:weekday )?(?:evening|morning|afternoon|night|day)s?\b(?! (?:a|per|each|every)\b)/i;

function moreDays(_: string, said: string): string {
  const count = hourOf(said) || Number(said) || 1;
  return `, also ${count} ${count === 1 ? 'day' : 'days'} a week`;
}

const HALF_HOUR = /\bhalf (?:an? )?h(?:ou)?r\b/gi;
/** "Any day but Monday". */
const ALL_BUT = /\b(?:any|every|each|all) days? but(?= (?:on )?(?:sun|mon|tue|wed|thu|fri|sat))/i;
/** "Two Saturdays a month, plus stairs midweek": the week is planned with its Saturday. */
const OF_A_MONTH =
  /\b(?:one|two|three|[1-3]|some) ((?:satur|sun)days?|weekends?) (?:a|per|each) month(?=,? (?:and|plus|\+|,).*(?:week|day|evening|morning))/i;
const MIDWEEK = /\b(?:in )?mid-?week\b/i;
/** "6:40 and 22:00, fifteen minutes each". */
const EACH_TIME =
  /\b\d{1,2}[:.]\d{2} ?(?:am|pm)? (?:and|&|\+) \d{1,2}[:.]\d{2} ?(?:am|pm)?,? ((?:\w+) min\w*) (?:each|both)\b/i;
/** Nobody works on it from waking to bedtime. */
const WHOLE_DAY = /\b(?:all|the whole|whole|full|a whole) day(?: long)?\b/i;
/** What is left alone all day needs no time of it. */
const ALL_DAY =
  /^.*\b(?:(?:happens|its|it['’]s) all day|all day (?:thing|long)|about not doing)\b.*$|^(?:always|all day(?: at (?:work|home|school))?|(?:through|over|during) the (?:whole )?day)\b(?!.*(?:\d ?(?:min|h)|\b(?:half|hours?|quarter|minutes?|(?:sun|mon|tues?|wed|thu|fri|sat)\w*)\b)).*$/i;
/** "5 min a day and then Saturdays". */
const AND_DAY =
  /(\d+ ?min\w* (?:a|per|each) day),? (?:and|plus)(?: then)? (?:on )?((?:sun|satur)days?|weekends?)$/i;
/** "Sunday afternoon + 10 min in the evening", "1 weekend day, plus 20 min some evenings". */
const DAY_AND_EVENINGS =
  /^((?:1 |one )?weekend day|(?:sun|satur)days?)(?: (?:mornings?|afternoons?|evenings?))?,? (?:\+|plus|and) (\d+ ?min\w*) (?:in (?:the )?|some |most |on )?(?:evenings?|mornings?|nights?|weekdays?)$/i;
const FEW_TIMES = /\b(?:a )?(few|couple|several)(?: of)? times (?:a|per|each) week\b/i;
const SOME_HOURS = /\b(?:a )?(couple|few)(?: of)? (?:hours|hrs)\b/i;
/** "45 minutes a day, Sundays off" leaves that day out; "Fridays off" alone is a day with time. */
const DAY_OFF =
  /(?<=\b(?:min\w*|hours?|daily|day)\b.*)\b((?:sun|mon|tue|wed|thu|fri|sat)[a-z]*) off(?! work)\b/i;
/** "Evenings after 6, weekends": an hour of each evening beside the weekend. */
const EVENINGS_TOO =
  /^(?:in the |my |most |some )?(?:evenings?|nights?|mornings?)(?: (?:after|before|from) [\w:]+)?(?=,? (?:and |plus )?(?:at |on )?(?:the )?weekends?$)/i;
/** "Weekends, 4 hours each day": each of those days. */
const EACH_OF_THEM =
  /^((?:on |at |the )*(?:weekends?|saturdays? and sundays?)\b.*?) (?:each|per|a|every) day$/i;
const FREE_DAYS = /\b(?:free|spare|off) days\b/i;

/** Whether the piece that stands there names its days. */
function hasDays(answer: string, at: number): boolean {
  return NAMES_DAYS.test(answer.slice(answer.lastIndexOf(',', at) + 1).split(',')[0] ?? '');
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = `(${HOURS.join('|')})`;
/** "nine to eleven", and not "two to three evenings". */
const HOUR_WORDS = new RegExp(
  `\\b${HOUR}\\s+(?:to|till?|until)\\s+${HOUR}\\b(?!\\s*(?:min|hour|day|time|evening|morning|night|afternoon))`,
  'gi',
);
/** "22-23h" is an hour of the evening; "2-3h" is how long. */
const CLOCK_HOURS = /\b([6-9]|1\d|2[0-3]) ?h? ?(?:-|–|to|till|until) ?([7-9]|1\d|2[0-4]) ?h\b/g;
/** Nobody has 15 hours a day. */
const LATE_HOUR =
  /\b(1[3-9]|2[0-3]) ?h\b(?!,? (?:of free time )?(?:a|an|per|each|every|in a|weekly|monthly|in total)\b)/g;
const HOUR_AND_HALF = /\b([6-9]|1\d|2[0-3])h([0-5]\d)\b/g;
/** "1h30" is how long. */
const LENGTH = /\b([0-5])h([0-5]\d)\b/g;
const SLASH = /\b(\d{1,3}) ?(h(?:rs?|ours?)?|min\w*) ?\/ ?(week|wk|day)\b/gi;
const LETTER_DAYS = /\bM[ ,/]+W[ ,/]+F\b/g;
/** "19 to 19:45", "7 to 9 in the morning", and not "10 to 15 minutes". */
const CLOCK_SPAN =
  /\b(\d{1,2})(?:[.:](\d{2}))?\s*(?:am|pm)?\s*(?:to|until|till?|[-–—])\s*(\d{1,2})(?:[.:](\d{2}))?(?:\s*(?:am|pm))?(?![\d.:]|\s*(?:min|m\b|hours?|hrs?|h\b|days?|times|x\b|evenings|mornings|nights|afternoons|sessions|weeks|pages|km))/gi;
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_SPAN =
  /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\s*(?:to|until|till?|through|[-–—])\s*(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/gi;
/** "0530-0550". */
const FOUR_DIGITS =
  /\b(?!(?:19|20)\d\d\D+(?:19|20)\d\d\b)([01]\d|2[0-3])([0-5]\d) ?(?:-|–|to) ?([01]\d|2[0-3])([0-5]\d)\b(?! ?(?:euros?|eur|dollars?|pounds?|usd|kcal|cal\w*|words|steps|[€$£]))/g;
/** "5 min morning 5 min evening" are two. */
const TWO_TIMES =
  /\b(\d{1,3} ?min\w*(?: (?:in the|at|every|each))? (?:mornings?|evenings?|nights?|lunch)) (?=\d{1,3} ?min)/gi;
const PLUS_DAY =
  /,? \bplus (?=(?:on )?(?:sun|mon|tues?|wed|thu|fri|sat|weekend)[a-z]*\b(?![^,;]*\d))/gi;
/** "From 19h" says when. */
const AT_HOUR = /\b(from|at|after|by|before|until|till|around) ([01]?\d|2[0-3]) ?h\b/gi;
/** "17:30 till 19:00 and Saturday morning": hours of the working week, and a day beside them. */
const AND_FREE_DAY =
  /(\d{1,2}[.:]\d{2} ?(?:to|till?|until|-|–) ?\d{1,2}[.:]\d{2}),? (?:and|plus) (?=(?:on )?(?:sat|sun|weekend))/i;
/** "45 mins x 4 days", "30 min x 3 a week". */
const ON_SO_MANY =
  /\b(\d{1,3} ?(?:min\w*|hours?|hrs?|h)) ?[x×] ?([1-7]) ?(?:days|nights|evenings|times|a week|per week|\/ ?week)(?: (?:a|per) week)?\b/gi;
/** "5 min x 3". */
const SO_OFTEN_AFTER = /\b(\d{1,3} ?min\w*) ?[x×] ?([2-4])\b/gi;
/** "2 x 15 minutes". */
const SO_OFTEN = /\b([2-4])\s*[x×]\s*(\d{1,3}\s*min\w*)(?:\s+a\s+day)?/gi;
const BOTH_WAYS = /\b(?:each way|there and back|both ways)\b/i;
/** "45m", which is no distance here. */
const SHORT_MINUTES = /\b(\d{1,3}) ?m\b/gi;
const A_DAY = '(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*';
/** "Tue, Thu 40 min": both of them. */
const DAY_LIST = new RegExp(`\\b(${A_DAY}), ?(?=${A_DAY}\\b)`, 'gi');
/** "A long one on Sunday, up to 2 hours": what follows is that day's. */
const DAYS_THEN_LONG = new RegExp(
  `(?<!\\b(?:not|except|but|never|no)(?: on)? )\\b(${A_DAY}(?: (?:mornings?|evenings?|afternoons?))?), ?(?=(?:for |up to |about |around |maybe )*(?:\\d+|an?|half an|one|two|three|four) ?(?:h|hours?|hrs?|min\\w*)\\b(?! (?:on|every|each|at|in|a|per|other|otherwise|the other|the rest)\\b))`,
  'gi',
);
const PART =
  '(?:(?:at|in|after|before|during|over|the|my|each|every) )*(?:breakfast|lunch(?:time)?|dinner|supper|tea|work|school|bed(?:time)?|noon|mornings?|evenings?|nights?|afternoons?)';
/** "25 min at lunch & after dinner" is so long each time. */
const TWO_PARTS = new RegExp(
  `\\b((?:\\d+ ?min\\w*|(?:half )?an hour|\\d+ ?h(?:ou)?rs?)) ${PART} ?(?:and|&|\\+|,) ?${PART}\\b(?! (?:\\d|an?|for|of)\\b)`,
  'i',
);
/** "Two walks a day, 7am and 5pm, 30 mins each". */
const SITTINGS_A_DAY =
  /\b([2-4]|two|three|four) (?:\w+ )?(?:walks|slots|sessions|sittings|breaks|blocks|rides|runs|windows|goes) (?:a|per|each|every) day\b/i;

/** A break at noon, and what school leaves, is of a working day. */
const LUNCH =
  /\b(?:(?:kids?|children|they|son|daughter)(?: are| is|'re)? (?:at|in) school|after school|lunch ?breaks?|lunch ?times?|lunch hours?|at lunch|coffee breaks?)\b/i;
const NAMES_DAYS =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*day)?s?\b|\b(?:daily|every day|each day|days a week|times a week|week ?days?|week ?ends?)\b/i;

export function hourOf(word: string): number {
  return HOURS.indexOf(word.toLowerCase()) + 1;
}

/** Whoever is free for longer than this names when, and not for how long. */
const LONGEST_SPAN = 4 * 60;

/** "From 7.40 to 7.55" is fifteen minutes. */
function minutesBetween(
  said: string,
  ...[hour, minute = '0', toHour, toMinute = '0']: (string | undefined)[]
): string {
  const between = (Number(toHour) - Number(hour)) * 60 + Number(toMinute) - Number(minute);
  const minutes = between > 0 ? between : between + 12 * 60;
  return minutes > 0 && minutes <= LONGEST_SPAN ? `${minutes} minutes` : said;
}

/** "Mon-Fri" in the words that figures are read in. */
export function withDaySpans(text: string): string {
  return text.replace(DAY_SPAN, daysBetween);
}

/** "Monday to Friday" has five days. */
function daysBetween(_: string, from: string, to: string): string {
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === undefined || last === undefined) return '';
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_day, at) => DAYS[(first + at) % 7]).join(' ');
}
